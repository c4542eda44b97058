"""What takes minutes: the whole program, tried harder than a player ever will.

python3 packaging/dev.py trials NAME [options]     one of those below; --help tells its options
python3 packaging/dev.py trials                    all of them, one after the other

Each prints what it counted and ends with 1 when a single thing was wrong. `check` runs a short form
of each.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Final

from tests.trials import (
    crash_points,
    dice,
    failing_calls,
    hostile_files,
    kills,
    monkey,
    mutants,
    privacy,
    resources,
    starts,
    upgrade,
    years,
)

TRIALS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "crash-points": crash_points.run,
    "dice": dice.run,
    "failing-calls": failing_calls.run,
    "hostile-files": hostile_files.run,
    "kills": kills.run,
    "monkey": monkey.run,
    "mutants": mutants.run,
    "privacy": privacy.run,
    "resources": resources.run,
    "starts": starts.run,
    "upgrade": upgrade.run,
    "years": years.run,
}


def main(arguments: list[str]) -> int:
    """Run the trial that is named with the options after its name, or all with none."""
    if arguments and arguments[0] not in TRIALS:
        print(__doc__, *TRIALS, sep="\n")
        return 0 if arguments[0] in {"-h", "--help"} else 2
    names, options = (arguments[:1], arguments[1:]) if arguments else (list(TRIALS), [])
    return max([TRIALS[name](options) for name in names], default=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
