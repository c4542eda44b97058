"""Exports, imports, backups, the way back, settings and the coach's tables, with calls refused."""

import json
from collections.abc import Callable
from contextlib import closing
from itertools import count, cycle
from pathlib import Path
from random import Random

import numpy as np
from PySide6.QtCore import QCoreApplication

from tests.trials.refused.refusal import Report, Way
from tests.trials.shim.preloaded import Preloaded
from tests.ui.keeper import Keeper
from tests.ui.pictures import texts_on
from tests.ui.table import Table, until
from tests.unit.records.transferring import content
from yacht_desktop.coach.cache import Cache
from yacht_desktop.records import open_profile
from yacht_desktop.records.backups import list_backups
from yacht_desktop.records.transfer import export_games
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import ZOOMS

TRADITIONAL = PRESETS["traditional"]
_LONGEST_STEP = 40
"""In the short form up to so many calls are left out between two that are refused."""


class Files:
    """What a player does with files, at one table."""

    def __init__(self, preloaded: Preloaded, report: Report, table: Table, theirs: Path) -> None:
        self._preloaded = preloaded
        self._report = report
        self._table = table
        self._keeper = Keeper(table)
        self._out = table.folder.parent / "out"
        self._out.mkdir(exist_ok=True)
        self._theirs = json.loads(theirs.read_text(encoding="utf-8"))
        self._numbers, self._zooms = count(1), cycle(ZOOMS)

    def try_all(self, way: Way, luck: Random | None) -> None:
        """Each command once for each call that it makes, and once with none refused."""
        commands = (self.export, self.take_in, self.back_up, self.go_back, self.set, self.solve)
        for command in commands:
            number, is_clean = 1, False
            while not is_clean:
                self._clear(self._out)
                said = f"{command.__name__}, call {number}, {way}"
                is_clean = command(number, way, said)
                self._report.tally[
                    "commands on files" if is_clean else "... with a call refused"
                ] += 1
                number += luck.randint(1, _LONGEST_STEP) if luck else 1

    def export(self, number: int, way: Way, said: str) -> bool:
        """Over an older export, which stays whole until the new one is."""
        target = self._out / "mine.json"
        target.write_text('{"older": 1}', encoding="utf-8")
        # The system's own dialog would ask whether the older one may go.
        begin = self._table.window.your_games._exporting._begin  # noqa: SLF001

        def export() -> None:
            begin("Export games", target, export_games)
            until(self._table.notice.isVisible)

        is_clean = self._refuse(export, number, way)
        is_new = "games" in json.loads(target.read_text(encoding="utf-8"))
        self._expect(is_new == ("now in mine.json" in self._notice()), said)
        self._leave()
        return is_clean

    def take_in(self, number: int, way: Way, said: str) -> bool:
        """A game that is not here yet: taken in, or nothing has changed."""
        for game in self._theirs["games"]:
            game["id"] = f"{next(self._numbers):032x}"
        theirs = self._out / "theirs.json"
        theirs.write_text(json.dumps(self._theirs), encoding="utf-8")
        before = content(self._table.database)
        self._table.window.your_games.take_in(theirs)
        until(lambda: "Import" in self._keeper.buttons())
        is_clean = self._refuse(lambda: self._press("Import"), number, way)
        is_told = self._keeper.is_alone() and "imported" in self._notice()
        now = content(self._table.database)
        self._expect(now == before if not is_told else len(now) > len(before), said)
        self._expect(is_told or "Nothing was imported" in self._keeper.words(), said)
        self._leave()
        return is_clean

    def back_up(self, number: int, way: Way, said: str) -> bool:
        """A backup of today, which is whole or not there."""
        self._clear(self._table.folder / "backups")
        is_clean = self._refuse(self._table.window.your_games.back_up, number, way)
        self._expect(not is_clean or bool(list_backups(self._table.file)), said)
        self._prove_backups(said)
        return is_clean

    def go_back(self, number: int, way: Way, said: str) -> bool:
        """To a backup: all of it, or nothing has changed."""
        self._clear(self._table.folder / "backups")
        self._table.database.back_up("daily")
        self._table.controller.repeat()
        self._table.controller.roll()
        before = content(self._table.database)
        self._table.actions.backups.trigger()
        until(lambda: self._keeper.shown_list().rowCount() == 1)
        self._keeper.shown_list().selectRow(0)
        self._keeper.press("Restore…")
        is_clean = self._refuse(lambda: self._press("Restore"), number, way)
        is_told = self._keeper.is_alone() and "kept as a backup" in self._notice()
        is_back = content(self._table.database) != before
        self._expect(is_told == is_back, f"{said}: told is {is_told}, done is {is_back}")
        self._leave()
        self._prove_backups(said)
        return is_clean

    def set(self, number: int, way: Way, said: str) -> bool:
        """A choice, and another one when all is well again: then both are kept."""
        zoom, settings = next(self._zooms), self._table.settings
        file, before = self._table.settings_file, settings.marks
        settings.coach = number % 2 == 0
        is_clean = self._refuse(lambda: setattr(settings, "zoom", zoom), number, way)
        self._expect(file.stat().st_size > 0 and self._kept().marks is before, said)
        settings.coach = number % 2 != 0
        again = self._kept()
        self._expect((again.zoom, again.coach) == (zoom, number % 2 != 0), f"{said}: not kept")
        return is_clean

    def solve(self, number: int, way: Way, said: str) -> bool:
        """A table of the coach's: the old one, the new one or none."""
        cache, numbers = Cache(self._table.folder / "cache"), np.arange(6.0)
        cache.save("means", TRADITIONAL, numbers)
        is_clean = self._refuse(lambda: cache.save("means", TRADITIONAL, numbers + 1), number, way)
        found = cache.load("means", TRADITIONAL, numbers.shape)
        self._expect(found is not None and found[0] in (0, 1), said)
        return is_clean

    def _refuse(self, command: Callable[[], object], number: int, way: Way) -> bool:
        """Give a command with one call refused; whether it had no such call."""
        self._preloaded.refuse(number, way.error, for_good=way.is_for_good)
        command()
        until(lambda: self._table.keeping.errands.is_idle)
        QCoreApplication.processEvents()
        refused = self._preloaded.refused
        self._preloaded.lift()
        self._last = refused
        return not refused

    def _kept(self) -> Settings:
        """The settings as another program would read them: Qt's own share what was not written."""
        copy = self._out / f"{next(self._numbers)}.ini"
        copy.write_bytes(self._table.settings_file.read_bytes())
        return Settings(copy)

    def _press(self, text: str) -> None:
        """Press a button, and wait until the dialog has gone or says what came of it."""
        self._keeper.press(text)
        until(lambda: self._table.keeping.errands.is_idle)
        if not self._keeper.is_alone():
            self._keeper.sheet()

    def _leave(self) -> None:
        """Close what is open; what is on the table is what is stored."""
        if not self._keeper.is_alone():
            self._keeper.any_sheet().close()
        until(self._keeper.is_alone)
        self._table.notice.hide()

    def _notice(self) -> str:
        return " ".join(texts_on(self._table.notice)) if self._table.notice.isVisible() else ""

    def _expect(self, what: bool, said: str) -> None:
        self._report.expect(what, f"{said} ({self._last})")

    def _prove_backups(self, said: str) -> None:
        for backup in list_backups(self._table.file):
            with closing(open_profile(backup.path)) as opened:
                self._expect(opened.rows("PRAGMA integrity_check") == [("ok",)], said)

    def _clear(self, folder: Path) -> None:
        """Leave nothing in a folder."""
        for path in folder.glob("*"):
            path.unlink()
