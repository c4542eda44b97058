"""The window is seen before it is furnished, and whatever is done meanwhile is not lost."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.program import Program
from tests.e2e.screen import Window

GOLD = 0xF2C14E  # of the button that is the next thing to do
PLACE = (101, 57, 1203, 811)
NEARLY = 12
"""How much a colour may differ: a gradient that was laid out one pixel further up."""
MOST_OF_IT = 0.6
"""The part of the window that no word, die or button lies on, at least."""


def test_a_key_that_comes_too_early_rolls_once(start: Start, data: Path) -> None:
    program = start()
    program.wait_for_first_sight()
    program.screen.press("space")
    assert_rolled_once(program, data)


def test_a_click_that_comes_too_early_rolls_once(start: Start, data: Path) -> None:
    data.mkdir()
    (data / "yacht.ini").write_text("[General]\nhints=roll\n")  # hints are golden, too
    first = start()
    window = first.wait_for_window()
    button = first.screen.middle_of(window, GOLD)
    first.kill()
    program = start()
    program.wait_for_first_sight()
    program.screen.click(*button)
    assert_rolled_once(program, data)


def test_keys_that_come_too_early_are_taken_in_their_order(start: Start, data: Path) -> None:
    program = start()
    program.wait_for_first_sight()
    program.screen.press("space", "1", "3", "space")
    program.screen.wait(lambda: len(log_in(data)) == 3, "a roll, a hold, a roll")
    assert [move.split()[0] for move in log_in(data)] == ["roll", "hold", "roll"]
    assert log_in(data)[1] == "hold x.x.."


@pytest.mark.parametrize(
    "end",
    [
        lambda program, _: program.send(signal.SIGTERM),
        lambda program, window: program.screen.ask_to_close(window),
        lambda program, _: program.screen.press("ctrl+q"),
    ],
    ids=["signal", "cross", "key"],
)
def test_who_ends_it_too_early_ends_it(
    start: Start, end: Callable[[Program, Window], None]
) -> None:
    program = start()
    end(program, program.wait_for_first_sight())
    assert program.end() == 0


@pytest.mark.parametrize("look", ["appearance=light", "appearance=dark", "appearance=contrast"])
def test_the_first_sight_is_the_window_from_afar(start: Start, data: Path, look: str) -> None:
    data.mkdir()
    (data / "yacht.ini").write_text(f"[General]\n{look}\nscheme=linen\nguide=true\n", "utf-8")
    program = start()
    window = program.wait_for_window()
    program.screen.move(window, PLACE)
    program.screen.settle()
    program.screen.press("ctrl+q")
    assert program.end() == 0

    again = start()
    window = again.wait_for_first_sight()
    # On a busy machine the server paints the window's place first, in nothing.
    again.screen.wait(lambda: any(again.screen.picture(window)), "anything in the window")
    early = again.screen.picture(window)
    again.wait_for_window()
    again.screen.settle()
    assert again.screen.place(window) == PLACE
    assert likeness(early, again.screen.picture(window)) > MOST_OF_IT


def log_in(data: Path) -> tuple[str, ...]:
    return stored.latest(data).log if stored.games(data) else ()


def assert_rolled_once(program: Program, data: Path) -> None:
    program.screen.wait(lambda: len(log_in(data)) == 1, "a roll")
    program.screen.settle()
    assert len(log_in(data)) == 1


def likeness(one: bytes, other: bytes) -> float:
    """The part of two pictures that is alike."""
    alike = sum(abs(a - b) <= NEARLY for a, b in zip(one, other, strict=True))
    return alike / len(one)
