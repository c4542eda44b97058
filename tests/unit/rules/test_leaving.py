"""Players who leave: who plays on, when it is over, and who wins, told by examples."""

import pytest

from tests.unit.rules.plays import TRADITIONAL, after, refuse, replay_from
from yacht_desktop.rules import Game, Leave, Move, parse_move, play

FILL = [f"score {box}" for box in TRADITIONAL.categories]


def rounds(game: Game, *dice: str, boxes: int = 12) -> Game:
    """So many boxes filled downwards by everyone who is in; each player always rolls the same."""
    for fill in FILL[:boxes]:
        for player, roll in enumerate(dice):
            if player not in game.left:
                assert game.player == player
                game = replay_from(game, moves(f"roll {roll}", fill))
    return game


def moves(*notation: str) -> list[Move]:
    return [parse_move(text) for text in notation]


def test_who_leaves_on_turn_gives_the_turn_to_the_next_and_keeps_the_card() -> None:
    game = after("roll 11123", "score ones", "roll 22234", "hold xxx..", players=3)
    left = play(game, Leave(1))
    assert (left.player, left.turn, left.left) == (2, 1, frozenset({1}))
    assert (left.faces, left.rolls_left, left.held) == (None, 3, frozenset())
    assert left.cards == game.cards
    assert not left.is_over


def test_who_leaves_while_another_plays_does_not_disturb_them() -> None:
    game = after("roll 11123", "hold xxx..", players=3)
    left = play(game, Leave(2))
    assert (left.player, left.faces, left.rolls_left) == (0, (1, 1, 1, 2, 3), 2)
    assert (left.held, left.left) == (frozenset({0, 1, 2}), frozenset({2}))
    assert left.cards == game.cards


def test_who_has_left_is_passed_over_in_every_round() -> None:
    game = after("leave 1", "leave 3", players=5)
    order = []
    for fill in FILL:
        for _ in range(3):
            order.append((game.player, game.turn))
            game = replay_from(game, moves("roll 12345", fill))
    assert order == [(player, turn) for turn in range(1, 13) for player in (0, 2, 4)]
    assert game.is_over
    assert [card.filled for card in game.cards] == [12, 0, 12, 0, 12]


def test_the_first_player_may_leave_and_the_last_one_plays_on_to_the_end() -> None:
    game = after("roll 11111", "score yacht", "roll 22222", "leave 0", "score yacht", players=2)
    assert (game.player, game.turn) == (1, 2)
    game = replay_from(game, moves(*(m for fill in FILL[:-1] for m in ("roll 12345", fill))))
    assert (game.is_over, game.winners) == (True, (1,))


def test_a_game_is_over_when_the_only_one_who_had_a_turn_left_leaves() -> None:
    game = rounds(after(players=3), "12345", "66666", "66666", boxes=11)
    game = replay_from(game, moves("roll 12345", FILL[-1], "roll 11111", FILL[-1]))
    assert (game.is_over, game.player) == (False, 2)
    game = play(game, Leave(2))
    assert (game.is_over, game.player, game.turn) == (True, 0, 12)
    assert not game.can_roll
    assert game.winners == (1,)


def test_who_left_does_not_win_even_with_the_highest_total() -> None:
    game = rounds(after(players=3), "66666", "12345", "12345", boxes=11)
    assert game.totals[0] > game.totals[1]
    game = replay_from(game, moves("leave 0"))
    for _ in range(2):
        game = replay_from(game, moves("roll 12345", FILL[-1]))
    assert (game.is_over, game.winners) == (True, (1, 2))


def test_when_everyone_leaves_the_game_is_over_and_the_highest_total_wins() -> None:
    game = after("roll 11111", "score ones", "roll 66666", "score yacht", "leave 2", players=3)
    game = replay_from(game, moves("leave 1"))
    assert (game.is_over, game.winners, game.player) == (False, (), 0)
    game = replay_from(game, moves("leave 0"))
    assert (game.is_over, game.winners, game.player) == (True, (1,), 0)
    assert (game.totals, game.can_roll, game.can_hold) == ((5, 50, 0), False, False)


def test_everyone_who_leaves_before_the_first_roll_shares_nothing_at_all() -> None:
    game = after("leave 0", "leave 1", players=2)
    assert (game.is_over, game.winners, game.totals) == (True, (0, 1), (0, 0))


def test_a_game_that_everyone_left_refuses_everything_but_a_correction() -> None:
    game = after("roll 11111", "score ones", "leave 0", "leave 1", players=2)
    refuse(game, "roll 12345", because="no roll left")
    refuse(game, "hold x....", because="between two rolls")
    refuse(game, "score twos", because="begins with a roll")
    refuse(game, "leave 0", "leave 1", because="left already")
    assert play(game, parse_move("amend 0 ones 11223")).totals == (2, 0)


def test_nobody_leaves_twice_or_after_their_last_turn_or_who_is_not_there() -> None:
    refuse(after("leave 0", players=3), "leave 0", because="left already")
    refuse(after(players=2), "leave 2", "leave 5", because="2 play, and nobody is number ")
    almost = rounds(after(players=2), "12345", "12345", boxes=11)
    game = replay_from(almost, moves("roll 12345", FILL[-1]))
    refuse(game, "leave 0", because="has had every turn")
    over = replay_from(game, moves("roll 12345", FILL[-1]))
    refuse(over, "leave 0", "leave 1", because="has had every turn")


def test_nobody_leaves_a_game_for_one() -> None:
    refuse(after(), "leave 0", because="nobody leaves a game for one")
    refuse(after("roll 12345"), "leave 0", because="nobody leaves a game for one")
    refuse(after(), "leave 1", because="nobody is number 1")


@pytest.mark.parametrize("leaver", range(6))
def test_a_game_of_six_goes_on_without_any_one_of_them(leaver: int) -> None:
    game = rounds(after(f"leave {leaver}", players=6), *["12345"] * 6)
    assert game.is_over
    assert game.winners == tuple(player for player in range(6) if player != leaver)
