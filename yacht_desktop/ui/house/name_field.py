"""The line in which rules are given their name."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLineEdit, QWidget

from yacht_desktop.ui.own_rules import LONGEST_NAME
from yacht_desktop.ui.theme import Theme


class NameField(QLineEdit):
    """A line with a frame in the colours of the house."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFrame(False)
        self.setTextMargins(12, 0, 12, 0)
        # Twice as many units of UTF-16, for emoji; what is longer than it may be is said.
        self.setMaxLength(2 * LONGEST_NAME)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, and the frame over their ground."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        painter.setPen(QPen(tokens.focus, 2) if self.hasFocus() else QPen(tokens.muted, 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
