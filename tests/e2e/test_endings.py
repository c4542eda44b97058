"""Every way to end the program keeps the game and is no fault."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.player import Player
from tests.e2e.program import Program, faults_in
from tests.e2e.screen import Window

Ending = Callable[[Program, Window], None]

SOON = 10.0  # seconds


def close(program: Program, window: Window) -> None:
    program.screen.ask_to_close(window)


def press_ctrl_q(program: Program, _window: Window) -> None:
    program.screen.press("ctrl+q")


def by(number: signal.Signals) -> Ending:
    return lambda program, _window: program.send(number)


@pytest.mark.parametrize(
    ("end", "open_before"),
    [
        pytest.param(close, [], id="window closed"),
        pytest.param(press_ctrl_q, [], id="Ctrl+Q"),
        pytest.param(by(signal.SIGTERM), [], id="SIGTERM"),
        pytest.param(by(signal.SIGINT), [], id="SIGINT"),
        pytest.param(by(signal.SIGHUP), [], id="SIGHUP"),
        pytest.param(close, ["ctrl+F1"], id="window closed under a dialog"),
        pytest.param(by(signal.SIGTERM), ["ctrl+F1"], id="SIGTERM under a dialog"),
        pytest.param(by(signal.SIGTERM), ["alt+g", "y", "e"], id="SIGTERM under a file dialog"),
        pytest.param(by(signal.SIGTERM), ["ctrl+m"], id="SIGTERM in the small window"),
        pytest.param(by(signal.SIGHUP), ["ctrl+m"], id="SIGHUP in the small window"),
    ],
)
def test_the_program_ends_well_and_goes_on_later(
    start: Start, data: Path, end: Ending, open_before: list[str]
) -> None:
    program = start()
    window = program.wait_for_window()
    player = Player(program)
    player.roll()
    player.toggle(1)
    player.wait_until_stored()
    if open_before:
        program.screen.press(*open_before)
        program.screen.wait(lambda: program.screen.windows != [window], "another window")
        program.screen.settle()

    end(program, window)

    assert program.end(SOON) == 0
    (kept,) = stored.games_after_a_kill(data)
    assert (kept.state, kept.log) == ("playing", player.log)
    start().wait_for_window()
    assert stored.games(data) == [kept]


@pytest.mark.parametrize(
    "end",
    [
        pytest.param(close, id="box closed"),
        pytest.param(by(signal.SIGTERM), id="SIGTERM"),
        pytest.param(by(signal.SIGINT), id="SIGINT"),
        pytest.param(by(signal.SIGHUP), id="SIGHUP"),
    ],
)
def test_the_program_ends_while_it_asks_about_a_bad_file(
    start: Start, tmp_path: Path, end: Ending
) -> None:
    (tmp_path / stored.FILE).write_bytes(b"no games at all" * 400)
    program = start(tmp_path)
    window = program.wait_for_first_sight()
    program.screen.wait(lambda: program.screen.windows != [window], "the question")
    program.screen.settle()

    end(program, program.screen.windows[-1])

    assert program.end(SOON) == 0
    assert {file.name for file in tmp_path.iterdir()} == {stored.FILE, "yacht.log"}


@pytest.mark.parametrize("moment", [0.0, 0.2, 0.5, 1.0])
def test_the_program_ends_while_the_coach_learns(
    start: Start, tmp_path: Path, moment: float
) -> None:
    program = start(tmp_path)
    window = program.wait_for_window()
    program.screen.press("space")
    program.screen.press("h")
    program.screen.pause(moment)

    close(program, window)

    assert program.end(SOON) == 0
    (kept,) = stored.games_after_a_kill(tmp_path)
    assert kept.state == "playing"
    assert faults_in(tmp_path) == []
