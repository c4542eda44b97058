"""The program as it is built into dist/Yacht, on a machine that is not always kind."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.effort import descendants
from tests.e2e.player import Player, roll_once_and_quit
from tests.e2e.program import BUILT, environment, faults_in
from yacht_desktop import __version__
from yacht_desktop.rules import Ruleset, parse_move, replay

pytestmark = pytest.mark.package

FOLDER = Path(BUILT[0]).parent


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    if not Path(BUILT[0]).exists():
        pytest.fail("dist/Yacht is not there yet: python3 packaging/dev.py package builds it")


@pytest.fixture(autouse=True)
def untouched() -> Iterator[None]:
    """It may be installed where nobody can write, so it writes nothing there."""
    before = files()
    yield
    assert files() == before


def files() -> dict[Path, tuple[int, int]]:
    found = (path for path in FOLDER.rglob("*") if not path.is_symlink())
    return {path: (path.stat().st_size, path.stat().st_mtime_ns) for path in found}


def test_a_whole_game_by_keys_killed_once_on_the_way(start: Start, data: Path) -> None:
    program = start(command=BUILT)
    program.wait_for_window()
    assert len(program.screen.windows) == 1
    assert descendants(program.process.pid) == []
    player = Player(program)
    while player.game.card.filled < player.game.turns // 2:
        player.play_a_turn()
    player.roll()
    player.wait_until_stored()
    program.kill()
    (half,) = stored.games_after_a_kill(data)
    assert half.log == player.log

    again = start(command=BUILT)
    again.wait_for_window()
    player = Player(again)
    player.play_to_the_end()
    assert descendants(again.process.pid) == []
    again.screen.press("ctrl+q")
    assert again.end() == 0

    (finished,) = stored.games_after_a_kill(data)
    assert finished.log[: len(half.log)] == half.log
    by_the_rules = replay(Ruleset.from_json(finished.ruleset), 1, map(parse_move, finished.log))
    assert by_the_rules.is_over
    assert (finished.state, finished.total) == ("finished", by_the_rules.totals[0])


def test_it_tells_its_version() -> None:
    variables = environment("") | {"QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run([*BUILT, "--version"], env=variables, capture_output=True, check=True)
    assert told.stdout.decode().split() == ["Yacht", __version__]


def test_it_starts_with_nothing_to_read_from_or_write_to(start: Start) -> None:
    closed = ("sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *BUILT)
    program = start(command=closed)

    roll_once_and_quit(program)


def test_it_plays_in_a_home_with_an_odd_name_in_the_plainest_language(
    start: Start, tmp_path: Path
) -> None:
    home = tmp_path / "Žluťoučký 用户 ☃ #%?"
    data = home / ".local" / "share" / "Yacht"
    plain = {"HOME": str(home), "LANG": "C", "LC_ALL": "C"}
    elsewhere = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"), "")
    program = start(command=BUILT, folder=data, portable=False, variables=plain | elsewhere)

    program.wait_for_window()
    player = Player(program)
    player.roll()
    player.wait_until_stored()
    # Games, your games, export, to the file that is proposed.
    program.screen.press("alt+g", "y", "e")
    program.screen.wait(lambda: len(program.screen.windows) == 2, "the dialog for the file")
    program.screen.settle()
    program.screen.press("Return")
    program.screen.wait(lambda: any(home.rglob("*.yacht-games")), "the export")
    program.screen.settle()
    program.screen.press("ctrl+q")
    assert program.end() == 0

    (game,) = stored.games_after_a_kill(data)
    assert len(game.log) == 1
    (export,) = home.rglob("*.yacht-games")
    (exported,) = json.loads(export.read_text(encoding="utf-8"))["games"]
    assert exported["log"] == list(game.log)
    assert faults_in(home / ".local" / "state" / "Yacht") == []
