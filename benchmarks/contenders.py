"""The windows that are measured beside each other: the game and the bare one, twice."""

import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, Popen

from benchmarks import profiles
from tests.e2e.program import BUILT, FROM_SOURCE, ROOT, environment
from tests.e2e.screen import Screen, Window

BARE = "bare window"
BARE_BUILT = ROOT / "dist" / "Bare" / "Bare"
BARE_FROM_SOURCE = (sys.executable, str(ROOT / "benchmarks" / "bare_window.py"))


@dataclass(frozen=True)
class Contender:
    """A window to start."""

    name: str
    command: Sequence[str]


@dataclass(frozen=True)
class Running:
    """A contender whose window was just painted for the first time."""

    process: Popen[bytes]
    window: Window
    start: float
    screen: Screen
    is_bare: bool

    @property
    def seconds(self) -> float:
        """How long it took until something was seen."""
        return (self.window.painted or self.start) - self.start

    def wait_until_usable(self) -> float:
        """How long it took until all was seen that the window shows at first, once it is."""
        if not self.is_bare:
            alive = self.process.poll
            self.screen.wait_until_furnished(self.window, lambda: alive() is None)
        return (self.window.latest or self.start) - self.start


@contextmanager
def pairs() -> Iterator[list[tuple[Contender, Contender]]]:
    """Each yardstick with the game beside it: from source and, where they are built, frozen."""
    with tempfile.TemporaryDirectory() as folder:
        data = str(profiles.copy_of_a_long_life(Path(folder, "games")))
        found = [
            (
                Contender(f"{BARE}, from source", BARE_FROM_SOURCE),
                Contender("Yacht, from source", (*FROM_SOURCE, "--data", data)),
            )
        ]
        if BARE_BUILT.exists() and Path(BUILT[0]).exists():
            found.append(
                (
                    Contender(f"{BARE}, built", (str(BARE_BUILT),)),
                    Contender("Yacht, built", (*BUILT, "--data", data)),
                )
            )
        else:
            print(
                "\nOnly what runs from source: dist/Yacht and dist/Bare are made by\n"
                "python3 packaging/dev.py package and .venv/bin/python packaging/build.py --bare"
            )
        yield found


@contextmanager
def started(
    screen: Screen, contender: Contender, *under: str, patience: float = 60.0
) -> Iterator[Running]:
    """A contender from its start to its first paint and on, perhaps under another program."""
    variables = environment(screen.name) | {"PYTHONHASHSEED": "0"}
    variables.pop("PYTHONDONTWRITEBYTECODE", None)  # players' Pythons compile once, not each time
    start = time.perf_counter()
    with Popen([*under, *contender.command], cwd=ROOT, env=variables, stderr=DEVNULL) as process:
        try:
            window = screen.wait_for_window(lambda: process.poll() is None, patience)
            is_bare = contender.name.startswith(BARE)
            yield Running(process, window, start, screen, is_bare)
        finally:
            process.kill()
            process.wait()
            screen.wait_until_empty()
    os.sync()
