"""What real clicks do."""

from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start

GOLD = 0xF2C14E  # of the button that is the next thing to do


@pytest.mark.parametrize("clicks", [1, 2, 3])
def test_the_roll_button_rolls_once_however_fast_it_is_clicked(
    start: Start, data: Path, clicks: int
) -> None:
    data.mkdir()
    (data / "yacht.ini").write_text("[General]\nhints=roll\n")  # hints are golden, too
    program = start()
    window = program.wait_for_window()
    screen = program.screen
    screen.settle()

    screen.click(*screen.middle_of(window, GOLD), times=clicks)

    screen.wait(lambda: stored.latest(data).log != (), "a roll")
    screen.settle()
    screen.put_pointer_away()
    assert [move.split()[0] for move in stored.latest(data).log] == ["roll"]
