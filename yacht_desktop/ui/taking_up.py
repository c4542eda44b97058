"""From a game as it is stored to one that is played."""

from typing import NamedTuple

from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Games, Record, Statistics, StoredGame, StoreError
from yacht_desktop.rules import Amend, IllegalMoveError, Ruleset, parse_move
from yacht_desktop.session import Session
from yacht_desktop.ui.setup import Setup


class TakenUp(NamedTuple):
    """A game to be played on, and the records it is measured by."""

    session: Session
    setup: Setup
    record: Record | None
    own_record: Record | None


def take_up(games: Games, statistics: Statistics, stored: StoredGame) -> TakenUp:
    """Take up a stored game where its log ends.

    Raises ValueError if its rules, moves, seed or players make no sense, and StoreError.
    """
    session = session_of(games, stored)
    setup = Setup(session.game.ruleset, stored.names, stored.has_table_dice)
    is_own = len(setup.names) == 1 and not setup.has_table_dice
    own = statistics.record(setup.ruleset, stored.number) if is_own else None
    record = own
    if stored.is_assisted or not is_own:
        record = record_of(statistics, setup, stored.number, is_assisted=stored.is_assisted)
    return TakenUp(session, setup, record, own)


def session_of(games: Games, stored: StoredGame) -> Session:
    """The session of a stored game; raises ValueError as `take_up` does."""
    ruleset = Ruleset.from_json(stored.ruleset_json)
    log = [parse_move(notation) for notation in stored.log]
    dice = None if stored.has_table_dice else SeededDice(stored.seed)
    return Session(ruleset, stored.players, games.journal(stored.number), dice, log)


def record_of(
    statistics: Statistics, setup: Setup, besides: int, *, is_assisted: bool
) -> Record | None:
    """The best game of one player of the same kind, without the one `besides`."""
    if len(setup.names) > 1:
        return None
    return statistics.record(
        setup.ruleset, besides, is_assisted=is_assisted, has_table_dice=setup.has_table_dice
    )


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


def earlier_names(games: Games) -> list[str]:
    """Names of players of earlier games, newest first; none while they can't be read."""
    try:
        return games.last_names()
    except StoreError:
        return []
