"""The program from start to end: which file it plays on, and what it says when it can't."""

import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel

from tests.ui import hands
from tests.ui.folder_opener import FolderOpener
from tests.ui.games import begin, finished, seed_for
from tests.ui.pictures import texts_on
from tests.ui.program import Run
from tests.ui.table import Table
from tests.unit.records.limits import modes_bind
from tests.unit.records.support import prints
from yacht_desktop.records.schema import STEPS
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.main_window import MainWindow

BESIDE = "Start with new games beside it"


@pytest.fixture
def run(app: QApplication, tmp_path: Path) -> Run:
    return Run(app, tmp_path)


def look(_window: MainWindow) -> None:
    """Do nothing but start."""


def roll(window: MainWindow) -> None:
    hands.press(window, "Space")
    assert not window.actions_.roll.text().startswith("Roll 0")


def said(window: MainWindow) -> str:
    """What stands in the notice."""
    notice = window.board.notice
    return " ".join(texts_on(notice)) if notice.isVisible() else ""


def rolls_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM move")
    return int(count)


def damage(folder: Path) -> None:
    (folder / "yacht.db").write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)


def make_foreign(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "yacht.db")) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
        connection.commit()


def make_newer(folder: Path) -> None:
    begin(folder, seed_for("....."), "roll 12345")
    with closing(sqlite3.connect(folder / "yacht.db")) as connection:
        connection.execute("PRAGMA user_version = 77")


TROUBLES = {
    "damaged": (damage, "can't be read"),
    "foreign": (make_foreign, "another program"),
    "newer": (make_newer, "newer Yacht"),
}
every_trouble = pytest.mark.parametrize(("spoil", "words"), TROUBLES.values(), ids=TROUBLES.keys())
Spoil = Callable[[Path], None]


def test_first_start_is_straight_into_play(run: Run, tmp_path: Path) -> None:
    def first(window: MainWindow) -> None:
        assert said(window) == ""
        assert QApplication.activeModalWidget() is None
        roll(window)

    assert run.play(first) == 0
    assert rolls_in(tmp_path / "yacht.db") == 1


def test_everything_is_in_the_folder_that_was_named(run: Run, tmp_path: Path) -> None:
    assert run.play(roll) == 0
    assert {file.name for file in tmp_path.iterdir()} == {"yacht.db", "yacht.ini"}


def test_next_start_goes_on(run: Run, tmp_path: Path) -> None:
    for start in range(3):
        assert run.play(roll) == 0
        assert rolls_in(tmp_path / "yacht.db") == start + 1


def test_settings_reach_the_window(run: Run, tmp_path: Path) -> None:
    (tmp_path / "yacht.ini").write_text("[General]\nappearance=dark\n", encoding="utf-8")

    def dark(window: MainWindow) -> None:
        assert window.palette().window().color().name() == "#0e151e"

    assert run.play(dark) == 0


def test_hundred_games_do_not_matter(run: Run, tmp_path: Path) -> None:
    finished(tmp_path, *range(100, 120))

    def record(window: MainWindow) -> None:
        assert "Record 119" in texts_on(window.board.card.strip)

    assert run.play(record) == 0


@every_trouble
def test_quit_leaves_a_bad_file_as_it_is(
    run: Run, tmp_path: Path, spoil: Spoil, words: str
) -> None:
    spoil(tmp_path)
    before = prints(tmp_path)
    assert run.play(look, "Quit") == 0
    assert prints(tmp_path) == before
    assert words in run.messages[0]
    assert str(tmp_path / "yacht.db") in run.messages[0]


@every_trouble
def test_new_games_can_be_begun_beside_a_bad_file(
    run: Run, tmp_path: Path, spoil: Spoil, words: str
) -> None:
    spoil(tmp_path)
    before = (tmp_path / "yacht.db").read_bytes()
    assert run.play(roll, BESIDE) == 0
    assert rolls_in(tmp_path / "yacht-2.db") == 1

    def again(window: MainWindow) -> None:
        assert words in said(window)
        assert "yacht-2.db" in said(window)
        roll(window)

    assert run.play(again) == 0  # it asks nothing
    assert len(run.messages) == 1
    assert rolls_in(tmp_path / "yacht-2.db") == 2
    assert (tmp_path / "yacht.db").read_bytes() == before


def test_folder_of_a_bad_file_can_be_looked_at(
    run: Run, tmp_path: Path, opener: FolderOpener
) -> None:
    damage(tmp_path)
    before = prints(tmp_path)
    assert run.play(look, "Open the folder", "Quit") == 0
    assert opener.opened == [tmp_path]
    assert prints(tmp_path) == before


def test_newer_file_names_both_versions(run: Run, tmp_path: Path) -> None:
    make_newer(tmp_path)
    run.play(look, "Quit")
    assert "number 77" in run.messages[0]
    assert f"up to {len(STEPS)}." in run.messages[0]


def test_two_bad_files_lead_to_a_third(run: Run, tmp_path: Path) -> None:
    damage(tmp_path)
    shutil.copy(tmp_path / "yacht.db", tmp_path / "yacht-2.db")
    assert run.play(roll, BESIDE) == 0
    assert rolls_in(tmp_path / "yacht-3.db") == 1


def plays_unsaved(folder: Path) -> Callable[[MainWindow], None]:
    def play(window: MainWindow) -> None:
        assert f"Your games can't be saved in {folder}, so what you play now" in said(window)
        hands.press(window, "Space")
        assert said(window) == ""  # it is said once
        window.actions_.about.trigger()
        labels = [label.text() for label in window.findChildren(QLabel)]
        assert "Nothing is being saved at the moment." in labels

    return play


def test_folder_that_can_not_be_made_costs_only_the_saving(
    app: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    run = Run(app, folder)
    assert run.play(plays_unsaved(folder)) == 0
    assert run.messages == []


@pytest.mark.skipif(os.name != "posix", reason="file modes")
@pytest.mark.parametrize("has_games", [False, True])
def test_read_only_folder_costs_only_the_saving(run: Run, tmp_path: Path, has_games: bool) -> None:
    if has_games:
        begin(tmp_path, seed_for("....."), "roll 12345, hold xx...")
        (tmp_path / "yacht.db").chmod(0o444)
    before = prints(tmp_path)
    tmp_path.chmod(0o555)
    try:
        with modes_bind():
            assert run.play(plays_unsaved(tmp_path)) == 0
    finally:
        tmp_path.chmod(0o755)
    assert prints(tmp_path) == before


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_bad_file_in_a_read_only_folder(run: Run, tmp_path: Path) -> None:
    damage(tmp_path)
    tmp_path.chmod(0o555)
    try:
        with modes_bind():
            assert run.play(plays_unsaved(tmp_path), BESIDE) == 0
    finally:
        tmp_path.chmod(0o755)


def test_locked_file_at_the_start(app: QApplication, tmp_path: Path) -> None:
    """Whatever keeps the file from being written, there is a game to play."""
    begin(tmp_path, seed_for("....."))
    (tmp_path / "yacht.db").rename(tmp_path / "real.db")
    (tmp_path / "yacht.db").mkdir()

    def play(window: MainWindow) -> None:
        assert "can't be saved" in said(window)
        hands.press(window, "Space")

    assert Run(app, tmp_path).play(play) == 0


def test_game_that_can_not_be_read_is_set_aside(lay: Callable[..., Table], tmp_path: Path) -> None:
    begin(tmp_path, seed_for("....."), "roll 12345, score ones")
    with closing(sqlite3.connect(tmp_path / "yacht.db")) as connection:
        connection.execute("UPDATE move SET notation = 'score ones' WHERE ply = 0")
        connection.commit()
    table = lay()
    assert texts_on(table.notice)[0] == (
        "The game from last time can't be read. It is kept aside, and here is a new one."
    )
    assert table.states() == ["set aside", "playing"]
    assert table.rows("SELECT count(*) FROM move") == [(2,)]
    table.roll()
    assert table.game.rolls_used == 1
    table.close()
    assert not lay(tmp_path).notice.isVisible()


def test_game_with_unknown_rules_is_set_aside(lay: Callable[..., Table], tmp_path: Path) -> None:
    begin(tmp_path, seed_for("....."), "roll 12345")
    with closing(sqlite3.connect(tmp_path / "yacht.db")) as connection:
        connection.execute("""UPDATE ruleset SET json = '{"id": "from the future"}'""")
        connection.commit()
    table = lay()
    assert table.states() == ["set aside", "playing"]
    assert table.game.ruleset == PRESETS["traditional"]


def test_closing_with_dialogs_open_ends_well(run: Run) -> None:
    def open_all(window: MainWindow) -> None:
        window.actions_.keyboard.trigger()
        window.actions_.about.trigger()
        window.close()

    assert run.play(open_all) == 0


def test_try_out_uses_every_part(app: QApplication, tmp_path: Path) -> None:
    assert Run(app, tmp_path).try_out() == 0
    assert not (tmp_path / "yacht.db").exists()


@pytest.mark.skipif(os.name != "posix", reason="only these systems have signals")
def test_end_is_heard_while_a_question_is_open(run: Run, tmp_path: Path) -> None:
    """Logging out must not have to wait for an answer, and is none that changes anything."""
    damage(tmp_path)
    before = prints(tmp_path)
    helper = QObject()

    def end_when_asked() -> None:
        if QApplication.activeModalWidget() is None:
            QTimer.singleShot(10, helper, end_when_asked)
        else:
            os.kill(os.getpid(), signal.SIGTERM)

    QTimer.singleShot(0, helper, end_when_asked)
    assert run.play(look) == 0
    assert {name: prints(tmp_path).get(name) for name in before} == before
