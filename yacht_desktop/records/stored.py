"""Reading games back as they were stored."""

from typing import NamedTuple

from yacht_desktop.records.database import Database
from yacht_desktop.rules import MAX_PLAYERS

LONGEST_NAME = 200
"""Characters of a player's name that are read; those that are typed here are shorter by far."""


class StoredGame(NamedTuple):
    """A game as the file has it: the log and the ruleset are still to be read and proved."""

    number: int
    ruleset_json: str
    players: int
    seed: bytes
    log: tuple[str, ...]
    is_assisted: bool = False
    is_practice: bool = False
    has_table_dice: bool = False
    names: tuple[str, ...] = ()
    """As many as there are players; blank where nobody has typed one."""


def stored_games(database: Database, condition: str, *values: object) -> list[StoredGame]:
    """The games that fulfil a condition in SQL, except deleted ones."""
    found = database.rows(
        "SELECT game.number, json, players, seed, assisted, practice, table_dice FROM game"
        f" JOIN ruleset ON ruleset.number = game.ruleset WHERE deleted = 0 AND {condition}",
        values,
    )
    return [
        StoredGame(
            *(number, json, players, seed, database.log(number)),
            is_assisted=bool(assisted),
            is_practice=bool(practice),
            has_table_dice=bool(table_dice),
            names=_names(database, number, players),
        )
        for number, json, players, seed, assisted, practice, table_dice in found
    ]


def _names(database: Database, number: int, players: int) -> tuple[str, ...]:
    rows = database.rows(
        "SELECT player, substr(name, 1, ?) FROM seat WHERE game = ?", (LONGEST_NAME, number)
    )
    names = dict(rows)
    # A file may say anything; a number of players that no game has is refused later.
    return tuple(names.get(player, "") for player in range(min(players, MAX_PLAYERS)))
