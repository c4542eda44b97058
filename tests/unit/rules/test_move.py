"""Moves and the notation in which a game is written down."""

from itertools import chain, combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.rules.plain import ALL_THROWS
from tests.unit.rules.strategies import NO_FACES, every_move
from yacht_desktop.rules import (
    Amend,
    Category,
    Hold,
    IllegalMoveError,
    InvalidFacesError,
    Leave,
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
        ("leave 2", Leave(2)),
        ("amend 0 full_house 33355", Amend(0, Category.FULL_HOUSE, (3, 3, 3, 5, 5))),
        ("amend 5 choice 33355 yacht", Amend(5, Category.CHOICE, (3, 3, 3, 5, 5), Category.YACHT)),
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


def test_all_6_players_who_may_leave_are_written_differently_and_read_again() -> None:
    assert [str(Leave(player)) for player in range(6)] == [f"leave {p}" for p in range(6)]
    assert [parse_move(f"leave {player}") for player in range(6)] == [*map(Leave, range(6))]


def test_all_1_092_ways_to_correct_or_move_an_entry_are_written_differently_and_read_again() -> (
    None
):
    boxes = product(range(6), Category, [None, *Category])
    corrections = [Amend(player, box, (6, 1, 2, 2, 5), there) for player, box, there in boxes]
    assert len({str(correction) for correction in corrections}) == 6 * 13 * 14 == 1_092
    assert [parse_move(str(correction)) for correction in corrections] == corrections


WORDS = ["hold ", "roll ", "score six", "score full_house", "leave ", "amend 0 choice "]

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
    *("leave", "leave ", "leave 6", "leave -1", "leave 02", "leave +2", "leave 2 ", "leave  2"),
    *("leave two", "leave 1_0", "leave \uff12", "leave 2\n", "Leave 2", "leave 1 2", "leave 2.0"),
    *("leave " + "1" * 4_000, "leave " + "1" * 200_000, "leave " + "0" * 200_000),
    *(
        "amend",
        "amend 0",
        "amend 0 choice",
        "amend 0 choice ",
        "amend choice 33355",
        "amend 0 33355",
    ),
    *(
        "amend 6 choice 33355",
        "amend -1 choice 33355",
        "amend 00 choice 33355",
        "amend x choice 33355",
    ),
    *(
        "amend 0 bonus 33355",
        "amend 0 Choice 33355",
        "amend 0 choice 3335",
        "amend 0 choice 333555",
    ),
    *(
        "amend 0 choice 33350",
        "amend 0 choice 33357",
        "amend 0 choice 3335x",
        "amend 0  choice 33355",
    ),
    *("amend 0 choice 3335\uff15", "amend 0 choice 33355 ", "amend 0 choice 33355\n"),
    *("amend 0 choice 33355 bonus", "amend 0 choice 33355 Yacht", "amend 0 choice 33355  yacht"),
    *("amend 0 choice 33355 yacht ones", "amend 0 choice 30", "amend 0 choice 33355 19"),
    *("amend 0 choice " + "3" * 200_000, "amend 0 choice 33355 " + "y" * 200_000),
]


@pytest.mark.parametrize("text", NO_MOVES, ids=lambda text: f"{len(text)} {text[:40]!a}")
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


@given(every_move, every_move)
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


@pytest.mark.parametrize("player", [-1, 6, 10**4000, True, 1.0, "1", None])
def test_only_players_from_0_to_5_leave_or_correct(player: Any) -> None:
    for make in (Leave, lambda p: Amend(p, Category.ONES, (1, 1, 1, 1, 1))):
        with pytest.raises(ValueError, match="players are numbered from 0 to 5, not "):
            make(player)


@pytest.mark.parametrize("faces", NO_FACES)
def test_a_correction_needs_five_faces(faces: Any) -> None:
    with pytest.raises(InvalidFacesError):
        Amend(0, Category.CHOICE, faces)


@pytest.mark.parametrize("category", ["bonus", "Sixes", 6])
def test_a_correction_needs_boxes(category: Any) -> None:
    for box, there in ((category, None), (Category.ONES, category)):
        with pytest.raises(ValueError, match="is not a valid Category"):
            Amend(0, box, (1, 1, 1, 1, 1), there)


@pytest.mark.parametrize("move", [Leave(2), Amend(0, Category.ONES, (1, 2, 3, 4, 5))])
def test_nothing_of_a_rare_move_can_be_changed(move: Any) -> None:
    with pytest.raises(AttributeError):
        move.player = 1
    with pytest.raises(AttributeError):
        move.remark = "there is no room for it"


def test_moves_made_of_looser_material_are_the_same_moves() -> None:
    loose: list[Any] = [[1, 2], [2, 3, 3, 5, 2], "sixes"]
    amend = Amend(1, loose[2], loose[1], loose[2])
    assert amend == Amend(1, Category.SIXES, (2, 3, 3, 5, 2), Category.SIXES)
    assert amend.category is amend.to is Category.SIXES
    hold, roll, score = Hold(loose[0]), Roll(loose[1]), Score(loose[2])
    assert hold == Hold(frozenset({1, 2}))
    assert roll == Roll((2, 3, 3, 5, 2))
    assert score == Score(Category.SIXES)
    assert isinstance(hold.slots, frozenset)
    assert isinstance(roll.faces, tuple)
    assert score.category is Category.SIXES
