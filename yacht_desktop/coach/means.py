"""Best play for the highest average: the expected points from every set of open boxes."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from yacht_desktop.coach.boxes import Boxes, Masks
from yacht_desktop.coach.lattice import HOLDS, ROLLS, Worths
from yacht_desktop.coach.progress import Progress, report
from yacht_desktop.coach.turn import start_of_turn
from yacht_desktop.rules import Category, Ruleset

_BATCH = 400
"""Sets worked on at once: enough for speed, few enough for the processor's cache."""


@dataclass(frozen=True, eq=False)
class Means:
    """Expected further points under best play, by mask of open boxes; shape (sets,)."""

    boxes: Boxes
    table: Worths

    @property
    def expected_total(self) -> float:
        """The expected final total of a new game."""
        return float(self.table[-1])

    def worth(self, open_boxes: Iterable[Category]) -> float:
        """The expected points from these boxes, before the first roll of a turn."""
        return float(self.table[self.boxes.mask(open_boxes)])

    def scored(self, mask: int, box: int) -> Worths:
        """What each roll is worth when it is scored in a box of a set: points and what follows."""
        worths: Worths = self.boxes.points[box] + self.table[mask ^ (1 << box)]
        return worths


def solve_mean(ruleset: Ruleset, progress: Progress | None = None) -> Means:
    """Solve a ruleset for the highest average; `progress` may cancel, see `Progress`."""
    boxes = Boxes(ruleset)
    means = Means(boxes, np.zeros(boxes.sets))
    done = 1
    for level in boxes.levels():
        for start in range(0, len(level), _BATCH):
            batch = level[start : start + _BATCH]
            means.table[batch] = start_of_turn(_scored(means, batch))
            done += len(batch)
            report(progress, done / boxes.sets)
    return means


def _scored(means: Means, masks: Masks) -> Worths:
    """What each roll is worth with each set of open boxes when it has to be scored."""
    worths = np.zeros((len(HOLDS), len(masks)))
    rolls = worths[ROLLS]
    for box, points in enumerate(means.boxes.points):
        having = np.flatnonzero(masks & (1 << box))
        following = means.table[masks[having] ^ (1 << box)]
        rolls[:, having] = np.maximum(rolls[:, having], points[:, np.newaxis] + following)
    return worths
