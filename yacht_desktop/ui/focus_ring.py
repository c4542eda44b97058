"""A ring around Qt's own widgets while keys have brought the focus there.

Our widgets paint their focus themselves; Qt's show it faintly or, flat and framed ones, not at all.
"""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.ui.theme import Theme

_AWAY = 3
"""Pixels between a widget and the outer edge of its ring."""
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize)


class FocusRing(QObject):
    """Follows the focus through all windows."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._frame: _Frame | None = None
        self._by_click = False
        # Looked at once all is settled: what gets the focus now may be about to go with its window.
        self._glance = QTimer(self, singleShot=True, interval=0)
        self._glance.timeout.connect(self._follow)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._look_soon)

    def _look_soon(self, *_: QWidget | None) -> None:
        # A click gives the focus while the button is down, and needs no ring.
        self._by_click = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._glance.start()

    def _follow(self) -> None:
        if self._frame is not None and shiboken6.isValid(self._frame):
            self._frame.hide()
            self._frame.deleteLater()
        self._frame = None
        now = QApplication.focusWidget()
        if now is not None and not now.isWindow() and _is_plain(now) and not self._by_click:
            self._frame = _Frame(now, self._theme)


class _Frame(QWidget):
    """The ring itself: beside the widget, so that it is neither clipped by it nor laid out."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget.parentWidget())
        self._widget = widget
        self._room = widget.parentWidget() or widget
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        widget.installEventFilter(self)
        self._fit()
        self.show()
        self.raise_()

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        """Stay around the widget."""
        if event.type() in _MOVES:
            self._fit()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.tokens.focus, 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)

    def _fit(self) -> None:
        around = self._widget.geometry().adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY)
        self.setGeometry(around & self._room.rect())


def _is_plain(widget: QWidget) -> bool:
    return type(widget).__module__.startswith("PySide6")
