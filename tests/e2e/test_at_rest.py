"""While nobody does anything, the program does nothing."""

import time

from tests.e2e.conftest import Start
from tests.e2e.effort import Effort, effort_of
from tests.e2e.player import Player

SECONDS = 2.0


def test_a_window_at_rest_is_never_woken(start: Start) -> None:
    program = start()
    program.wait_for_window()
    player = Player(program)
    player.roll()
    player.wait_until_stored()
    program.screen.settle(1.5)

    before = effort_of(program.process.pid)
    time.sleep(SECONDS)

    assert effort_of(program.process.pid) - before == Effort(0, 0)
