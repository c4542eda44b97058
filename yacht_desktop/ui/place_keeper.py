"""Keeps where the window is and what it shows, soon after a change, for the next start."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from yacht_desktop.ui.outline import Outline
from yacht_desktop.ui.settings import Settings

_IS_SETTLED = 1000  # milliseconds without a change


class PlaceKeeper(QObject):
    """Keeps the place of one window, also for a program that is killed later."""

    def __init__(
        self, window: QMainWindow, outline: Callable[[], Outline], settings: Settings
    ) -> None:
        super().__init__(window)
        self._window = window
        self._outline = outline
        self._settings = settings
        self._timer = QTimer(self, singleShot=True, interval=_IS_SETTLED)
        self._timer.timeout.connect(self.keep)
        window.installEventFilter(self)

    def keep(self) -> None:
        """Keep it now."""
        self._timer.stop()
        self._settings.keep_place(self._window.saveGeometry(), self._outline())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep it soon after the window was moved or given another size."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._timer.start()
        return super().eventFilter(watched, event)
