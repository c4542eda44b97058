"""The points and frequencies that other people have published."""

from collections import Counter
from typing import Any

import pytest

from tests.unit.chi_square import SIGNIFICANT, improbability
from tests.unit.rules.plain import ALL_THROWS
from tests.unit.rules.published import Case, Difference, cases, differences
from yacht_desktop.rules import PRESETS, Category, FourOfAKind, Ruleset

TRADITIONAL = PRESETS["traditional"]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_published_points_are_the_traditional_ones(case: Case) -> None:
    assert TRADITIONAL.points(case.category, case.dice) == case.points


def test_the_published_points_are_all_there() -> None:
    assert Counter(case.source for case in cases()) == {
        "exercism": 29,
        "exercism-text": 12,
        "yacht-tdd": 33,
        "yatzy-kata": 28,
        "t_games": 18,
        "openspiel": 6,
    }


@pytest.mark.parametrize("difference", differences(), ids=str)
def test_other_rules_are_told_apart(difference: Difference) -> None:
    box, dice = difference.category, difference.dice
    assert TRADITIONAL.points(box, dice) == difference.ours != difference.theirs
    if difference.options is not None:
        assert house_rules(**difference.options).points(box, dice) == difference.theirs


def house_rules(**options: Any) -> Ruleset:
    """A custom ruleset from options as they stand in a file."""
    if "four_of_a_kind" in options:
        options["four_of_a_kind"] = FourOfAKind(options["four_of_a_kind"])
    return Ruleset(**options)


def test_first_rolls_show_the_published_patterns() -> None:
    # http://joseph-bartlo.net/any-yahtzee.htm; straights and full houses are split off here.
    patterns = Counter(tuple(sorted(Counter(throw).values(), reverse=True)) for throw in ALL_THROWS)
    assert patterns == {
        (1, 1, 1, 1, 1): 720,
        (2, 1, 1, 1): 3600,
        (2, 2, 1): 1800,
        (3, 1, 1): 1200,
        (3, 2): 300,
        (4, 1): 150,
        (5,): 6,
    }
    ruleset = PRESETS["two-pairs"]
    hits = Counter(
        str(box) for throw in ALL_THROWS for box in ruleset.categories if ruleset.points(box, throw)
    )
    assert hits["full_house"] == 300
    assert hits["four_of_a_kind"] == 150 + 6
    assert hits["little_straight"] == hits["big_straight"] == 240 / 2
    assert hits["yacht"] == 6
    assert hits["two_pairs"] == 1800 + 300


def test_a_published_simulation_of_ones_agrees() -> None:
    # 100,000 first rolls: github.com/ArchipelagoMW/Archipelago, worlds/yachtdice/YachtWeights.py.
    published = (40042, 40202, 16165, 3249, 331, 11)
    ours = Counter(TRADITIONAL.points(Category.ONES, throw) for throw in ALL_THROWS)
    odds = tuple(ours[points] / len(ALL_THROWS) for points in range(6))
    assert improbability(published, odds) > SIGNIFICANT
