"""Every endgame of one and of two boxes, against whole numbers over all ordered rolls."""

from functools import cache
from itertools import combinations

import pytest

from tests.unit.coach import exact
from yacht_desktop.coach import Chances, Means
from yacht_desktop.coach.boxes import Boxes
from yacht_desktop.coach.chances import solve_more
from yacht_desktop.rules import NUMBERS, PRESETS, Category

RULES = PRESETS["traditional"]
PAIRS = list(combinations(RULES.categories, 2))


@cache
def points(box: Category, roll: exact.Roll) -> int:
    return RULES.points(box, roll)


@cache
def one_box(box: Category) -> int:
    return exact.turn(lambda roll: points(box, roll))


@cache
def one_box_chance(box: Category, needed: int) -> int:
    return exact.turn(lambda roll: int(points(box, roll) >= needed))


def two_boxes(one: Category, other: Category) -> int:
    """The worth of two boxes, times SCALE for each of the two turns."""
    return exact.turn(
        lambda roll: max(
            points(one, roll) * exact.SCALE + one_box(other),
            points(other, roll) * exact.SCALE + one_box(one),
        )
    )


def two_boxes_chance(one: Category, other: Category, needed: int) -> int:
    return exact.turn(
        lambda roll: max(
            one_box_chance(other, max(0, needed - points(one, roll))),
            one_box_chance(one, max(0, needed - points(other, roll))),
        )
    )


@pytest.mark.parametrize("box", RULES.categories)
def test_one_box(box: Category, means: Means) -> None:
    truth = exact.fraction(one_box(box), 1)
    assert means.worth([box]) == pytest.approx(float(truth), abs=1e-12)


@pytest.mark.parametrize(("one", "other"), [PAIRS[0], PAIRS[40], PAIRS[-1]])
def test_an_endgame_can_be_solved_alone(one: Category, other: Category) -> None:
    chances = Chances.unknown(Boxes(RULES))
    solve_more(chances, [one, other])
    assert chances.known.sum() == 4
    most = RULES.best(one) + RULES.best(other)
    for needed in range(most // 2, most + 2, 5):
        truth = exact.fraction(two_boxes_chance(one, other, needed), 2)
        assert chances.worth([one, other], needed) == pytest.approx(float(truth), abs=1e-12)


@pytest.mark.parametrize("box", RULES.categories)
def test_chance_with_one_box(box: Category, chances: Chances) -> None:
    for needed in range(RULES.best(box) + 2):
        truth = exact.fraction(one_box_chance(box, needed), 1)
        assert chances.worth([box], needed) == pytest.approx(float(truth), abs=1e-12)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_two_boxes(one: Category, other: Category, means: Means) -> None:
    truth = exact.fraction(two_boxes(one, other), 2)
    assert means.worth([one, other]) == pytest.approx(float(truth), abs=1e-12)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_chance_with_two_boxes(one: Category, other: Category, chances: Chances) -> None:
    most = RULES.best(one) + RULES.best(other)
    for needed in (most // 3, most // 2, most - RULES.best(one) + 1, most, most + 1):
        truth = exact.fraction(two_boxes_chance(one, other, needed), 2)
        assert chances.worth([one, other], needed) == pytest.approx(float(truth), abs=1e-12)


def test_closed_forms(means: Means) -> None:
    assert means.worth([Category.CHOICE]) == pytest.approx(70 / 3, abs=1e-12)
    for box, face in NUMBERS.items():
        assert means.worth([box]) == pytest.approx(5 * face * (1 - (5 / 6) ** 3), abs=1e-12)
    assert means.worth([Category.YACHT]) == pytest.approx(50 * 0.046029, abs=1e-4)
