"""A line to type in, with a frame in the colours of the house."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLineEdit, QWidget

from yacht_desktop.ui.theme import Theme

_CORNER = 10


class FramedLine(QLineEdit):
    """Framed more strongly while keys go there."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFrame(False)
        palette = self.palette()
        palette.setBrush(QPalette.ColorRole.Base, Qt.BrushStyle.NoBrush)  # its corners are square
        self.setPalette(palette)
        self.setTextMargins(12, 0, 12, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the words on it, and the frame."""
        frame, tokens = QRectF(self.rect()).adjusted(1, 1, -1, -1), self._theme.tokens
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.surface)
            painter.drawRoundedRect(frame, _CORNER, _CORNER)
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(tokens.focus, 2) if self.hasFocus() else QPen(tokens.muted, 1))
            painter.drawRoundedRect(frame, _CORNER, _CORNER)
