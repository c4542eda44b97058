"""Games on their way in: read from a file, proved, and laid down apart until they are wanted."""

import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from yacht_desktop.records.errors import sqlite_errors
from yacht_desktop.records.files import connect_to_scratch
from yacht_desktop.records.progress import Progress, tell
from yacht_desktop.records.transfer.errors import FlawError, TransferError, TransferProblem
from yacht_desktop.records.transfer.json_file import games_in_json
from yacht_desktop.records.transfer.portable import SET_ASIDE, PortableGame, portable
from yacht_desktop.records.transfer.profile_copy import faults_of_file, profile_copy
from yacht_desktop.records.transfer.proof import DiceOf, prove
from yacht_desktop.records.transfer.stored import count, portable_values
from yacht_desktop.rules import Scorecard

LARGEST_FILE = 1024**3
"""Bytes; 100,000 games take about a seventh of it."""

MOST_GAMES = 1_000_000

_SQLITE = b"SQLite format 3\0"
_STEP = 20


class Incoming:
    """The games of a file, each of them proved; they take no memory, however many they are."""

    def __init__(self) -> None:
        self._scratch = connect_to_scratch()
        self._scratch.execute(
            "CREATE TABLE incoming (id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, cards TEXT)"
        )
        self.added = 0
        """Games that were looked at, the one at fault being the last."""
        self.left_out = 0
        """Games that were set aside where they come from, and that nobody could read here."""

    def add(self, value: Any, dice_of: DiceOf) -> None:
        """Prove a game and keep it; raises FlawError."""
        self.added += 1
        if self.added > MOST_GAMES:
            raise FlawError("too many games", TransferProblem.TOO_LARGE)
        game = portable(value)
        try:
            end = prove(game, dice_of)
        except FlawError:
            if game.state != SET_ASIDE:
                raise
            self.left_out += 1
            return
        cards = json.dumps([card.points for card in end.cards]) if end.is_over else None
        try:
            self._scratch.execute(
                "INSERT INTO incoming (id, game, cards) VALUES (?, ?, ?)",
                (game.id, json.dumps(value), cards),
            )
        except sqlite3.IntegrityError as error:
            raise FlawError("the same game twice") from error

    def __len__(self) -> int:
        ((games,),) = self._scratch.execute("SELECT count(*) FROM incoming").fetchall()
        return int(games)

    def games(self) -> Iterator[tuple[PortableGame, list[Scorecard]]]:
        """Each game in the order of the file, and the full cards of a finished one."""
        for game, cards in self._scratch.execute("SELECT game, cards FROM incoming ORDER BY rowid"):
            proved = portable(json.loads(game))
            yield proved, _cards(proved, cards)

    def close(self) -> None:
        """Forget them."""
        self._scratch.close()


def _cards(game: PortableGame, points: str | None) -> list[Scorecard]:
    if points is None or game.ruleset is None:
        return []
    categories = game.ruleset.categories
    return [Scorecard(categories, tuple(card)) for card in json.loads(points)]


def read_games(path: Path, dice_of: DiceOf, progress: Progress) -> Incoming:
    """Read and prove every game of an export, or of another player's file.

    Raises TransferError for anything but such a file, StoreError where there is no room.
    """
    incoming = Incoming()
    try:
        with _faults(path), sqlite_errors(path):
            for value in _values(path, progress):
                incoming.add(value, dice_of)
    except FlawError as flaw:
        incoming.close()
        raise TransferError(flaw.problem, path, str(flaw), incoming.added) from flaw
    except BaseException:
        incoming.close()
        raise
    return incoming


@contextmanager
def _faults(path: Path) -> Iterator[None]:
    """What the system refuses while a file is read is a file that can't be read."""
    try:
        yield
    except OSError as error:
        raise TransferError(TransferProblem.UNREADABLE, path, str(error)) from error


def _values(path: Path, progress: Progress) -> Iterator[Any]:
    with open(path, "rb", opener=_open_at_once) as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise TransferError(TransferProblem.UNREADABLE, path, "no file")
        if found.st_size > LARGEST_FILE:
            raise FlawError("too large", TransferProblem.TOO_LARGE)
        if _is_sqlite(file):
            yield from _values_in_profile(path.absolute(), progress)
        else:
            yield from games_in_json(file, found.st_size, progress)


def _open_at_once(path: str, flags: int) -> int:
    # A pipe that nobody writes to would be waited for.
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _is_sqlite(file: BinaryIO) -> bool:
    start = file.read(len(_SQLITE))
    file.seek(0)
    return start == _SQLITE


def _values_in_profile(path: Path, progress: Progress) -> Iterator[Any]:
    """The games of a player's file, which is left as it is."""
    with profile_copy(path, lambda _part: progress(0)) as copy, faults_of_file(path):
        everything = count(copy)
        for done, value in enumerate(portable_values(copy)):
            if done % _STEP == 0:
                tell(progress, done / everything)
            yield value
