"""Best play for a target: the greatest possible chance of the points still needed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from yacht_desktop.coach.boxes import Boxes, Masks
from yacht_desktop.coach.lattice import HOLDS, ROLLS, Worths
from yacht_desktop.coach.progress import Progress, report
from yacht_desktop.coach.turn import start_of_turn
from yacht_desktop.rules import Category, Ruleset

_BATCH = 700
"""Columns worked on at once: enough for speed, few enough for the processor's cache."""


@dataclass(frozen=True, eq=False)
class Chances:
    """Chances under best play, by mask of open boxes and by points needed.

    `table` has shape (sets, `paid` + 1 + most points). Column `paid` + n is for n points needed, so
    that a box that pays more than was needed leads to a column of ones. `known` tells the sets
    whose row holds what it should; it may be read while others are still being solved.
    """

    boxes: Boxes
    table: Worths
    known: npt.NDArray[np.bool_]

    @classmethod
    def unknown(cls, boxes: Boxes) -> "Chances":
        """Nothing is known yet but that a full card earns no more."""
        table = np.zeros(shape(boxes))
        table[0, : boxes.most + 1] = 1.0
        return cls(boxes, table, np.arange(boxes.sets) == 0)

    @classmethod
    def complete(cls, boxes: Boxes, table: Worths) -> "Chances":
        """Everything is known."""
        return cls(boxes, table, np.ones(boxes.sets, dtype=np.bool_))

    @property
    def is_complete(self) -> bool:
        """Whether every set is known."""
        return bool(self.known.all())

    def knows(self, open_boxes: Iterable[Category]) -> bool:
        """Whether a turn with these boxes open can be weighed: what each of them leads to."""
        mask = self.boxes.mask(open_boxes)
        bits = (1 << box for box in range(len(self.boxes.categories)))
        return all(self.known[mask ^ bit] for bit in bits if mask & bit)

    @property
    def paid(self) -> int:
        """The most points that one box can pay."""
        return self.boxes.most

    def chance(self, target: int) -> float:
        """The chance that a new game ends with at least `target` points."""
        return self._at(self.boxes.sets - 1, target)

    def worth(self, open_boxes: Iterable[Category], needed: int) -> float:
        """The chance of at least `needed` points from these boxes, before a turn's first roll."""
        return self._at(self.boxes.mask(open_boxes), needed)

    def scored(self, mask: int, box: int, needed: int) -> Worths:
        """The chance that each roll leaves when it is scored in a box of a set."""
        columns = self.paid + needed - self.boxes.points[box]
        following = self.table[mask ^ (1 << box)]
        return np.where(columns < len(following), following.take(columns, mode="clip"), 0.0)

    def _at(self, mask: int, needed: int) -> float:
        if needed <= 0:
            return 1.0
        column = self.paid + needed
        return float(self.table[mask, column]) if column < self.table.shape[1] else 0.0


def shape(boxes: Boxes) -> tuple[int, int]:
    """The shape of the table of chances."""
    return boxes.sets, boxes.most + 1 + int(boxes.best[-1])


def solve_chances(ruleset: Ruleset, progress: Progress | None = None) -> Chances:
    """Solve a ruleset for every target at once; `progress` may cancel, see `Progress`."""
    chances = Chances.unknown(Boxes(ruleset))
    solve_more(chances, ruleset.categories, progress)
    return chances


def solve_more(
    chances: Chances, open_boxes: Iterable[Category], progress: Progress | None = None
) -> None:
    """Solve what is not known yet of these boxes and all sets of them; fewer are much quicker.

    A set needs a column only for each number of points that it can still earn: with fewer than one
    needed the chance is 1, with more than it can earn 0. `progress` is of the whole ruleset.
    """
    boxes = chances.boxes
    mask = boxes.mask(open_boxes)
    work = int(boxes.best.sum())
    for level in boxes.levels():
        wanted = level[((level & ~mask) == 0) & ~chances.known[level]]
        for batch in _batches(wanted, boxes.best):
            _solve(chances, batch)
            report(progress, int(boxes.best[chances.known].sum()) / work)


def _solve(chances: Chances, batch: Masks) -> None:
    boxes = chances.boxes
    worths = start_of_turn(_scored(chances, batch))
    columns = 0
    for mask in batch:
        width = boxes.best[mask]
        row = chances.table[mask, boxes.most :]
        row[0] = 1.0
        row[1 : 1 + width] = worths[columns : columns + width]
        columns += width
    chances.table[batch, : boxes.most] = 1.0
    chances.known[batch] = True  # and only now


def _batches(level: Masks, widths: Masks) -> Iterator[Masks]:
    """Cut a level into runs of sets with about as many columns each."""
    ends = np.cumsum(widths[level]) // _BATCH
    parts = np.split(level, np.flatnonzero(np.diff(ends)) + 1)
    yield from (part for part in parts if len(part))


def _scored(chances: Chances, masks: Masks) -> Worths:
    """The chance that each roll leaves at best; a column for each set and number of points."""
    boxes = chances.boxes
    widths = boxes.best[masks].tolist()
    worths = np.empty((len(HOLDS), sum(widths)))
    end = 0
    for mask, width in zip(masks.tolist(), widths, strict=True):
        _score(chances, mask, worths[ROLLS, end : end + width])
        end += width
    return worths


def _score(chances: Chances, mask: int, columns: Worths) -> None:
    """Fill the columns of one set, shape (252, width), with the best of its boxes for each roll."""
    boxes = chances.boxes
    following = {
        box: _runs(chances.table, mask ^ (1 << box), columns.shape[1])
        for box in range(len(boxes.categories))
        if mask & (1 << box)
    }
    # Most boxes pay nothing for most rolls, and nothing is the same for all of them.
    columns[...] = np.maximum.reduce([runs[chances.paid + 1] for runs in following.values()])
    for box, runs in following.items():
        paying = boxes.paying[box]
        paid = runs[chances.paid + 1 - boxes.points[box, paying]]
        if len(paying) == len(columns):
            np.maximum(columns, paid, out=columns)
        else:
            columns[paying] = np.maximum(columns[paying], paid)


def _runs(table: Worths, row: int, width: int) -> Worths:
    """Every run of `width` columns in a row, as a view: entry i begins at column i."""
    runs = table.shape[1] - width + 1
    step = table.itemsize
    return np.ndarray((runs, width), table.dtype, table.data, row * table.strides[0], (step, step))
