"""Gestures at random in the real program, with everything that must hold looked at after each.

python -m tests.trials monkey --gestures 200000      the long run, about an hour
python -m tests.trials monkey --gestures 500 --seed 7    the same again, after a fault

Some 25 kinds of gestures: clicks and keys anywhere, dice and boxes, sizes, themes, languages,
pages, dialogs, files, players, closing and starting again. After each the game must be the replay
of its log on file, the card and dice those of the game, totals the sums, no turn longer than three
rolls; Qt and the log must have nothing to complain of. Now and then the lists must be in order, and
there must be no more timers, threads, widgets and memory than at first. A fault prints the last
gestures.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from random import randrange

AT_ONCE = 10_000
"""Gestures in one process; the next one begins with files of its own."""


def run(arguments: Sequence[str]) -> int:
    """Go about; 1 as soon as anything is wrong."""
    parser = argparse.ArgumentParser("monkey", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--gestures", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=randrange(10**6))
    options = parser.parse_args(arguments)
    for number, done in enumerate(range(0, options.gestures, AT_ONCE)):
        many, seed = min(AT_ONCE, options.gestures - done), options.seed + number
        print(f"{many} gestures, seed {seed} …", flush=True)
        if code := _go_about(many, seed):
            print(f"Again: monkey --gestures {many} --seed {seed}")
            return code
    return 0


def _go_about(gestures: int, seed: int) -> int:
    """In a process of its own, so that Qt begins anew; a crash counts, too."""
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.trials.rampage"]
    command += ["--gestures", str(gestures), "--seed", str(seed)]
    return 1 if subprocess.run(command, check=False).returncode else 0
