"""House rules: kept under their names, and never at the cost of a game."""

import pytest

from tests.unit.records.support import TOTAL, begin, dump, finish, games_of
from yacht_desktop.records import (
    Database,
    House,
    HouseNameError,
    Houses,
    NameProblem,
    Upkeep,
)
from yacht_desktop.rules import Ruleset

GRANNY = Ruleset(little_straight=15, big_straight=20)
LAKE = Ruleset(yacht=75, five_alike_full_house=True)
PUB = Ruleset(two_pairs=True, full_house=25)


@pytest.fixture
def houses(memory: Database) -> Houses:
    return Houses(memory)


def named(houses: Houses) -> list[tuple[str, Ruleset]]:
    return [(house.name, house.ruleset) for house in houses.in_order()]


def test_there_are_no_house_rules_at_first(houses: Houses) -> None:
    assert houses.in_order() == []
    assert houses.name_of(GRANNY) is None


def test_house_rules_are_kept_in_the_order_in_which_they_were_made(houses: Houses) -> None:
    made = [houses.save(*rules) for rules in (("Granny", GRANNY), ("At the lake", LAKE))]
    assert made == [House(1, "Granny", GRANNY), House(2, "At the lake", LAKE)]
    assert houses.in_order() == made
    assert [houses.name_of(rules) for rules in (GRANNY, LAKE, PUB)] == [
        "Granny",
        "At the lake",
        None,
    ]


@pytest.mark.parametrize(
    "name",
    ["a", "n" * 40, "&File", "<b>%1</b>", "O'Neill; DROP TABLE house", "家規", "👩‍👩‍👧", "بيت"],
)
def test_a_name_is_kept_to_the_letter_but_trimmed(houses: Houses, name: str) -> None:
    assert houses.save(f" \t{name}\n", GRANNY).name == name
    assert named(houses) == [(name, GRANNY)]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", NameProblem.BLANK),
        (" \t\n", NameProblem.BLANK),
        ("n" * 41, NameProblem.TOO_LONG),
        ("Granny", NameProblem.TAKEN),
        ("  Granny ", NameProblem.TAKEN),
    ],
)
def test_a_name_that_is_none_is_refused(houses: Houses, name: str, problem: NameProblem) -> None:
    houses.save("Granny", GRANNY)
    lake = houses.save("At the lake", LAKE)
    for number in (None, lake.number):
        with pytest.raises(HouseNameError) as refusal:
            houses.save(name, PUB, number)
        assert refusal.value.problem is problem
    assert named(houses) == [("Granny", GRANNY), ("At the lake", LAKE)]


def test_names_that_differ_in_a_letter_are_others(houses: Houses) -> None:
    for name in ("Granny", "granny", "GRANNY", "Gránny"):
        houses.save(name, GRANNY)
    assert len(houses.in_order()) == 4


def test_house_rules_that_nobody_played_are_edited_in_place(houses: Houses) -> None:
    granny = houses.save("Granny", GRANNY)
    houses.save("At the lake", LAKE)
    assert houses.save("Granny's", PUB, granny.number) == House(granny.number, "Granny's", PUB)
    assert named(houses) == [("Granny's", PUB), ("At the lake", LAKE)]
    assert houses.name_of(GRANNY) is None


@pytest.mark.parametrize("ended", ["finished", "in play", "deleted"])
def test_editing_rules_that_were_played_makes_new_ones_and_keeps_the_games(
    memory: Database, houses: Houses, ended: str
) -> None:
    granny = houses.save("Granny", GRANNY)
    houses.save("At the lake", LAKE)
    games = games_of(memory)
    number = begin(games, GRANNY).number if ended == "in play" else finish(games, 9, ruleset=GRANNY)
    if ended == "deleted":
        Upkeep(memory).delete(number)
    before = {table: rows for table, rows in dump(memory).items() if table != "house"}
    edited = houses.save("Granny", PUB, granny.number)
    assert edited.number != granny.number
    assert named(houses) == [("Granny", PUB), ("At the lake", LAKE)]
    assert houses.name_of(GRANNY) == "Granny"
    assert {table: rows for table, rows in dump(memory).items() if table != "house"} == before


def test_renaming_rules_that_were_played_changes_the_name_alone(
    memory: Database, houses: Houses
) -> None:
    granny = houses.save("Granny", GRANNY)
    finish(games_of(memory), TOTAL, ruleset=GRANNY)
    assert houses.save("Grandma", GRANNY, granny.number).number == granny.number
    assert houses.name_of(GRANNY) == "Grandma"
    assert len(memory.rows("SELECT * FROM house")) == 1


def test_deleted_rules_are_gone_unless_they_were_played(memory: Database, houses: Houses) -> None:
    granny, lake = houses.save("Granny", GRANNY), houses.save("At the lake", LAKE)
    finish(games_of(memory), TOTAL, ruleset=GRANNY)
    for house in (granny, lake):
        houses.delete(house.number)
    assert houses.in_order() == []
    assert houses.name_of(GRANNY) == "Granny"
    assert houses.name_of(LAKE) is None
    assert memory.rows("SELECT state FROM game") == [("finished",)]


def test_the_name_of_deleted_rules_is_free_again(memory: Database, houses: Houses) -> None:
    granny = houses.save("Granny", GRANNY)
    finish(games_of(memory), TOTAL, ruleset=GRANNY)
    houses.delete(granny.number)
    houses.save("Granny", LAKE)
    houses.save("As before", GRANNY)
    assert [houses.name_of(rules) for rules in (GRANNY, LAKE)] == ["As before", "Granny"]


def test_rules_that_are_retired_or_not_there_can_not_be_edited(
    memory: Database, houses: Houses
) -> None:
    granny = houses.save("Granny", GRANNY)
    finish(games_of(memory), TOTAL, ruleset=GRANNY)
    houses.delete(granny.number)
    for number in (granny.number, 99):
        with pytest.raises(LookupError, match=f"no house rules have the number {number}"):
            houses.save("Mine", LAKE, number)
    houses.delete(99)
    assert houses.in_order() == []


def test_house_rules_that_make_no_sense_are_left_out_and_left_alone(
    memory: Database, houses: Houses
) -> None:
    houses.save("Granny", GRANNY)
    houses.save("At the lake", LAKE)
    with memory.transaction() as connection:
        connection.execute("UPDATE house SET ruleset = '{}' WHERE name = 'Granny'")
    assert named(houses) == [("At the lake", LAKE)]
    assert len(memory.rows("SELECT * FROM house")) == 2
