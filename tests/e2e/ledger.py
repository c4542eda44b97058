"""What may be in the file of games at any moment, by what was played and what was seen stored."""

from tests.e2e.stored import Stored
from yacht_desktop.chance import SeededDice
from yacht_desktop.rules import Game, IllegalMoveError, Roll, Ruleset, parse_move, play

Log = tuple[str, ...]


class LostError(Exception):
    """The file has something else than what was played."""


class TornError(Exception):
    """The file is damaged, or a game in it can't have been played."""


class Ledger:
    """Keeps accounts of one profile.

    The game being played may have any of `possible` as its log: the one that was last seen in the
    file, and those that the gestures lead to which may have come after it, in their order.
    """

    def __init__(self) -> None:
        self._earlier: list[Stored] = []
        self.number = 0
        self.possible: list[Log] = [()]
        self._next_may_begin = True

    def take_up(self, found: list[Stored]) -> None:
        """Believe the file, while no gesture is under way."""
        self._earlier = found[:-1]
        if found:
            self.number = found[-1].number
            self.possible = [found[-1].log]
            self._next_may_begin = found[-1].state != "playing"

    def acknowledge(self, log: Log) -> None:
        """The game being played was seen like this.

        Undo leads to the same log again, so this may be the earliest of several: gestures after
        that one may still be under way.
        """
        if log in self.possible:
            del self.possible[: self.possible.index(log)]

    def expect(self, log: Log) -> None:
        """A gesture was made that leads to this log."""
        self.possible.append(log)

    def expect_next_game(self) -> None:
        """The key for the next game was pressed."""
        self._next_may_begin = True

    def check(self, found: list[Stored]) -> None:
        """Raise LostError or TornError unless the file has what it may have."""
        for game in found:
            check_dice(game)
        if not found:
            if self.number:
                raise LostError("every game is gone")
            return
        earlier, last = found[:-1], found[-1]
        if last.number == self.number:
            self._check_log(last)
        else:
            self._check_next(last)
            self._check_log(earlier.pop() if self.number else last)
        if earlier != self._earlier:
            raise LostError(f"earlier games were {self._earlier} and are {earlier}")

    def _check_log(self, game: Stored) -> None:
        if game.log not in self.possible:
            raise LostError(f"{game.log} is none of {self.possible}")

    def _check_next(self, game: Stored) -> None:
        if not self._next_may_begin or game.number < self.number or game.log:
            raise LostError(f"{game} is there, but no next game was begun")


def check_dice(game: Stored) -> None:
    """Raise TornError unless a game goes by its seed and by the rules, and has its right result."""
    state = Game.new(Ruleset.from_json(game.ruleset))
    dice = SeededDice(game.seed)
    try:
        for notation in game.log:
            move = parse_move(notation)
            if isinstance(move, Roll) and move.faces != dice.roll(state):
                raise TornError(f"the seed gives {dice.roll(state)}, but {notation} is in {game}")
            state = play(state, move)
    except IllegalMoveError as error:
        raise TornError(f"{game} does not replay: {error}") from error
    result = ("finished", state.totals[0]) if state.is_over else ("playing", None)
    if (game.state, game.total) != result:
        raise TornError(f"{game} should be {result}")
