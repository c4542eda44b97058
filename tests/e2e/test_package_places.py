"""The built program as it lies on players' machines: in odd folders, where nobody can write."""

import configparser
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.player import roll_once_and_quit
from tests.e2e.program import BUILT, ROOT, environment

pytestmark = pytest.mark.package

FOLDER = Path(BUILT[0]).parent


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the program in a folder with an odd name, that nobody may write in."""
    folder = tmp_path_factory.mktemp("Spiele öäå 游戏 'q' #%?")
    shutil.copytree(FOLDER, folder / "Yacht", symlinks=True, copy_function=os.link)
    folders = [folder, *(path for path in folder.rglob("*") if path.is_dir())]
    for path in folders:
        path.chmod(0o555)
    yield folder / "Yacht" / "Yacht"
    for path in folders:
        path.chmod(0o755)


def test_it_plays_from_a_folder_with_an_odd_name_that_nobody_may_write_in(
    start: Start, elsewhere: Path, data: Path
) -> None:
    roll_once_and_quit(start(command=(str(elsewhere),)))

    (game,) = stored.games_after_a_kill(data)
    assert len(game.log) == 1


def test_it_is_found_through_a_link_on_the_path(
    start: Start, elsewhere: Path, tmp_path: Path
) -> None:
    (tmp_path / "yacht-desktop").symlink_to(elsewhere)

    roll_once_and_quit(start(command=(str(tmp_path / "yacht-desktop"),)))


def test_its_window_belongs_to_its_entry_in_the_menu(start: Start) -> None:
    entry = configparser.RawConfigParser()
    entry.read(ROOT / "packaging" / "linux" / "yacht-desktop.desktop", encoding="utf-8")

    window = start(command=BUILT).wait_for_window()

    _, of_program = window.handle.get_wm_class()
    assert of_program == entry["Desktop Entry"]["StartupWMClass"]


def test_it_plays_where_temporary_files_can_not_be_run_or_made(
    start: Start, tmp_path: Path
) -> None:
    missing = str(tmp_path / "missing")

    roll_once_and_quit(start(command=BUILT, variables=dict.fromkeys(("TMPDIR", "TMP"), missing)))


def test_every_part_works_where_the_language_is_plain_and_the_home_is_not(tmp_path: Path) -> None:
    home = tmp_path / "Þórður 🎲"
    home.mkdir()
    plain = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "HOME": str(home)}
    variables = environment("") | plain | {"QT_QPA_PLATFORM": "offscreen"}

    command = [*BUILT, "--selftest", "--data", str(home / "Spiel")]

    assert subprocess.run(command, env=variables, check=False).returncode == 0


def test_without_a_screen_it_says_so_in_one_sentence() -> None:
    variables = environment("")
    variables.pop("DISPLAY")

    told = subprocess.run(BUILT, env=variables, capture_output=True, text=True, check=False)

    assert told.returncode == 1
    assert told.stderr.splitlines() == [
        "Yacht needs a screen, but neither DISPLAY nor WAYLAND_DISPLAY is set."
    ]


def test_a_file_opened_while_it_runs_is_shown_by_the_program_that_runs(
    start: Start, data: Path, tmp_path: Path
) -> None:
    first = start(command=BUILT)
    first.wait_for_window()
    file = tmp_path / "Oma’s.yacht-rules"
    file.write_text("{}", encoding="utf-8")

    second = subprocess.run(
        [*BUILT, "--data", str(data), str(file)], env=environment(first.screen.name), check=False
    )

    assert second.returncode == 0
    first.screen.wait(lambda: not list((data / "incoming").iterdir()), "the file to be taken")
    assert first.is_alive
    assert len(first.screen.windows) == 1
