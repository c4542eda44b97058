"""Faults of the program itself: the player hears that the game is safe, the log hears the rest."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OFFSCREEN = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_QPA_FONTDIR": ""}

LOGGING = """
import faulthandler
import logging
from pathlib import Path
from yacht_desktop.log import start_log
"""


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=OFFSCREEN,
        capture_output=True,
        text=True,
        check=False,
    )


def start_log(folder: Path, then: str) -> subprocess.CompletedProcess[str]:
    """A small program with a log in this folder."""
    return python("-c", f"{LOGGING}\nfile = start_log(Path({str(folder)!r}))\n{then}")


def log_after(folder: Path, then: str) -> str:
    """What the log of a small program says."""
    done = start_log(folder, then)
    assert done.returncode == 0, done.stderr
    return (folder / "yacht.log").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("driven")


@pytest.fixture(scope="module")
def driven(folder: Path) -> subprocess.CompletedProcess[str]:
    """A run of the program that met two faults."""
    return python("-m", "tests.ui.driven", "--data", str(folder))


def test_program_plays_on_after_a_fault(driven: subprocess.CompletedProcess[str]) -> None:
    assert driven.returncode == 0, driven.stderr


def test_player_is_told_once_that_the_game_is_safe(
    driven: subprocess.CompletedProcess[str], folder: Path
) -> None:
    (told,) = json.loads(driven.stdout)
    assert "Your game is safe" in told
    assert str(folder / "yacht.log") in told
    assert "ZeroDivision" not in told


def test_log_has_what_happened(driven: subprocess.CompletedProcess[str], folder: Path) -> None:
    assert driven.returncode == 0
    log = (folder / "yacht.log").read_text(encoding="utf-8")
    assert log.count("ZeroDivisionError") == 2
    assert "Traceback" in log
    assert "WARNING yacht: Qt: Qt is not content" in log


def test_log_has_no_names_of_players_or_folders(
    driven: subprocess.CompletedProcess[str], folder: Path
) -> None:
    assert driven.returncode == 0
    assert str(folder) not in (folder / "yacht.log").read_text(encoding="utf-8")


def test_log_is_put_aside_when_it_has_grown(tmp_path: Path) -> None:
    full = "x" * (256 * 1024 + 1)
    (tmp_path / "yacht.log").write_text(full, encoding="utf-8")
    (tmp_path / "yacht.old.log").write_text("older", encoding="utf-8")
    assert "anew" in log_after(tmp_path, "logging.warning('anew')")
    assert (tmp_path / "yacht.old.log").read_text(encoding="utf-8") == full


def test_log_goes_on_while_it_is_small(tmp_path: Path) -> None:
    log_after(tmp_path, "logging.warning('first')")
    log = log_after(tmp_path, "logging.warning('second')")
    assert log.index("first") < log.index("second")
    assert not (tmp_path / "yacht.old.log").exists()


def test_strange_signs_do_not_stop_the_log(tmp_path: Path) -> None:
    assert r"\udcff" in log_after(tmp_path, r"logging.warning('\udcff \u2713')")


def test_crash_of_python_is_in_the_log(tmp_path: Path) -> None:
    assert start_log(tmp_path, "faulthandler._sigabrt()").returncode != 0
    assert "Fatal Python error: Aborted" in (tmp_path / "yacht.log").read_text(encoding="utf-8")


def test_folder_that_takes_no_log_costs_only_the_log(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = start_log(tmp_path / "file" / "state", "print(file); logging.warning('seen')")
    assert done.stdout == "None\n"
    assert "seen" in done.stderr


def test_log_does_not_tell_whose_computer_it_is(tmp_path: Path) -> None:
    said = log_after(tmp_path, "logging.warning('no room in %s', Path.home() / 'games')")
    assert "no room in ~/games" in said.replace("\\", "/")
    assert str(Path.home()) not in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_full_disk_costs_the_line_and_no_complaint(tmp_path: Path) -> None:
    (tmp_path / "yacht.log").symlink_to("/dev/full")
    done = start_log(tmp_path, "logging.warning('lost'); print('played on')")
    assert (done.stdout, done.stderr) == ("played on\n", "")


def test_line_that_is_wrong_itself_is_complained_of(tmp_path: Path) -> None:
    done = start_log(tmp_path, "logging.warning('%d', 'no number')")
    assert "Logging error" in done.stderr
