"""Taking games in: which file, what it would bring, and then that it has."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yacht_desktop.chance import SeededDice
from yacht_desktop.records.transfer import Import, Plan, read_import
from yacht_desktop.ui import transfer_words
from yacht_desktop.ui.dialogs.files import ask_what_to_read
from yacht_desktop.ui.dialogs.import_sheet import ImportSheet
from yacht_desktop.ui.keeping import Keeping
from yacht_desktop.ui.notice import Say
from yacht_desktop.ui.outcome import Outcome
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.visit import Visit

translate = QCoreApplication.translate


class Importing:
    """One import after the other."""

    def __init__(self, keeping: Keeping, theme: Theme, window: QWidget, say: Say) -> None:
        self._keeping = keeping
        self._theme = theme
        self._window = window
        self._say = say
        self._visit: Visit | None = None

    def ask(self) -> None:
        """Ask which file to take games from."""
        ask_what_to_read(
            translate("Transfer", "Import games"),
            translate("Transfer", "Yacht games (*.yacht-games *.json *.db)"),
            self._window,
            self.read,
        )

    def read(self, path: Path) -> None:
        """Show what a file would bring."""
        sheet = ImportSheet(path, self._theme, self._window)
        self._visit = _ImportVisit(path, self._keeping, sheet, self._say)


class _ImportVisit(Visit):
    """One file, from the first look at it to its last game."""

    def __init__(self, path: Path, keeping: Keeping, sheet: ImportSheet, say: Say) -> None:
        super().__init__(sheet, keeping.errands)
        self._keeping = keeping
        self._import_sheet = sheet
        self._say = say
        self._waiting: Import | None = None
        database = keeping.database
        self.work(lambda go_on: read_import(database, path, SeededDice, go_on), self._show)
        sheet.wanted.connect(self._take_in)
        sheet.finished.connect(self._forget_unless_busy)
        sheet.open()

    def _show(self, outcome: Outcome[Import]) -> None:
        self._waiting = outcome.value
        if not self.is_open:
            self._forget()
        elif outcome.value is not None:
            self._import_sheet.show_plan(outcome.value.plan)
        elif outcome.error is not None:
            self._import_sheet.show_failure(outcome.error)

    def _take_in(self) -> None:
        waiting = self._waiting
        if waiting is not None:
            self._import_sheet.show_taking_in()
            self.work(lambda go_on: waiting.take_in(progress=go_on), self._end)

    def _end(self, outcome: Outcome[Plan]) -> None:
        self._forget()
        if outcome.value is not None:
            self.close()
            self._keeping.games_came_in()
            self._say(transfer_words.imported(outcome.value))
        elif outcome.error is not None and self.is_open:
            self._import_sheet.show_failure(outcome.error)

    def _forget_unless_busy(self) -> None:
        if self.errand is None or not self.errand.is_running:
            self._forget()

    def _forget(self) -> None:
        if self._waiting is not None:
            self._waiting.close()
            self._waiting = None
