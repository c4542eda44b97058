"""The record to beat, and how this game stands against it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from yacht_desktop.records import Record
from yacht_desktop.rules import Game
from yacht_desktop.ui import sentences
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.theme import Theme

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RecordStrip(OnceButton):
    """A golden strip; when the record is out of reach, a click or the key on it starts over."""

    def __init__(self, actions: Actions, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._action = actions.next_game
        self._record_line = self._pace_line = self._offer = ""
        self.setObjectName("record")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._action.trigger)
        theme.changed.connect(self.updateGeometry)

    def show_game(self, record: Record | None, game: Game) -> None:
        """Show the record and the pace of a game against it."""
        self._record_line = sentences.record_line(record, game)
        self._pace_line = sentences.pace_line(record, game)
        lost = sentences.is_out_of_reach(record, game)
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._offer = f"{self._action.text()}   {key}" if lost else ""
        self.setEnabled(lost)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if lost else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(", ".join(filter(None, (self._record_line, self._pace_line))))
        self.setAccessibleDescription(self._offer)
        self.setCursor(Qt.CursorShape.PointingHandCursor if lost else Qt.CursorShape.ArrowCursor)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One line, or two when there is an offer."""
        lines = 2 if self._offer else 1
        return QSize(0, self._theme.px(16) + lines * self._theme.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the strip and its lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, px = self._theme.tokens, self._theme.px
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = tokens.focus if self.hasFocus() else tokens.strip_line
        painter.setPen(QPen(edge, 2 if self.hasFocus() else 1))
        hovered = self.isEnabled() and self.underMouse()
        painter.setBrush(tokens.strip.darker(106) if hovered else tokens.strip)
        painter.drawRoundedRect(frame, px(12), px(12))
        painter.setPen(tokens.ink_on_strip)
        inside = frame.adjusted(px(19), px(8), -px(19), -px(8))
        if self._offer:
            upper, lower = QRectF(inside), QRectF(inside)
            upper.setBottom(inside.center().y())
            lower.setTop(inside.center().y())
            self._write(painter, upper, self._record_line, self._offer)
            self._write(painter, lower, "", self._pace_line)
        else:
            self._write(painter, inside, self._record_line, self._pace_line)

    def _write(self, painter: QPainter, line: QRectF, left: str, right: str) -> None:
        painter.setFont(self._theme.font(15, QFont.Weight.Bold))
        painter.drawText(line, _LEFT, left)
        used = painter.fontMetrics().horizontalAdvance(left) + self._theme.px(12) if left else 0
        painter.setFont(self._theme.font(15, QFont.Weight.Medium))
        shown = painter.fontMetrics().elidedText(
            right, Qt.TextElideMode.ElideRight, int(line.width() - used)
        )
        painter.drawText(line, _RIGHT, shown)
