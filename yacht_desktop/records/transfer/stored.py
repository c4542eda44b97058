"""The games of a file, one after the other, in the form in which they travel."""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from sqlite3 import Connection
from typing import Any

from yacht_desktop.records.transfer.portable import readable_ruleset

Row = tuple[Any, ...]

# A game without a roll leaves no trace, neither here nor elsewhere.
_SEEN = (
    "deleted = 0 AND (state <> 'playing' OR EXISTS (SELECT 1 FROM move WHERE game = game.number))"
)


def count(connection: Connection) -> int:
    """How many games there are to be taken along."""
    ((games,),) = connection.execute(f"SELECT count(*) FROM game WHERE {_SEEN}").fetchall()
    return int(games)


def portable_values(connection: Connection) -> Iterator[dict[str, Any]]:
    """Every game that isn't deleted as a JSON value, in the order of play."""
    games = connection.execute(
        "SELECT game.number, id, json, seed, state, assisted, table_dice, practice,"
        " started, ended, edited, utc_offset, note"
        " FROM game JOIN ruleset ON ruleset.number = game.ruleset"
        f" WHERE {_SEEN} ORDER BY game.number"
    )
    seats = _by_game(connection.execute("SELECT game, name, total FROM seat ORDER BY game, player"))
    moves = _by_game(connection.execute("SELECT game, notation FROM move ORDER BY game, ply"))
    for number, *game in games:
        yield _value(game, seats(number), moves(number))


def _value(game: list[Any], seats: list[Row], moves: list[Row]) -> dict[str, Any]:
    identity, ruleset, seed, state, assisted, table_dice, practice, *rest = game
    started, ended, edited, utc_offset, note = rest
    return {
        "id": identity,
        "state": state,
        "started": started,
        "ended": ended,
        "edited": edited,
        "utc_offset": utc_offset,
        "assisted": bool(assisted),
        "table_dice": bool(table_dice),
        "practice": bool(practice),
        "ruleset": _ruleset(ruleset),
        "seed": seed.hex() if isinstance(seed, bytes) else seed,
        "seats": [{"name": name, "total": total} for _, name, total in seats],
        "note": note,
        "log": [notation for _, notation in moves],
    }


def _ruleset(text: Any) -> object:
    """The ruleset as a value, or as it stands where it makes no sense."""
    return text if not isinstance(text, str) or readable_ruleset(text) is None else json.loads(text)


def _by_game(rows: Iterable[Row]) -> Callable[[int], list[Row]]:
    """The rows of one game after the other, out of all in their order."""
    groups = groupby(rows, key=itemgetter(0))
    number, group = next(groups, (None, iter(())))

    def of(game: int) -> list[Row]:
        nonlocal number, group
        while number is not None and number < game:
            number, group = next(groups, (None, iter(())))
        return list(group) if number == game else []

    return of
