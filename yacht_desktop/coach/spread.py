"""How the final totals of the best-average player are spread, exactly."""

import math
from dataclasses import dataclass

import numpy as np

from yacht_desktop.coach.boxes import Boxes, Masks
from yacht_desktop.coach.lattice import (
    FIRST_ROLL,
    HOLDS,
    ROLLS,
    Rows,
    Worths,
    pick_best_hold,
    roll_loose_dice,
    throw_loose_dice,
)
from yacht_desktop.coach.means import Means
from yacht_desktop.coach.progress import Progress, report
from yacht_desktop.coach.tolerance import TOLERANCE
from yacht_desktop.rules import ROLLS_A_TURN

BATCH = 128
"""Sets worked on at once."""


@dataclass(frozen=True, eq=False)
class Spread:
    """The chance of each final total, by total, under best-average play; shape (totals,)."""

    chances: Worths

    @property
    def mean(self) -> float:
        """The expected total, the same as that of the means it was made from."""
        return float(self.chances @ np.arange(len(self.chances)))

    def at_least(self, total: int) -> float:
        """How often best-average play ends with `total` points or more."""
        return float(self.chances[max(0, total) :].sum())


def solve_spread(means: Means, progress: Progress | None = None) -> Spread:
    """Follow best-average play through every set of boxes; `progress` may cancel, see `Progress`.

    Among ties the first box of the card is scored, and the fewest dice are rolled again.
    """
    boxes = means.boxes
    table = np.zeros((boxes.sets, int(boxes.best[-1]) + 1))
    table[0, 0] = 1.0
    done = 1
    for level in boxes.levels():
        for start in range(0, len(level), BATCH):
            batch = level[start : start + BATCH]
            for mask, scores in zip(batch.tolist(), scores_of_turn(means, batch), strict=True):
                table[mask] = _sum(boxes, table, mask, scores)
            done += len(batch)
            report(progress, done / boxes.sets)
    return Spread(table[-1])


def _sum(boxes: Boxes, table: Worths, mask: int, scores: Worths) -> Worths:
    """The spread of the points from one set of boxes: those of its turn and those that follow."""
    spread = np.zeros(table.shape[1])
    for box in np.flatnonzero(scores.any(axis=1)).tolist():
        following = table[mask ^ (1 << box), : boxes.best[mask ^ (1 << box)] + 1]
        points = scores[box, : boxes.best[1 << box] + 1]
        total = np.convolve(points, following)
        spread[: len(total)] += total
    return spread


def scores_of_turn(means: Means, masks: Masks) -> Worths:
    """The chance that a turn ends with some points in some box; shape (sets, boxes, points)."""
    boxes, sets = means.boxes, np.arange(len(masks))
    where, worths = _best_boxes(means, masks)
    last = _last_roll(worths)
    shape = (len(masks), len(boxes.categories), boxes.most + 1)
    points = boxes.points[where, np.arange(len(where))[:, np.newaxis]]
    cells = np.ravel_multi_index((np.broadcast_to(sets, where.shape), where, points), shape)
    return _collect(last, cells, shape)


def _last_roll(worths: Worths) -> Worths:
    """The chance of each roll to be the one that is scored; both of shape (252, sets)."""
    lattice = np.empty((len(HOLDS), worths.shape[1]))
    lattice[ROLLS] = worths
    policy = []
    for _ in range(ROLLS_A_TURN - 1):
        roll_loose_dice(lattice)
        policy.append(pick_best_hold(lattice, TOLERANCE)[ROLLS])
    chances = np.repeat(FIRST_ROLL[:, np.newaxis], worths.shape[1], axis=1)
    for holds in reversed(policy):
        cells = holds * worths.shape[1] + np.arange(worths.shape[1])
        lattice = _collect(chances, cells, lattice.shape)
        throw_loose_dice(lattice)
        chances = lattice[ROLLS]
    return chances


def _collect(chances: Worths, cells: Rows, shape: tuple[int, ...]) -> Worths:
    """A new table with each of the chances added to its cell, cells counted in C order."""
    table = np.bincount(cells.ravel(), chances.ravel(), minlength=math.prod(shape))
    return table.astype(np.float64, copy=False).reshape(shape)


def _best_boxes(means: Means, masks: Masks) -> tuple[Rows, Worths]:
    """Where each roll is best scored, and what it is worth there; shape (252, sets)."""
    best = np.full((means.boxes.points.shape[1], len(masks)), -np.inf)
    where = np.zeros(best.shape, dtype=np.intp)
    for box, points in enumerate(means.boxes.points):
        having = np.flatnonzero(masks & (1 << box))
        worths = points[:, np.newaxis] + means.table[masks[having] ^ (1 << box)]
        better = worths > best[:, having] + TOLERANCE
        best[:, having] = np.where(better, worths, best[:, having])
        where[:, having] = np.where(better, box, where[:, having])
    return where, best
