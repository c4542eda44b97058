"""Five dice and their slots."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from tests.unit.rules.plain import ALL_THROWS
from tests.unit.rules.strategies import NO_FACES
from yacht_desktop.rules import ALL_ROLLS, SLOTS, InvalidFacesError
from yacht_desktop.rules.dice import as_faces, as_slots, counts


def test_there_are_five_slots() -> None:
    assert list(SLOTS) == [0, 1, 2, 3, 4]


def test_the_252_rolls_are_all_throws_without_their_order() -> None:
    assert len(ALL_ROLLS) == len(set(ALL_ROLLS)) == 252
    assert set(ALL_ROLLS) == {tuple(sorted(throw)) for throw in ALL_THROWS}


@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5), [6, 6, 6, 6, 6], range(2, 7), b"\1\2\3\4\5"])
def test_five_whole_numbers_from_1_to_6_are_faces(faces: Sequence[int]) -> None:
    assert as_faces(faces) == tuple(faces)


@pytest.mark.parametrize("faces", NO_FACES)
def test_anything_else_is_not(faces: Any) -> None:
    with pytest.raises(InvalidFacesError, match="five faces from 1 to 6") as refusal:
        as_faces(faces)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("slots", [(), [0], (4, 0), {0, 1, 2, 3, 4}, frozenset({2}), [3, 3]])
def test_slots_are_a_set_of_whole_numbers_from_0_to_4(slots: Iterable[int]) -> None:
    assert as_slots(slots) == set(slots)
    assert isinstance(as_slots(slots), frozenset)


@pytest.mark.parametrize("slots", [{-1}, {5}, {0, 5}, {True}, {1.0}, {"1"}, {None}, {5, "x"}, "01"])
def test_nothing_else_is_a_slot(slots: Any) -> None:
    with pytest.raises(ValueError, match="slots are whole numbers from 0 to 4") as refusal:
        as_slots(slots)
    assert len(str(refusal.value)) < 200


def test_a_refusal_says_what_was_wrong() -> None:
    with pytest.raises(InvalidFacesError) as no_faces:
        as_faces((1, 2, 3, 7))
    assert str(no_faces.value) == "five faces from 1 to 6 are needed, not (1, 2, 3, 7)"
    with pytest.raises(ValueError, match="slots") as no_slots:
        as_slots({5, 0})
    assert str(no_slots.value) == "slots are whole numbers from 0 to 4, not ['0', '5']"


def test_counts_tell_how_often_each_face_lies_there() -> None:
    for throw in ALL_THROWS:
        tally = Counter(throw)
        assert counts(throw) == tuple(tally[face] for face in (1, 2, 3, 4, 5, 6))
