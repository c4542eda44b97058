"""Where the window is and how large: brought back at the start, and kept soon after a change."""

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from yacht_desktop.ui.settings import Settings

_IS_SETTLED = 1000  # milliseconds without a change
_TITLE_BAR, _EDGE = 24, 4
"""About what a window's frame needs at the top and all around."""


class WindowPlace(QObject):
    """Keeps the place of one window, also for a program that is killed later."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._timer = QTimer(self, singleShot=True, interval=_IS_SETTLED)
        self._timer.timeout.connect(self.keep)
        self._restore()
        window.installEventFilter(self)

    def keep(self) -> None:
        """Keep it now."""
        self._timer.stop()
        self._settings.geometry = self._window.saveGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep it soon after the window was moved or given another size."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._timer.start()
        return super().eventFilter(watched, event)

    def _restore(self) -> None:
        self._window.resize(self._window.sizeHint())
        self._window.restoreGeometry(self._settings.geometry)
        self._keep_on_screen()

    def _keep_on_screen(self) -> None:
        """A monitor that is gone, or a smaller one, must not hide the window."""
        if self._window.isMaximized() or self._window.isFullScreen():
            return
        wanted = self._window.geometry()
        screen = QGuiApplication.screenAt(wanted.center()) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        if room.contains(wanted):
            return
        # Before it is shown nobody knows its frame.
        room.adjust(_EDGE, _TITLE_BAR + _EDGE, -_EDGE, -_EDGE)
        size = wanted.size().boundedTo(room.size())
        left = max(room.left(), min(wanted.left(), room.right() - size.width() + 1))
        top = max(room.top(), min(wanted.top(), room.bottom() - size.height() + 1))
        self._window.setGeometry(QRect(left, top, size.width(), size.height()))
