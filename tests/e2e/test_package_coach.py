"""The coach of the built program: asked at once, with nothing solved before, in one process."""

import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.effort import descendants
from tests.e2e.player import Player
from tests.e2e.program import BUILT, Program, faults_in
from tests.e2e.screen import Screen
from tests.trials.resources import copy_of_the_program

pytestmark = pytest.mark.package
LEARNED = ("means-", "chances-")
SECONDS = 60


def asks_the_coach(program: Program) -> Player:
    program.wait_for_window()
    player = Player(program)
    player.roll()
    player.wait_until_stored()
    program.screen.press("h")
    return player


def test_a_cold_coach_is_one_process_with_one_window(start: Start, data: Path) -> None:
    program = start(command=BUILT)
    asks_the_coach(program)
    deadline = time.monotonic() + SECONDS
    while not all(any((data / "cache").glob(f"{kind}*.table")) for kind in LEARNED):
        assert time.monotonic() < deadline, "the coach did not learn"
        assert descendants(program.process.pid) == []
        assert len(program.screen.windows) == 1
        time.sleep(0.05)
    assert descendants(program.process.pid) == []
    program.screen.press("ctrl+q")
    assert program.end() == 0
    (game,) = stored.games_after_a_kill(data)
    assert len(game.log) == 1


def folder_gone(numpy: Path) -> None:
    shutil.rmtree(numpy)


def part_gone(numpy: Path) -> None:
    for file in numpy.glob("_core/_multiarray_umath*"):
        file.unlink()


def part_empty(numpy: Path) -> None:
    for file in numpy.glob("_core/_multiarray_umath*"):
        file.unlink()  # its copy in the program stays
        file.touch()


def algebra_gone(numpy: Path) -> None:
    for file in numpy.with_name("numpy.libs").glob("*openblas*"):
        file.unlink()


@pytest.mark.parametrize("spoil", [folder_gone, part_gone, part_empty, algebra_gone])
def test_without_numpy_the_game_is_played_and_the_coach_is_missing(
    screen: Screen, data: Path, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    bundle = copy_of_the_program(tmp_path)
    spoil(bundle / "_internal" / "numpy")
    with Program(screen, data, (str(bundle / "Yacht"),)) as program:
        player = asks_the_coach(program)
        screen.wait(lambda: bool(faults_in(data)), "the coach to be missed")
        player.play_a_turn()
        screen.press("ctrl+q")
        assert program.end() == 0
    assert "no coach" in faults_in(data)[0]
    assert len(screen.windows) == 0
