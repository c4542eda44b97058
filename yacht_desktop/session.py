"""One game in play: its log, written to the journal first, and what may be taken back."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from yacht_desktop.rules import (
    Amend,
    Category,
    Faces,
    Game,
    Hold,
    IllegalMoveError,
    Leave,
    Move,
    Roll,
    Ruleset,
    Score,
    Scorecard,
    Slots,
    play,
)

Log = tuple[Move, ...]

_ROLLED_HERE = "what was rolled here stands"


class Journal(Protocol):
    """Where the log of one game is kept, durably, before anything else changes."""

    def write(self, keep: int, moves: Sequence[Move], cards: Sequence[Scorecard] | None) -> None:
        """Keep the first `keep` moves, put `moves` after them, in one transaction.

        `cards` are the players' cards when the game is over after that, else None, which
        withdraws the result. Raises an error of its own, and changes nothing, when it can't.
        """


class DiceSource(Protocol):
    """Where the faces of a roll come from."""

    def roll(self, game: Game) -> Faces:
        """The five faces after throwing the loose dice of the player whose turn it is."""


class Step(NamedTuple):
    """One gesture, as a pair of states to draw from."""

    before: Game
    after: Game

    @property
    def thrown(self) -> Slots:
        """The slots whose dice were rolled, empty if this was no roll."""
        before, after = self
        same_turn = (before.cards, before.left) == (after.cards, after.left)
        rolled = same_turn and after.rolls_left < before.rolls_left
        return frozenset(before.loose) if rolled else frozenset()


class Session:
    """A game in play.

    The log is canonical: a change of mind about what to hold replaces the hold before it. Since
    the last roll every gesture can be taken back, one by one; the roll itself can't, for it has
    shown something new. Dice on the table were seen there, not here: with these, everything can
    be taken back, and an entry be corrected later.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        players: int,
        journal: Journal,
        dice: DiceSource | None,
        log: Sequence[Move] = (),
    ) -> None:
        """Take up a game where its log ends, with `dice` or, None, those on the table.

        Raises IllegalMoveError if the log doesn't replay, or corrects what was rolled here.
        """
        if dice is not None and any(isinstance(move, Amend) for move in log):
            raise IllegalMoveError(_ROLLED_HERE)
        self._journal = journal
        self._dice = dice
        self._log: Log = ()
        self._states = [Game.new(ruleset, players)]
        self._past: list[Log] = []
        self._future: list[Log] = []
        self._states = self._states_of(tuple(log))
        self._log = tuple(log)

    @property
    def game(self) -> Game:
        """The state now."""
        return self._states[-1]

    @property
    def log(self) -> Log:
        """Every move so far."""
        return self._log

    @property
    def undoable(self) -> Move | None:
        """The move that `undo` would take back."""
        earlier = self._earlier()
        return None if earlier is None else _difference(earlier, self._log)

    @property
    def redoable(self) -> Move | None:
        """The move that `redo` would bring back."""
        return _difference(self._log, self._future[-1]) if self._future else None

    def roll(self) -> Step:
        """Throw the loose dice; raises IllegalMoveError where they lie on the table."""
        if self._dice is None:
            raise IllegalMoveError("the dice lie on the table")
        if not self.game.can_roll:
            raise IllegalMoveError("there is no roll left or no loose die")
        step = self._go((*self._log, Roll(self._dice.roll(self.game))))
        self._past.clear()
        self._future.clear()
        return step

    def enter(self, faces: Faces) -> Step:
        """Take down what the dice on the table show; those that are held can't have changed."""
        self._need_table_dice()
        return self._try((*self._log, Roll(faces)))

    def hold(self, slots: Slots) -> Step:
        """Hold exactly these dice for the next roll."""
        wanted = Hold(slots)
        play(self.game, wanted)
        base = self._log[:-1] if isinstance(self._log[-1], Hold) else self._log
        unchanged = self._states[len(base)].held == wanted.slots
        return self._try(base if unchanged else (*base, wanted))

    def score(self, category: Category) -> Step:
        """Fill a box."""
        return self._try((*self._log, Score(category)))

    def leave(self, player: int) -> Step:
        """Let a player, from 0, take no more turns."""
        return self._try((*self._log, Leave(player)))

    def amend(self, *corrections: Amend) -> Step:
        """Correct entries of earlier turns, all of them or none, as one gesture."""
        self._need_table_dice()
        return self._try((*self._log, *corrections))

    def undo(self) -> Step:
        """Take the last gesture back; raises IllegalMoveError when there is none."""
        earlier = self._earlier()
        if earlier is None:
            raise IllegalMoveError("a roll can't be taken back")
        now = self._log
        step = self._go(earlier)
        if self._past:
            self._past.pop()
        self._future.append(now)
        return step

    def redo(self) -> Step:
        """Bring back what was taken back last; raises IllegalMoveError when there is nothing."""
        if not self._future:
            raise IllegalMoveError("nothing has been taken back")
        now = self._log
        step = self._go(self._future[-1])
        self._past.append(now)
        self._future.pop()
        return step

    def _need_table_dice(self) -> None:
        if self._dice is not None:
            raise IllegalMoveError(_ROLLED_HERE)

    def _earlier(self) -> Log | None:
        if self._past:
            return self._past[-1]
        if self._log and (self._dice is None or not isinstance(self._log[-1], Roll)):
            return self._log[:-1]
        return None

    def _try(self, log: Log) -> Step:
        now = self._log
        step = self._go(log)
        if log != now:
            self._past.append(now)
            self._future.clear()
        return step

    def _go(self, log: Log) -> Step:
        """Make `log` the log: prove it by the rules, then write it, then believe it."""
        before = self.game
        states = self._states_of(log)
        after = states[-1]
        if log != self._log:
            keep = _common(self._log, log)
            self._journal.write(keep, log[keep:], after.cards if after.is_over else None)
            self._log, self._states = log, states
        return Step(before, after)

    def _states_of(self, log: Log) -> list[Game]:
        keep = _common(self._log, log)
        states = self._states[: keep + 1]
        for move in log[keep:]:
            states.append(play(states[-1], move))
        return states


def _common(one: Log, other: Log) -> int:
    """How many moves two logs begin with in common."""
    return next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )


def _difference(earlier: Log, later: Log) -> Move:
    """The last move by which two neighbouring logs differ, be it a change of hold."""
    longer = later if len(later) >= len(earlier) else earlier
    return longer[-1]
