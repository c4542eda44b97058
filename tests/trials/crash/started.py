"""The program itself, started on what a crash left."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.e2e.program import FROM_SOURCE, ROOT, faults_in
from tests.trials.crash.verdict import WrongError

_LONGEST_START = 20.0
_PAUSE = 0.5
_OF_NO_SCREEN = "This plugin does not support"
OFFSCREEN = os.environ | {"QT_QPA_PLATFORM": "offscreen"}


def start_and_end(home: Path) -> None:
    """Let it open its window and ask it to end; raises WrongError if it complains of anything."""
    opened = home / "yacht.db-shm"
    opened.unlink(missing_ok=True)  # as after a crash of the machine
    command = [sys.executable, *FROM_SOURCE[1:], "--data", str(home)]
    with subprocess.Popen(command, cwd=ROOT, env=OFFSCREEN, stderr=subprocess.DEVNULL) as program:
        end = time.monotonic() + _LONGEST_START
        while not opened.exists() and time.monotonic() < end:
            time.sleep(_PAUSE / 10)
        while program.poll() is None and time.monotonic() < end:
            time.sleep(_PAUSE)
            program.terminate()
        if program.poll() is None:
            program.kill()
            raise WrongError("the program did not end")
    complaints = [line for line in faults_in(home) if _OF_NO_SCREEN not in line]
    if program.returncode or complaints:
        raise WrongError(f"the program ended with {program.returncode}: {complaints}")
