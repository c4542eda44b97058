"""Taking games out: where to, how far it is, and that it is done."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from yacht_desktop.records import Progress, StoreError
from yacht_desktop.records.transfer import Snapshot, export_games, export_totals
from yacht_desktop.ui import transfer_words
from yacht_desktop.ui.dialogs.files import ask_where_to_write
from yacht_desktop.ui.dialogs.step_sheet import StepSheet
from yacht_desktop.ui.keeping import Keeping
from yacht_desktop.ui.later import later
from yacht_desktop.ui.notice import Say
from yacht_desktop.ui.outcome import Outcome
from yacht_desktop.ui.path_words import short_name
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.visit import Visit

translate = QCoreApplication.translate

_SOON = 400
"""Milliseconds of work before anybody wants to know how far it is."""

Write = Callable[[Snapshot, Path, Path, Progress], int]


class Exporting:
    """One export after the other."""

    def __init__(self, keeping: Keeping, theme: Theme, window: QWidget, say: Say) -> None:
        self._keeping = keeping
        self._theme = theme
        self._window = window
        self._say = say
        self._visit: Visit | None = None

    def ask_for_games(self) -> None:
        """Ask where to write all games to."""
        title = translate("Transfer", "Export games")
        kind = translate("Transfer", "Yacht games (*.yacht-games)")
        self._ask(title, f"yacht-{date.today():%Y-%m-%d}.yacht-games", kind, export_games)  # noqa: DTZ011 - the day here

    def ask_for_totals(self) -> None:
        """Ask where to write the totals to."""
        title = translate("Transfer", "Export totals for a spreadsheet")
        kind = translate("Transfer", "Comma-separated values (*.csv)")
        self._ask(title, f"yacht-totals-{date.today():%Y-%m-%d}.csv", kind, export_totals)  # noqa: DTZ011 - the day here

    def _ask(self, title: str, name: str, kind: str, write: Write) -> None:
        ask_where_to_write(
            title, name, kind, self._window, lambda path: self._begin(title, path, write)
        )

    def _begin(self, title: str, path: Path, write: Write) -> None:
        database = self._keeping.database
        try:
            snapshot = database.snapshot()
        except StoreError as error:
            self._fail(error, title, path, write)
            return
        sheet = StepSheet(title, self._theme, self._window)
        sheet.show_work(title, short_name(path))
        visit = self._visit = Visit(sheet, self._keeping.errands)

        def end(outcome: Outcome[int]) -> None:
            visit.close()
            if outcome.error is not None:
                self._fail(outcome.error, title, path, write)
            elif outcome.value is not None:
                self._tell(outcome.value, path)

        visit.work(lambda go_on: write(snapshot, database.path, path, go_on), end)
        later(sheet, lambda: _show(sheet, visit), _SOON)

    def _tell(self, games: int, path: Path) -> None:
        folder = QUrl.fromLocalFile(str(path.parent))
        self._say(
            transfer_words.exported(games, path),
            translate("Transfer", "Open the folder"),
            lambda: QDesktopServices.openUrl(folder),
        )

    def _fail(self, error: Exception, title: str, path: Path, write: Write) -> None:
        again = translate("Notice", "Try again") if isinstance(error, StoreError) else ""
        self._say(
            transfer_words.export_failed(error), again, lambda: self._begin(title, path, write)
        )


def _show(sheet: StepSheet, visit: Visit) -> None:
    if visit.is_open:
        sheet.open()
