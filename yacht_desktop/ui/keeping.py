"""The file of games as a whole: what is taken out of it, comes into it, and is put back."""

from PySide6.QtCore import QObject, Signal

from yacht_desktop.records import Database
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.errands import Errands


class Keeping(QObject):
    """Keeps the game in play true to a file that has been changed around it."""

    games_changed = Signal()
    """Games have come in, or all of them are others now."""

    def __init__(self, database: Database, controller: Controller) -> None:
        super().__init__()
        self.database = database
        self.errands = Errands()
        self._controller = controller

    def games_came_in(self) -> None:
        """Go on with the game in play, with the records as they are now."""
        self._controller.look_up_records()
        self.games_changed.emit()

    def games_were_replaced(self) -> None:
        """Take up the game that was being played when the backup was made."""
        self._controller.reopen()
        self.games_changed.emit()

    def stop(self) -> None:
        """Let whatever is under way come to a good end, soon."""
        self.errands.stop()
