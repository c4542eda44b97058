"""A file that someone opens with Yacht gets to the window that is open, once."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent

from tests.ui.keeper import Keeper, games_at, somebody_elses
from tests.ui.pictures import texts_on
from tests.ui.table import Table
from yacht_desktop.rules import Ruleset
from yacht_desktop.ui.house import ruleset_file
from yacht_desktop.ui.incoming import Incoming
from yacht_desktop.ui.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("app")
FILE = Path("/home/player/Ömma’s 用户.yacht-rules")


@pytest.fixture
def running(tmp_path: Path) -> Incoming:
    return Incoming(tmp_path)


@pytest.fixture
def seen(running: Incoming) -> list[Path]:
    """What the running program is told to open."""
    told: list[Path] = []
    running.arrived.connect(told.append)
    return told


def test_files_of_the_first_start_are_told(running: Incoming, seen: list[Path]) -> None:
    running.open([FILE, FILE.with_suffix(".yacht-games")])
    assert seen == [FILE, FILE.with_suffix(".yacht-games")]


def test_second_starts_leave_theirs_to_the_first(
    running: Incoming, seen: list[Path], tmp_path: Path
) -> None:
    others = [FILE.with_name(f"{number}.yacht-rules") for number in range(3)]
    Incoming(tmp_path).hand_over(others)
    running.look()
    running.look()
    assert seen == others


def test_no_more_are_told_at_once_than_a_player_can_answer_for(
    running: Incoming, seen: list[Path], tmp_path: Path
) -> None:
    Incoming(tmp_path).hand_over(Path(f"/{number}.yacht-games") for number in range(50))
    many = []
    for _ in range(4):
        running.look()
        many.append(len(seen))
    assert many == [20, 40, 50, 50]


def test_name_that_is_no_unicode_arrives(
    running: Incoming, seen: list[Path], tmp_path: Path
) -> None:
    file = Path(os.fsdecode(b"/home/\xff.yacht-games"))
    Incoming(tmp_path).hand_over([file])
    running.open([])
    assert seen == [file]


def test_what_an_earlier_program_missed_is_dropped(tmp_path: Path) -> None:
    Incoming(tmp_path).hand_over([FILE])
    (note,) = (tmp_path / "incoming").iterdir()
    os.utime(note, (1, 1))
    seen: list[Path] = []
    running = Incoming(tmp_path)
    running.arrived.connect(seen.append)
    running.open([])
    assert seen == []
    assert not note.exists()


def test_folder_that_can_not_be_written_stops_nothing(
    running: Incoming, seen: list[Path], tmp_path: Path
) -> None:
    (tmp_path / "incoming").write_text("in the way")
    Incoming(tmp_path).hand_over([FILE])
    running.look()
    assert seen == []


def test_unreadable_note_is_passed_over(
    running: Incoming, seen: list[Path], tmp_path: Path
) -> None:
    (tmp_path / "incoming" / "1.path").mkdir(parents=True)
    running.look()
    assert seen == []


def test_files_of_the_dock_arrive_as_events(
    running: Incoming, seen: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    application = QCoreApplication.instance()
    assert application
    monkeypatch.setattr(sys, "platform", "darwin")
    running.open([])
    QCoreApplication.sendEvent(application, QFileOpenEvent(str(FILE)))
    application.removeEventFilter(running)
    assert seen == [FILE]


def test_rules_are_taken_in_on_their_own_page(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "Oma.YACHT-RULES"
    ruleset_file.write(file, "Oma’s rules", Ruleset(yacht=60))
    table.window.open_file(file)
    page = table.window.pages.house_page
    assert page is not None
    assert page.isVisible()
    assert "Oma’s rules" in " ".join(texts_on(table.window))


def test_games_are_shown_before_they_are_taken_in(table: Table, tmp_path: Path) -> None:
    export = somebody_elses(tmp_path, games=3)
    file = export.rename(export.with_suffix(".yacht-games"))
    table.window.open_file(file)
    keeper = Keeper(table)
    assert "3 new games" in keeper.words()
    assert len(games_at(table)) == 1


def test_games_are_not_taken_in_where_nothing_can_be_saved(table: Table) -> None:
    window = MainWindow(table.settings)
    nowhere = table.presenters._replace(games_file=None)
    window.furnish(nowhere, table.theme, table.settings, table.speech)
    window.show()
    window.open_file(Path("theirs.yacht-games"))
    assert window.board.notice.accessibleName() == (
        "Nothing can be saved at the moment, so no games are taken in."
    )
    window.close()


def test_window_says_when_a_file_is_none_of_ours(table: Table) -> None:
    table.window.open_file(Path("/tmp/<b>holiday.jpg"))
    assert table.notice.isVisible()
    assert table.notice.accessibleName() == (
        "Yacht opens games and rules, and <b>holiday.jpg is neither."
    )
