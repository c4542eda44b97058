"""The keys for one hand alone, as a real keyboard sends them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.program import Program
from tests.e2e.screen import Screen


@pytest.fixture
def num_lock(screen: Screen) -> Iterator[None]:
    """The keypad writes digits."""
    screen.press("Num_Lock")
    yield
    screen.press("Num_Lock")


def kinds(program: Program) -> list[str]:
    """What was done in the game in play, without what the dice showed."""
    log = stored.latest(program.data).log
    return ["roll" if move.startswith("roll") else move for move in log]


@pytest.mark.usefixtures("num_lock")
def test_the_right_hand_plays_on_the_keypad(start: Start) -> None:
    program = start()
    program.wait_for_window()
    press, screen = program.screen.press, program.screen
    press("KP_Add")
    screen.wait(lambda: kinds(program) == ["roll"], "a roll")
    press("KP_1", "KP_5", "KP_Add")
    screen.wait(lambda: kinds(program) == ["roll", "hold x...x", "roll"], "two dice held")
    press("Down", "KP_Enter")
    screen.wait(lambda: kinds(program)[-1] == "score ones", "the first box")
    press("Down", "KP_Enter")
    screen.wait(lambda: kinds(program)[-1] == "roll", "the next turn")


def test_the_left_hand_plays_on_letters(start: Start, data: Path) -> None:
    program = start()
    program.wait_for_window()
    press, screen = program.screen.press, program.screen
    press("space", "1", "space")
    screen.wait(lambda: kinds(program) == ["roll", "hold x....", "roll"], "two rolls")
    before = stored.latest(data).log
    press("shift+slash")
    screen.settle()
    assert stored.latest(data).log == before
    press("c")
    screen.wait(lambda: kinds(program)[-1] == "roll", "nothing for the last letter")
    press("x")
    screen.wait(lambda: kinds(program)[-1] == "score yacht", "the last box")
