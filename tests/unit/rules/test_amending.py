"""Entries that are corrected later, told by examples."""

import pytest

from tests.unit.rules.plays import TRADITIONAL, after, refuse
from yacht_desktop.rules import PRESETS, Amend, Category, Ruleset, parse_move, play

FILL = [f"score {box}" for box in TRADITIONAL.categories]


def test_a_corrected_box_earns_what_the_right_dice_earn() -> None:
    game = after("roll 33366", "score full_house", "amend 0 full_house 33355")
    assert game.card[Category.FULL_HOUSE] == 19
    assert (game.totals, game.turn, game.rolls_left) == ((19,), 2, 3)
    assert play(game, parse_move("amend 0 full_house 33333")).totals == (0,)


@pytest.mark.parametrize("box", TRADITIONAL.categories)
def test_every_box_can_be_corrected_to_a_zero_and_back(box: Category) -> None:
    struck = {"ones": "23456", "twos": "11345", "threes": "11245", "fours": "11235"}
    struck |= {"fives": "11234", "sixes": "12345", "big_straight": "12346", "yacht": "11112"}
    struck |= {"full_house": "11111", "four_of_a_kind": "11122", "little_straight": "12346"}
    game = after("roll 12345", f"score {box}")
    corrected = play(game, parse_move(f"amend 0 {box} {struck.get(box, '11111')}"))
    assert corrected.card[box] == (0 if box in struck else 5)
    assert corrected.card.filled == 1
    assert play(corrected, parse_move(f"amend 0 {box} 12345")) == game


def test_the_points_are_those_of_the_ruleset() -> None:
    for ruleset, points in ((TRADITIONAL, 16), (PRESETS["all-five"], 17)):
        told = ["roll 12345", "score four_of_a_kind", "amend 0 four_of_a_kind 14444"]
        assert after(*told, ruleset=ruleset).totals == (points,)
    told = ["roll 12345", "score two_pairs", "amend 0 two_pairs 33445"]
    assert after(*told, ruleset=PRESETS["two-pairs"]).totals == (14,)
    told = ["roll 12345", "score yacht", "amend 0 yacht 66666"]
    assert after(*told, ruleset=Ruleset(yacht=75)).totals == (75,)


def test_an_entry_that_moves_leaves_its_box_open_and_costs_no_turn() -> None:
    game = after("roll 33333", "score choice", "amend 0 choice 33333 yacht")
    assert (game.card[Category.CHOICE], game.card[Category.YACHT]) == (None, 50)
    assert (game.card.filled, game.turn) == (1, 2)
    game = play(play(game, parse_move("roll 12345")), parse_move("score choice"))
    assert game.totals == (65,)


def test_a_correction_leaves_the_turn_as_it_is() -> None:
    told = ["roll 11111", "score ones", "roll 22222", "score twos", "roll 12345", "hold xx..."]
    game = after(*told, players=2)
    for correction in ("amend 0 ones 11123", "amend 1 twos 22345", "amend 1 twos 22222 yacht"):
        corrected = play(game, parse_move(correction))
        assert (corrected.player, corrected.turn, corrected.rolls_left) == (0, 2, 2)
        assert (corrected.faces, corrected.held) == (game.faces, game.held)
        assert corrected.cards != game.cards
        assert corrected.cards[1 - int(correction[6])] == game.cards[1 - int(correction[6])]


def test_the_card_of_the_last_finished_turn_may_be_corrected_by_its_player_at_once() -> None:
    game = after("roll 11111", "score ones", "amend 0 ones 11112", players=2)
    assert (game.totals, game.player, game.turn) == ((4, 0), 1, 1)


def test_a_correction_may_change_who_has_won() -> None:
    whole = [m for fill in FILL for dice in ("12345", "12346") for m in (f"roll {dice}", fill)]
    game = after(*whole, players=2)
    assert (game.is_over, game.winners) == (True, (0,))
    game = play(game, parse_move("amend 1 yacht 22222"))
    assert (game.is_over, game.winners) == (True, (1,))
    game = play(game, parse_move("amend 0 little_straight 12344"))
    assert game.is_over


def test_a_full_card_has_no_room_to_move_an_entry() -> None:
    game = after(*(m for fill in FILL for m in ("roll 12345", fill)))
    refuse(game, "amend 0 choice 12345 yacht", because="yacht is filled already")
    refuse(game, "amend 0 choice 12345 choice", because="choice is filled already")


def test_the_card_of_who_left_may_be_corrected() -> None:
    game = after("roll 11111", "score ones", "roll 22222", "leave 0", players=2)
    corrected = play(game, parse_move("amend 0 ones 12345 choice"))
    assert (corrected.totals, corrected.left, corrected.player) == ((15, 0), frozenset({0}), 1)
    assert corrected.faces == (2, 2, 2, 2, 2)


def test_only_what_is_written_can_be_corrected() -> None:
    game = after("roll 12345", "score choice", "roll 66666", players=2)
    refuse(game, "amend 0 yacht 66666", "amend 1 choice 66666", because="is open, and nothing")
    refuse(game, "amend 2 choice 66666", "amend 5 ones 12345", because="nobody is number")
    refuse(game, "amend 0 two_pairs 33445", because="no box two_pairs")
    refuse(game, "amend 0 choice 33445 two_pairs", because="no box two_pairs")
    refuse(after(), "amend 0 choice 12345", because="choice is open, and nothing to correct")


def test_a_correction_with_the_same_dice_changes_nothing() -> None:
    game = after("roll 12345", "score choice", players=2)
    assert play(game, Amend(0, Category.CHOICE, (5, 4, 3, 2, 1))) == game
