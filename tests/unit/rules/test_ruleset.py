"""What dice earn under the presets and under house rules."""

from typing import Any

import pytest
from hypothesis import given

from tests.unit.rules.plain import ALL_THROWS, UNORDERED, boxes, sheet
from tests.unit.rules.strategies import NO_FACES, custom_rulesets, rulesets
from tests.unit.rules.strategies import faces as five_faces
from yacht_desktop.rules import (
    PRESETS,
    Category,
    Faces,
    InvalidFacesError,
    Ruleset,
)

TRADITIONAL = PRESETS["traditional"]
EVERY_PRESET = pytest.mark.parametrize("ruleset", PRESETS.values(), ids=lambda r: r.id)


def earned(ruleset: Ruleset, dice: str) -> dict[str, int]:
    """The boxes in which dice earn something."""
    faces = tuple(map(int, dice))
    points = {str(box): ruleset.points(box, faces) for box in ruleset.categories}
    return {box: earns for box, earns in points.items() if earns}


@pytest.mark.parametrize(
    ("dice", "worth"),
    [
        ("55521", {"ones": 1, "twos": 2, "fives": 15, "choice": 18}),
        ("33366", {"threes": 9, "sixes": 12, "full_house": 21, "choice": 21}),
        ("44411", {"ones": 2, "fours": 12, "full_house": 14, "choice": 14}),
        ("66663", {"threes": 3, "sixes": 24, "four_of_a_kind": 24, "choice": 27}),
        ("33333", {"threes": 15, "four_of_a_kind": 12, "choice": 15, "yacht": 50}),
        ("13456", {"ones": 1, "threes": 3, "fours": 4, "fives": 5, "sixes": 6, "choice": 19}),
        ("12346", {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "sixes": 6, "choice": 16}),
        (
            "23456",
            {"twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
            | {"big_straight": 30, "choice": 20},
        ),
        ("14444", {"ones": 1, "fours": 16, "four_of_a_kind": 16, "choice": 17}),
        ("55535", {"threes": 3, "fives": 20, "four_of_a_kind": 20, "choice": 23}),
    ],
)
def test_worked_examples_earn_this_and_nothing_in_any_other_box(
    dice: str, worth: dict[str, int]
) -> None:
    assert earned(TRADITIONAL, dice) == worth


@pytest.mark.parametrize(
    ("preset", "dice", "box", "points"),
    [
        ("all-five", "44441", "four_of_a_kind", 17),
        ("all-five", "66666", "four_of_a_kind", 30),
        ("all-five", "66663", "four_of_a_kind", 27),
        ("all-five", "33333", "four_of_a_kind", 15),
        ("all-five", "14444", "four_of_a_kind", 17),
        ("fixed-full-house", "11122", "full_house", 25),
        ("fixed-full-house", "55666", "full_house", 25),
        ("fixed-full-house", "66666", "full_house", 0),
        ("two-pairs", "11336", "two_pairs", 8),
        ("two-pairs", "33366", "two_pairs", 18),
        ("two-pairs", "44441", "two_pairs", 0),
        ("two-pairs", "44444", "two_pairs", 0),
        ("two-pairs", "44123", "two_pairs", 0),
    ],
)
def test_presets_differ_as_they_say(preset: str, dice: str, box: str, points: int) -> None:
    assert earned(PRESETS[preset], dice).get(box, 0) == points


def test_presets_differ_from_the_traditional_game_in_nothing_else() -> None:
    changed = {
        name: {
            box
            for roll in UNORDERED
            for box in ruleset.categories
            if box not in TRADITIONAL.categories
            or ruleset.points(box, roll) != TRADITIONAL.points(box, roll)
        }
        for name, ruleset in PRESETS.items()
    }
    assert changed == {
        "traditional": set(),
        "all-five": {"four_of_a_kind"},
        "fixed-full-house": {"full_house"},
        "two-pairs": {"two_pairs"},
    }


def test_the_presets_are_known_by_their_ids_and_the_traditional_one_is_the_default() -> None:
    assert list(PRESETS) == [ruleset.id for ruleset in PRESETS.values()]
    assert Ruleset("traditional") == next(iter(PRESETS.values()))
    assert Ruleset().id == "custom"


@EVERY_PRESET
def test_every_throw_earns_in_every_box_what_a_plain_reading_of_the_rules_says(
    ruleset: Ruleset,
) -> None:
    plain = sheet(ruleset)
    assert list(plain) == list(ruleset.categories)
    wrong = [
        (box, throw)
        for throw in ALL_THROWS
        for roll in (tuple(sorted(throw)),)
        for box, worth in plain.items()
        if ruleset.points(box, throw) != worth[roll]
    ]
    assert wrong == []


def test_all_throws_together_earn_287_094_points() -> None:
    points = [
        TRADITIONAL.points(box, roll) for roll in ALL_THROWS for box in TRADITIONAL.categories
    ]
    assert len(points) == 7_776 * 12
    assert sum(points) == 287_094


@given(custom_rulesets)
def test_house_rules_earn_what_a_plain_reading_says(ruleset: Ruleset) -> None:
    assert [str(box) for box in ruleset.categories] == boxes(ruleset)
    assert {
        box: {roll: ruleset.points(box, roll) for roll in UNORDERED} for box in ruleset.categories
    } == sheet(ruleset)


@given(rulesets, five_faces)
def test_the_order_and_kind_of_sequence_of_the_dice_never_matter(
    ruleset: Ruleset, faces: Faces
) -> None:
    for box in ruleset.categories:
        points = ruleset.points(box, faces)
        assert ruleset.points(box, sorted(faces)) == points
        assert ruleset.points(box, bytes(reversed(faces))) == points


@given(rulesets)
def test_the_best_is_the_most_that_any_roll_earns(ruleset: Ruleset) -> None:
    best = {box: max(worth.values()) for box, worth in sheet(ruleset).items()}
    assert {box: ruleset.best(box) for box in ruleset.categories} == best
    assert ruleset.best_total == sum(best.values())


def test_the_best_totals_are_the_published_ones() -> None:
    assert {name: ruleset.best_total for name, ruleset in PRESETS.items()} == {
        "traditional": 297,
        "all-five": 303,
        "fixed-full-house": 294,
        "two-pairs": 319,
    }


def test_a_best_that_is_not_on_the_card_is_an_error() -> None:
    with pytest.raises(KeyError):
        TRADITIONAL.best(Category.TWO_PAIRS)


@EVERY_PRESET
@pytest.mark.parametrize("faces", NO_FACES)
def test_what_is_not_five_dice_earns_an_error(ruleset: Ruleset, faces: Any) -> None:
    for box in ruleset.categories:
        with pytest.raises(InvalidFacesError):
            ruleset.points(box, faces)


@pytest.mark.parametrize("box", ["two_pairs", "Ones", "", "s\u0131xes", None, 1, [], "x" * 100_000])
def test_a_box_that_the_card_lacks_earns_an_error(box: Any) -> None:
    with pytest.raises(ValueError, match=r"no box .* in the ruleset 'traditional'") as refusal:
        TRADITIONAL.points(box, (1, 1, 2, 2, 3))
    assert len(str(refusal.value)) < 200


def test_a_box_may_be_told_by_its_bare_name() -> None:
    box: Any = "fives"
    assert TRADITIONAL.points(box, (5, 5, 5, 2, 1)) == 15
