"""The program itself, from source or built, as a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.e2e.screen import PATIENCE, Screen, Window

ROOT = Path(__file__).resolve().parents[2]
FROM_SOURCE = (sys.executable, "-m", "yacht_desktop")
BUILT = (str(ROOT / "dist" / "Yacht" / "Yacht"),)


class Program:
    """One start of the program on a screen, with its games in a folder; it is gone afterwards.

    A program that is not `portable` is not told the folder, but has to find it by its variables.
    """

    def __init__(
        self,
        screen: Screen,
        data: Path,
        command: Sequence[str] = FROM_SOURCE,
        variables: Mapping[str, str] | None = None,
        *,
        portable: bool = True,
    ) -> None:
        self.screen = screen
        self.data = data
        self.process = subprocess.Popen(
            [*command, *(["--data", str(data)] if portable else [])],
            cwd=ROOT,
            env=environment(screen.name) | dict(variables or {}),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        self.kill()

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def wait_for_first_sight(self) -> Window:
        """The window, once it is painted and has the focus, though nothing may be in it yet."""
        return self.screen.wait_for_window(lambda: self.is_alive)

    def wait_for_window(self) -> Window:
        """The window, once it can be played in."""
        window = self.wait_for_first_sight()
        self.screen.wait_until_furnished(window, lambda: self.is_alive)
        return window

    def kill(self) -> None:
        """End it as nothing else could: with no chance to save anything."""
        if self.is_alive:
            self.process.kill()
            self.end()

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def end(self, seconds: float = PATIENCE) -> int:
        """The exit code, once it has ended by itself."""
        code = self.process.wait(seconds)
        self.screen.wait_until_empty()
        return code


def faults_in(data: Path) -> list[str]:
    """What the log complains of: Qt's warnings, and faults of the program's own."""
    log = data / "yacht.log"
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [line for line in lines if " INFO " not in line]


def environment(display: str) -> dict[str, str]:
    """This process's variables without what would change how Qt looks or where it draws."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    kept.pop("WAYLAND_DISPLAY", None)
    # Without a message bus, asking for one must fail at once and not start any.
    return {"DBUS_SESSION_BUS_ADDRESS": "disabled:"} | kept | {"DISPLAY": display}
