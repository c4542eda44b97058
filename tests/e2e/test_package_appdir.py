"""The folder that an AppImage is squashed from: it runs wherever it lies, by whatever name."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.player import roll_once_and_quit
from tests.e2e.program import BUILT, ROOT

pytestmark = pytest.mark.package

IS_ROOT = sys.platform != "win32" and os.geteuid() == 0

LAY_OUT = """
import sys
from pathlib import Path
from shipping import tree
tree.lay_out(Path(sys.argv[1]))
tree.turn_into_appdir(Path(sys.argv[1]))
"""
# What is mounted read-only for the program alone, as an AppImage is.
READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$0/AppRun" "$@"'


@pytest.fixture(scope="module")
def appdir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Laid out as the packages are, in a folder with an odd name."""
    if not Path(BUILT[0]).exists():
        pytest.fail("dist/Yacht is not there yet: python3 packaging/dev.py package builds it")
    folder = tmp_path_factory.mktemp("Meine Spiele öäå 'q' $HOME") / "Yacht 1.AppDir"
    variables = {"PYTHONPATH": f"{ROOT / 'packaging'}:{ROOT}", "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", LAY_OUT, str(folder)]
    subprocess.run(command, env=os.environ | variables, check=True)
    return folder


def plays(start: Start, data: Path, *command: str) -> None:
    roll_once_and_quit(start(command=command))
    (game,) = stored.games_after_a_kill(data)
    assert len(game.log) == 1


def test_it_has_all_that_an_appimage_has_at_its_top(appdir: Path) -> None:
    assert {path.name for path in appdir.iterdir()} == {
        *("AppRun", ".DirIcon", "usr"),
        *("yacht-desktop.desktop", "yacht-desktop.png", "yacht-desktop.svg"),
    }
    for link in (appdir / "AppRun", appdir / ".DirIcon"):
        assert not link.readlink().is_absolute()


@pytest.mark.parametrize("place", ["/", "/proc"])
def test_it_is_played_from_anywhere(start: Start, appdir: Path, data: Path, place: str) -> None:
    plays(start, data, "env", "-C", place, str(appdir / "AppRun"))


def test_it_is_played_from_a_folder_that_is_gone(
    start: Start, appdir: Path, data: Path, tmp_path: Path
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    leaves = 'cd "$0" && rmdir "$0" && exec "$@"'
    plays(start, data, "sh", "-c", leaves, str(gone), str(appdir / "AppRun"))


def test_it_is_played_by_a_link_to_a_link(
    start: Start, appdir: Path, data: Path, tmp_path: Path
) -> None:
    (tmp_path / "first link").symlink_to(appdir / "AppRun")
    (tmp_path / "my game").symlink_to("first link")
    plays(start, data, str(tmp_path / "my game"))


@pytest.mark.skipif(not IS_ROOT, reason="only root may mount")
@pytest.mark.skipif(not shutil.which("unshare"), reason="needs unshare")
def test_it_is_played_where_nobody_can_write(start: Start, appdir: Path, data: Path) -> None:
    plays(start, data, "unshare", "--mount", "sh", "-c", READ_ONLY, str(appdir))
