"""A whole game taken apart: what was luck, and what was decided.

Before each roll the game is worth something, after it something else: that is luck. Each decision
picks an option; what the best one was worth more is given away. So, exactly,

    final = expected at the start + luck of every roll - given away by every decision.

Where an entry was corrected later, what that changed is added: it is neither luck nor decision.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from yacht_desktop.coach.advice import Advice, Option, Solution, advise
from yacht_desktop.coach.tolerance import TOLERANCE
from yacht_desktop.rules import Amend, Game, Move, Roll, Ruleset, Score, play

_EXACT = 1e-9


@dataclass(frozen=True)
class Throw:
    """The dice of one roll, and by how much they made the game better or worse."""

    ply: int
    turn: int
    luck: float
    worth: float
    """The worth of the game after it."""


@dataclass(frozen=True)
class Decision:
    """What was held or scored, what would have been best, and the difference."""

    ply: int
    game: Game
    """The position in front of the player, nothing held."""
    chosen: Option
    advice: Advice
    """What was best; the other options of a whole game are thousands, and reviews are kept."""

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.game.turn

    @property
    def worth(self) -> float:
        """The worth of the game after it."""
        return self.chosen.worth

    @property
    def cost(self) -> float:
        """What was given away."""
        return self.advice.worth - self.chosen.worth


Event = Throw | Decision


@dataclass(frozen=True)
class Review:
    """One player's game; worths are final totals or chances, as the solution's are."""

    start: float
    events: tuple[Event, ...]
    final: float
    corrected: float
    """What corrections of earlier entries made of the game."""

    @property
    def throws(self) -> tuple[Throw, ...]:
        """Every roll."""
        return tuple(event for event in self.events if isinstance(event, Throw))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every hold and every score."""
        return tuple(event for event in self.events if isinstance(event, Decision))

    @property
    def luck(self) -> float:
        """What the dice gave, over the whole game."""
        return sum(throw.luck for throw in self.throws)

    @property
    def given_away(self) -> float:
        """What better decisions would have brought, over the whole game."""
        return sum(decision.cost for decision in self.decisions)

    def costliest(self, number: int) -> tuple[Decision, ...]:
        """The decisions that gave away most, worst first, without those that gave away nothing."""
        costly = [decision for decision in self.decisions if decision.cost > TOLERANCE]
        return tuple(sorted(costly, key=lambda decision: -decision.cost)[:number])


def review(
    solution: Solution,
    ruleset: Ruleset,
    log: Sequence[Move],
    target: int | None = None,
    *,
    seat: tuple[int, int] = (0, 1),
) -> Review:
    """Take the moves of one player apart; `seat` is which of how many players.

    The log may end before the game does. Raises IllegalMoveError if it doesn't replay, ValueError
    as `advise` does, and ArithmeticError if the parts don't add up to within 1e-9.
    """
    player, players = seat
    game = Game.new(ruleset, players)
    advice = advise(solution, game, target)
    start = worth = advice.worth
    corrected = 0.0
    events: list[Event] = []
    for ply, move in enumerate(log):
        after = play(game, move)
        if isinstance(move, Amend) and move.player == player:
            before = advise(solution, _in_front_of(player, game), target)
            advice = advise(solution, _in_front_of(player, after), target)
            # From advice to advice: who left with dice on the table was worth what they promised.
            corrected += advice.worth - before.worth
            worth += advice.worth - before.worth
        elif game.player == player and isinstance(move, Roll | Score):
            if game.faces is not None:
                events.append(_decision(ply, game, move, advice))
                worth = events[-1].worth
            if isinstance(move, Roll):
                advice = advise(solution, after, target)
                events.append(Throw(ply, game.turn, advice.worth - worth, advice.worth))
                worth = advice.worth
        game = after
    return _whole(Review(start, tuple(events), worth, corrected))


def _in_front_of(player: int, game: Game) -> Game:
    """The position of a player, on turn or not."""
    return game if game.player == player else Game(game.ruleset, (game.cards[player],))


def _decision(ply: int, game: Game, move: Roll | Score, advice: Advice) -> Decision:
    """What a player decided who rolled again, or scored, with these dice on the table."""
    chosen: Option
    if isinstance(move, Score):
        chosen = next(option for option in advice.boxes if option.category is move.category)
    else:
        faces = tuple(sorted(game.faces[slot] for slot in game.held)) if game.faces else ()
        chosen = next(option for option in advice.holds if option.faces == faces)
        chosen = replace(chosen, slots=game.held)
    best = replace(advice, options=advice.best)
    return Decision(ply, replace(game, held=frozenset()), chosen, best)


def _whole(parts: Review) -> Review:
    """The review, once its parts are known to add up."""
    error = parts.start + parts.luck - parts.given_away + parts.corrected - parts.final
    if abs(error) > _EXACT:
        raise ArithmeticError(f"a review is out by {error}")
    return parts
