"""Games as they are started, played, ended and taken up again."""

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from sqlite3 import Connection
from typing import NamedTuple

from yacht_desktop.records.database import Database
from yacht_desktop.records.results import rewrite_result, withdraw_result, write_result
from yacht_desktop.records.selection import time_here, time_there
from yacht_desktop.records.stored import LONGEST_NAME, StoredGame, stored_games
from yacht_desktop.rules import Amend, IllegalMoveError, Move, Ruleset, Scorecard

_AFTER_ALL = 2**63 - 1
"""No game has a higher number: the largest integer of SQLite."""

_REVIEWED = (
    "state = 'finished' AND players = 1 AND (table_dice = 0 OR"
    " EXISTS (SELECT 1 FROM move WHERE game = game.number AND notation GLOB 'hold *'))"
)
"""SQL for solo games with something to review: not where only the last dice were taken down."""

Clock = Callable[[], datetime]


def local_time() -> datetime:
    """The time here and now, aware of its zone."""
    return datetime.now().astimezone()


class Ending(NamedTuple):
    """What the file says about the end of a finished game.

    `at` is the time of day where it was played; `to_beat` the record before it, of unaided games;
    `edited` the time of day here when entries were corrected afterwards, if they were.
    """

    at: datetime
    total: int
    has_table_dice: bool
    to_beat: int | None
    edited: datetime | None = None


class Games:
    """The games of one profile, at most one of which is being played."""

    def __init__(self, database: Database, clock: Clock = local_time) -> None:
        self._database = database
        self._clock = clock

    def start(
        self,
        ruleset: Ruleset,
        seed: bytes,
        names: Sequence[str] = ("",),
        *,
        is_practice: bool = False,
        has_table_dice: bool = False,
    ) -> StoredGame:
        """Begin a game in the place of the one being played, which is kept as abandoned.

        A game of practice is on dice that were seen before, and never ranked. Games with dice on
        the table have records of their own, and need no seed but have one.
        """
        json = ruleset.to_json()
        now, offset = self._now()
        with self._database.transaction() as connection:
            self._leave(connection, now)
            connection.execute("INSERT OR IGNORE INTO ruleset (json) VALUES (?)", (json,))
            ((number,),) = connection.execute(
                "INSERT INTO game"
                " (id, ruleset, players, seed, state, practice, table_dice, started, utc_offset)"
                " SELECT ?, number, ?, ?, 'playing', ?, ?, ?, ? FROM ruleset WHERE json = ?"
                " RETURNING number",
                (
                    *(os.urandom(16).hex(), len(names), seed, is_practice, has_table_dice),
                    *(now, offset, json),
                ),
            ).fetchall()
            connection.executemany(
                "INSERT INTO seat (game, player, name) VALUES (?, ?, ?)",
                [(number, player, name) for player, name in enumerate(names)],
            )
        return StoredGame(
            *(number, json, len(names), seed, ()),
            is_practice=is_practice,
            has_table_dice=has_table_dice,
            names=tuple(names),
        )

    def last_names(self, many: int = 50) -> list[str]:
        """Names that players had, newest first, each once to the letter."""
        rows = self._database.rows(
            "SELECT substr(name, 1, ?) FROM (SELECT name, player, max(game) AS last"
            " FROM seat JOIN game ON game.number = seat.game"
            " WHERE name <> '' AND deleted = 0 GROUP BY name)"
            " ORDER BY last DESC, player LIMIT ?",
            (LONGEST_NAME, many),
        )
        return [name for (name,) in rows]

    def unfinished(self) -> StoredGame | None:
        """The game that is being played."""
        games = stored_games(self._database, "state = 'playing'")
        return games[0] if games else None

    def stored(self, number: int) -> StoredGame | None:
        """A game with its log; None if there is none, or it is deleted."""
        games = stored_games(self._database, "game.number = ?", number)
        return games[0] if games else None

    def return_to(self, number: int) -> StoredGame:
        """Take back the start of a new game: go on with an earlier one, abandoned or finished.

        Raises LookupError, and changes nothing, if that one left no trace.
        """
        now, _ = self._now()
        with self._database.transaction() as connection:
            self._leave(connection, now)
            connection.execute(
                "UPDATE game SET state = 'playing', ended = NULL"
                " WHERE number = ? AND state = 'abandoned' AND deleted = 0",
                (number,),
            )
            return stored_games(self._database, "game.number = ?", number)[0]

    def set_aside(self, number: int) -> None:
        """Keep a game that can't be read out of the way; a finished one keeps its result."""
        ended, _ = self._now()
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE game SET state = 'set aside', ended = ?"
                " WHERE number = ? AND state <> 'finished'",
                (ended, number),
            )

    def mark_assisted(self, number: int) -> None:
        """Note for good that the coach was asked in a game."""
        with self._database.transaction() as connection:
            connection.execute("UPDATE game SET assisted = 1 WHERE number = ?", (number,))

    def finished(self, before: int | None = None) -> StoredGame | None:
        """The last solo game to review, or the last one `before` another; None if there is none."""
        games = stored_games(
            self._database,
            f"{_REVIEWED} AND game.number < ? ORDER BY game.number DESC LIMIT 1",
            before if before is not None else _AFTER_ALL,
        )
        return games[0] if games else None

    def finished_after(self, number: int) -> StoredGame | None:
        """The first solo game to review after another; None if there is none."""
        games = stored_games(
            self._database,
            f"{_REVIEWED} AND game.number > ? ORDER BY game.number LIMIT 1",
            number,
        )
        return games[0] if games else None

    def ending(self, number: int) -> Ending | None:
        """How a game ended; None unless it is finished."""
        found = self._database.rows(
            "SELECT ended, utc_offset, edited, total, table_dice,"
            " (SELECT max(earlier.total) FROM game AS earlier WHERE earlier.state = 'finished'"
            "  AND earlier.players = 1 AND earlier.deleted = 0 AND earlier.kind = 'unaided'"
            "  AND earlier.ruleset = game.ruleset AND earlier.number < game.number)"
            " FROM game WHERE number = ? AND state = 'finished' AND deleted = 0",
            (number,),
        )
        if not found:
            return None
        ((ended, offset, edited, total, table_dice, to_beat),) = found
        there, here = time_there(ended, offset), time_here(edited, self._clock().tzinfo)
        return Ending(there, total, bool(table_dice), to_beat, here)

    def journal(self, number: int) -> "GameJournal":
        """The log of a game, for a session to write."""
        return GameJournal(self._database, number, self._now)

    def _leave(self, connection: Connection, now: str) -> None:
        """End the game being played, if any: one without a roll leaves no trace."""
        connection.execute(
            "DELETE FROM game WHERE state = 'playing'"
            " AND NOT EXISTS (SELECT 1 FROM move WHERE game = game.number)"
        )
        connection.execute(
            "UPDATE game SET state = 'abandoned', ended = ? WHERE state = 'playing'", (now,)
        )

    def _now(self) -> tuple[str, int]:
        """The time as it is stored: UTC to the second, and the offset here in minutes."""
        now = self._clock()
        utc = now.astimezone(UTC)
        offset = now.replace(tzinfo=None) - utc.replace(tzinfo=None)
        return utc.strftime("%Y-%m-%dT%H:%M:%SZ"), offset // timedelta(minutes=1)


class GameJournal:
    """The log of one game; satisfies `session.Journal`."""

    def __init__(self, database: Database, number: int, now: Callable[[], tuple[str, int]]) -> None:
        self._database = database
        self._number = number
        self._now = now

    def write(self, keep: int, moves: Sequence[Move], cards: Sequence[Scorecard] | None) -> None:
        """Keep the first `keep` moves, put `moves` after them, and the cards at the end.

        Raises IllegalMoveError, and changes nothing, for a correction of dice that the app rolled.
        """
        with self._database.transaction() as connection:
            if any(isinstance(move, Amend) for move in moves):
                self._need_table_dice(connection)
            connection.execute("DELETE FROM move WHERE game = ? AND ply >= ?", (self._number, keep))
            connection.executemany(
                "INSERT INTO move (game, ply, notation) VALUES (?, ?, ?)",
                [(self._number, ply, str(move)) for ply, move in enumerate(moves, keep)],
            )
            if cards is None:
                withdraw_result(connection, self._number)
            elif self._is("state = 'finished'", connection):
                rewrite_result(connection, self._number, cards, self._now()[0])
            else:
                write_result(connection, self._number, cards, *self._now())

    def _need_table_dice(self, connection: Connection) -> None:
        if not self._is("table_dice = 1", connection):
            raise IllegalMoveError("what was rolled here stands")

    def _is(self, condition: str, connection: Connection) -> bool:
        found = connection.execute(
            f"SELECT 1 FROM game WHERE number = ? AND {condition}", (self._number,)
        )
        return found.fetchone() is not None
