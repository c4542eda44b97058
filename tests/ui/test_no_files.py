"""What lies in the place of a file and is none: never waited for, and in nobody's way."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from yacht_desktop.ui.house import ruleset_file
from yacht_desktop.ui.house.ruleset_file import Fault, RulesetFileError
from yacht_desktop.ui.incoming import Incoming
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.single_instance import SingleInstance

pytestmark = [
    pytest.mark.usefixtures("app"),
    pytest.mark.skipif(os.name != "posix", reason="only these systems have pipes with names"),
]


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(8 * 1024**3)


def dangling(path: Path) -> None:
    path.symlink_to("nowhere/else")


Odd = Callable[[Path], object]


@pytest.mark.parametrize("odd", [os.mkfifo, huge, Path.mkdir])
def test_settings_that_are_no_file_are_put_aside(tmp_path: Path, odd: Odd) -> None:
    file = tmp_path / "yacht.ini"
    odd(file)
    settings = Settings(file)
    settings.zoom = 150
    assert Settings(file).zoom == 150
    assert (tmp_path / "yacht.ini.unreadable").exists()


def test_device_behind_the_settings_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "device")
    (tmp_path / "yacht.ini").symlink_to("device")
    Settings(tmp_path / "yacht.ini").zoom = 150
    assert (tmp_path / "device").is_fifo()


def zeros(path: Path) -> None:
    path.write_bytes(bytes(1000))


@pytest.mark.parametrize("odd", [os.mkfifo, huge, dangling, Path.touch, zeros, Path.mkdir])
def test_lock_that_nobody_can_hold_keeps_nobody_out(tmp_path: Path, odd: Odd) -> None:
    odd(tmp_path / "yacht.lock")
    instance = SingleInstance(tmp_path)
    assert instance.acquire()
    instance.release()


@pytest.mark.skipif(sys.platform != "linux", reason="locks bind for the system there")
def test_lock_that_lost_its_words_still_keeps_out_while_it_is_held(tmp_path: Path) -> None:
    first = SingleInstance(tmp_path)
    assert first.acquire()
    os.truncate(tmp_path / "yacht.lock", 0)
    assert not SingleInstance(tmp_path).acquire()
    first.release()


def test_rules_in_a_pipe_are_unreadable(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.yacht-rules")
    with pytest.raises(RulesetFileError) as caught:
        ruleset_file.read(tmp_path / "x.yacht-rules")
    assert caught.value.fault is Fault.UNREADABLE


@pytest.mark.parametrize("odd", [os.mkfifo, huge, zeros, Path.touch])
def test_note_that_is_no_path_is_dropped(tmp_path: Path, odd: Odd) -> None:
    running = Incoming(tmp_path)
    seen: list[Path] = []
    running.arrived.connect(seen.append)
    (tmp_path / "incoming").mkdir()
    odd(tmp_path / "incoming" / "1.path")
    running.look()
    assert seen == []
    assert list((tmp_path / "incoming").iterdir()) == []
