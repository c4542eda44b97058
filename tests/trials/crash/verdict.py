"""Reopening what a crash left, as the program does, and reading all that is there."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.trials.crash.disk import Image, Key
from tests.trials.crash.evening import seen
from yacht_desktop.records import FILE_NAME, Database, Games, Upkeep, open_profile
from yacht_desktop.ui.taking_up import session_of

HOME = "home/"
_BACKUP = re.compile(r"home/backups/.*\.db")
_WHOLE = re.compile(r"home/yacht\.ini|home/cache/.*\.table|out/.*\.(yacht-games|csv)")
_EMPTY = "SELECT number FROM game WHERE state = 'playing' AND number NOT IN (SELECT game FROM move)"
_DUMP = {
    "ruleset": f"SELECT * FROM ruleset WHERE number IN (SELECT ruleset FROM game"
    f" WHERE number NOT IN ({_EMPTY})) OR number IN (SELECT ruleset FROM deletion)",
    "game": f"SELECT * FROM game WHERE number NOT IN ({_EMPTY})",
    "seat": f"SELECT * FROM seat WHERE game NOT IN ({_EMPTY})",
    "move": "SELECT * FROM move",
    "card": "SELECT * FROM card",
    "tally": "SELECT * FROM tally WHERE games > 0",
    "deletion": "SELECT * FROM deletion",
    "house": "SELECT * FROM house",
}
"""A game without a roll leaves no trace."""

Content = dict[str, list[tuple[Any, ...]]]


class WrongError(AssertionError):
    """What a crash left is not what it should be."""


def whole_files(image: Image) -> dict[str, Key]:
    """Files that must be there as they were before or after, with what stands for their bytes."""
    return {name: content.key for name, content in image.items() if _WHOLE.fullmatch(name)}


def backups(image: Image) -> dict[str, Key]:
    """The backups."""
    return {name: content.key for name, content in image.items() if _BACKUP.fullmatch(name)}


class Scratch:
    """A folder into which one disk after the other is put."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._there: dict[str, Key] = {}
        self._proven: set[Key] = set()

    def lay_out(self, image: Image) -> Path:
        """Make the folder hold exactly these files; returns that of the games."""
        for path in [path for path in self.folder.rglob("*") if path.is_file()]:
            name = path.relative_to(self.folder).as_posix()
            if name not in image or name.startswith(f"{HOME}{FILE_NAME}"):
                path.unlink()
        # The last one to be opened was changed by that.
        self._there = {n: key for n, key in self._there.items() if (self.folder / n).exists()}
        for name, content in image.items():
            if self._there.get(name) != content.key:
                path = self.folder / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content.bytes_())
                self._there[name] = content.key
        return self.folder / HOME

    def forget(self) -> None:
        """Something else has written here: take nothing for as it was laid out."""
        self._there.clear()

    def prove_backups(self, image: Image) -> None:
        """Every backup is whole, or it would not have its name."""
        for name, key in backups(image).items():
            if key not in self._proven:
                self._proven.add(key)
                _prove_whole(self.folder / name)


def _prove_whole(path: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchall()
            games = connection.execute("SELECT count(*) FROM game").fetchone()
    except sqlite3.Error as error:
        raise WrongError(f"{path.name}: {error}") from error
    if found != [("ok",)] or not games:
        raise WrongError(f"{path.name}: {found}")


def reopen(home: Path, *, is_start: bool = True) -> tuple[Content, str]:
    """All that the program would find, and what it would show; raises StoreError, WrongError.

    A start, unlike a look from beside, forgets what was deleted.
    """
    with closing(open_profile(home / FILE_NAME)) as database:
        for check, good in (("integrity_check", [("ok",)]), ("foreign_key_check", [])):
            if (found := database.rows(f"PRAGMA {check}")) != good:
                raise WrongError(f"{check}: {found}")
        if is_start:
            Upkeep(database).purge()
        content = {table: database.rows(sql) for table, sql in _DUMP.items()}
        return content, _shown(database)


def _shown(database: Database) -> str:
    """The game that is played, or the last one that was, as the window would show it."""
    games = Games(database)
    stored = games.unfinished()
    if stored is None:
        last = database.rows("SELECT max(number) FROM game WHERE state = 'finished'")[0][0]
        stored = games.stored(last) if last else None
    return seen(session_of(games, stored).game) if stored else json.dumps(None)


def prove_allowed(content: Content, allowed: list[Content]) -> None:
    """What was found is one of what may be found, or it is said in which tables it differs."""
    if content not in allowed:
        differing = (
            ", ".join(table for table in content if content[table] != other[table])
            for other in allowed
        )
        raise WrongError(f"neither before nor after: {'; '.join(differing)}")
