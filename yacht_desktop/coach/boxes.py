"""Sets of open boxes as bit masks, and what every roll earns in every box."""

from collections.abc import Iterable, Iterator
from functools import cached_property

import numpy as np
import numpy.typing as npt

from yacht_desktop.coach.lattice import Rows
from yacht_desktop.rules import ALL_ROLLS, Category, Ruleset

Masks = npt.NDArray[np.int64]


class Boxes:
    """The boxes of a ruleset: bit i of a mask is set while box i is open."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.categories = ruleset.categories
        self.points = np.array(
            [[ruleset.points(box, roll) for roll in ALL_ROLLS] for box in self.categories],
            dtype=np.int64,
        )
        """Points of every box for every roll, shape (boxes, 252)."""
        self.most = int(self.points.max())
        """The most points that one box can pay."""

    @property
    def sets(self) -> int:
        """How many sets of open boxes there are."""
        return 1 << len(self.categories)

    @cached_property
    def paying(self) -> list[Rows]:
        """For every box, the rolls that it pays something for."""
        return [np.flatnonzero(points) for points in self.points]

    @cached_property
    def best(self) -> Masks:
        """The most points that each set of open boxes can earn, by mask."""
        best = np.zeros(self.sets, dtype=np.int64)
        for bit, most in enumerate(self.points.max(axis=1)):
            best[1 << bit : 2 << bit] = best[: 1 << bit] + most
        return best

    def mask(self, open_boxes: Iterable[Category]) -> int:
        """The mask of some boxes; raises ValueError for one that the ruleset doesn't have."""
        return sum(1 << self.categories.index(box) for box in set(open_boxes))

    def levels(self) -> Iterator[Masks]:
        """The masks with one open box, then those with two, and so on."""
        masks = np.arange(self.sets)
        opened = np.array([int(mask).bit_count() for mask in masks])
        for number in range(1, len(self.categories) + 1):
            yield masks[opened == number]
