"""How long it takes from a gesture until its effect is stored and seen."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks import profiles
from benchmarks.table import SPREAD, show, spread
from tests.e2e.program import ROOT, environment
from tests.e2e.x_server import x_server

GESTURES = 1000


def run() -> None:
    """Let a window play by itself, and then while the coach learns."""
    result = _played(GESTURES)
    waited: dict[str, list[float]] = result["waited"]
    every = [value for values in waited.values() for value in values]
    parts = {"every gesture": every, "... its processor time": result["worked"], **waited}
    rows = [[kind, str(len(values)), *spread(values)] for kind, values in parts.items()]
    title = "Gesture to repaint, write included, ms (animations off, 1,000 finished games)"
    show(title, ("", "gestures", *SPREAD), rows)
    print(f"\nRepaints: {result['repaints']}. Timers and animations alive then: {result['alive']}.")
    _tell_pauses(_played(0)["pauses"])


def _played(count: int) -> dict[str, Any]:
    """What a window says that plays in a process of its own, on a real X server and a real file."""
    with x_server() as name, tempfile.TemporaryDirectory() as folder:
        data = profiles.copy_of_a_long_life(Path(folder))
        command = [sys.executable, "-m", "benchmarks.window_at_play", str(data), str(count)]
        variables = environment(name) | {"QT_QPA_PLATFORM": "xcb"}
        said = subprocess.run(command, cwd=ROOT, env=variables, check=True, stdout=subprocess.PIPE)
    result: dict[str, Any] = json.loads(said.stdout)
    return result


def _tell_pauses(pauses: list[float]) -> None:
    longest = ", ".join(f"{pause:.1f}" for pause in sorted(pauses)[-5:])
    print(f"\nLongest pauses of the window while the coach solves 13 boxes, ms: {longest}")
