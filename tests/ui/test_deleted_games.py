"""Deleted games can come back until the program ends, and are gone from the next start on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.games import begin, seed_for, written
from tests.ui.program import Run
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.main_window import MainWindow

WHOLE = written([("12345", box) for box in PRESETS["traditional"].categories])


@pytest.fixture
def run(app: QApplication, tmp_path: Path) -> Run:
    return Run(app, tmp_path)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a finished game."""
    begin(tmp_path, seed_for("....."), WHOLE)
    return tmp_path / "yacht.db"


def in_file(file: Path, sql: str) -> list[tuple[int]]:
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(sql).fetchall()


def hide(file: Path) -> None:
    in_file(file, "UPDATE game SET deleted = 1 WHERE state = 'finished'")


def finished(file: Path) -> int:
    return in_file(file, "SELECT count(*) FROM game WHERE state = 'finished'")[0][0]


def counted(file: Path) -> int:
    return in_file(file, "SELECT coalesce(sum(games), 0) FROM deletion")[0][0]


def test_what_was_deleted_before_is_gone_after_a_start(run: Run, file: Path) -> None:
    hide(file)

    def look(_: MainWindow) -> None:
        assert (finished(file), counted(file)) == (0, 1)

    assert run.play(look) == 0


def test_what_is_deleted_meanwhile_is_gone_after_the_end(run: Run, file: Path) -> None:
    def play(_: MainWindow) -> None:
        hide(file)
        assert (finished(file), counted(file)) == (1, 0)

    assert run.play(play) == 0
    assert (finished(file), counted(file)) == (0, 1)


def test_what_can_t_be_removed_now_stays_hidden_for_the_next_time(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("yacht_desktop.records.files.WAIT_SECONDS", 0.02)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:

        def play(_: MainWindow) -> None:
            hide(file)
            other.execute("BEGIN IMMEDIATE")

        assert run.play(play) == 0
    assert "deleted games are kept for now" in caplog.text
    assert finished(file) == 1
    assert run.play(lambda _: None) == 0
    assert (finished(file), counted(file)) == (0, 1)
