"""The line in the head that says what a page is of, and leads on where it has a way."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.fitting import font_for_room, wrapped_size
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import literal_tooltip


class StatusLine(OnceButton):
    """Right-aligned words that get smaller, then go on in a second line, before they are cut."""

    def __init__(self, way: QAction, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._way = way
        self._words = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(way.trigger)
        way.changed.connect(self._follow)
        theme.changed.connect(self.updateGeometry)
        self._follow()

    def setText(self, text: str) -> None:
        """Say something, literally."""
        self._words = text
        self.setAccessibleName(text)
        self._follow()

    def text(self) -> str:
        """What it says."""
        return self._words

    def sizeHint(self) -> QSize:
        """Height enough for a finger, and whatever width is left."""
        return QSize(0, self._theme.target())

    def minimumSizeHint(self) -> QSize:
        """A few words a line."""
        return QSize(self._theme.px(120), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words; under the pointer and in focus they look like a way."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, room = self._theme.tokens, self.rect().adjusted(4, 0, -4, 0)
        fonts = [self._theme.font(size, QFont.Weight.Medium) for size in range(15, 6, -1)]
        painter.setFont(font_for_room(fonts, self._words, room.size()))
        painter.setPen(tokens.accent if self.underMouse() or self.hasFocus() else tokens.muted)
        words = self._words
        if not _fits(wrapped_size(painter.font(), words, room.width()), room):
            middle = Qt.TextElideMode.ElideMiddle
            words = painter.fontMetrics().elidedText(words, middle, room.width())
        painter.drawText(room, _RIGHT | Qt.TextFlag.TextWordWrap, words)
        if self.hasFocus():
            painter.setPen(QPen(tokens.focus, 2))
            place = painter.boundingRect(room, _RIGHT | Qt.TextFlag.TextWordWrap, words)
            ring = place.adjusted(-8, -6, 3, 6) & self.rect().adjusted(1, 1, -2, -2)
            painter.drawRoundedRect(ring, 8, 8)

    def _follow(self) -> None:
        way = self._way.text().replace("&", "")
        self.setAccessibleDescription(way)
        self.setToolTip(literal_tooltip(self._words, way))
        self.update()


def _fits(size: QSize, room: QRect) -> bool:
    return size.width() <= room.width() and size.height() <= room.height()


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
