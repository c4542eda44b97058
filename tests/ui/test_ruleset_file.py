"""Rules that go from one table to another: as they were, or refused."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.records.limits import file_size_limit
from tests.unit.rules.strategies import rulesets
from yacht_desktop.rules import PRESETS, FourOfAKind, Ruleset
from yacht_desktop.ui.house import ruleset_file
from yacht_desktop.ui.house.ruleset_file import Fault, RulesetFileError
from yacht_desktop.ui.own_rules import as_own

ODD = Ruleset(
    four_of_a_kind=FourOfAKind.ALL_FIVE,
    full_house=25,
    little_straight=15,
    big_straight=20,
    yacht=60,
    two_pairs=True,
)
NAMES = [
    "Oma",
    "Ö & <b>%1</b>",
    "家" * 40,
    "👨‍👩‍👧‍👦 табл",
    "שלום",
    "a\u0301",
    "..",
    "McÖzgür \u0130I \u0131i",
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.yacht-rules"


def content(**changes: Any) -> dict[str, Any]:
    rules = json.loads(ODD.to_json())
    del rules["id"]
    return {"format": "yacht-rules", "version": 1, "name": "Oma", "rules": rules} | changes


def refusal(file: Path, text: str | bytes) -> Fault:
    """Why a file with this content is refused."""
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(RulesetFileError) as error:
        ruleset_file.read(file)
    return error.value.fault


@pytest.mark.parametrize("name", NAMES)
def test_rules_come_back_as_they_went(file: Path, name: str) -> None:
    ruleset_file.write(file, name, ODD)
    assert ruleset_file.read(file) == (name, ODD)


@settings(max_examples=60, deadline=None)
@given(ruleset=rulesets, name=st.sampled_from(NAMES))
def test_any_rules_come_back(
    tmp_path_factory: pytest.TempPathFactory, ruleset: Ruleset, name: str
) -> None:
    file = tmp_path_factory.mktemp("rules") / "any"
    ruleset_file.write(file, name, ruleset)
    assert ruleset_file.read(file).ruleset == as_own(ruleset)


def test_the_example_in_the_documentation_is_read() -> None:
    page = Path("docs/ruleset-format.md").read_text(encoding="utf-8")
    example = page.partition("```json\n")[2].partition("```")[0]
    assert json.loads(example) == content(name="Grandma’s rules")


def test_a_preset_arrives_as_rules_of_ones_own(file: Path) -> None:
    ruleset_file.write(file, "All five", PRESETS["all-five"])
    arrived = ruleset_file.read(file).ruleset
    assert arrived == Ruleset(four_of_a_kind=FourOfAKind.ALL_FIVE)


def test_space_around_a_name_and_a_byte_order_mark_do_no_harm(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(content(name="  Anna ")).encode())
    assert ruleset_file.read(file).name == "Anna"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "3",
        "{}",
        '{"format": "yacht-games", "version": 1}',
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xfe",
        "[" * 5000,
        "9" * 5000,
    ],
)
def test_another_kind_of_file_is_foreign(file: Path, text: str | bytes) -> None:
    assert refusal(file, text) is Fault.FOREIGN


def rules(**changes: Any) -> dict[str, Any]:
    return content(rules=content()["rules"] | changes)


@pytest.mark.parametrize(
    "broken",
    [
        content(version=None),
        content(version=True),
        content(version=0),
        content(version="1"),
        content(name=""),
        content(name="   "),
        content(name="x" * 41),
        content(name="two\nlines"),
        content(name="\x00"),
        content(name=7),
        content(rules=[]),
        content(rules={}),
        content(extra=1),
        rules(id="traditional"),
        rules(yacht=101),
        rules(yacht=-1),
        rules(yacht=50.0),
        rules(yacht=True),
        rules(full_house="sum"),
        rules(little_straight=None),
        rules(two_pairs=1),
        rules(four_of_a_kind=["four_dice"]),
        rules(four_of_a_kind="three_dice"),
        rules(bonus=35),
    ],
)
def test_what_is_not_just_as_written_is_damaged(file: Path, broken: dict[str, Any]) -> None:
    assert refusal(file, json.dumps(broken)) is Fault.DAMAGED


@pytest.mark.parametrize(
    "change",
    [
        ("{", "{{"),
        ('"yacht": 60', '"yacht": 60, "yacht": 61'),
        ('"Oma"', '"\\ud800"'),
        ('"yacht": 60', '"yacht": 1e1'),
        ('"yacht": 60', '"yacht": NaN'),
        ('"yacht": 60', f'"yacht": {"9" * 5000}'),
        ("}}", ""),
    ],
)
def test_a_file_of_ours_with_a_fault_is_damaged(file: Path, change: tuple[str, str]) -> None:
    whole = json.dumps(content())
    assert change[0] in whole
    assert refusal(file, whole.replace(*change, 1)) is Fault.DAMAGED


def test_every_file_that_was_cut_off_is_refused(file: Path) -> None:
    ruleset_file.write(file, "Oma", ODD)
    whole = file.read_bytes().rstrip()
    for length in range(len(whole)):
        assert refusal(file, whole[:length]) in {Fault.DAMAGED, Fault.FOREIGN}


def test_a_file_of_a_newer_yacht_is_told_from_a_damaged_one(file: Path) -> None:
    newer = {"format": "yacht-rules", "version": 2, "anything": [1, 2]}
    assert refusal(file, json.dumps(newer)) is Fault.NEWER


def test_a_file_may_have_64_kb_and_not_a_byte_more(file: Path) -> None:
    text = json.dumps(content()).encode()
    file.write_bytes(text + b" " * (ruleset_file.LARGEST - len(text)))
    assert ruleset_file.read(file).ruleset == ODD
    assert refusal(file, text + b" " * (ruleset_file.LARGEST + 1 - len(text))) is Fault.TOO_LARGE


@pytest.mark.parametrize("place", ["missing", "."])
def test_what_can_not_be_read_is_unreadable(tmp_path: Path, place: str) -> None:
    with pytest.raises(RulesetFileError) as error:
        ruleset_file.read(tmp_path / place)
    assert error.value.fault is Fault.UNREADABLE


def test_what_can_not_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    with pytest.raises(RulesetFileError) as error:
        ruleset_file.write(tmp_path / "no such folder" / "house", "Oma", ODD)
    assert error.value.fault is Fault.UNWRITABLE
    assert not list(tmp_path.iterdir())


def test_a_full_disk_leaves_the_old_file(file: Path) -> None:
    ruleset_file.write(file, "Oma", ODD)
    with file_size_limit(20), pytest.raises(RulesetFileError) as error:
        ruleset_file.write(file, "Opa", Ruleset())
    assert error.value.fault is Fault.UNWRITABLE
    assert ruleset_file.read(file) == ("Oma", ODD)
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize(
    ("name", "proposed"),
    [
        ("Grandma's", "Grandma's.yacht-rules"),
        ("../etc/passwd", "_etc_passwd.yacht-rules"),
        ('a:b|c?"<>*\\', "a_b_c______.yacht-rules"),
        ("家族 👑", "家族 👑.yacht-rules"),
        (" .. ", "_.yacht-rules"),
        ("tab\there", "tab_here.yacht-rules"),
    ],
)
def test_a_file_is_called_as_every_system_allows(name: str, proposed: str) -> None:
    assert ruleset_file.file_name(name) == proposed


@pytest.mark.skipif(os.name != "posix", reason="names are bytes")
def test_name_that_is_no_text_is_read_as_any_other(tmp_path: Path) -> None:
    other = tmp_path / "gre.yacht-rules"
    other.write_text("what Qt would read instead")
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/gr\xfce.yacht-rules"))
    good = tmp_path / "good.yacht-rules"
    ruleset_file.write(good, "Oma", Ruleset(yacht=60))
    good.rename(file)
    assert ruleset_file.read(file).name == "Oma"
