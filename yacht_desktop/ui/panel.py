"""The rounded surface that cards and panels lie on."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.theme import Theme


class Panel(QWidget):
    """A surface with a hairline around it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the surface."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.tokens.line, 1))
        painter.setBrush(self._theme.tokens.surface)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, self._theme.gap(22), self._theme.gap(22))


class FoldablePanel(Panel):
    """A panel that may be folded away, and says how high it would be."""

    grown = Signal()
    """It wants another height than before."""

    def wanted_height(self, width: int) -> int:
        """The height that it needs at a width, in pixels."""
        raise NotImplementedError
