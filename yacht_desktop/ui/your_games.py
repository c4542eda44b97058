"""The commands that take games out and in and go back to backups; loaded when first given."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from yacht_desktop.records import StoreError
from yacht_desktop.records.backups import back_up_daily
from yacht_desktop.ui.backing_up import GoingBack
from yacht_desktop.ui.board.board import Board
from yacht_desktop.ui.dialogs.step_sheet import StepSheet
from yacht_desktop.ui.exporting import Exporting
from yacht_desktop.ui.importing import Importing
from yacht_desktop.ui.keeping import Keeping
from yacht_desktop.ui.outcome import Outcome
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_LOGGER = logging.getLogger("yacht")


class YourGames(QObject):
    """Each command opens a dialog of its own on the window; the work is done elsewhere.

    Meanwhile there may come to be another `board`, in another language.
    """

    def __init__(
        self, keeping: Keeping, theme: Theme, window: QWidget, board: Callable[[], Board]
    ) -> None:
        super().__init__(window)
        self._keeping = keeping
        self._theme = theme
        self._window = window
        self._board = board
        self._exporting = Exporting(keeping, theme, window, self._say)
        self._importing = Importing(keeping, theme, window, self._say)
        self._going_back = GoingBack(keeping, theme, window, self._say)

    def export_games(self) -> None:
        """Write all games to a file of the player's choice."""
        self._exporting.ask_for_games()

    def export_totals(self) -> None:
        """Write the totals to a file for a spreadsheet."""
        self._exporting.ask_for_totals()

    def import_games(self) -> None:
        """Take games in from a file of the player's choice."""
        self._importing.ask()

    def take_in(self, file: Path) -> None:
        """Show what a file would bring that the player opened with Yacht."""
        self._importing.read(file)

    def show_backups(self) -> None:
        """Show the backups, and go back to one of them if the player wants."""
        self._going_back.look()

    def back_up(self) -> None:
        """Make a backup of today unless there is one; only the log hears of it."""
        database = self._keeping.database

        def note(outcome: Outcome[Path | None]) -> None:
            if isinstance(outcome.error, StoreError):
                # Not all that it says: the names of folders are no business of the log.
                _LOGGER.warning("no backup: %s", outcome.error.problem.name)

        self._keeping.errands.start(lambda go_on: back_up_daily(database, progress=go_on), note)

    def _say(self, text: str, offer: str = "", command: Callable[[], object] | None = None) -> None:
        """Say it above the table, or in a window of its own where another page hides that."""
        board = self._board()
        if board.isVisible():
            board.notice.say(text, offer, command)
            return
        sheet = StepSheet(translate("Transfer", "Your games"), self._theme, self._window)
        sheet.begin_step(text)
        if command is not None and offer:
            sheet.offer(offer, lambda: (sheet.close(), command()))
        sheet.fit()
        sheet.open()
