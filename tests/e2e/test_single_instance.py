"""One program a profile, however often it is started."""

from pathlib import Path

from tests.e2e import stored
from tests.e2e.conftest import Start

STARTS = 5


def test_of_many_starts_at_once_one_shows_a_window(start: Start, data: Path) -> None:
    programs = [start() for _ in range(STARTS)]
    screen = programs[0].screen

    screen.wait_for_window(lambda: any(program.is_alive for program in programs))
    screen.wait(lambda: sum(program.is_alive for program in programs) == 1, "all but one to end")
    screen.settle()

    assert len(screen.windows) == 1
    assert sorted(str(program.process.poll()) for program in programs) == ["0"] * 4 + ["None"]
    (game,) = stored.games_after_a_kill(data)
    assert game.state == "playing"


def test_a_start_beside_a_running_program_changes_nothing(start: Start, data: Path) -> None:
    first = start()
    first.wait_for_window()
    first.screen.press("space")
    first.screen.wait(lambda: len(stored.latest(data).log) == 1, "a roll")
    before = stored.games(data)

    assert start().process.wait(30) == 0

    assert first.is_alive
    assert len(first.screen.windows) == 1
    assert stored.games(data) == before


def test_a_killed_program_leaves_no_lock_behind(start: Start) -> None:
    first = start()
    first.wait_for_window()
    first.kill()

    start().wait_for_window()
