"""A card folded in the middle: its rows in two halves beside each other, where height is short."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect

from yacht_desktop.ui.board.scorecard_model import NAME


class Fold(NamedTuple):
    """Where the rows of a card lie, in pixels of its viewport."""

    rows: int
    first: int
    """The row that begins the right half."""
    height: int
    """Of a row."""
    middle: int
    """Where the right half begins."""
    width: int
    points: int
    """Width of the points in either half."""

    def strip(self, row: int) -> QRect:
        """The place of a whole row."""
        if row < self.first:
            return QRect(0, row * self.height, self.middle, self.height)
        top = (row - self.first) * self.height
        return QRect(self.middle, top, self.width - self.middle, self.height)

    def cell(self, row: int, column: int) -> QRect:
        """The place of the name or of the points of a row."""
        strip = self.strip(row)
        if column == NAME:
            return strip.adjusted(0, 0, -self.points, 0)
        return strip.adjusted(strip.width() - self.points, 0, 0, 0)

    def row_at(self, place: QPoint) -> int | None:
        """The row of a place, if one is there."""
        return next((row for row in range(self.rows) if self.strip(row).contains(place)), None)

    def beside(self, row: int, step: int) -> int | None:
        """The row in the half at the left (-1) or at the right (1), if there is such a half."""
        if (row < self.first) == (step < 0):
            return None
        return (
            min(row - self.first, self.first - 1)
            if step < 0
            else min(row + self.first, self.rows - 1)
        )
