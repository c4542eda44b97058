"""What the player chose is kept at once, and nonsense in the file harms nobody."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QLockFile
from PySide6.QtWidgets import QWidget

from tests.ui.table import Table, until
from tests.unit.records.limits import file_size_limit, modes_bind
from yacht_desktop.rules import PRESETS, Ruleset
from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.setup import Setup
from yacht_desktop.ui.tokens import Appearance, Scheme

LAY = Callable[..., Table]
pytestmark = pytest.mark.usefixtures("app")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "yacht.ini"


def test_first_start_has_the_defaults(file: Path) -> None:
    settings = Settings(file)
    assert settings.appearance is Appearance.SYSTEM
    assert settings.scheme is Scheme.HARBOUR
    assert settings.marks is Marks.PIPS
    assert settings.zoom == 100
    assert settings.still is False
    assert settings.sound is False
    assert settings.guide is False
    assert settings.ruleset == PRESETS["traditional"]
    assert settings.setup == Setup()
    assert not settings.is_setup_senseless
    assert settings.geometry.isEmpty()
    assert not file.exists()


def test_every_choice_is_written_at_once(file: Path) -> None:
    settings = Settings(file)
    settings.appearance = Appearance.DARK
    settings.still = True
    settings.guide = True
    settings.ruleset = Ruleset("ours at home", yacht=75)
    settings.geometry = QByteArray(b"\x01\x00place")
    # As after a kill: nothing may wait in memory.
    kept = file.read_text(encoding="utf-8")
    for line in ("appearance=dark", "still=true", "guide=true", "ours at home", "geometry="):
        assert line in kept
    again = Settings(file)
    assert again.appearance is Appearance.DARK
    assert again.still is True
    assert again.guide is True
    assert again.ruleset == Ruleset("ours at home", yacht=75)
    assert again.geometry == QByteArray(b"\x01\x00place")


# As the program wrote it that had the first schema step.
EARLIEST = r"""[General]
appearance=dark
coach=true
geometry=@ByteArray(\x1\xd9\xd0\xcb\0\x3\0\0)
guide=true
knows_assisted=true
ruleset="{\"big_straight\": 30, \"five_alike_full_house\": false, \"four_of_a_kind\": \"four_dice\", \"full_house\": null, \"id\": \"ours\", \"little_straight\": 30, \"two_pairs\": false, \"yacht\": 75}"
still=true
"""  # noqa: E501 - QSettings writes long lines


def test_choices_of_the_earliest_program_are_still_those_of_the_player(file: Path) -> None:
    file.write_text(EARLIEST, encoding="utf-8")
    settings = Settings(file)
    assert settings.appearance is Appearance.DARK
    assert (settings.still, settings.guide, settings.coach) == (True, True, True)
    assert settings.knows_assisted is True
    assert settings.ruleset == Ruleset("ours", yacht=75)
    assert settings.setup == Setup(Ruleset("ours", yacht=75))
    assert settings.geometry == QByteArray(b"\x01\xd9\xd0\xcb\0\3\0\0")
    settings.sound = True  # what is written now stands beside it
    assert Settings(file).appearance is Appearance.DARK


ODD_NAMES = ("Zoë & Co", "<b>%1</b>", 'O"Neill, \\n; [x]=1', "👩‍👩‍👧", "دانيال", "")


@pytest.mark.parametrize("players", range(1, 7))
def test_a_setup_is_kept_to_the_letter(file: Path, players: int) -> None:
    setup = Setup(Ruleset(yacht=75), ODD_NAMES[:players], has_table_dice=players % 2 == 0)
    Settings(file).setup = setup
    assert "[setup]" in file.read_text(encoding="utf-8")
    again = Settings(file)
    assert again.setup == setup
    assert not again.is_setup_senseless


SENSELESS = [
    *("names=nonsense", "names=0", "names=7", "names=[]", 'names="{}"', "names=@Invalid()"),
    *(
        'names="[1]"',
        'names="[null]"',
        f'names="{["x"] * 7}"'.replace("'", '\\"'),
        "names=" + "[" * 9999,
    ),
    *("table_dice=perhaps", "table_dice=2", "table_dice=true, false"),
]


@pytest.mark.parametrize("line", SENSELESS, ids=lambda line: line[:30])
def test_players_that_no_game_can_have_are_replaced_and_it_is_known(
    lay: LAY, file: Path, line: str
) -> None:
    file.write_text(f"[setup]\n{line}\n", encoding="utf-8")
    settings = Settings(file)
    assert settings.setup == Setup()
    assert settings.is_setup_senseless == ("@Invalid" not in line)
    table = lay(still=None)
    assert len(table.game.cards) == 1
    table.controller.start(Setup(names=("Ann", "Bo")))
    assert not Settings(file).is_setup_senseless


def test_names_in_the_file_are_trimmed_and_cut(file: Path) -> None:
    Settings(file).setup = Setup(names=("  Ann ", "n" * 60))
    assert Settings(file).setup.names == ("Ann", "n" * 40)


NONSENSE = ["", "nonsense", "-1", "17", "{}", "true, false", "@Invalid()", "@ByteArray(\\x0\\xff)"]


@pytest.mark.parametrize("value", NONSENSE)
@pytest.mark.parametrize(
    "key",
    ["appearance", "scheme", "marks", "zoom", "sound", "still", "guide", "ruleset", "geometry"],
)
def test_nonsense_is_a_default(lay: LAY, file: Path, key: str, value: str) -> None:
    file.write_text(f"[General]\n{key}={value}\n", encoding="utf-8")
    settings = Settings(file)
    assert settings.appearance is Appearance.SYSTEM
    assert settings.scheme is Scheme.HARBOUR
    assert settings.marks is Marks.PIPS
    assert settings.zoom == 100
    assert settings.still is False
    assert settings.sound is False
    assert (settings.scheme, settings.marks) == (Scheme.HARBOUR, Marks.PIPS)
    assert settings.zoom == 100
    assert settings.guide is False
    assert settings.ruleset == PRESETS["traditional"]
    if key == "geometry":
        table = lay(still=None)
        assert table.window.isVisible()
        assert table.window.width() >= 900


@pytest.mark.parametrize("content", [b"\x00\xff\xfe" * 500, b"[General\nappearance", b"SQLite"])
def test_file_that_is_no_settings_file(lay: LAY, file: Path, content: bytes) -> None:
    file.write_bytes(content)
    table = lay(still=None)
    assert table.window.isVisible()
    table.actions.appearances[Appearance.DARK].trigger()
    assert Settings(file).appearance is Appearance.DARK


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_read_only_file_costs_only_the_keeping(file: Path) -> None:
    Settings(file).still = True
    file.chmod(0o444)
    file.parent.chmod(0o555)
    try:
        with modes_bind():
            settings = Settings(file)
            settings.still = False
            settings.guide = True
            assert settings.still is False  # for as long as the program runs
        assert "still=true" in file.read_text(encoding="utf-8")
    finally:
        file.parent.chmod(0o755)


def test_unwritable_choice_raises_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = Settings(tmp_path / "file" / "yacht.ini")
    settings.still = True


def test_choice_made_while_the_disk_was_full_is_written_with_the_next(table: Table) -> None:
    table.actions.look.marks[Marks.NUMERALS].trigger()
    before = table.settings_file.read_text(encoding="utf-8")
    with file_size_limit(0):
        table.actions.appearances[Appearance.CONTRAST].trigger()
        assert table.settings_file.read_text(encoding="utf-8") == before

    table.actions.look.marks[Marks.NUMERALS].trigger()  # as it is already

    assert "appearance=contrast" in table.settings_file.read_text(encoding="utf-8")


def test_choices_in_the_window_are_kept_without_closing_it(table: Table) -> None:
    table.actions.appearances[Appearance.CONTRAST].trigger()
    table.actions.look.schemes[Scheme.LINEN].trigger()
    table.actions.look.marks[Marks.NUMERALS].trigger()
    table.actions.look.larger.trigger()
    table.actions.still.trigger()
    table.actions.guide.trigger()
    table.actions.presets["two-pairs"].trigger()
    kept = Settings(table.settings_file)
    assert kept.appearance is Appearance.CONTRAST
    assert (kept.scheme, kept.marks, kept.zoom) == (Scheme.LINEN, Marks.NUMERALS, 110)
    assert kept.still is False  # it was on for this test
    assert kept.guide is True
    assert kept.ruleset == PRESETS["two-pairs"]


def test_choices_return_at_the_next_start(table: Table, lay: LAY) -> None:
    table.actions.appearances[Appearance.DARK].trigger()
    table.actions.guide.trigger()
    table.actions.presets["all-five"].trigger()
    table.close()
    again = lay(table.folder, still=None)
    assert again.actions.appearances[Appearance.DARK].isChecked()
    assert again.actions.still.isChecked()
    assert not again.theme.animates
    assert again.theme.tokens.bg.name() == "#0e151e"
    assert again.game.ruleset == PRESETS["all-five"]
    assert again.board.guide.isVisible()


def test_chosen_rules_are_those_of_the_next_new_game(table: Table, lay: LAY) -> None:
    table.actions.presets["two-pairs"].trigger()
    table.finish_game()
    table.close()
    assert lay(table.folder).game.ruleset == PRESETS["two-pairs"]


def test_place_of_the_window_is_kept_without_closing_it(table: Table) -> None:
    def is_kept() -> bool:
        return Settings(table.settings_file).geometry == table.window.saveGeometry()

    until(is_kept)
    table.window.move(200, 150)
    assert not is_kept()
    until(is_kept)
    table.window.resize(1000, 700)
    until(is_kept)


def test_looking_around_changes_no_file(table: Table) -> None:
    table.roll()
    until(lambda: not Settings(table.settings_file).geometry.isEmpty())
    before = {file.name: file.read_bytes() for file in table.folder.iterdir()}
    for _ in range(2):
        for action in (table.actions.keyboard, table.actions.about):
            action.trigger()
        for dialog in table.window.findChildren(QWidget):
            if dialog.isWindow() and dialog is not table.window:
                dialog.close()
    assert {file.name: file.read_bytes() for file in table.folder.iterdir()} == before


def test_an_own_lock_that_could_not_be_removed_does_not_freeze_the_window(file: Path) -> None:
    """Qt would wait half a minute for it, though nobody else has it."""
    lock = file.with_name("yacht.ini.lock")
    made = QLockFile(str(lock))
    assert made.tryLock(0)
    left = lock.read_bytes()
    made.unlock()
    lock.write_bytes(left)
    start = time.monotonic()
    Settings(file).zoom = 125
    assert time.monotonic() - start < 10
    assert Settings(file).zoom == 125


def test_a_lock_of_another_program_is_waited_for(file: Path) -> None:
    lock = file.with_name("yacht.ini.lock")
    script = (
        "import time; from PySide6.QtCore import QLockFile;"
        f"lock = QLockFile({str(lock)!r}); lock.tryLock(0); print(flush=True);"
        "time.sleep(0.5); print(lock.isLocked()); lock.unlock()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        other.stdout.readline()
        Settings(file).zoom = 125
        assert not lock.exists()
        assert other.communicate()[0] == "True\n"
    assert Settings(file).zoom == 125
