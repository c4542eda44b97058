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
    for key in open_before:
        shown = len(program.screen.windows)
        program.screen.press(key)
        program.screen.wait(lambda: len(program.screen.windows) > shown, "a dialog")  # noqa: B023

    end(program, window)

    assert program.end(SOON) == 0
    (kept,) = stored.games_after_a_kill(data)
    assert (kept.state, kept.log) == ("playing", player.log)
    start().wait_for_window()
    assert stored.games(data) == [kept]


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
