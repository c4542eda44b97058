"""What may be done when in a turn, told by examples."""

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from tests.unit.rules.plays import TRADITIONAL, after, refuse, replay_from
from yacht_desktop.rules import (
    MAX_PLAYERS,
    PRESETS,
    Category,
    Game,
    Hold,
    IllegalMoveError,
    Score,
    parse_move,
    play,
)


def test_a_new_game_waits_for_the_first_roll_of_the_first_player() -> None:
    game = after(players=3)
    assert (game.player, game.turn, game.turns) == (0, 1, 12)
    assert (game.rolls_left, game.rolls_used) == (3, 0)
    assert game.faces is None
    assert (game.held, game.loose) == (frozenset(), (0, 1, 2, 3, 4))
    assert (game.can_roll, game.can_hold, game.is_over) == (True, False, False)
    assert (game.totals, game.winners) == ((0, 0, 0), ())
    assert game == Game.new(TRADITIONAL, 3)
    assert Game.new(TRADITIONAL) == Game.new(TRADITIONAL, 1)


@pytest.mark.parametrize("players", range(1, MAX_PLAYERS + 1))
def test_one_to_six_play(players: int) -> None:
    assert MAX_PLAYERS == 6
    assert len(Game.new(TRADITIONAL, players).cards) == players


@pytest.mark.parametrize("players", [0, 7, -1, 10**4000, True, False, "2", None, 2.0, [1], ""])
def test_no_other_number_plays(players: Any) -> None:
    with pytest.raises(ValueError, match="a game has 1 to 6 players, not ") as refusal:
        Game.new(TRADITIONAL, players)
    assert str(refusal.value) == f"a game has 1 to 6 players, not {players!r:.40}"


def test_the_turn_that_the_rules_tell() -> None:
    opening = after("roll 33366", "score full_house")
    told = ["roll 12246", "hold .xx..", "roll 42246", "hold x..x.", "roll 41444"]
    moves = [*map(parse_move, told)]
    refuse(replay_from(opening, moves[:2]), "roll 12346", because="held die has changed")
    game = replay_from(opening, moves[:3])
    refuse(game, "score full_house", because="filled already")
    assert game.held == {1, 2}
    game = play(game, moves[3])
    assert game.held == {0, 3}
    refuse(game, "roll 41414", because="held die has changed")


@pytest.mark.parametrize(("preset", "points"), [("traditional", 16), ("all-five", 17)])
def test_the_turn_that_the_rules_tell_ends_in_four_of_a_kind(preset: str, points: int) -> None:
    turn = ["roll 12246", "hold .xx..", "roll 42246", "hold x..x.", "roll 41444"]
    score = "score four_of_a_kind"
    game = after("roll 33366", "score full_house", *turn, ruleset=PRESETS[preset])
    assert game.potential(Category.FOUR_OF_A_KIND) == points
    assert play(game, parse_move(score)).totals == (21 + points,)


def test_the_published_turn_rules_hold() -> None:
    # github.com/jitterted/yacht-tdd: rerolls after the 1st and the 2nd roll, a 4th is refused.
    game = after("roll 11111")
    assert (game.can_roll, game.rolls_used, game.rolls_left) == (True, 1, 2)
    game = after("roll 11111", "roll 22222")
    assert (game.can_roll, game.rolls_used, game.rolls_left) == (True, 2, 1)
    game = after("roll 11111", "roll 22222", "roll 33333")
    assert (game.can_roll, game.rolls_used, game.rolls_left) == (False, 3, 0)
    refuse(game, "roll 33333", "roll 44444", because="no roll left")


@pytest.mark.parametrize("rolls", [["11111"], ["11111", "22222"], ["11111", "22222", "33333"]])
def test_a_turn_may_be_scored_after_any_roll(rolls: list[str]) -> None:
    game = after(*(f"roll {roll}" for roll in rolls), "score yacht")
    assert (game.totals, game.turn, game.rolls_left, game.faces) == ((50,), 2, 3, None)


def test_nothing_is_held_or_scored_before_the_first_roll_of_a_turn() -> None:
    for game in (after(), after("roll 12345", "score ones"), after(players=2)):
        refuse(game, "hold .....", "hold x....", "hold xxxxx", because="between two rolls")
        refuse(game, "score choice", because="begins with a roll")


def test_nothing_is_held_after_the_third_roll() -> None:
    game = after("roll 12345", "hold xx...", "roll 12666", "hold ..xxx", "roll 34666")
    assert (game.held, game.can_hold) == (frozenset(), False)
    refuse(game, "hold .....", "hold ..xxx", because="between two rolls")


def test_what_was_held_stays_held_for_the_next_roll_until_it_is_released() -> None:
    game = after("roll 12345", "hold xx...", "roll 12666")
    assert game.held == {0, 1}
    assert (game.loose, game.can_hold) == ((2, 3, 4), True)
    refuse(game, "roll 62666", "roll 16666", because="held die has changed")
    assert play(game, parse_move("roll 12111")).faces == (1, 2, 1, 1, 1)
    released = play(game, Hold(frozenset()))
    assert (released.held, released.faces) == (frozenset(), (1, 2, 6, 6, 6))
    assert play(released, parse_move("roll 65432")).faces == (6, 5, 4, 3, 2)


def test_every_slot_holds_its_own_die() -> None:
    for slot in range(5):
        game = play(after("roll 22222"), Hold(frozenset({slot})))
        wrong = "22222"[:slot] + "3" + "22222"[slot + 1 :]
        right = "33333"[:slot] + "2" + "33333"[slot + 1 :]
        refuse(game, f"roll {wrong}", because="held die has changed")
        assert play(game, parse_move(f"roll {right}")).rolls_left == 1


def test_nothing_is_rolled_while_every_die_is_held() -> None:
    game = after("roll 12345", "hold xxxxx")
    assert (game.can_roll, game.can_hold, game.loose) == (False, True, ())
    refuse(game, "roll 12345", because="every die is held")
    assert play(game, parse_move("hold xxxx.")).can_roll
    assert play(game, parse_move("score little_straight")).totals == (30,)


def test_a_filled_box_is_refused_and_the_turn_is_not_spent() -> None:
    for dice in ("66666", "12345"):
        game = after(f"roll {dice}", "score yacht", "roll 44444", "hold xx...")
        refuse(game, "score yacht", because="yacht is filled already")
        assert game.potential(Category.YACHT) is None
        assert game.held == {0, 1}
        assert (game.turn, game.rolls_left) == (2, 2)


def test_a_box_that_the_ruleset_lacks_is_refused() -> None:
    refuse(after("roll 11223"), "score two_pairs", because="no box two_pairs")
    with_pairs = after("roll 11223", "score two_pairs", ruleset=PRESETS["two-pairs"])
    assert with_pairs.totals == (6,)
    assert with_pairs.turns == 13


def test_potentials_are_what_scoring_then_writes() -> None:
    game = after("roll 33333", "score choice", "roll 33333")
    earns = {str(box): game.potential(box) for box in TRADITIONAL.categories}
    assert earns == {
        **dict.fromkeys(("ones", "twos", "fours", "fives", "sixes", "full_house"), 0),
        "little_straight": 0,
        "big_straight": 0,
        "choice": None,
        "threes": 15,
        "four_of_a_kind": 12,
        "yacht": 50,
    }
    for box, points in earns.items():
        if points is not None:
            assert play(game, Score(Category(box))).totals == (15 + points,)


def test_before_the_first_roll_no_box_has_a_potential() -> None:
    assert [after().potential(box) for box in TRADITIONAL.categories] == [None] * 12


@pytest.mark.parametrize(
    "value",
    [
        *(after(), after().card, TRADITIONAL),
        *map(parse_move, ("roll 12345", "hold x....", "score ones")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_nothing_of_a_game_can_be_changed(value: Any) -> None:
    digest = hash(value)
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)
    assert hash(value) == digest


def test_what_is_no_move_is_never_taken_for_one() -> None:
    text: Any = "roll 12345"
    with pytest.raises(AssertionError):
        play(after(), text)


def test_a_log_that_breaks_the_rules_does_not_replay() -> None:
    with pytest.raises(IllegalMoveError, match="no roll left"):
        after("roll 12345", "roll 12345", "roll 12345", "roll 12345")
