"""Going back to a backup: the list, the question, and then the games of that time."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from yacht_desktop.records import Progress
from yacht_desktop.records.backups import Backup, count_games, list_backups
from yacht_desktop.records.progress import tell
from yacht_desktop.records.restoring import restore
from yacht_desktop.ui import transfer_words
from yacht_desktop.ui.dialogs.backups_sheet import BackupsSheet, KnownBackup
from yacht_desktop.ui.keeping import Keeping
from yacht_desktop.ui.notice import Say
from yacht_desktop.ui.outcome import Outcome
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.visit import Visit


class GoingBack:
    """One look at the backups after the other."""

    def __init__(self, keeping: Keeping, theme: Theme, window: QWidget, say: Say) -> None:
        self._keeping = keeping
        self._theme = theme
        self._window = window
        self._say = say
        self._visit: Visit | None = None

    def look(self) -> None:
        """Show the backups."""
        sheet = BackupsSheet(self._theme, self._window)
        self._visit = _BackupsVisit(self._keeping, sheet, self._say)


class _BackupsVisit(Visit):
    """From the list to the games of a backup."""

    def __init__(self, keeping: Keeping, sheet: BackupsSheet, say: Say) -> None:
        super().__init__(sheet, keeping.errands)
        self._keeping = keeping
        self._backups_sheet = sheet
        self._say = say
        path = keeping.database.path
        self.work(lambda go_on: _known(path, go_on), self._show)
        sheet.wanted.connect(self._restore)
        sheet.open()

    def _show(self, outcome: Outcome[list[KnownBackup]]) -> None:
        if outcome.value is not None and self.is_open:
            self._backups_sheet.show_list(outcome.value)
        elif outcome.error is not None and self.is_open:
            self._backups_sheet.show_failure(outcome.error)

    def _restore(self, backup: Backup) -> None:
        database = self._keeping.database

        def go_back(progress: Progress) -> Backup:
            restore(database, backup.path, progress=progress)
            return backup

        self._backups_sheet.show_restoring()
        self.work(go_back, self._end)

    def _end(self, outcome: Outcome[Backup]) -> None:
        if outcome.value is not None:
            self.close()
            self._keeping.games_were_replaced()
            self._say(transfer_words.restored(outcome.value))
        elif outcome.error is not None and self.is_open:
            self._backups_sheet.show_failure(outcome.error)


def _known(path: Path, progress: Progress) -> list[KnownBackup]:
    backups = list_backups(path)
    known = []
    for done, backup in enumerate(backups):
        tell(progress, done / len(backups))
        known.append(KnownBackup(backup, count_games(backup)))
    return known
