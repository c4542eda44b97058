"""The house rules of one player's tables, each under a name of its own."""

from enum import Enum, auto
from sqlite3 import Connection
from typing import NamedTuple

from yacht_desktop.records.database import Database
from yacht_desktop.rules import Ruleset, RulesetError

LONGEST_NAME = 40
"""Characters."""


_LAST_POSITION = 2**62
"""Beyond it SQLite might run out of whole numbers, if a file has such."""


class NameProblem(Enum):
    """Why a name can't be given to house rules."""

    BLANK = auto()
    TOO_LONG = auto()
    TAKEN = auto()


class HouseNameError(ValueError):
    """House rules can't have this name; nothing has changed."""

    def __init__(self, problem: NameProblem, name: str) -> None:
        super().__init__(f"{problem.name}: {name!r:.80}")
        self.problem = problem


class House(NamedTuple):
    """Rules with a name."""

    number: int
    name: str
    ruleset: Ruleset


class Houses:
    """The house rules of one profile.

    Games know their rules by all their values, so that nothing done here changes a game: rules
    that were played are retired instead of removed, and keep their name for these games.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def in_order(self) -> list[House]:
        """Those that can be played, in the player's order; what can't be read is left out."""
        rows = self._database.rows(
            "SELECT number, name, ruleset FROM house WHERE retired = 0 ORDER BY position, number"
        )
        found = [(number, name, _ruleset(json)) for number, name, json in rows]
        return [House(number, name, ruleset) for number, name, ruleset in found if ruleset]

    def name_of(self, ruleset: Ruleset) -> str | None:
        """What these rules are called, or were called last."""
        rows = self._database.rows(
            "SELECT name FROM house WHERE ruleset = ? ORDER BY retired, number DESC LIMIT 1",
            (ruleset.to_json(),),
        )
        return str(rows[0][0]) if rows else None

    def save(self, name: str, ruleset: Ruleset, number: int | None = None) -> House:
        """Keep new house rules, or with the `number` of others these in their place.

        The name is trimmed, and differs from the others to the letter. Raises HouseNameError, or
        LookupError if there is nothing of this number.
        """
        with self._database.transaction() as connection:
            wanted = _checked_name(connection, name, number)
            json = ruleset.to_json()
            if number is None:
                kept = _insert(connection, wanted, json)
            else:
                kept = _edit(connection, number, wanted, json)
        return House(kept, wanted, ruleset)

    def delete(self, number: int) -> None:
        """Take house rules off the list; their games stay, and show their name."""
        with self._database.transaction() as connection:
            if _is_played(connection, number):
                connection.execute("UPDATE house SET retired = 1 WHERE number = ?", (number,))
            else:
                connection.execute("DELETE FROM house WHERE number = ?", (number,))


def _checked_name(connection: Connection, name: str, number: int | None) -> str:
    wanted = name.strip()
    if not wanted:
        raise HouseNameError(NameProblem.BLANK, name)
    if len(wanted) > LONGEST_NAME:
        raise HouseNameError(NameProblem.TOO_LONG, wanted)
    taken = connection.execute(
        "SELECT 1 FROM house WHERE name = ? AND retired = 0 AND number IS NOT ?", (wanted, number)
    )
    if taken.fetchone():
        raise HouseNameError(NameProblem.TAKEN, wanted)
    return wanted


def _edit(connection: Connection, number: int, name: str, json: str) -> int:
    """Change house rules in place, or where they were played retire them for new ones."""
    found = connection.execute(
        "SELECT position, ruleset FROM house WHERE number = ? AND retired = 0", (number,)
    ).fetchone()
    if found is None:
        raise LookupError(f"no house rules have the number {number}")
    position, before = found
    if before != json and _is_played(connection, number):
        connection.execute("UPDATE house SET retired = 1 WHERE number = ?", (number,))
        return _insert(connection, name, json, position)
    connection.execute(
        "UPDATE house SET name = ?, ruleset = ? WHERE number = ?", (name, json, number)
    )
    return number


def _insert(connection: Connection, name: str, json: str, position: int | None = None) -> int:
    """Put house rules into a position, or behind all others; their number."""
    ((number,),) = connection.execute(
        "INSERT INTO house (name, ruleset, position)"
        " SELECT ?, ?, coalesce(?, (SELECT min(coalesce(max(position), 0), ?) + 1 FROM house))"
        " RETURNING number",
        (name, json, position, _LAST_POSITION),
    ).fetchall()
    return int(number)


def _is_played(connection: Connection, number: int) -> bool:
    played = connection.execute(
        "SELECT 1 FROM house JOIN ruleset ON ruleset.json = house.ruleset"
        " JOIN game ON game.ruleset = ruleset.number WHERE house.number = ? LIMIT 1",
        (number,),
    )
    return played.fetchone() is not None


def _ruleset(json: str) -> Ruleset | None:
    try:
        return Ruleset.from_json(json)
    except RulesetError:
        return None
