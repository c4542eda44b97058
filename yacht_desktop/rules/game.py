"""The state of a game, and `play`, the only way on."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from yacht_desktop.rules.category import Category
from yacht_desktop.rules.dice import SLOTS, Faces, Slots
from yacht_desktop.rules.move import (
    MAX_PLAYERS,
    Amend,
    Hold,
    IllegalMoveError,
    Leave,
    Move,
    Roll,
    Score,
)
from yacht_desktop.rules.ruleset import Ruleset
from yacht_desktop.rules.scorecard import Scorecard

ROLLS_A_TURN = 3


@dataclass(frozen=True)
class Game:
    """Everything that a player would expect back after undo or restart.

    `player` is whose turn it is (0-based), `faces` what lies on the table (None before the first
    roll of a turn), `held` the slots that the next roll will spare, `left` who takes no more turns.
    """

    ruleset: Ruleset
    cards: tuple[Scorecard, ...]
    player: int = 0
    rolls_left: int = ROLLS_A_TURN
    faces: Faces | None = None
    held: Slots = frozenset()
    left: frozenset[int] = frozenset()

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
        """Whether every box of every player who hasn't left is filled."""
        if not self.left:
            return self.cards[-1].is_full  # the last to be filled, as turns go round
        return all(card.is_full or at in self.left for at, card in enumerate(self.cards))

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
        """The players with the highest total, once the game is over; equal totals share.

        Who left doesn't win, unless everyone did.
        """
        if not self.is_over:
            return ()
        everyone = range(len(self.cards))
        totals = {p: self.totals[p] for p in everyone if p not in self.left or self._all_left}
        best = max(totals.values())
        return tuple(player for player, total in totals.items() if total == best)

    @property
    def _all_left(self) -> bool:
        return len(self.left) == len(self.cards)

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
        case Leave():
            return _leave(game, move)
        case Amend():
            return _amend(game, move)
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
    return _next_turn(game, _with_card(game, game.player, card), game.left)


def _leave(game: Game, move: Leave) -> Game:
    _check_player(game, move.player)
    if len(game.cards) == 1:
        raise IllegalMoveError("nobody leaves a game for one")
    if move.player in game.left:
        raise IllegalMoveError("this player has left already")
    if game.cards[move.player].is_full:
        raise IllegalMoveError("this player has had every turn")
    left = game.left | {move.player}
    if move.player == game.player:
        return _next_turn(game, game.cards, left)
    return replace(game, left=left)


def _amend(game: Game, move: Amend) -> Game:
    _check_player(game, move.player)
    card = game.cards[move.player]
    there = move.category if move.to is None else move.to
    for category in (move.category, there):
        if category not in game.ruleset.categories:
            raise IllegalMoveError(f"the card has no box {category}")
    if card[move.category] is None:
        raise IllegalMoveError(f"{move.category} is open, and nothing to correct")
    if move.to is not None and card[move.to] is not None:
        raise IllegalMoveError(f"{move.to} is filled already")
    card = card.erase(move.category).score(there, game.ruleset.points(there, move.faces))
    return replace(game, cards=_with_card(game, move.player, card))


def _check_player(game: Game, player: int) -> None:
    if player >= len(game.cards):
        raise IllegalMoveError(f"{len(game.cards)} play, and nobody is number {player}")


def _with_card(game: Game, player: int, card: Scorecard) -> tuple[Scorecard, ...]:
    return (*game.cards[:player], card, *game.cards[player + 1 :])


def _next_turn(game: Game, cards: tuple[Scorecard, ...], left: frozenset[int]) -> Game:
    """The turn of the next player who is in; if there is none it stays where it is."""
    following = (game.player + 1) % len(cards)
    while following in left and following != game.player:
        following = (following + 1) % len(cards)
    return Game(game.ruleset, cards, following, left=left)
