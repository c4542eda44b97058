"""Moves and the notation in which a game is written down."""

from itertools import chain, combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.rules.plain import ALL_THROWS
from tests.unit.rules.strategies import NO_FACES, moves
from yacht_desktop.rules import (
    Category,
    Hold,
    IllegalMoveError,
    InvalidFacesError,
    Move,
    Roll,
    Score,
    parse_move,
)

HOLDS = [Hold(frozenset(h)) for h in chain(*(combinations(range(5), n) for n in range(6)))]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("hold .xxx.", Hold(frozenset({1, 2, 3}))),
        ("hold .....", Hold(frozenset())),
        ("hold xxxxx", Hold(frozenset(range(5)))),
        ("hold x....", Hold(frozenset({0}))),
        ("roll 23352", Roll((2, 3, 3, 5, 2))),
        ("score full_house", Score(Category.FULL_HOUSE)),
    ],
)
def test_a_move_is_written_on_one_line(text: str, move: Move) -> None:
    assert str(move) == text
    assert parse_move(text) == move


def test_all_32_holds_are_written_differently_and_read_again() -> None:
    assert len({str(hold) for hold in HOLDS}) == 32
    assert [parse_move(str(hold)) for hold in HOLDS] == HOLDS


def test_all_7_776_rolls_are_written_differently_and_read_again() -> None:
    rolls = [Roll(throw) for throw in ALL_THROWS]
    assert len({str(roll) for roll in rolls}) == 7_776
    assert [parse_move(str(roll)) for roll in rolls] == rolls


def test_all_13_scores_are_written_differently_and_read_again() -> None:
    scores = [Score(category) for category in Category]
    assert len({str(score) for score in scores}) == 13
    assert [parse_move(str(score)) for score in scores] == scores


WORDS = ["hold ", "roll ", "score six", "score full_house"]

NO_MOVES = [
    *("", " ", "hold", "roll", "score", "hold ", "roll ", "score ", "pass", "undo"),
    *(" roll 12345", "roll 12345 ", "roll  12345", "roll\t12345", "roll 12345\n", "roll 1 2 3 4 5"),
    *("Roll 12345", "ROLL 12345", "roll12345", "roll 1234", "roll 123456", "roll 02345"),
    *(
        "roll 12347",
        "roll -2345",
        "roll 1234\uff15",
        "roll \uff122345",
        "roll \u06612345",
        "roll 1234x",
    ),
    *("roll 12345\0", "\ufeffroll 12345", "roll\xa012345", "roll 12345\r", "roll 12345\nroll 1"),
    *("hold .xxx", "hold .xxx..", "hold .XXX.", "hold .xxx.\n", "hold -xxx-", "hold .×xx."),
    *("hold 01110", "hold 1 2", " hold .xxx.", "hold  .xxx.", "Hold .xxx.", "hold…xxx."),
    *("score Sixes", "score SIXES", "score s\u0131xes", "score sixes\n", "score  sixes"),
    *("score six", "score sixess", "score bonus", "score full house", "score full-house"),
    *("score 6", "score _", "score sixes fives", "score fünfen"),
    *("roll " + "1" * 200_000, "x" * 200_000, "score " + "a" * 200_000, " " * 200_000),
    *("hold " + "x" * 200_000, "roll 12345" + "\n" * 200_000),
]


@pytest.mark.parametrize("text", NO_MOVES, ids=lambda text: f"{len(text)} {text[:20]!a}")
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(IllegalMoveError) as refusal:
        parse_move(text)
    assert str(refusal.value) == f"{text!r:.80} is not a move"


@given(
    st.text() | st.builds(str.__add__, st.sampled_from(WORDS), st.text(".x123456\n", max_size=7))
)
def test_a_text_is_refused_or_it_is_exactly_what_its_move_is_written_as(text: str) -> None:
    try:
        move = parse_move(text)
    except IllegalMoveError:
        return
    assert str(move) == text


@given(moves, moves)
def test_moves_are_equal_when_they_are_written_alike(one: Move, other: Move) -> None:
    assert (one == other) == (str(one) == str(other))
    assert one != other or hash(one) == hash(other)


@pytest.mark.parametrize("faces", NO_FACES)
def test_a_roll_needs_five_faces(faces: Any) -> None:
    with pytest.raises(InvalidFacesError):
        Roll(faces)


@pytest.mark.parametrize("slots", [{5}, {-1}, {True}, {0.0}, {"0"}])
def test_a_hold_needs_slots(slots: Any) -> None:
    with pytest.raises(ValueError, match="slots are whole numbers"):
        Hold(slots)


@pytest.mark.parametrize("category", ["bonus", "Sixes", None, 6])
def test_a_score_needs_a_box(category: Any) -> None:
    with pytest.raises(ValueError, match="is not a valid Category"):
        Score(category)


def test_moves_made_of_looser_material_are_the_same_moves() -> None:
    loose: list[Any] = [[1, 2], [2, 3, 3, 5, 2], "sixes"]
    hold, roll, score = Hold(loose[0]), Roll(loose[1]), Score(loose[2])
    assert hold == Hold(frozenset({1, 2}))
    assert roll == Roll((2, 3, 3, 5, 2))
    assert score == Score(Category.SIXES)
    assert isinstance(hold.slots, frozenset)
    assert isinstance(roll.faces, tuple)
    assert score.category is Category.SIXES
