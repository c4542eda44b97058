"""What each box brings to the total of the best-average player, exactly."""

from dataclasses import dataclass

import numpy as np

from yacht_desktop.coach.lattice import Worths
from yacht_desktop.coach.means import Means
from yacht_desktop.coach.progress import Progress, report
from yacht_desktop.coach.spread import BATCH, scores_of_turn
from yacht_desktop.rules import Category


@dataclass(frozen=True, eq=False)
class Shares:
    """The expected points of every box under best-average play; they add up to the total."""

    categories: tuple[Category, ...]
    points: Worths
    """In the order of the card, shape (boxes,)."""

    def by_box(self) -> dict[Category, float]:
        """The expected points, each by its box."""
        return dict(zip(self.categories, self.points.tolist(), strict=True))


def solve_shares(means: Means, progress: Progress | None = None) -> Shares:
    """Follow best-average play through every set of boxes; `progress` may cancel, see `Progress`.

    Ties are broken as in `solve_spread`.
    """
    boxes = means.boxes
    number = len(boxes.categories)
    table = np.zeros((boxes.sets, number))
    worth_of = np.arange(boxes.most + 1)
    done = 1
    for level in boxes.levels():
        for start in range(0, len(level), BATCH):
            batch = level[start : start + BATCH]
            scores = scores_of_turn(means, batch)
            table[batch] = scores @ worth_of
            chances = scores.sum(axis=2)
            for box in range(number):
                having = batch & (1 << box) != 0
                following = table[batch[having] ^ (1 << box)]
                table[batch[having]] += chances[having, box, np.newaxis] * following
            done += len(batch)
            report(progress, done / boxes.sets)
    return Shares(boxes.categories, table[-1])
