"""Which imports the start waits for: where to look when the first paint comes late."""

import re
import subprocess
import sys

from benchmarks.table import show
from tests.e2e.program import ROOT

ROUNDS = 7
SHOWN = 20
# As the program does it; the first names are the yardstick's.
IMPORTED = "import yacht_desktop.preflight, PySide6.QtWidgets, yacht_desktop.app"


def run() -> None:
    """Import the program again and again, and take each module's shortest time."""
    shortest: dict[str, int] = {}
    for _ in range(ROUNDS):
        for module, microseconds in _imported():
            shortest[module] = min(microseconds, shortest.get(module, microseconds))
    groups = {"yacht_desktop": 0, "PySide6, shiboken6": 0, "Python": 0}
    for module, microseconds in shortest.items():
        groups[_group(module)] += microseconds
    rows = [[name, f"{microseconds / 1000:.1f}"] for name, microseconds in groups.items()]
    show(f"Imports, ms (each module's least of {ROUNDS} starts)", ("", "own time"), rows)
    ours = [module for module in shortest if _group(module) == "yacht_desktop"]
    ours.sort(key=lambda module: -shortest[module])
    slowest = [[module, f"{shortest[module] / 1000:.1f}"] for module in ours[:SHOWN]]
    title = f"Our slowest of {len(ours)}; a Qt class is made, and paid for, where it is first named"
    show(title, ("", "own time"), slowest)


def _imported() -> list[tuple[str, int]]:
    command = [sys.executable, "-X", "importtime", "-c", IMPORTED]
    said = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stderr
    lines = re.findall(r"^import time: +(\d+) \| +\d+ \| +(\S+)$", said, re.MULTILINE)
    return [(module, int(microseconds)) for microseconds, module in lines]


def _group(module: str) -> str:
    name = module.partition(".")[0]
    if name == "yacht_desktop":
        return name
    return "PySide6, shiboken6" if name in {"PySide6", "shiboken6", "shibokensupport"} else "Python"
