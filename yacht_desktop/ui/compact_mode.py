"""From the large window to the small one and back; only one of them is there at a time."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.actions import Actions, Page
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from yacht_desktop.ui.compact.compact_window import CompactWindow

_PLACE_IS_SETTLED = 1000  # milliseconds without a change
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize)


class CompactMode(QObject):
    """Makes the small window when it is wanted; trouble leads back to the large one, to be told."""

    def __init__(
        self,
        window: QWidget,
        presenters: Presenters,
        actions: Actions,
        theme: Theme,
        settings: Settings,
    ) -> None:
        super().__init__(actions)
        self._large = window
        self._controller = presenters.controller
        self._actions = actions
        self._theme = theme
        self._settings = settings
        self.window: CompactWindow | None = None
        self._scale = 1.0
        self._place_keeper = QTimer(self, singleShot=True, interval=_PLACE_IS_SETTLED)
        self._place_keeper.timeout.connect(self._keep_place)
        window.installEventFilter(self)
        actions.compact.toggled.connect(self._switch)
        actions.compact.enabledChanged.connect(self._leave_what_cannot_be)
        self._controller.failed.connect(self.leave)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go when the large window is shown by whomever; keep the place of the small one."""
        if watched is self._large:
            if event.type() == QEvent.Type.Show:
                self.leave()
            elif event.type() == QEvent.Type.Close:
                self._keep_place()
        elif event.type() in _MOVES:
            self._place_keeper.start()
        return False

    def _switch(self, small: bool) -> None:
        if small:
            self._enter()
        else:
            self.leave()

    def _enter(self) -> None:
        # No start needs what this brings in.
        from yacht_desktop.ui.compact.compact_window import CompactWindow

        self._actions.pages[Page.PLAY].trigger()
        self._scale = self._theme.window_scale
        self._theme.set_window_scale(1.0)
        self.window = CompactWindow(self._controller, self._actions, self._theme)
        self.window.left.connect(self.leave)
        self.window.resize(self.window.sizeHint())
        self.window.restoreGeometry(self._settings.compact_geometry)
        self.window.installEventFilter(self)
        self.window.show()
        self.window.activateWindow()
        self._large.hide()

    def leave(self) -> None:
        """Go back to the large window, if the small one is there."""
        if self.window is None:
            return
        self._keep_place()
        window, self.window = self.window, None
        self._theme.set_window_scale(self._scale)
        self._actions.compact.setChecked(False)
        if not self._large.isVisible():
            self._large.show()
            self._large.activateWindow()
        window.hide()
        window.deleteLater()

    def _leave_what_cannot_be(self, possible: bool) -> None:
        """Go where dice are typed, for which the small window has no room."""
        if not possible:
            self.leave()

    def _keep_place(self) -> None:
        self._place_keeper.stop()
        if self.window is not None:
            self._settings.compact_geometry = self.window.saveGeometry()
