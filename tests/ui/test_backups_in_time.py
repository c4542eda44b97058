"""Backups without being asked, made by the program itself; and ends in the middle of work."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.ui.games import finished
from tests.ui.keeper import somebody_elses
from tests.ui.program import Run
from tests.ui.table import until
from yacht_desktop.records.backups import count_games, list_backups
from yacht_desktop.ui.main_window import MainWindow

QUICK = 2.0
"""Seconds that work may hold up the end; where ends take long by themselves, a few such ends."""


@pytest.fixture
def run(app: QApplication, tmp_path: Path) -> Run:
    return Run(app, tmp_path)


def test_a_backup_is_made_some_time_after_the_start(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yacht_desktop.playing._BACKUP_DELAY", 30)
    finished(tmp_path, 100, 110)
    file = tmp_path / "yacht.db"

    def wait(_window: MainWindow) -> None:
        until(lambda: bool(list_backups(file)))

    for _ in range(2):
        assert run.play(wait) == 0
        (backup,) = list_backups(file)
        assert (backup.why, count_games(backup)) == ("daily", 2)


def test_a_short_visit_leaves_no_backup(run: Run, tmp_path: Path) -> None:
    finished(tmp_path, 100)
    assert run.play(lambda _window: QTest.qWait(50)) == 0
    assert list_backups(tmp_path / "yacht.db") == []


def seconds_to_end(run: Run, visit: Callable[[MainWindow], None]) -> float:
    """How long the program takes to end after a visit."""
    left = 0.0

    def leave(window: MainWindow) -> None:
        nonlocal left
        visit(window)
        left = time.monotonic()

    assert run.play(leave) == 0
    return time.monotonic() - left


@pytest.mark.parametrize("wait", [0, 3, 10, 30])
def test_the_end_in_the_middle_of_work_is_quick_and_clean(
    run: Run, tmp_path: Path, wait: int
) -> None:
    finished(tmp_path, *range(100, 150))
    file = somebody_elses(tmp_path, 60)

    def begin_work(window: MainWindow) -> None:
        games = window.your_games
        games.back_up()
        games.show_backups()
        games._importing.read(file)  # noqa: SLF001 - what choosing it in the dialog does
        QTest.qWait(wait)

    idle = seconds_to_end(run, lambda _window: None)
    assert seconds_to_end(run, begin_work) < max(QUICK, 5 * idle)
    assert not list((tmp_path / "backups").glob("*.new*"))


@pytest.mark.parametrize("name", ["export_games", "export_totals", "import_games", "backups"])
def test_the_end_under_a_dialog_is_clean(run: Run, tmp_path: Path, name: str) -> None:
    finished(tmp_path, 100)

    def leave(window: MainWindow) -> None:
        getattr(window.actions_, name).trigger()
        until(lambda: any(dialog.isVisible() for dialog in window.findChildren(QDialog)))

    assert run.play(leave) == 0
