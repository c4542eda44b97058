"""The 462 holds of up to five dice, and the 1,260 ways to add one die to one of them.

A hold is a multiset of faces; the 252 holds of five dice are the rolls. Throwing the loose dice one
after the other is the same as throwing them at once, so the worth of a hold is the mean over one
added die, and takes six additions where there are up to 252 outcomes. In the same way the best
hold within a roll is either all of it or the best within one die less. Both go along the same
edges, from holds of one size to those of the next.

Tom Verhoeff solved Yahtzee like this ("Optimal solitaire Yahtzee strategies", 1999).
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

from yacht_desktop.rules import ALL_ROLLS, SLOTS

Worths = npt.NDArray[np.float64]
Rows = npt.NDArray[np.intp]
Multiset = tuple[int, ...]

_FACES = range(1, 7)
_SIZES = range(len(SLOTS) + 1)

HOLDS: tuple[Multiset, ...] = tuple(
    hold for size in _SIZES for hold in combinations_with_replacement(_FACES, size)
)
"""Every multiset of up to five faces, smaller ones first, each sorted."""

INDEX: dict[Multiset, int] = {hold: row for row, hold in enumerate(HOLDS)}

NOTHING = 0
"""The row of the empty hold."""

ROLLS = slice(len(HOLDS) - len(ALL_ROLLS), len(HOLDS))
"""The rows of the rolls, in the order of `rules.ALL_ROLLS`."""


def row_of(faces: Sequence[int]) -> int:
    """The row of some faces in any order."""
    return INDEX[tuple(sorted(faces))]


def roll_loose_dice(worths: Worths) -> None:
    """Fill the rows of the smaller holds with their mean worth, from the rows of the rolls.

    `worths` has shape (462, n) or (462,) and is changed in place; only its last 252 rows are read.
    """
    for rows, added in _ADDED:
        mean = worths[rows]
        np.add(worths[added[0]], worths[added[1]], out=mean)
        for more in added[2:]:
            mean += worths[more]
        mean /= len(_FACES)


def throw_loose_dice(chances: Worths) -> None:
    """Move the chances of smaller holds to the rolls that they become; in place, shapes as above.

    This is `roll_loose_dice` the other way: along the same edges, from what is held to what falls.
    """
    for rows, added in reversed(_ADDED):
        share = chances[rows] / len(_FACES)
        chances[rows] = 0.0
        for more in added:
            chances[more] += share


def choose_best_hold(worths: Worths) -> None:
    """Raise each row to the best among it and the holds within it; in place, shapes as above."""
    for rows, removed in _REMOVED:
        best = worths[rows]
        for fewer in removed:
            np.maximum(best, worths[fewer], out=best)


def pick_best_hold(worths: Worths, tolerance: float) -> Rows:
    """Do as `choose_best_hold` does, and tell for each row which row that is; shape (462, n).

    A larger hold stands unless a smaller one is better by more than `tolerance`.
    """
    picked = np.empty(worths.shape, dtype=np.intp)
    picked[...] = np.arange(len(HOLDS))[:, np.newaxis]
    for rows, removed in _REMOVED:
        for fewer in removed:
            better = worths[fewer] > worths[rows] + tolerance
            worths[rows] = np.where(better, worths[fewer], worths[rows])
            picked[rows] = np.where(better, picked[fewer], picked[rows])
    return picked


def _rows_of_size(size: int) -> slice:
    rows = [row for row, hold in enumerate(HOLDS) if len(hold) == size]
    return slice(rows[0], rows[-1] + 1)


def _columns(table: list[list[int]]) -> list[Rows | slice]:
    """The columns of a table; as slices, which are quicker, where they are runs of rows."""
    columns: list[Rows | slice] = []
    for column in zip(*table, strict=True):
        run = range(column[0], column[0] + len(column))
        columns.append(
            slice(run.start, run.stop) if tuple(run) == column else np.array(column, dtype=np.intp)
        )
    return columns


def _added(size: int) -> list[Rows | slice]:
    """For each face, the rows that the holds of a size become when a die with it is added."""
    holds = HOLDS[_rows_of_size(size)]
    return _columns([[row_of((*hold, face)) for face in _FACES] for hold in holds])


def _removed(size: int) -> list[Rows | slice]:
    """For each place, the rows that the holds of a size become when the die there is removed."""
    holds = HOLDS[_rows_of_size(size)]
    return _columns([[INDEX[hold[:at] + hold[at + 1 :]] for at in range(size)] for hold in holds])


_ADDED = [(_rows_of_size(size), _added(size)) for size in reversed(_SIZES[:-1])]
_REMOVED = [(_rows_of_size(size), _removed(size)) for size in _SIZES[1:]]


def _first_roll() -> Worths:
    chances = np.zeros(len(HOLDS))
    chances[NOTHING] = 1.0
    throw_loose_dice(chances)
    return chances[ROLLS]


FIRST_ROLL = _first_roll()
"""The chance of each roll when all five dice are thrown, shape (252,)."""
