"""A game as it travels: read with mistrust, since anybody may have made the file."""

import json
import re
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from yacht_desktop.records.transfer.errors import FlawError
from yacht_desktop.rules import MAX_PLAYERS, Ruleset, RulesetError

FINISHED, ABANDONED, PLAYING, SET_ASIDE = "finished", "abandoned", "playing", "set aside"
STATES = (FINISHED, ABANDONED, PLAYING, SET_ASIDE)

_ID = re.compile(r"[0-9a-f]{32}", re.ASCII)
_SEED = re.compile(r"[0-9a-f]{64}", re.ASCII)
_TIME = re.compile(r"(19[7-9]\d|[2-8]\d{3})-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)
_FARTHEST = 26 * 60
"""Minutes: no place on earth was ever farther from UTC."""

_LONGEST_RULESET = 10_000
"""Characters; those of a ruleset that can be played are some hundred."""

_FLAGS = ("assisted", "table_dice", "practice")
_KEYS = frozenset(
    ["id", "ruleset", "seed", "state", "started", "ended", "edited", "utc_offset", "note"]
).union(["seats", "log"], _FLAGS)

T = TypeVar("T")


class Seat(NamedTuple):
    """A player's name and, of a finished game, the total."""

    name: str
    total: int | None


class PortableGame(NamedTuple):
    """A game of which everything has the right form; whether it was played so is to be proved.

    `ruleset` is None where a game that was set aside has none that can be read. Times are UTC as
    the file has them, `utc_offset` is in minutes; `edited` is when a finished game was corrected.
    """

    id: str
    ruleset: Ruleset | None
    seed: bytes
    state: str
    is_assisted: bool
    has_table_dice: bool
    is_practice: bool
    started: str
    ended: str | None
    edited: str | None
    utc_offset: int
    note: str
    seats: tuple[Seat, ...]
    log: tuple[str, ...]


def portable(value: object) -> PortableGame:
    """A game from its JSON value; raises FlawError for anything that isn't exactly one."""
    game = _keys(value, _KEYS)
    state = _one_of(game["state"], STATES)
    ended, edited = _time_or_none(game["ended"]), _time_or_none(game["edited"])
    if (state == PLAYING) != (ended is None):
        raise FlawError("only a game in play has no end")
    if edited is not None and state != FINISHED:
        raise FlawError("only a finished game is corrected after its end")
    seats = tuple(_seat(seat) for seat in _list(game["seats"], MAX_PLAYERS))
    if not seats or any((seat.total is None) == (state == FINISHED) for seat in seats):
        raise FlawError("the seats don't fit the state")
    return PortableGame(
        _match(game["id"], _ID),
        _ruleset(game["ruleset"], may_be_odd=state == SET_ASIDE),
        bytes.fromhex(_match(game["seed"], _SEED)),
        state,
        *_flags(game),
        _time(game["started"]),
        ended,
        edited,
        _number(game["utc_offset"], -_FARTHEST, _FARTHEST),
        _text(game["note"]),
        seats,
        tuple(_text(notation) for notation in _list(game["log"])),
    )


def _seat(value: object) -> Seat:
    seat = _keys(value, frozenset(("name", "total")))
    total = seat["total"]
    return Seat(_text(seat["name"]), None if total is None else _number(total, 0, 10**6))


def _ruleset(value: object, *, may_be_odd: bool) -> Ruleset | None:
    ruleset = None
    if not isinstance(value, str):
        options = _as(value, dict)
        if not any(isinstance(option, dict | list) for option in options.values()):
            ruleset = readable_ruleset(json.dumps(options, sort_keys=True))
    if ruleset is None and not may_be_odd:
        raise FlawError("no ruleset that can be played")
    return ruleset


def readable_ruleset(text: str) -> Ruleset | None:
    """The ruleset that a text says, None if it says none."""
    return _ruleset_of(text) if len(text) <= _LONGEST_RULESET else None


@lru_cache(maxsize=256)
def _ruleset_of(text: str) -> Ruleset | None:
    try:
        return Ruleset.from_json(text)
    except RulesetError:
        return None


def _keys(value: object, keys: frozenset[str]) -> dict[str, Any]:
    found = _as(value, dict)
    if found.keys() != keys:
        raise FlawError("other keys than expected")
    return found


def _list(value: object, most: int | None = None) -> list[Any]:
    found = _as(value, list)
    if most is not None and len(found) > most:
        raise FlawError(f"a list of {len(found)}")
    return found


def _text(value: object) -> str:
    text = _as(value, str)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise FlawError("half of a character") from error
    return text


def _match(value: object, pattern: re.Pattern[str]) -> str:
    text = _as(value, str)
    if pattern.fullmatch(text) is None:
        raise FlawError("not of the right form")
    return text


def _time_or_none(value: object) -> str | None:
    return None if value is None else _time(value)


def _time(value: object) -> str:
    text = _match(value, _TIME)
    try:
        datetime.fromisoformat(text)
    except ValueError as error:
        raise FlawError("no such day or time") from error
    return text


def _number(value: object, least: int, most: int) -> int:
    number = _as(value, int)
    if not least <= number <= most:
        raise FlawError("out of range")
    return number


def _flags(game: dict[str, Any]) -> tuple[bool, bool, bool]:
    assisted, table_dice, practice = (_as(game[key], bool) for key in _FLAGS)
    return assisted, table_dice, practice


def _one_of(value: object, texts: tuple[str, ...]) -> str:
    text = _as(value, str)
    if text not in texts:
        raise FlawError("none of those known")
    return text


def _as(value: object, kind: type[T]) -> T:
    # A bool is an int to Python, and not to anyone else.
    if type(value) is not kind:
        raise FlawError(f"{kind.__name__} expected, not {type(value).__name__}")
    return value
