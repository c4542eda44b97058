"""The built program where there is Wayland alone: its name, its frame, and as sharp as the screen.

The compositor, weston, draws nowhere and frames no windows, as GNOME doesn't. What the program asks
it for is what libwayland writes down.
"""

import configparser
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.program import BUILT, ROOT, faults_in

pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(not shutil.which("weston"), reason="needs weston, a Wayland compositor"),
]
SOCKET = "wayland-yacht"
SECONDS = 20
Shown = Callable[..., str]


@contextmanager
def compositor(folder: Path, scale: int) -> Iterator[None]:
    """A screen of its own for each test."""
    size = ("--width=1600", "--height=1000", f"--scale={scale}")
    command = ["weston", "--backend=headless-backend.so", *size, f"--socket={SOCKET}"]
    with subprocess.Popen(
        [*command, "--idle-time=0"],
        env=os.environ | {"XDG_RUNTIME_DIR": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as weston:
        try:
            wait((folder / SOCKET).exists, "the compositor")
            yield
        finally:
            weston.terminate()


def wait(is_so: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)


@pytest.fixture
def shown(tmp_path: Path) -> Shown:
    """Show a window until it is painted and end it; what was asked of the compositor."""

    def show(scale: int = 1, **variables: str) -> str:
        data, runtime = tmp_path / "games", tmp_path / "run"
        runtime.mkdir(mode=0o700, exist_ok=True)
        asked = tmp_path / "asked"
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        wayland = {"XDG_RUNTIME_DIR": str(runtime), "WAYLAND_DISPLAY": SOCKET, "WAYLAND_DEBUG": "1"}
        plain = {"LC_ALL": "C.UTF-8", "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        with compositor(runtime, scale), asked.open("wb") as stream:
            program = subprocess.Popen(
                [*BUILT, "--data", str(data)],
                env=kept | wayland | plain | variables,
                stderr=stream,
            )
            try:
                wait(lambda: is_painted(asked.read_text("utf-8")), "the window")
                program.send_signal(signal.SIGTERM)
                assert program.wait(SECONDS) == 0
            finally:
                program.kill()
        assert faults_in(data) == []
        return asked.read_text("utf-8")

    return show


def is_painted(asked: str) -> bool:
    return bool(re.search(r"set_window_geometry.*\.attach\(.*\.commit\(", asked, re.DOTALL))


def height(asked: str) -> int:
    """How high the window is with its frame."""
    found = re.findall(r"set_window_geometry\(\d+, \d+, \d+, (\d+)\)", asked)
    return int(found[-1])


def test_its_windows_have_the_name_of_its_desktop_entry(shown: Shown) -> None:
    folder = ROOT / "packaging" / "linux"
    (entry,) = folder.glob("*.desktop")
    parser = configparser.RawConfigParser()
    parser.read(entry, encoding="utf-8")
    assert parser["Desktop Entry"]["Icon"] == entry.stem
    assert set(re.findall(r'set_app_id\("([^"]*)"\)', shown())) == {entry.stem}


@pytest.mark.parametrize("desktop", ["", "GNOME"])
def test_it_frames_its_window_where_the_desktop_does_not(shown: Shown, desktop: str) -> None:
    variables = {"XDG_CURRENT_DESKTOP": desktop}
    framed = height(shown(**variables))
    bare = height(shown(QT_WAYLAND_DISABLE_WINDOWDECORATION="1", **variables))
    assert framed - bare >= 20


def test_it_paints_every_pixel_of_a_fine_screen(shown: Shown) -> None:
    asked = shown(scale=2)
    assert "set_buffer_scale(2)" in asked
    widths = [int(width) for width in re.findall(r"create_buffer\([^,]*, \d+, (\d+)", asked)]
    assert max(widths) >= 2 * 1000
