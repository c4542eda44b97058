"""How many instructions it takes until something is seen: the same on a busy machine."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from benchmarks.contenders import Contender, pairs, started
from benchmarks.table import ratio, show
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server

PATIENCE = 300.0
MILLION = 1_000_000


def run() -> None:
    """Start each once under callgrind, which counts what that process itself executes."""
    if not shutil.which("valgrind") or not shutil.which("vgdb"):
        print("\nInstructions are counted by valgrind, which is not installed.")
        return
    with pairs() as found, x_server() as name:
        screen = Screen(name)
        rows = []
        for yardstick, ours in found:
            least = count(screen, yardstick)
            for contender, counted in ((yardstick, least), (ours, count(screen, ours))):
                millions = f"{counted / MILLION:.0f}"
                rows.append([contender.name, millions, ratio(counted, least)])
        screen.close()
    show("Instructions until first paint, millions", ("", "counted", "of bare"), rows)


def count(screen: Screen, contender: Contender) -> int:
    """The instructions of a contender up to its first paint."""
    with tempfile.TemporaryDirectory() as folder:
        # Modules are compiled before the count, as they are on a player's machine.
        with started(screen, contender):
            pass
        options = ("--tool=callgrind", "--trace-children=yes", f"--callgrind-out-file={folder}/%p")
        with started(screen, contender, "valgrind", *options, patience=PATIENCE) as running:
            order = ["vgdb", f"--pid={running.process.pid}", "dump"]
            subprocess.run(order, check=True, capture_output=True)
        (dump,) = (file for file in Path(folder).iterdir() if file.suffix == ".1")
        totals = re.search(r"^(?:totals|summary): (\d+)", dump.read_text(), re.MULTILINE)
        assert totals
        return int(totals[1])
