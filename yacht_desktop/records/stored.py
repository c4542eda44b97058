"""Reading games back as they were stored."""

from typing import NamedTuple

from yacht_desktop.records.database import Database


class StoredGame(NamedTuple):
    """A game as the file has it: the log and the ruleset are still to be read and proved."""

    number: int
    ruleset_json: str
    players: int
    seed: bytes
    log: tuple[str, ...]
    is_assisted: bool = False
    is_practice: bool = False


def stored_games(database: Database, condition: str, *values: object) -> list[StoredGame]:
    """The games that fulfil a condition in SQL, except deleted ones."""
    found = database.rows(
        "SELECT game.number, json, players, seed, assisted, practice FROM game"
        f" JOIN ruleset ON ruleset.number = game.ruleset WHERE deleted = 0 AND {condition}",
        values,
    )
    return [
        StoredGame(number, json, players, seed, database.log(number), *map(bool, marks))
        for number, json, players, seed, *marks in found
    ]
