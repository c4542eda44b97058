"""The state of a game, and `play`, the only way on."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from yacht_desktop.rules.category import Category
from yacht_desktop.rules.dice import SLOTS, Faces, Slots
from yacht_desktop.rules.move import Hold, IllegalMoveError, Move, Roll, Score
from yacht_desktop.rules.ruleset import Ruleset
from yacht_desktop.rules.scorecard import Scorecard

MAX_PLAYERS = 6
ROLLS_A_TURN = 3


@dataclass(frozen=True)
class Game:
    """Everything that a player would expect back after undo or restart.

    `player` is whose turn it is (0-based), `faces` what lies on the table (None before the first
    roll of a turn), `held` the slots that the next roll will spare.
    """

    ruleset: Ruleset
    cards: tuple[Scorecard, ...]
    player: int = 0
    rolls_left: int = ROLLS_A_TURN
    faces: Faces | None = None
    held: Slots = frozenset()

    @classmethod
    def new(cls, ruleset: Ruleset, players: int = 1) -> "Game":
        """An untouched game for 1 to 6 players; raises ValueError for another number."""
        if type(players) is not int or not 1 <= players <= MAX_PLAYERS:
            raise ValueError(f"a game has 1 to {MAX_PLAYERS} players, not {players!r:.40}")
        return cls(ruleset, (Scorecard.empty(ruleset.categories),) * players)

    @property
    def card(self) -> Scorecard:
        """The card of the player whose turn it is."""
        return self.cards[self.player]

    @property
    def is_over(self) -> bool:
        """Whether every box of every player is filled."""
        return self.cards[-1].is_full

    @property
    def turns(self) -> int:
        """How many turns each player has."""
        return len(self.ruleset.categories)

    @property
    def turn(self) -> int:
        """The number of the current turn, from 1; the last one's once the game is over."""
        return min(self.card.filled + 1, self.turns)

    @property
    def rolls_used(self) -> int:
        """How often the player has rolled in this turn, 0 to 3."""
        return ROLLS_A_TURN - self.rolls_left

    @property
    def can_hold(self) -> bool:
        """Whether dice may be held or released now."""
        return self.faces is not None and self.rolls_left > 0

    @property
    def can_roll(self) -> bool:
        """Whether there is a roll left and a loose die for it."""
        return self.rolls_left > 0 and not self.is_over and len(self.held) < len(SLOTS)

    @property
    def loose(self) -> tuple[int, ...]:
        """The slots that the next roll would throw."""
        return tuple(slot for slot in SLOTS if slot not in self.held)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each player's points so far."""
        return tuple(card.total for card in self.cards)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the highest total, once the game is over; equal totals share."""
        if not self.is_over:
            return ()
        best = max(self.totals)
        return tuple(player for player, total in enumerate(self.totals) if total == best)

    @property
    def best_possible(self) -> int:
        """The highest total that the player whose turn it is can still reach."""
        best = {category: self.ruleset.best(category) for category in self.card.open_boxes}
        if not best or self.faces is None or self.rolls_left:
            return self.card.total + sum(best.values())
        # The last roll lies there: one box has to take it as it is.
        loss = min(best[c] - self.ruleset.points(c, self.faces) for c in best)
        return self.card.total + sum(best.values()) - loss

    def potential(self, category: Category) -> int | None:
        """What the dice on the table would earn in a box; None if it can't be scored now."""
        if self.faces is None or self.card[category] is not None:
            return None
        return self.ruleset.points(category, self.faces)


def play(game: Game, move: Move) -> Game:
    """The game after one more move; raises IllegalMoveError if the rules don't allow it."""
    match move:
        case Hold():
            return _hold(game, move)
        case Roll():
            return _roll(game, move)
        case Score():
            return _score(game, move)
        case _:
            assert_never(move)


def replay(ruleset: Ruleset, players: int, moves: Iterable[Move]) -> Game:
    """Play a whole log from the start."""
    game = Game.new(ruleset, players)
    for move in moves:
        game = play(game, move)
    return game


def _hold(game: Game, move: Hold) -> Game:
    if not game.can_hold:
        raise IllegalMoveError("dice are held between two rolls of a turn only")
    return replace(game, held=move.slots)


def _roll(game: Game, move: Roll) -> Game:
    if game.is_over or game.rolls_left == 0:
        raise IllegalMoveError("there is no roll left")
    if not game.can_roll:
        raise IllegalMoveError("every die is held")
    if game.faces is not None and any(move.faces[s] != game.faces[s] for s in game.held):
        raise IllegalMoveError("a held die has changed its face")
    left = game.rolls_left - 1
    # After the last roll nothing is left to hold dice for.
    return replace(game, faces=move.faces, rolls_left=left, held=game.held if left else frozenset())


def _score(game: Game, move: Score) -> Game:
    if game.faces is None:
        raise IllegalMoveError("a turn begins with a roll")
    if move.category not in game.ruleset.categories:
        raise IllegalMoveError(f"the card has no box {move.category}")
    if game.card[move.category] is not None:
        raise IllegalMoveError(f"{move.category} is filled already")
    card = game.card.score(move.category, game.ruleset.points(move.category, game.faces))
    cards = (*game.cards[: game.player], card, *game.cards[game.player + 1 :])
    following = (game.player + 1) % len(cards)
    return Game(game.ruleset, cards, following)
