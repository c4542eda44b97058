"""Letters on the card, for as long as Alt is held down: which key scores which box."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.ui.board.scorecard_view import ScorecardView

_AWAY = (QEvent.Type.WindowDeactivate, QEvent.Type.Hide)


class KeyHints(QObject):
    """Watches the keys that nobody at the table takes, and shows or hides the letters."""

    def __init__(self, board: QWidget, view: ScorecardView) -> None:
        super().__init__(view)
        self._view = view
        board.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._hide)  # a menu that Alt opens is told of its release

    def eventFilter(self, _board: QObject, event: QEvent) -> bool:
        """Follow Alt; with the window it lets go of it, too."""
        if event.type() in _AWAY:
            self._hide()
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt:
            self._view.show_keys(shown=event.type() == QEvent.Type.KeyPress)
        return False

    def _hide(self, *_: QWidget | None) -> None:
        self._view.show_keys(shown=False)
