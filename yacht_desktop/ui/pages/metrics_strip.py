"""The strip above a review: what was expected, luck, what was given away, and what it came to."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.ui import review_words
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.reviewed import Reviewed
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import gold_text

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FIGURES = 4
_NARROWEST = 148
"""Width, in pixels of the design, that a figure needs."""


class MetricsStrip(Panel):
    """Four figures that add up, how rare the last is, and a corner for buttons."""

    def __init__(self, theme: Theme, corner: QWidget) -> None:
        super().__init__(theme)
        self._figures: tuple[tuple[str, str], ...] = ()
        self._aside = ""
        self._is_low = False
        self._corner = corner
        corner.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._arrange)

    def show_review(self, reviewed: Reviewed) -> None:
        """Show the figures of a game."""
        target = reviewed.target if reviewed.is_chance else None
        self._figures = (
            (review_words.start_caption(target), reviewed.start),
            (review_words.luck_caption(), reviewed.luck),
            (review_words.given_away_caption(), reviewed.given_away),
            (review_words.final_caption(target), reviewed.final),
        )
        self._aside = reviewed.rarity
        spoken = [f"{caption}: {figure}" for caption, figure in self._figures]
        self.setAccessibleName(". ".join((*spoken, self._aside)))
        self.setToolTip(reviewed.rarity_explained)
        self._arrange()

    def set_low(self, *, low: bool) -> None:
        """Leave out what is only air, in a low window."""
        self._is_low = low
        self._arrange()

    def sizeHint(self) -> QSize:
        """One row as in the design, or two where it is narrow."""
        high = self._head() + self._rows() * self._row_height() + 2 * self._air()
        return QSize(self._theme.px(600), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the corner in its corner."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface and the figures."""
        super().paintEvent(event)
        painter = QPainter(self)
        tokens = self._theme.tokens
        inks = (tokens.ink, tokens.accent, gold_text(tokens), tokens.ink)
        for number, ((caption, figure), ink) in enumerate(zip(self._figures, inks, strict=False)):
            self._paint_figure(painter, self._place(number), (caption, figure), ink)
        self._paint_aside(painter)

    def _paint_figure(
        self, painter: QPainter, place: QRectF, words: tuple[str, str], ink: QColor
    ) -> None:
        caption, figure = words
        top, low = self._lines(place)
        painter.setPen(self._theme.tokens.muted)
        fonts = [self._theme.font(size, QFont.Weight.Medium) for size in (14, 13, 12, 11)]
        beside = self._corner.x() if top.right() > self._corner.x() and not self._head() else None
        room = (beside or top.right()) - top.left() - self._theme.px(8)
        painter.setFont(font_for_line(fonts, caption, room))
        painter.drawText(top, _LEFT, caption)
        painter.setPen(ink)
        painter.setFont(self._theme.font(26, QFont.Weight.Bold))
        painter.drawText(low, _LEFT, figure)

    def _paint_aside(self, painter: QPainter) -> None:
        """Paint how rare it was, at the right of the final figure."""
        if not self._figures:
            return
        _, low = self._lines(self._place(_FIGURES - 1))
        figure = QFontMetrics(self._theme.font(26, QFont.Weight.Bold))
        low.setLeft(low.left() + figure.horizontalAdvance(self._figures[-1][1]))
        low.setLeft(low.left() + self._theme.px(12))
        low.setRight(self.width() - self._theme.gap(28))
        fonts = [self._theme.font(size, QFont.Weight.Medium) for size in (15, 14, 13, 12, 11)]
        painter.setFont(font_for_line(fonts, self._aside, low.width()))
        painter.setPen(self._theme.tokens.muted)
        painter.drawText(low, _RIGHT, self._aside)

    def _place(self, number: int) -> QRectF:
        """Where a figure lies; the last column also has the corner and the rarity."""
        columns = _FIGURES // self._rows()
        margin = self._theme.gap(28)
        room = self.width() - 2 * margin
        each = room * 0.95 / (columns + 0.25)
        row, column = divmod(number, columns)
        top = self._head() + self._air() + row * self._row_height()
        right = self.width() - margin if column == columns - 1 else margin + (column + 1) * each
        return QRectF(
            margin + column * each, top, right - margin - column * each, self._row_height()
        )

    def _lines(self, place: QRectF) -> tuple[QRectF, QRectF]:
        px = self._theme.px
        top = place.top() + (place.height() - px(20 + 4 + 32)) / 2
        caption = QRectF(place.left(), top, place.width(), px(20))
        return caption, QRectF(place.left(), top + px(24), place.width(), px(32))

    def _row_height(self) -> int:
        return self._theme.px(56) + self._air()

    def _air(self) -> int:
        return self._theme.gap(6 if self._is_low else 13)

    def _rows(self) -> int:
        room = self.width() - 2 * self._theme.gap(28)
        return 1 if room >= _FIGURES * self._theme.px(_NARROWEST) else 2

    def _head(self) -> int:
        """Room for the corner above the figures, where it would be too narrow beside them."""
        return 0 if self._rows() == 1 else self._corner.sizeHint().height()

    def _arrange(self) -> None:
        size = self._corner.sizeHint()
        self._corner.setGeometry(
            self.width() - self._theme.gap(20) - size.width(),
            0 if self._is_low else self._theme.gap(5),
            size.width(),
            size.height(),
        )
        self.setFixedHeight(self.sizeHint().height())
        self.update()
