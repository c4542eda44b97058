"""Every call refused in turn: the screen tells the truth, play goes on, and nothing is lost.

python3 packaging/dev.py trials failing-calls                     all of it, some twenty minutes
python3 packaging/dev.py trials failing-calls --part play         only one of the parts
python3 packaging/dev.py trials failing-calls --few --seed 7      one way of failing, a few calls

The Nth write, sync, opening, renaming or deletion in the player's folder fails with EIO, ENOSPC,
EROFS or EACCES, once or from there on for good; N is 1, 2, 3 … until a gesture makes fewer calls.
It is done with gestures of play, each of which must be shown as it is stored or not done at all,
and then be possible (play); with exports, imports, backups, the way back, settings and the coach's
tables (files); and with starts, migrations and ends of the program (starts).
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import randrange

from tests.trials.crash_points import quick_place
from tests.trials.shim.preloaded import build, environment, why_not
from tests.ui.keeper import somebody_elses

PARTS = ("play", "files", "starts")
ROOT = Path(__file__).parents[2]
_MOST_TOLD = 20


def run(arguments: Sequence[str]) -> int:
    """The trial; 1 if the window lied, or anything was lost."""
    parser = argparse.ArgumentParser("failing-calls", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--few", action="store_true", help="a few calls, chosen by the seed")
    parser.add_argument("--seed", type=int, default=randrange(1, 10**6))
    options = parser.parse_args(arguments)
    if reason := why_not():
        print(f"Not tried: {reason}.")
        return 0
    start = time.monotonic()
    print("failing calls" + (f", seed {options.seed} …" if options.few else " …"), flush=True)
    wrong = []
    for part in options.part or PARTS:
        tally, faults = refuse(part, options.seed if options.few else 0)
        print(f"{part}:", *(f"{many:8}  {what}" for what, many in tally.items()), sep="\n")
        wrong += faults
    print(*wrong[:_MOST_TOLD], f"{len(wrong):8}  wrong", sep="\n")
    print(f"in {time.monotonic() - start:.0f} s")
    return 1 if wrong else 0


def refuse(part: str, seed: int) -> tuple[Counter[str], list[str]]:
    """Try a part, all of it with 0 for a seed; what was counted, and what was wrong."""
    tally, wrong = Counter[str](), list[str]()
    with tempfile.TemporaryDirectory(prefix="yacht-refused-", dir=quick_place()) as folder:
        root = Path(folder, "root")
        root.mkdir()
        somebody_elses(Path(folder), games=1).rename(root / "theirs.json")
        done = subprocess.run(
            [sys.executable, "-m", "tests.trials.refused.player", str(root), part, str(seed)],
            cwd=ROOT,
            env=environment(build(Path(folder)), root),
            check=False,
            capture_output=True,
            text=True,
        )
    for line in done.stdout.splitlines():
        counted, faults = json.loads(line)
        tally.update(counted)
        wrong += faults
    if done.returncode or "Traceback" in done.stderr:
        wrong.append(f"{part} ended with {done.returncode}: {done.stderr[-2000:]}")
    return tally, wrong
