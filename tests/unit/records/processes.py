"""Programs of their own for the tests, which are killed at a random moment."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import yacht_desktop

ROOT = Path(yacht_desktop.__file__).parents[1]


@contextmanager
def running(name: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """A module beside this one, run as a program; it is gone afterwards."""
    # Without site-packages, which none of them needs, it starts in half the time.
    command = [sys.executable, "-S", "-m", f"tests.unit.records.{name}", *map(str, arguments)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def kill(process: subprocess.Popen[str], after: int, seconds: float) -> int:
    """Kill a program some time after it has said so many words; returns how many it said at all."""
    assert process.stdout is not None
    for _ in range(after):
        assert process.stdout.readline(), "it ended by itself"
    time.sleep(seconds)
    process.kill()
    return after + len(process.stdout.readlines())


def kills(short_run: int) -> Iterator[Random]:
    """The luck of each kill; for a long run, or to repeat one, see the two variables."""
    seed = int(os.environ.get("YACHT_KILL_SEED") or Random().randrange(10**6))
    for number in range(int(os.environ.get("YACHT_KILLS") or short_run)):
        print(f"YACHT_KILL_SEED={seed}, kill {number}")  # noqa: T201 - shown with a failure
        yield Random(f"{seed} {number}")
