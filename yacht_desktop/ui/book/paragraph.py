"""A text that wraps."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.ui.fitting import wrapped_size
from yacht_desktop.ui.theme import Theme


class Paragraph(QWidget):
    """Muted; unlike a label's, its height is a least one and never a wish."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._fit)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def say(self, text: str) -> None:
        """Show another text."""
        self._text = text
        self.setAccessibleName(text)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text."""
        painter = QPainter(self)
        painter.setPen(self._theme.tokens.muted)
        painter.setFont(self._theme.font(15))
        inside = self.contentsRect().adjusted(0, self._theme.gap(4), 0, 0)
        painter.drawText(inside, Qt.TextFlag.TextWordWrap, self._text)

    def _fit(self) -> None:
        room = max(1, self.contentsRect().width())
        high = wrapped_size(self._theme.font(15), self._text, room).height()
        self.setFixedHeight(high + self._theme.gap(8))
        self.update()
