"""Whether a game was really played as a file says: by the rules, and with the dice of its seed."""

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from yacht_desktop.records.transfer.errors import FlawError, TransferProblem
from yacht_desktop.records.transfer.portable import FINISHED, PortableGame
from yacht_desktop.rules import (
    ROLLS_A_TURN,
    Amend,
    Faces,
    Game,
    IllegalMoveError,
    Roll,
    parse_move,
    play,
)

_MOVES_A_TURN = 2 * ROLLS_A_TURN
"""Three rolls, a hold after each of the first two, and a score."""


class Dice(Protocol):
    """Where the faces of a roll come from."""

    def roll(self, game: Game) -> Faces:
        """The five faces after throwing the loose dice of the player whose turn it is."""


DiceOf = Callable[[bytes], Dice]
"""Makes the dice of a game from its seed."""


def prove(game: PortableGame, dice_of: DiceOf | None) -> Game:
    """Play a game again to where its log ends; raises FlawError unless it is as the file says.

    Without `dice_of` nobody asks where the dice came from.
    """
    if game.ruleset is None:
        raise FlawError("no ruleset", TransferProblem.UNEARNED)
    start = Game.new(game.ruleset, len(game.seats))
    if len(game.log) > _most_moves(start, game.log):
        raise FlawError("more moves than a game has", TransferProblem.UNEARNED)
    dice = None if dice_of is None or game.has_table_dice else dice_of(game.seed)
    end = _replay(start, game.log, dice, may_be_corrected=game.has_table_dice)
    totals = tuple(seat.total for seat in game.seats)
    if end.is_over != (game.state == FINISHED) or (end.is_over and totals != end.totals):
        raise FlawError("the log earns something else", TransferProblem.UNEARNED)
    return end


_move = lru_cache(maxsize=10_000)(parse_move)
"""There are fewer rolls, holds and scores than that in the world, and files of millions of them."""


def _most_moves(start: Game, log: tuple[str, ...]) -> int:
    """How long a log can be: who leaves, or corrects an entry, may do so between two holds."""
    corrections = sum(notation.startswith("amend ") for notation in log)
    players = len(start.cards)
    return _MOVES_A_TURN * start.turns * players + 2 * (players + corrections)


def _replay(
    state: Game, log: tuple[str, ...], dice: Dice | None, *, may_be_corrected: bool
) -> Game:
    try:
        for notation in log:
            move = _move(notation)
            if isinstance(move, Amend) and not may_be_corrected:
                raise FlawError("a correction of rolled dice", TransferProblem.UNEARNED)
            after = play(state, move)
            if dice is not None and isinstance(move, Roll) and dice.roll(state) != move.faces:
                raise FlawError("dice that are not of the seed", TransferProblem.WRONG_DICE)
            state = after
    except IllegalMoveError as error:
        raise FlawError(str(error), TransferProblem.UNEARNED) from error
    return state
