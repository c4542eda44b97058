"""Windows of a program on a bare machine, on a screen of the machine around it."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools import screen

from bare.machine import Machine, TrialError

_SECONDS = 10
_LONGEST = 30


def show_on_x(machine: Machine, command: str) -> None:
    """Open a window where there is X alone, and end the program by a signal."""
    with screen.private() as variables:
        display = f"DISPLAY={variables['DISPLAY']}"
        mounts = "mount --bind /tmp/.X11-unix tmp/.X11-unix"
        _show(machine, command, display, mounts)


def show_on_wayland(machine: Machine, command: str) -> None:
    """The same where there is Wayland alone; the window must have a name, a frame and a picture."""
    with _compositor() as folder:
        variables = "XDG_RUNTIME_DIR=/tmp/wayland WAYLAND_DISPLAY=bare WAYLAND_DEBUG=1"
        mounts = f"mkdir -p tmp/wayland && mount --bind {folder} tmp/wayland"
        told = _show(machine, command, variables, mounts)
    for wanted in ('set_app_id("yacht-desktop")', "set_window_geometry(", ".commit()"):
        if wanted not in told:
            raise TrialError(f"The compositor was never told {wanted}.")


def _show(machine: Machine, command: str, variables: str, mounts: str) -> str:
    waits = f"{command} & program=$!; sleep {_SECONDS}; kill -TERM $program && wait $program"
    start = time.monotonic()
    told = machine.play(waits, variables, mounts=mounts)
    if time.monotonic() - start > _LONGEST:
        raise TrialError("It took too long.")
    if faults := machine.faults():
        raise TrialError("\n".join(faults))
    return told


@contextmanager
def _compositor() -> Iterator[Path]:
    """A compositor that draws nowhere; its folder with a socket that everybody may use."""
    if not shutil.which("weston"):
        raise TrialError("weston, the compositor for this trial, is not on this machine.")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = ["weston", "--backend=headless-backend.so", "--socket=bare", "--idle-time=0"]
        with subprocess.Popen(
            command,
            env=os.environ | {"XDG_RUNTIME_DIR": name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as compositor:
            try:
                _await(folder / "bare")
                folder.chmod(0o777)
                (folder / "bare").chmod(0o777)
                yield folder
            finally:
                compositor.terminate()


def _await(socket: Path) -> None:
    for _ in range(100):
        if socket.exists():
            return
        time.sleep(0.1)
    raise TrialError("weston did not start.")
