"""One player's card."""

from dataclasses import dataclass, replace

from yacht_desktop.rules.category import Category


@dataclass(frozen=True)
class Scorecard:
    """The boxes of a card and the points written in them; None is an open box, 0 a struck one."""

    categories: tuple[Category, ...]
    points: tuple[int | None, ...]

    @classmethod
    def empty(cls, categories: tuple[Category, ...]) -> "Scorecard":
        """A card with every box open."""
        return cls(categories, (None,) * len(categories))

    def __getitem__(self, category: Category) -> int | None:
        """The points in a box, None while it is open; KeyError for a box not on the card."""
        if category not in self.categories:
            raise KeyError(category)
        return self.points[self.categories.index(category)]

    @property
    def open_boxes(self) -> tuple[Category, ...]:
        """The boxes still to be filled."""
        return tuple(c for c, p in zip(self.categories, self.points, strict=True) if p is None)

    @property
    def filled(self) -> int:
        """How many boxes are filled."""
        return sum(p is not None for p in self.points)

    @property
    def is_full(self) -> bool:
        """Whether no box is open."""
        return None not in self.points

    @property
    def total(self) -> int:
        """The sum of the filled boxes."""
        return sum(p for p in self.points if p is not None)

    def score(self, category: Category, points: int) -> "Scorecard":
        """The card with one more box filled; raises ValueError when it is filled already."""
        if self[category] is not None:
            raise ValueError(f"{category} is filled already")
        return self._with(category, points)

    def erase(self, category: Category) -> "Scorecard":
        """The card with one box open again; raises ValueError when it is open anyway."""
        if self[category] is None:
            raise ValueError(f"{category} is open anyway")
        return self._with(category, None)

    def _with(self, category: Category, points: int | None) -> "Scorecard":
        at = self.categories.index(category)
        return replace(self, points=(*self.points[:at], points, *self.points[at + 1 :]))
