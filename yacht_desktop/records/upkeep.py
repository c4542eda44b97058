"""What a player does to games that are over: notes, and deleting, which can be undone for a while.

A deleted game is out of sight at once, and in the file until the program ends or starts again.
"""

import json
from collections.abc import Iterable
from math import inf
from time import monotonic

from yacht_desktop.records.database import Database
from yacht_desktop.records.selection import Selection

_BATCH = 500
"""Games removed at a time: so many that it is quick, so few that another program needn't wait."""


class Upkeep:
    """The games of one profile, to be written to outside of play."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def set_note(self, number: int, text: str) -> None:
        """Keep a note with a game, in the place of the one before."""
        with self._database.transaction() as connection:
            connection.execute("UPDATE game SET note = ? WHERE number = ?", (text, number))

    def delete(self, number: int) -> list[int]:
        """Hide a game until it is restored or purged; returns what was hidden.

        That is nothing if the game is being played, hidden already or not there.
        """
        return self._hide("number = ?", [number])

    def delete_all(self, selection: Selection) -> list[int]:
        """Hide the solo games of a selection, with or without a result, but not one in play."""
        condition, values = selection.condition
        return self._hide(f"players = 1 AND {condition}", values)

    def restore(self, numbers: Iterable[int]) -> None:
        """Show hidden games again, each with its place and note."""
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE game SET deleted = 0 WHERE number IN (SELECT value FROM json_each(?))",
                (json.dumps(list(numbers)),),
            )

    def purge(self, seconds: float = inf) -> None:
        """Remove the hidden games for good; only how many they were is kept.

        Whatever isn't done after some seconds stays hidden, for the next time.
        """
        end = monotonic() + seconds
        while self._database.rows("SELECT 1 FROM game WHERE deleted = 1 LIMIT 1"):
            self._purge_some()
            if monotonic() >= end:
                return

    def _hide(self, condition: str, values: list[object]) -> list[int]:
        with self._database.transaction() as connection:
            hidden = connection.execute(
                "UPDATE game SET deleted = 1"
                f" WHERE state <> 'playing' AND deleted = 0 AND {condition} RETURNING number",
                values,
            ).fetchall()
        return [number for (number,) in hidden]

    def _purge_some(self) -> None:
        some = (
            f"number IN (SELECT number FROM game WHERE deleted = 1 ORDER BY number LIMIT {_BATCH})"
        )
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO deletion (ruleset, kind, players, games)"
                f" SELECT ruleset, kind, players, count(*) FROM game WHERE {some} GROUP BY 1, 2, 3"
                " ON CONFLICT DO UPDATE SET games = games + excluded.games"
            )
            connection.execute(f"DELETE FROM game WHERE {some}")
