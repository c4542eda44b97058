"""The small window on a real screen."""

from pathlib import Path

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.program import Program
from tests.e2e.screen import Window

PLACE = (300, 200, 380, 240)


def go_small(program: Program) -> Window:
    program.wait_for_window()
    program.screen.press("ctrl+m")
    program.screen.wait(
        lambda: [program.screen.place(w)[2] < 600 for w in program.screen.windows] == [True],
        "the small window alone",
    )
    program.screen.settle()
    return program.screen.windows[0]


def test_it_asks_to_stay_on_top_and_plays_on(start: Start, data: Path) -> None:
    program = start()
    window = go_small(program)
    assert "_NET_WM_STATE_ABOVE" in program.screen.wishes(window)
    program.screen.press("space", "1")
    program.screen.wait(lambda: stored.latest(data).log[1:] == ("hold x....",), "a die held")
    program.screen.press("Escape")
    program.screen.wait(
        lambda: [program.screen.place(w)[2] > 600 for w in program.screen.windows] == [True],
        "the large window alone",
    )


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
    assert again.screen.place(again.wait_for_window())[2] > 600
