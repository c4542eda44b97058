"""The built program meets files of other versions: older ones become today's, newer ones stay."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.conftest import Start
from tests.e2e.player import Player
from tests.e2e.program import BUILT, Program, faults_in
from tests.e2e.screen import Screen
from tests.unit.records.kept_files import STEPS_KEPT, copy_of, games_in, version_of
from tests.unit.records.support import prints

pytestmark = pytest.mark.package
NEWER = 77


@pytest.mark.parametrize("step", STEPS_KEPT)
def test_a_file_of_every_step_is_played_on(start: Start, tmp_path: Path, step: int) -> None:
    data = tmp_path / "Žluťoučký 用户 ☃ #%?"
    before = games_in(copy_of(step, data))

    program = start(folder=data, command=BUILT, variables={"LC_ALL": "POSIX"})
    program.wait_for_window()
    player = Player(program)
    player.roll()
    player.wait_until_stored()
    program.screen.press("ctrl+q")
    assert program.end() == 0

    after = games_in(data / "yacht.db")
    assert version_of(data / "yacht.db") == max(STEPS_KEPT)
    shown = [game for game in before if not game["deleted"]]
    assert [game["id"] for game in after] == [game["id"] for game in shown]
    *ended, running = shown
    assert after[:-1] == ended
    assert after[-1]["log"][:-1] == running["log"]
    copies = [games_in(copy) for copy in data.glob("backups/*-before-version-*.db")]
    assert copies == ([before] if step < max(STEPS_KEPT) else [])
    assert faults_in(data) == []


@pytest.fixture
def newer(data: Path) -> Path:
    """A file that only a version to come can read."""
    path = copy_of(max(STEPS_KEPT), data)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWER}")
    return path


def test_a_newer_file_is_left_as_it_is(screen: Screen, data: Path, newer: Path) -> None:
    before = prints(data)
    with Program(screen, data, BUILT) as program:
        program.wait_for_first_sight()
        screen.wait(lambda: len(screen.windows) == 2, "the question")
        screen.settle()
        screen.press("Escape")
        assert program.end() == 0
    after = prints(data)
    assert after["yacht.db"] == before["yacht.db"]
    assert set(after) - set(before) <= {"yacht.ini", "yacht.log"}
    assert [line.split()[-2:] for line in faults_in(data)] == [["NEWER:", newer.name + ":"]]
