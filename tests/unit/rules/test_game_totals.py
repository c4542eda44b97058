"""Players in turn, their totals, and the end of a game, told by examples."""

import pytest

from tests.unit.rules.plays import TRADITIONAL, after, refuse, replay_from
from tests.unit.rules.published import recorded_game
from yacht_desktop.rules import Category, Game, Scorecard, parse_move, play

FILL = [f"score {box}" for box in TRADITIONAL.categories]


def whole(*dice: str, players: int = 1) -> list[str]:
    """The moves of a game that fills the boxes downwards; each player always rolls the same."""
    return [move for fill in FILL for roll in dice[:players] for move in (f"roll {roll}", fill)]


OVER = after(*whole("12345"))


def test_players_take_turns_in_order() -> None:
    order = []
    game = after(players=3)
    for fill in FILL:
        for _ in range(3):
            order.append((game.player, game.turn))
            game = replay_from(game, [parse_move("roll 12345"), parse_move(fill)])
    assert order == [(player, turn) for turn in range(1, 13) for player in range(3)]
    assert game.is_over
    assert game.player == 0


def test_a_score_is_written_on_the_card_of_its_player_alone() -> None:
    game = after("roll 11111", "score ones", "roll 66666", "score yacht", players=3)
    assert (game.totals, game.player) == ((5, 50, 0), 2)
    assert [card[Category.ONES] for card in game.cards] == [5, None, None]
    assert [card[Category.YACHT] for card in game.cards] == [None, 50, None]
    assert game.card is game.cards[2]


def test_a_game_that_is_over_refuses_everything() -> None:
    assert (OVER.is_over, OVER.turn, OVER.can_roll, OVER.can_hold) == (True, 12, False, False)
    refuse(OVER, "roll 12345", because="no roll left")
    refuse(OVER, "hold .....", because="between two rolls")
    refuse(OVER, *FILL, "score two_pairs", because="begins with a roll")


def test_the_last_turn_is_not_over_before_its_score() -> None:
    *almost, _last = whole("12345", "12345", players=2)
    game = after(*almost, players=2)
    assert (game.is_over, game.winners, game.player, game.turn) == (False, (), 1, 12)
    assert game.can_roll


@pytest.mark.parametrize(
    ("dice", "winners"),
    [
        (["12345"], (0,)),
        (["12345", "66666"], (1,)),
        (["66666", "12345"], (0,)),
        (["66666", "12345", "66666"], (0, 2)),
        (["11111"] * 6, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_the_highest_total_wins_and_equal_ones_share(
    dice: list[str], winners: tuple[int, ...]
) -> None:
    assert after(*whole(*dice, players=len(dice)), players=len(dice)).winners == winners


def test_the_recorded_game_ends_in_its_published_sheets() -> None:
    game = Game.new(TRADITIONAL, 2)
    for number, turn in enumerate(recorded_game()):
        assert (game.player, game.turn) == (number % 2, number // 2 + 1)
        *rolls, score = turn.moves
        game = replay_from(game, rolls)
        assert game.potential(turn.category) == turn.points
        game = play(game, score)
    assert [card.points for card in game.cards] == [
        (1, 2, 0, 8, 5, 12, 0, 0, 0, 0, 17, 0),
        (1, 2, 3, 0, 10, 12, 0, 0, 0, 0, 19, 0),
    ]
    assert (game.totals, game.winners, game.is_over) == ((45, 47), (1,), True)


@pytest.mark.parametrize(
    ("log", "best"),
    [
        ([], 297),
        (["roll 11111"], 297),
        (["roll 11111", "hold xxxxx"], 297),
        (["roll 11111", "roll 11111", "roll 66666"], 297),
        (["roll 11111", "roll 11111", "roll 11223"], 297 - (5 - 2)),
        (["roll 11111", "roll 11111", "roll 44566"], 297 - 5),
        (["roll 44566", "score yacht"], 247),
        (["roll 44566", "score yacht", "roll 11111"], 247),
        (["roll 44566", "score yacht", *["roll 66655"] * 3], 247),
        (["roll 44566", "score choice", *["roll 44566"] * 3], 267 - 5 + 25),
    ],
)
def test_the_best_possible_total_counts_on_luck_but_not_against_the_dice(
    log: list[str], best: int
) -> None:
    assert after(*log).best_possible == best


def test_the_best_possible_total_is_that_of_the_player_whose_turn_it_is() -> None:
    first = ["roll 12345", "score yacht"]
    assert after(*first, players=2).best_possible == 297
    assert after(*first, "roll 12345", "score ones", players=2).best_possible == 247
    assert OVER.best_possible == OVER.totals[0]


def test_equal_totals_share_however_high_they_are() -> None:
    boxes = TRADITIONAL.categories
    cards = tuple(Scorecard(boxes, (300, *[0] * (len(boxes) - 1))) for _ in range(2))
    assert Game(TRADITIONAL, cards).winners == (0, 1)
