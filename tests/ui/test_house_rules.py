"""The rules that a table knows: on a real file, with real games, under the player's names."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.ui.games import begin, seed_for
from tests.unit.records.limits import file_size_limit
from yacht_desktop.records import FILE_NAME, Houses, Problem, StoreError, open_profile
from yacht_desktop.rules import PRESETS, FourOfAKind, Ruleset
from yacht_desktop.ui import words
from yacht_desktop.ui.house_rules import NEW, HouseRules

pytestmark = pytest.mark.usefixtures("app")

SIXTY = Ruleset(yacht=60)
SEVENTY = Ruleset(yacht=70)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseRules]:
    with closing(open_profile(tmp_path / FILE_NAME)) as database:
        yield HouseRules(Houses(database))


def again(folder: Path) -> HouseRules:
    """The same table after another start of the program."""
    return HouseRules(Houses(open_profile(folder / FILE_NAME)))


def make(house: HouseRules, name: str, ruleset: Ruleset = SIXTY) -> int:
    house.begin(like="traditional")
    house.change(NEW, name, ruleset)
    assert not house.flaw(NEW)
    return house.save(NEW)


def names(house: HouseRules) -> list[str]:
    return [entry.name for entry in house.entries if not entry.is_preset]


def test_a_new_table_knows_the_presets(house: HouseRules) -> None:
    assert [entry.key for entry in house.entries] == list(PRESETS)
    assert [entry.ruleset for entry in house.entries] == list(PRESETS.values())


@pytest.mark.parametrize(
    "name",
    [
        "Oma",
        "anna",
        "<b>&amp;%1",
        "McÖzgür \u0130I \u0131i",
        "👨‍👩‍👧‍👦" * 5,
        "家" * 40,
        "שלום",
        "Robert'); --",
    ],
)
def test_rules_keep_their_name_to_the_letter(house: HouseRules, name: str, tmp_path: Path) -> None:
    make(house, f"  {name} ")
    assert names(house) == [name]
    assert names(again(tmp_path)) == [name]
    assert words.ruleset_name(SIXTY) == name


def test_names_that_differ_by_a_letters_size_are_two(house: HouseRules) -> None:
    make(house, "Anna")
    make(house, "anna", SEVENTY)
    assert names(house) == ["Anna", "anna"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "Give your rules a name to save them."),
        ("   ", "Give your rules a name to save them."),
        ("x" * 41, "at most 40"),
        ("\x07", "at most 40"),
        ("Oma", "exactly this name"),
        (" Oma ", "exactly this name"),
        ("Traditional", "exactly this name"),
    ],
)
def test_why_rules_can_not_be_saved_is_said(house: HouseRules, name: str, says: str) -> None:
    make(house, "Oma")
    house.begin(like="traditional")
    house.change(NEW, name, SEVENTY)
    assert says in house.flaw(NEW)


@pytest.mark.parametrize(
    ("rules", "known_as"),
    [
        (SIXTY, "Oma"),
        (Ruleset(), "Traditional"),
        (Ruleset(four_of_a_kind=FourOfAKind.ALL_FIVE), "All five dice count"),
    ],
)
def test_no_rules_have_two_names(house: HouseRules, rules: Ruleset, known_as: str) -> None:
    make(house, "Oma")
    house.begin(like="traditional")
    house.change(NEW, "Opa", rules)
    assert house.flaw(NEW) == f"These are the rules of “{known_as}” already."


def test_what_is_being_written_is_in_no_file_and_forgotten_when_put_back(
    house: HouseRules, tmp_path: Path
) -> None:
    number = make(house, "Oma")
    house.change(number, "Oma", SEVENTY)
    assert house.entry(number) == (number, "Oma", SEVENTY, True)
    assert again(tmp_path).entry(number) == (number, "Oma", SIXTY, False)
    house.change(number, "Oma", SIXTY)
    assert not house.entry(number).is_changed
    house.change(number, "Opa", SEVENTY)
    house.discard(number)
    assert house.entry(number) == (number, "Oma", SIXTY, False)


def test_rules_that_nobody_played_are_changed_in_place(house: HouseRules) -> None:
    number = make(house, "Oma")
    house.change(number, "Oma", SEVENTY)
    assert house.save(number) == number
    assert names(house) == ["Oma"]
    assert words.ruleset_name(SIXTY) == "House rules: Yacht 60"


def test_rules_that_were_played_stay_with_their_games(house: HouseRules, tmp_path: Path) -> None:
    number = make(house, "Oma")
    begin(tmp_path, seed_for("....."), ruleset=SIXTY)
    house.change(number, "Oma", SEVENTY)
    assert house.save(number) != number
    assert names(house) == ["Oma"]
    assert words.ruleset_name(SEVENTY) == "Oma"
    assert words.ruleset_name(SIXTY) == "Oma, earlier (Yacht 60)"


def test_rules_that_were_played_may_be_called_differently(
    house: HouseRules, tmp_path: Path
) -> None:
    number = make(house, "Oma")
    begin(tmp_path, seed_for("....."), ruleset=SIXTY)
    house.change(number, "Opa", SIXTY)
    assert house.save(number) == number
    assert words.ruleset_name(SIXTY) == "Opa"


def test_deleting_keeps_games_and_what_they_call_their_rules(
    house: HouseRules, tmp_path: Path
) -> None:
    number = make(house, "Oma")
    begin(tmp_path, seed_for("....."), ruleset=SIXTY)
    house.delete(number)
    assert names(house) == []
    assert words.ruleset_name(SIXTY) == "Oma"


def test_what_was_deleted_comes_back(house: HouseRules, tmp_path: Path) -> None:
    begin(tmp_path, seed_for("....."), ruleset=SIXTY)
    house.delete(make(house, "Oma"))
    back = house.undelete()
    assert house.entry(back)[1:] == ("Oma", SIXTY, False)
    with pytest.raises(ValueError, match="nothing was deleted"):
        house.undelete()


def test_what_was_deleted_comes_back_beside_one_that_took_its_name(house: HouseRules) -> None:
    house.delete(make(house, "Oma"))
    make(house, "Oma", SEVENTY)
    house.undelete()
    assert names(house) == ["Oma", "Oma 2"]


def test_rules_come_in_once(house: HouseRules) -> None:
    number = make(house, "Oma")
    assert house.take_in("Opa", SIXTY) == (number, False)
    house.delete(number)
    key, is_new = house.take_in("Opa", SIXTY)
    assert is_new
    assert house.entry(key)[1:] == ("Opa", SIXTY, False)


def test_rules_that_come_in_under_a_name_that_is_taken_get_a_number(house: HouseRules) -> None:
    make(house, "x" * 40, SEVENTY)
    house.take_in("x" * 40, SIXTY)
    house.take_in("Traditional", Ruleset(yacht=61))
    assert names(house) == ["x" * 40, "x" * 38 + " 2", "Traditional 2"]


def test_a_preset_that_comes_in_is_known(house: HouseRules) -> None:
    rules = Ruleset(four_of_a_kind=FourOfAKind.ALL_FIVE)
    assert house.take_in("Opa", rules) == ("all-five", False)


def test_a_full_disk_loses_nothing_that_was_written(house: HouseRules) -> None:
    number = make(house, "Oma")
    house.change(number, "Opa", SEVENTY)
    with file_size_limit(1), pytest.raises(StoreError):
        house.save(number)
    assert house.entry(number) == (number, "Opa", SEVENTY, True)
    with file_size_limit(1), pytest.raises(StoreError):
        house.delete(number)
    assert house.entry(number).is_changed
    house.save(number)
    assert names(house) == ["Opa"]


def test_whose_rules_these_are(house: HouseRules) -> None:
    number = make(house, "Oma")
    assert house.key_of(SIXTY) == number
    assert house.key_of(PRESETS["two-pairs"]) == "two-pairs"
    assert house.key_of(SEVENTY) is None


def test_where_own_rules_can_not_be_read_there_are_the_presets(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    with closing(open_profile(file)) as database:
        make(HouseRules(Houses(database)), "Oma")
        ((page,),) = database.rows("SELECT rootpage FROM sqlite_master WHERE name = 'house'")
        ((size,),) = database.rows("PRAGMA page_size")
    with closing(open_profile(file)) as database:
        with file.open("r+b") as damaged:
            damaged.seek((page - 1) * size)
            damaged.write(b"\xff" * size)
        database.rows("PRAGMA shrink_memory")  # else it would not look at the file again
        house = HouseRules(Houses(database))
        assert house.trouble is not None
        assert house.trouble.problem is Problem.DAMAGED
        assert [entry.key for entry in house.entries] == list(PRESETS)
        assert words.ruleset_name(SIXTY) == "House rules: Yacht 60"
