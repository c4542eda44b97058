"""Between games as they are stored and the one that is played."""

from typing import NamedTuple

from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Games, Record, Statistics, StoredGame
from yacht_desktop.rules import Amend, IllegalMoveError, Ruleset, parse_move
from yacht_desktop.session import Session
from yacht_desktop.ui.setup import Setup


class Records(NamedTuple):
    """What a game is measured by."""

    of_its_kind: Record | None
    """The best of one player with dice of the same sort, unaided or assisted as this one is."""
    own: Record | None
    """The best unaided one, for one player with the app's dice."""


class TakenUp(NamedTuple):
    """A game to be played on."""

    session: Session
    setup: Setup
    records: Records


def begin(games: Games, setup: Setup, seed: bytes, *, is_practice: bool = False) -> StoredGame:
    """Store a new game; raises StoreError."""
    return games.start(
        setup.ruleset,
        seed,
        setup.names,
        is_practice=is_practice,
        has_table_dice=setup.has_table_dice,
    )


def take_up(games: Games, statistics: Statistics, stored: StoredGame) -> TakenUp:
    """Take up a stored game where its log ends.

    Raises ValueError if its rules, moves, seed or players make no sense, and StoreError.
    """
    session = session_of(games, stored)
    setup = Setup(session.game.ruleset, stored.names, stored.has_table_dice)
    records = records_for(statistics, setup, stored.number, is_assisted=stored.is_assisted)
    return TakenUp(session, setup, records)


def records_for(
    statistics: Statistics, setup: Setup, besides: int, *, is_assisted: bool
) -> Records:
    """What a game of this set-up is measured by, without the one `besides`."""
    if len(setup.names) > 1:
        return Records(None, None)
    if setup.has_table_dice:
        return Records(statistics.record(setup.ruleset, besides, has_table_dice=True), None)
    own = statistics.record(setup.ruleset, besides)
    if not is_assisted:
        return Records(own, own)
    return Records(statistics.record(setup.ruleset, besides, is_assisted=True), own)


def session_of(games: Games, stored: StoredGame) -> Session:
    """The session of a stored game; raises ValueError as `take_up` does."""
    ruleset = Ruleset.from_json(stored.ruleset_json)
    log = [parse_move(notation) for notation in stored.log]
    dice = None if stored.has_table_dice else SeededDice(stored.seed)
    return Session(ruleset, stored.players, games.journal(stored.number), dice, log)


def correct(games: Games, number: int, corrections: tuple[Amend, ...]) -> None:
    """Correct entries of a finished game, all or none; raises IllegalMoveError and StoreError."""
    stored = games.stored(number)
    try:
        session = None if stored is None else session_of(games, stored)
    except ValueError as error:
        raise IllegalMoveError("the log of this game can't be read") from error
    if session is None or not session.game.is_over:
        raise IllegalMoveError("there is no such game that is over")
    session.amend(*corrections)
