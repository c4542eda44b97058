"""For each option a roll that shows what it does."""

from dataclasses import replace

import pytest

from yacht_desktop.rules import PRESETS, Category, FourOfAKind, Ruleset
from yacht_desktop.ui.house.examples import Example, Option, example, option_name

pytestmark = pytest.mark.usefixtures("app")

OLD = Ruleset()
ALL_FIVE = FourOfAKind.ALL_FIVE


def shown(option: Option, ruleset: Ruleset, kept: Ruleset = OLD) -> tuple[str, str]:
    found = example(option, ruleset, kept)
    return "-".join(map(str, found.faces)), found.points


@pytest.mark.parametrize(
    ("option", "ruleset", "dice", "points"),
    [
        (Option.FOUR_OF_A_KIND, Ruleset(four_of_a_kind=ALL_FIVE), "4-4-4-4-1", "16, now 17"),
        (Option.FULL_HOUSE, Ruleset(full_house=25), "1-1-1-2-2", "7, now 25"),
        (Option.FULL_HOUSE, Ruleset(full_house=10), "6-6-6-5-5", "28, now 10"),
        (Option.FULL_HOUSE, Ruleset(full_house=0), "6-6-6-5-5", "28, now 0"),
        (
            Option.FIVE_ALIKE_FULL_HOUSE,
            Ruleset(five_alike_full_house=True),
            "3-3-3-3-3",
            "0, now 15",
        ),
        (Option.LITTLE_STRAIGHT, Ruleset(little_straight=15), "1-2-3-4-5", "30, now 15"),
        (Option.BIG_STRAIGHT, Ruleset(big_straight=20), "2-3-4-5-6", "30, now 20"),
        (Option.YACHT, Ruleset(yacht=100), "6-6-6-6-6", "50, now 100"),
        (Option.TWO_PAIRS, Ruleset(two_pairs=True), "4-4-2-2-1", "no box, now 12"),
    ],
)
def test_a_change_shows_on_the_roll_where_it_matters_most(
    option: Option, ruleset: Ruleset, dice: str, points: str
) -> None:
    assert shown(option, ruleset) == (dice, points)
    assert example(option, ruleset, OLD).is_changed
    told_later = example(option, ruleset, kept=ruleset)
    then, now = points.split(", now ")
    assert told_later.points == f"{now}, traditionally {then}"
    assert not told_later.is_changed
    back = example(option, OLD, kept=ruleset)
    assert back.points == f"{now}, now {then}"


@pytest.mark.parametrize("option", Option)
def test_the_old_rules_show_plain_points(option: Option) -> None:
    found = example(option, PRESETS["traditional"], PRESETS["traditional"])
    assert found.points in {"14", "0", "16", "30", "50", "no box"}
    assert not found.is_changed


def test_one_option_does_not_speak_of_another() -> None:
    ruleset = replace(OLD, full_house=25, five_alike_full_house=True)
    kept = replace(OLD, full_house=25)
    assert shown(Option.FULL_HOUSE, ruleset, kept) == ("1-1-1-2-2", "25, traditionally 7")
    assert shown(Option.FIVE_ALIKE_FULL_HOUSE, ruleset, kept) == ("3-3-3-3-3", "0, now 25")


def test_why_fits_the_points() -> None:
    assert example(Option.FOUR_OF_A_KIND, OLD, OLD) == Example(
        (4, 4, 4, 4, 1), "16", "4-4-4-4-1: 4 × 4 = 16, the 1 doesn’t count.", is_changed=False
    )
    assert example(Option.TWO_PAIRS, OLD, OLD).why == "The card has no such box."


def test_every_option_has_a_name_of_its_own() -> None:
    assert len({option_name(option) for option in Option}) == len(Option)
    assert option_name(Option.YACHT) == "Yacht"
    assert {str(option) for option in Option} <= {*Category, *vars(OLD)} | {"five_alike_full_house"}
