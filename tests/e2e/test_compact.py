"""The small window on a real screen."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from Xlib.error import BadDrawable, BadWindow  # type: ignore[import-untyped]

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.program import Program
from tests.e2e.screen import Window

LARGE = 600
"""Pixels of width, between the small window and the large one."""
PLACE = (300, 200, 380, 240)


def go_small(program: Program) -> Window:
    program.wait_for_window()
    program.screen.press("ctrl+m")
    wait_for_width(program, lambda width: width < LARGE, "the small window alone")
    program.screen.settle()
    return program.screen.windows[0]


def wait_for_width(program: Program, fits: Callable[[int], bool], what: str) -> None:
    """Wait until there is one window, of such a width."""

    def is_there() -> bool:
        with suppress(BadDrawable, BadWindow):  # a window may go while it is measured
            return [fits(program.screen.place(w)[2]) for w in program.screen.windows] == [True]
        return False

    program.screen.wait(is_there, what)


def test_it_asks_to_stay_on_top_and_plays_on(start: Start, data: Path) -> None:
    program = start()
    window = go_small(program)
    assert "_NET_WM_STATE_ABOVE" in program.screen.wishes(window)
    program.screen.press("space", "1")
    program.screen.wait(lambda: stored.latest(data).log[1:] == ("hold x....",), "a die held")
    program.screen.press("Escape")
    wait_for_width(program, lambda width: width > LARGE, "the large window alone")


def test_its_place_survives_a_kill(start: Start) -> None:
    program = start()
    window = go_small(program)
    program.screen.move(window, PLACE)
    program.screen.settle(1.5)  # by then it is kept
    program.kill()
    again = start()
    assert again.screen.place(go_small(again)) == PLACE


def test_the_program_ends_from_it_and_opens_large_again(start: Start) -> None:
    program = start()
    go_small(program)
    program.screen.press("ctrl+q")
    assert program.end() == 0
    again = start()
    assert again.screen.place(again.wait_for_window())[2] > LARGE
