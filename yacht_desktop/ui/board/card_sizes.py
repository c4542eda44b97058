"""How large rows and columns of the card are."""

from collections.abc import Iterable

from PySide6.QtGui import QFont, QFontMetrics

from yacht_desktop.ui.board.box_delegate import MARGIN
from yacht_desktop.ui.board.fold import Fold
from yacht_desktop.ui.board.scorecard_model import NAME, ScorecardModel
from yacht_desktop.ui.theme import FINGER, Theme

_HIGHEST_ROW, _HIGHEST_FOLDED = 56, 72
_LOWEST_ROW = 26
_LOWEST_TABLE_ROW, _USUAL_TABLE_ROW = 21, 27
"""Of several players, who see everybody's boxes at once."""


class CardSizes:
    """All in pixels of the window as it is now."""

    def __init__(self, card: ScorecardModel, theme: Theme) -> None:
        self._card = card
        self._theme = theme
        self.is_pressed = True
        """Whether boxes are there to be pressed, not only to be looked at."""
        self.has_choice = False
        """Whether several players choose between the table of all and large boxes of one."""

    def lowest_row(self) -> int:
        """The least height of a row: what has no room is scrolled to."""
        line = QFontMetrics(self._theme.font(16)).height()
        if self.is_pressed and not (self._card.is_shared and self.has_choice):
            return max(FINGER, line + 6)
        if self._card.is_shared:
            return max(self._theme.gap(_LOWEST_TABLE_ROW), line + 3)
        return max(self._theme.gap(_LOWEST_ROW), line + 6)

    def usual_row(self) -> int:
        """The height of a row in the design of several players."""
        return max(self.lowest_row(), self._theme.px(_USUAL_TABLE_ROW))

    def row_in(self, height: int) -> int:
        """The share of a row in a height."""
        share = height // self._card.rowCount()
        return max(self.lowest_row(), min(share, self._theme.px(_HIGHEST_ROW)))

    def points(self, figures: str = "000") -> int:
        """The least width of a column of points so long."""
        metrics = QFontMetrics(self._theme.figures(17, QFont.Weight.Bold))
        return metrics.horizontalAdvance(figures) + self._theme.gap(MARGIN + 8)

    def names(self, rows: Iterable[int]) -> int:
        """The width that the names of some rows need."""
        metrics = QFontMetrics(self._theme.font(16, QFont.Weight.DemiBold))
        names = (self._card.index(row, NAME).data() for row in rows)
        return self._theme.gap(MARGIN) + max(map(metrics.horizontalAdvance, names)) + 4

    def least_width(self) -> int:
        """The width of whole names and figures."""
        players = self._card.columnCount() - 1
        return self.names(range(self._card.rowCount())) + players * self.points()

    def columns(self, width: int) -> list[int]:
        """The widths of the columns that fill a width: the names', then each player's."""
        players, points = self._card.columnCount() - 1, self.points()
        if self._card.is_shared:
            names = self.names(range(self._card.rowCount())) + self._theme.gap(MARGIN)
            wanted = (width - max(names, round(width / (players + 1.2)))) // players
            points = max(points, min(wanted, (width - names) // players))
        return [width - players * points, *[points] * players]

    def folded_width(self) -> int:
        """The width of whole names and figures in two halves."""
        return sum(self._halves())

    def folded_height(self) -> int:
        """The least height of two halves."""
        first = self._card.first_of_lower
        return self.lowest_row() * max(first, self._card.rowCount() - first)

    def has_low_boxes(self, height: int, heads: int) -> bool:
        """Whether boxes below `heads` have too little room for a finger, yet some is to spare."""
        if not self.has_choice:
            return False
        rows = self._card.rowCount()
        is_low = height - heads < rows * FINGER
        can_spare = height - self._theme.target() >= rows * self.lowest_row()
        return self._card.shows_one or (self._card.can_show_one and is_low and can_spare)

    def fold(self, width: int, height: int) -> Fold | None:
        """How to fold the card there; None where rows have room as they are, or not even so."""
        rows, first = self._card.rowCount(), self._card.first_of_lower
        share, spare = height // max(first, rows - first), width - self.folded_width()
        lowest = self.lowest_row()
        if not self.is_pressed or self._card.is_shared:
            return None
        if height >= rows * lowest or spare < 0 or share < lowest:
            return None
        row = min(share, self._theme.px(_HIGHEST_FOLDED))
        middle = self._halves()[0] + spare // 2
        return Fold(rows, first, row, middle, width, self.points(str(self._card.most_points)))

    def _halves(self) -> tuple[int, int]:
        first, many = self._card.first_of_lower, self._card.rowCount()
        key = QFontMetrics(self._theme.font(13)).horizontalAdvance("W") + self._theme.gap(4)
        rest = key + self.points(str(self._card.most_points))
        return self.names(range(first)) + rest, self.names(range(first, many)) + rest
