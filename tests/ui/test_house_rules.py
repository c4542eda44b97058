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
from yacht_desktop.ui.ruleset_file import Fault, RulesetFileError

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


def test_rules_go_to_another_table_and_come_back(house: HouseRules, tmp_path: Path) -> None:
    file = tmp_path / "oma.yacht-rules"
    number = make(house, "Oma")
    house.hand_out(number, file)
    assert house.take_in(file) == (number, False)
    house.delete(number)
    key, is_new = house.take_in(file)
    assert is_new
    assert house.entry(key)[1:] == ("Oma", SIXTY, False)


def test_rules_that_come_in_under_a_name_that_is_taken_get_a_number(
    house: HouseRules, tmp_path: Path
) -> None:
    file = tmp_path / "oma.yacht-rules"
    long = "x" * 40
    house.hand_out(make(house, long), file)
    house.change(NEW, "", SIXTY)
    house.discard(NEW)
    (number,) = (e.key for e in house.entries if not e.is_preset)
    assert isinstance(number, int)
    house.change(number, long, SEVENTY)
    house.save(number)
    house.take_in(file)
    assert names(house) == [long, "x" * 38 + " 2"]


def test_a_preset_in_a_file_is_known(house: HouseRules, tmp_path: Path) -> None:
    house.hand_out("all-five", tmp_path / "preset")
    assert house.take_in(tmp_path / "preset") == ("all-five", False)


def test_a_bad_file_changes_nothing(house: HouseRules, tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("{}")
    with pytest.raises(RulesetFileError) as error:
        house.take_in(tmp_path / "bad")
    assert error.value.fault is Fault.FOREIGN
    assert names(house) == []


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
        ((page,),) = database.rows("SELECT rootpage FROM sqlite_master WHERE name = 'house'")
        ((size,),) = database.rows("PRAGMA page_size")
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(data)
    with closing(open_profile(file)) as database:
        house = HouseRules(Houses(database))
        assert house.trouble is not None
        assert house.trouble.problem is Problem.DAMAGED
        assert [entry.key for entry in house.entries] == list(PRESETS)
        assert words.ruleset_name(SIXTY) == "House rules: Yacht 60"
