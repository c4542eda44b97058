"""A crash after every single call that writes: what is reopened is as before or after the gesture.

python3 packaging/dev.py trials crash-points               a whole game of six, some minutes
python3 packaging/dev.py trials crash-points --turns 1     only its last turns, some seconds

An evening is played through the window and recorded: a migration, a game of six, undo, corrections
of dice that lie on the table, an import, a backup and the way back, exports, settings. Then the
folder is made as it was after each write, sync, renaming and deletion; with half of the last write,
or all but one sector; and as a power cut would leave it: without what was not synced, without names
that were not, without either, and without any single one of several unsynced writes. Each of these
is opened as the program does, and must be whole.
"""

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import randrange

from tests.trials.crash.recording import record
from tests.trials.crash.trial import CrashTrial
from tests.trials.shim.preloaded import why_not

EVENINGS = ("first", "whole")
_WHOLE_GAME = 12
_MOST_TOLD = 20
_STARTED = 1 / 300
"""On how many of the disks the program itself is started."""


def run(arguments: Sequence[str]) -> int:
    """The trial; 1 if a crash could have hurt anything."""
    parser = argparse.ArgumentParser("crash-points", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--turns", type=int, default=_WHOLE_GAME, help="of each player of six")
    parser.add_argument("--seed", type=int, default=randrange(10**6))
    options = parser.parse_args(arguments)
    if reason := why_not():
        print(f"Not tried: {reason}.")
        return 0
    start = time.monotonic()
    print(f"crash points, seed {options.seed} …", flush=True)
    wrong, tally = crash_everywhere(options.turns, options.seed, started=_STARTED)
    for what, many in tally.items():
        print(f"{many:8}  {what}")
    print(*wrong[:_MOST_TOLD], f"{len(wrong):8}  wrong", sep="\n")
    print(f"in {time.monotonic() - start:.0f} s")
    return 1 if wrong else 0


def crash_everywhere(
    turns: int, seed: int, share: float = 1, started: float = 0
) -> tuple[list[str], Counter[str]]:
    """Play both evenings and judge all points, or a share; what was wrong, and what was counted."""
    wrong, tally = list[str](), Counter[str]()
    for evening in EVENINGS:
        with tempfile.TemporaryDirectory(prefix="yacht-crash-", dir=quick_place()) as folder:
            recorded, scratch = Path(folder, "recorded"), Path(folder, "scratch")
            recorded.mkdir()
            scratch.mkdir()
            trial = CrashTrial(record(recorded, evening, turns, seed), scratch, share, started)
            trial.run()
        wrong += trial.wrong
        tally += trial.tally
    return wrong, tally


def quick_place() -> str | None:
    """A folder in memory where there is such a place: what is synced here need not last."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() else None
