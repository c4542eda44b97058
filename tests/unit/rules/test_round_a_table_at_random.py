"""Games with players who leave and entries that are corrected, held against a plain book of them.

The book keeps, for every player, the dice of each box. Nobody's turn is handed on in it: it is
always that of whoever has filled the fewest boxes among those who are in, the first of them.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.rules.plain import sheet
from tests.unit.rules.strategies import (
    every_move,
    fallen,
    legal_moves_round_a_table,
    players,
    rulesets,
)
from yacht_desktop.rules import (
    SLOTS,
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
    parse_move,
    play,
    replay,
)


class Book:
    """What lies on the table and what everyone has written, by the words of the rules."""

    def __init__(self, ruleset: Ruleset, number: int) -> None:
        self.worth = sheet(ruleset)
        self.boxes: list[dict[Category, Faces]] = [{} for _ in range(number)]
        self.left: list[int] = []
        self.rolls: list[Faces] = []
        self.held: set[int] = set()

    @property
    def inside(self) -> list[int]:
        return [player for player in range(len(self.boxes)) if player not in self.left]

    @property
    def player(self) -> int:
        order = sorted(self.inside, key=lambda player: (len(self.boxes[player]), player))
        return order[0] if order else self.left[-1]

    @property
    def is_over(self) -> bool:
        return all(len(self.boxes[player]) == len(self.worth) for player in self.inside)

    @property
    def points(self) -> list[dict[Category, int]]:
        return [
            {box: self.worth[box][tuple(sorted(dice))] for box, dice in boxes.items()}
            for boxes in self.boxes
        ]

    @property
    def winners(self) -> list[int]:
        totals = [sum(points.values()) for points in self.points]
        could_win = self.inside or self.left
        best = max(totals[player] for player in could_win)
        return sorted(player for player in could_win if totals[player] == best)

    def allows(self, game: Game, move: Move) -> bool:
        on_turn = not self.is_over
        match move:
            case Roll():
                stays = fallen(game, move.faces) == move.faces
                return on_turn and len(self.rolls) < 3 and len(self.held) < 5 and stays
            case Hold():
                return on_turn and 0 < len(self.rolls) < 3
            case Score():
                free = {*self.worth} - {*self.boxes[self.player]}
                return on_turn and bool(self.rolls) and move.category in free
            case Leave():
                waits = move.player in self.inside
                several = len(self.boxes) > 1
                return several and waits and len(self.boxes[move.player]) < len(self.worth)
            case Amend():
                return self._allows_correction(move)

    def _allows_correction(self, move: Amend) -> bool:
        if move.player >= len(self.boxes):
            return False
        written = self.boxes[move.player]
        free = {None, *self.worth} - {*written}
        return move.category in written and move.to in free

    def take_down(self, move: Move) -> None:
        match move:
            case Roll():
                self.rolls.append(move.faces)
                self.held &= {*SLOTS} if len(self.rolls) < 3 else set()
            case Hold():
                self.held = {*move.slots}
            case Score():
                self.boxes[self.player][move.category] = self.rolls[-1]
                self._clear_the_table()
            case Leave():
                if move.player == self.player:
                    self._clear_the_table()
                self.left.append(move.player)
            case Amend():
                written = self.boxes[move.player]
                del written[move.category]
                written[move.to or move.category] = move.faces

    def _clear_the_table(self) -> None:
        self.rolls, self.held = [], set()


def check(game: Game, book: Book) -> None:
    """The game is what the book says."""
    written = [
        {box: points for box in card.categories if (points := card[box]) is not None}
        for card in game.cards
    ]
    assert written == book.points
    assert (game.player, game.is_over) == (book.player, book.is_over)
    assert game.left == {*book.left}
    assert game.faces == (book.rolls[-1] if book.rolls else None)
    assert game.rolls_used == len(book.rolls)
    assert game.held == book.held
    assert list(game.winners) == (book.winners if book.is_over else [])
    assert game.can_roll == (not book.is_over and len(book.rolls) < 3 and len(book.held) < 5)
    assert game.turn == min(len(book.boxes[book.player]) + 1, len(book.worth))


def check_replay(game: Game, log: list[Move]) -> None:
    """The log in its notation leads to the very same game."""
    again = replay(game.ruleset, len(game.cards), map(parse_move, map(str, log)))
    assert again == game
    assert hash(again) == hash(game)


@given(rulesets, players, st.data())
def test_a_game_with_leaves_and_corrections_is_what_a_plain_book_of_it_says(
    ruleset: Ruleset, number: int, data: st.DataObject
) -> None:
    game, book = Game.new(ruleset, number), Book(ruleset, number)
    log: list[Move] = []
    for _ in range(data.draw(st.integers(0, 50), "length")):
        if game.is_over:
            break
        before, digest = game, hash(game)
        move = data.draw(legal_moves_round_a_table(game), "move")
        game = play(game, move)
        book.take_down(move)
        log.append(move)
        assert hash(before) == digest
        check(game, book)
    check_replay(game, log)


@given(rulesets, players, st.lists(every_move, max_size=40))
def test_any_move_out_of_the_blue_is_allowed_by_the_book_or_refused(
    ruleset: Ruleset, number: int, blue: list[Move]
) -> None:
    game, book = Game.new(ruleset, number), Book(ruleset, number)
    log: list[Move] = []
    for move in blue:
        if book.allows(game, move):
            game = play(game, move)
            book.take_down(move)
            log.append(move)
        else:
            with pytest.raises(IllegalMoveError):
                play(game, move)
        check(game, book)
    check_replay(game, log)


@settings(max_examples=30)
@given(rulesets, players, st.randoms(use_true_random=False), st.data())
def test_every_game_comes_to_its_end_whoever_leaves(
    ruleset: Ruleset, number: int, chance: Random, data: st.DataObject
) -> None:
    leaving = data.draw(st.lists(st.integers(0, number - 1), max_size=number, unique=True))
    game, book = Game.new(ruleset, number), Book(ruleset, number)
    log: list[Move] = []
    leaves = {chance.randrange(number * 12): Leave(player) for player in leaving}
    while not game.is_over:
        score = Score(chance.choice(game.card.open_boxes))
        turn: list[Move] = [Roll(tuple(chance.choices(range(1, 7), k=5))), score]
        leave = leaves.pop(sum(card.filled for card in game.cards), None)
        if leave is not None and book.allows(game, leave):
            turn = [leave]
        for move in turn:
            game = play(game, move)
            book.take_down(move)
            log.append(move)
        check(game, book)
    check_replay(game, log)
