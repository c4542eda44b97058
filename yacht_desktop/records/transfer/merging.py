"""Taking games in by their id: none is ever doubled, and no finished one written over."""

from collections import Counter
from collections.abc import Callable
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from sqlite3 import Connection
from typing import Any, NamedTuple

from yacht_desktop.records.database import Database
from yacht_desktop.records.errors import sqlite_errors
from yacht_desktop.records.progress import Progress, tell, unwatched
from yacht_desktop.records.results import write_result
from yacht_desktop.records.transfer.incoming import Incoming, read_games
from yacht_desktop.records.transfer.portable import (
    ABANDONED,
    FINISHED,
    PLAYING,
    SET_ASIDE,
    PortableGame,
)
from yacht_desktop.records.transfer.proof import DiceOf
from yacht_desktop.rules import Scorecard

_STEP = 20
_BACKED_UP = 0.3
"""How much of the work is done once a backup is made."""


class Fate(Enum):
    """What becomes of a game from outside."""

    NEW = auto()
    BACK = auto()
    """It was deleted here, and is shown again."""
    LONGER = auto()
    """It was left here, and went on there."""
    KNOWN = auto()
    DIFFERENT = auto()
    """It went on differently there, and stays here as it is."""


_CHANGES = (Fate.NEW, Fate.BACK, Fate.LONGER)


class Plan(NamedTuple):
    """How many games meet which fate; `left_out` could not be read where they come from either."""

    new: int
    back: int
    longer: int
    known: int
    different: int
    left_out: int

    @property
    def changes(self) -> int:
        """How many games are not here, or not so, yet."""
        return self.new + self.back + self.longer


class Import:
    """Games that have passed every check and wait to be taken in; close it in any case."""

    def __init__(self, database: Database, incoming: Incoming, progress: Progress) -> None:
        self._database = database
        self._incoming = incoming
        self._fates = Counter[Fate]()
        here = database.second()
        try:
            with sqlite_errors(database.path):
                self._go_through(lambda game, _: _fate(here.rows, game), progress)
        finally:
            here.close()
        self.plan = self._plan()

    def take_in(self, at: datetime | None = None, progress: Progress = unwatched) -> Plan:
        """Make a backup, then store what is new, all of it or nothing.

        Raises StoreError, or StoppedError where it is told to stop.
        """
        here = self._database.second()
        try:
            here.back_up("before-import", at, lambda done: progress(_BACKED_UP * done))
            with here.transaction() as connection:
                self._go_through(
                    lambda game, cards: _take_in(connection, here.rows, game, cards),
                    lambda done: progress(_BACKED_UP + (1 - _BACKED_UP) * done),
                )
        finally:
            here.close()
        return self._plan()

    def close(self) -> None:
        """Forget the games that wait."""
        self._incoming.close()

    def _go_through(
        self, decide: Callable[[PortableGame, list[Scorecard]], Fate], progress: Progress
    ) -> None:
        self._fates.clear()
        games = len(self._incoming)
        for done, (game, cards) in enumerate(self._incoming.games()):
            if done % _STEP == 0:
                tell(progress, done / games)
            self._fates[decide(game, cards)] += 1

    def _plan(self) -> Plan:
        of = self._fates
        return Plan(
            of[Fate.NEW],
            of[Fate.BACK],
            of[Fate.LONGER],
            of[Fate.KNOWN],
            of[Fate.DIFFERENT],
            self._incoming.left_out,
        )


def read_import(
    database: Database, path: Path, dice_of: DiceOf, progress: Progress = unwatched
) -> Import:
    """Read a file of games and see what it would bring; nothing is stored.

    `dice_of` makes the dice that a seed stands for. Raises TransferError, StoreError, and
    StoppedError where it is told to stop.
    """
    incoming = read_games(path, dice_of, lambda done: progress(0.9 * done))
    try:
        return Import(database, incoming, lambda done: progress(0.9 + 0.1 * done))
    except BaseException:
        incoming.close()
        raise


Rows = Callable[..., list[tuple[Any, ...]]]


def _fate(rows: Rows, game: PortableGame) -> Fate:
    found = rows(
        "SELECT game.number, state, deleted, json, players, seed"
        " FROM game JOIN ruleset ON ruleset.number = game.ruleset WHERE id = ?",
        (game.id,),
    )
    if not found:
        return Fate.NEW
    ((number, state, deleted, *kind),) = found
    if deleted:
        return Fate.BACK
    if state == FINISHED:
        return Fate.KNOWN
    moves = rows("SELECT notation FROM move WHERE game = ? ORDER BY ply", (number,))
    log = tuple(notation for (notation,) in moves)
    if log[: len(game.log)] == game.log:
        return Fate.KNOWN
    ruleset = game.ruleset.to_json() if game.ruleset else ""
    is_same = kind == [ruleset, len(game.seats), game.seed] and game.log[: len(log)] == log
    # What is being played is the player's, and in the window.
    return Fate.LONGER if is_same and state != PLAYING else Fate.DIFFERENT


def _take_in(
    connection: Connection, rows: Rows, game: PortableGame, cards: list[Scorecard]
) -> Fate:
    fate = _fate(rows, game)
    if fate is Fate.BACK:
        connection.execute("UPDATE game SET deleted = 0 WHERE id = ?", (game.id,))
    elif fate is Fate.NEW:
        _write_log(connection, _insert(connection, game), game, cards)
    elif fate is Fate.LONGER:
        _write_log(connection, _prolong(connection, game), game, cards)
    return fate


def _insert(connection: Connection, game: PortableGame) -> int:
    """Make a game that is over for now, without moves; returns its number."""
    json = game.ruleset.to_json() if game.ruleset else ""
    connection.execute("INSERT OR IGNORE INTO ruleset (json) VALUES (?)", (json,))
    values = {
        "id": game.id,
        "players": len(game.seats),
        "seed": game.seed,
        "state": SET_ASIDE if game.state == SET_ASIDE else ABANDONED,
        "practice": game.is_practice,
        "started": game.started,
        "json": json,
    }
    ((number,),) = connection.execute(
        "INSERT INTO game (id, ruleset, players, seed, state, assisted, table_dice, practice,"
        " started, ended, utc_offset, note)"
        " SELECT :id, number, :players, :seed, :state, :assisted, :table_dice, :practice,"
        " :started, :ended, :utc_offset, :note FROM ruleset WHERE json = :json"
        " RETURNING number",
        values | _outcome(game),
    ).fetchall()
    connection.executemany(
        "INSERT INTO seat (game, player, name) VALUES (?, ?, ?)",
        [(number, player, seat.name) for player, seat in enumerate(game.seats)],
    )
    return int(number)


def _prolong(connection: Connection, game: PortableGame) -> int:
    """Let go of the shorter log of a game, and keep every mark; returns its number."""
    ((number,),) = connection.execute(
        "UPDATE game SET state = 'abandoned', ended = :ended, utc_offset = :utc_offset,"
        " assisted = max(assisted, :assisted), table_dice = max(table_dice, :table_dice),"
        " note = iif(note = '', :note, note) WHERE id = :id RETURNING number",
        {"id": game.id} | _outcome(game),
    ).fetchall()
    connection.execute("DELETE FROM move WHERE game = ?", (number,))
    return int(number)


def _write_log(
    connection: Connection, number: int, game: PortableGame, cards: list[Scorecard]
) -> None:
    connection.executemany(
        "INSERT INTO move (game, ply, notation) VALUES (?, ?, ?)",
        [(number, ply, notation) for ply, notation in enumerate(game.log)],
    )
    if cards:
        write_result(connection, number, cards, game.ended or game.started, game.utc_offset)
        connection.execute("UPDATE game SET edited = ? WHERE number = ?", (game.edited, number))


def _outcome(game: PortableGame) -> dict[str, object]:
    """What the course of a game decides; one in play is taken for left when it was begun."""
    return {
        "assisted": game.is_assisted,
        "table_dice": game.has_table_dice,
        "ended": game.ended or game.started,
        "utc_offset": game.utc_offset,
        "note": game.note,
    }
