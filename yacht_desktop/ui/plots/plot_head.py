"""The line above a chart: what it is, what its colours are, and a button to see its figures."""

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import dot, dress, empty_bar, gold_on_surface

INSET = 8
"""How far things around it reach out at both sides, for the ring that shows their focus."""
_MARK = 18
"""Width of a mark and the room after it, in pixels of the design."""


class Mark(Enum):
    """What things of a kind look like in a chart."""

    NONE = auto()
    STEPS = auto()
    DOT = auto()
    MEAN = auto()
    BAR = auto()
    PERFECT = auto()


class Entry(NamedTuple):
    """A mark, and what it stands for."""

    mark: Mark
    words: str


class PlotHead(QWidget):
    """Title, legend and button in a line; where that is too narrow the legend goes below."""

    def __init__(self, toggle: QAction, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.has_legend = True
        """Whether there is a chart below that needs one."""
        self._entries: tuple[Entry, ...] = ()
        self._room_for_legend = QRectF()
        self._is_below = False
        self._font = theme.font(14, QFont.Weight.Medium)
        self.title = QLabel(self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.button = LinkButton(toggle, theme, self)

    def show_legend(self, *legend: Entry) -> None:
        """Show what is in the chart."""
        self._entries = legend

    def arrange(self, width: int) -> None:
        """Find places in a width between the insets, and be as high as that needs."""
        dress(self.title, self._theme.font(17, QFont.Weight.Bold), self._theme.tokens.ink)
        title, button = self.title.sizeHint(), self.button.sizeHint()
        self._font = self._find_font(width)
        gap = self._theme.px(20)
        high = max(title.height(), button.height())
        is_tight = title.width() + gap + button.width() > width
        second = title.height() if is_tight else 0
        top = 0 if is_tight else (high - title.height()) // 2
        self.title.setGeometry(INSET, top, min(width, title.width()), title.height())
        # The words of a link begin some way inside of it.
        left = max(0, width - button.width() + min(INSET, self._theme.px(8)))
        self.button.setGeometry(INSET + left, second, button.width(), button.height())
        right = left - self._theme.px(8)
        taken = 0 if is_tight else title.width() + gap
        if self._width() <= right - taken:
            place = QRectF(right - self._width(), second, self._width(), button.height())
            self.setFixedHeight(second + high)
        else:
            below = self._lines(width) * self._line()
            place = QRectF(0, second + high, width, below)
            self.setFixedHeight(second + high + below)
        self._room_for_legend = place.translated(INSET, 0)
        self._is_below = place.left() == 0
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the legend."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        room = self._room_for_legend
        high = self._line() if self._is_below else room.height()
        x, y = room.left(), room.top()
        for entry in self._legend:
            wide = self._width_of(entry)
            if x > room.left() and x + wide > room.right() + 1:
                x, y = room.left(), y + high
            self._paint_entry(painter, entry, QRectF(x, y, wide, high))
            x += wide + self._theme.px(18)

    def _paint_entry(self, painter: QPainter, entry: Entry, place: QRectF) -> None:
        px = self._theme.px
        words = place.adjusted(px(_MARK) if entry.mark is not Mark.NONE else 0, 0, 2, 0)
        self._paint_mark(painter, entry.mark, QPointF(place.left() + px(6), place.center().y()))
        painter.setPen(self._theme.tokens.muted)
        painter.drawText(
            words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, entry.words
        )

    def _paint_mark(self, painter: QPainter, mark: Mark, at: QPointF) -> None:
        half, tokens, wide = self._theme.px(6), self._theme.tokens, self._theme.scale
        if mark in (Mark.STEPS, Mark.MEAN):
            colour = gold_on_surface(tokens) if mark is Mark.STEPS else tokens.accent
            painter.setPen(QPen(colour, 2.5 * wide, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(at - QPointF(half, 0), at + QPointF(half, 0))
        elif mark is Mark.DOT:
            _fill(painter, dot(tokens))
            painter.drawEllipse(at, 2.5 * wide, 2.5 * wide)
        elif mark in (Mark.BAR, Mark.PERFECT):
            _fill(painter, tokens.accent if mark is Mark.BAR else empty_bar(tokens))
            if mark is Mark.PERFECT:
                painter.setPen(QPen(tokens.muted, 1))
            painter.drawRoundedRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), 2, 2)

    @property
    def _legend(self) -> tuple[Entry, ...]:
        return self._entries if self.has_legend else ()

    def _find_font(self, width: int) -> QFont:
        """The largest in which each entry finds room in a line."""
        longest = max((entry.words for entry in self._legend), key=len, default="")
        fonts = [self._theme.font(size, QFont.Weight.Medium) for size in (14, 13, 12, 11, 10)]
        return font_for_line(fonts, longest, width - self._theme.px(_MARK))

    def _line(self) -> int:
        return QFontMetrics(self._font).height() + self._theme.px(4)

    def _width_of(self, entry: Entry) -> int:
        words = QFontMetrics(self._font).horizontalAdvance(entry.words)
        return words + (self._theme.px(_MARK) if entry.mark is not Mark.NONE else 0)

    def _width(self) -> int:
        between = self._theme.px(18) * max(0, len(self._legend) - 1)
        return sum(map(self._width_of, self._legend)) + between

    def _lines(self, width: int) -> int:
        """How many lines the legend takes below the title."""
        lines, x = 1 if self._legend else 0, 0
        for entry in self._legend:
            wide = self._width_of(entry)
            if x and x + wide > width + 1:
                lines, x = lines + 1, 0
            x += wide + self._theme.px(18)
        return lines

    def sizeHint(self) -> QSize:
        """As arranged."""
        return QSize(self._theme.px(200), self.height())


def _fill(painter: QPainter, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
