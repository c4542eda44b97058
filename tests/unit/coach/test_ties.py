"""How many decisions of the traditional game are ties, in every set of boxes and for every roll.

The counts don't depend on the tolerance between 1e-9 and 1e-7: rounding is far below, true
differences are above.
"""

from itertools import combinations

import numpy as np

from yacht_desktop.coach import Means
from yacht_desktop.coach.lattice import (
    HOLDS,
    INDEX,
    ROLLS,
    Rows,
    Worths,
    choose_best_hold,
    roll_loose_dice,
)
from yacht_desktop.rules import ALL_ROLLS

Counts = tuple[int, ...]

TOLERANCES = (1e-9, 1e-7)
NO_HOLD = len(HOLDS)


def _holds_within() -> Rows:
    """For each roll the rows of the holds within it, the whole roll too; shape (32, 252)."""
    within = np.full((32, len(ALL_ROLLS)), NO_HOLD, dtype=np.intp)
    for column, roll in enumerate(ALL_ROLLS):
        holds = sorted({INDEX[hold] for size in range(6) for hold in combinations(roll, size)})
        within[: len(holds), column] = holds
    return within


HOLDS_WITHIN = _holds_within()


def tied_holds(worths: Worths) -> Counts:
    """For each tolerance, how many rolls have more than one best hold; `worths` is (462, n)."""
    options = np.vstack([worths, np.full((1, worths.shape[1]), -np.inf)])[HOLDS_WITHIN]
    return tied(options)


def tied(options: Worths) -> Counts:
    """For each tolerance, how many decisions have two best options; options are the first axis."""
    best = options.max(axis=0)
    return tuple(
        int(((options >= best - tolerance).sum(axis=0) > 1).sum()) for tolerance in TOLERANCES
    )


def test_published_ties(means: Means) -> None:
    boxes = means.boxes
    counts = np.zeros((3, len(TOLERANCES)), dtype=np.int64)
    decisions = 0
    for masks in np.array_split(np.arange(1, boxes.sets), 80):
        scored = np.full((len(boxes.categories), len(ALL_ROLLS), len(masks)), -np.inf)
        for box, points in enumerate(boxes.points):
            having = np.flatnonzero(masks & (1 << box))
            scored[box, :, having] = points + means.table[masks[having] ^ (1 << box), np.newaxis]
        worths = np.zeros((len(HOLDS), len(masks)))
        worths[ROLLS] = scored.max(axis=0)
        counts[0] += tied(scored)
        for rolls_left in (1, 2):
            roll_loose_dice(worths)
            counts[rolls_left] += tied_holds(worths)
            choose_best_hold(worths)
        decisions += worths[ROLLS].size
    assert decisions == 1_031_940
    assert counts.tolist() == [[864, 864], [21_153, 21_153], [18_350, 18_350]]
