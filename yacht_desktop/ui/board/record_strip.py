"""The record to beat, and how this game stands against it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy

from yacht_desktop.records import Record
from yacht_desktop.rules import Game
from yacht_desktop.ui import sentences
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.board.box_delegate import MARGIN
from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.theme import Theme

_SIZES = (15, 14, 13, 12, 11, 10, 9)
_LEAST_BESIDE = 12
"""Size for two things in one line: below it two lines are better."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RecordStrip(OnceButton):
    """A golden strip; when the record is out of reach, a click or the key on it starts over."""

    def __init__(self, actions: Actions, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._action = actions.next_game
        self._lines: list[tuple[str, str]] = []
        self._record_line = self._pace_line = self._offer = ""
        self.setObjectName("record")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._action.trigger)
        theme.changed.connect(self._fill)

    def show_game(self, record: Record | None, game: Game, *, is_assisted: bool) -> None:
        """Show the record and the pace of a game against it."""
        self._record_line = sentences.record_line(record, game, is_assisted=is_assisted)
        self._pace_line = sentences.pace_line(record, game)
        lost = sentences.is_out_of_reach(record, game)
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._offer = f"{self._action.text()}   {key}" if lost else ""
        self.setEnabled(lost)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if lost else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(", ".join(filter(None, (self._record_line, self._pace_line))))
        self.setAccessibleDescription(self._offer)
        self.setCursor(Qt.CursorShape.PointingHandCursor if lost else Qt.CursorShape.ArrowCursor)
        self._fill()

    def sizeHint(self) -> QSize:
        """One line, or two when there is an offer or too little room."""
        lines = max(1, len(self._lines))
        height = self._theme.gap(16) + lines * self._theme.px(24)
        return QSize(0, max(self._theme.target(), height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put into each line what it has room for."""
        super().resizeEvent(event)
        self._fill()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the strip and its lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, gap = self._theme.tokens, self._theme.gap
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = tokens.ink if self.hasFocus() else tokens.strip_line
        painter.setPen(QPen(edge, 2.5 if self.hasFocus() else 1))
        hovered = self.isEnabled() and self.underMouse()
        painter.setBrush(tokens.strip.darker(106) if hovered else tokens.strip)
        painter.drawRoundedRect(frame, gap(12), gap(12))
        painter.setPen(tokens.ink_on_strip)
        inside = frame.adjusted(gap(MARGIN) - 1, gap(8), 1 - gap(MARGIN), -gap(8))
        height = inside.height() / max(1, len(self._lines))
        for number, (left, right) in enumerate(self._lines):
            line = QRectF(inside.left(), inside.top() + number * height, inside.width(), height)
            left_font, right_font = self._fonts(left, right)
            painter.setFont(left_font)
            painter.drawText(line, _LEFT, left)
            painter.setFont(right_font)
            painter.drawText(line, _RIGHT, right)

    def _fill(self) -> None:
        """Write the pace beside the record if there is room, else below it, as with an offer."""
        beside = (self._record_line, self._pace_line)
        if self._offer:
            self._lines = [(self._record_line, self._offer), ("", self._pace_line)]
        elif self._pace_line and self._width_of(*beside, *self._pair(_LEAST_BESIDE)) > self._room():
            self._lines = [(self._record_line, ""), ("", self._pace_line)]
        else:
            self._lines = [beside]
        self.updateGeometry()
        self.update()

    def _fonts(self, left: str, right: str) -> tuple[QFont, QFont]:
        """The largest fonts in which a line has room for its two ends."""
        fonts = [self._pair(size) for size in _SIZES]
        fitting = (pair for pair in fonts if self._width_of(left, right, *pair) <= self._room())
        return next(fitting, fonts[-1])

    def _pair(self, size: int) -> tuple[QFont, QFont]:
        theme = self._theme
        return theme.font(size, QFont.Weight.Bold), theme.font(size, QFont.Weight.Medium)

    def _width_of(self, left: str, right: str, left_font: QFont, right_font: QFont) -> int:
        between = self._theme.gap(12) if left and right else 0
        left_width = QFontMetrics(left_font).horizontalAdvance(left)
        return left_width + between + QFontMetrics(right_font).horizontalAdvance(right)

    def _room(self) -> int:
        return self.width() - 2 * self._theme.gap(MARGIN)
