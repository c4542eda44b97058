"""How far some work is, as a line that fills."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from yacht_desktop.ui.theme import Theme


class ProgressLine(QProgressBar):
    """Per cent, in the colours of the house; screen readers know it as a progress bar."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setRange(0, 100)
        self.setValue(0)
        self.setTextVisible(False)
        self.setFixedHeight(theme.px(10))
        self.setAccessibleName(name)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the whole way, and what lies behind."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        way = QRectF(self.rect())
        radius = way.height() / 2
        painter.setBrush(self._theme.tokens.line)
        painter.drawRoundedRect(way, radius, radius)
        if self.value() > 0:
            way.setWidth(max(way.height(), way.width() * self.value() / 100))
            painter.setBrush(self._theme.tokens.accent)
            painter.drawRoundedRect(way, radius, radius)
