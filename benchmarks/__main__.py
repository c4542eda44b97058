"""What the game costs, side by side with a bare window.

python -m benchmarks            everything, some minutes
python -m benchmarks NAME …     only these: first-paint cold-start instructions imports at-rest
                                gestures resume coach dice archive size

Nothing is asserted: read the numbers, and mind what else the machine was doing.
"""

import sys

from benchmarks import (
    archive,
    at_rest,
    coach,
    cold_start,
    dice,
    first_paint,
    gestures,
    imports,
    instructions,
    package_size,
    resume,
)
from benchmarks.machine import describe

BENCHMARKS = {
    "first-paint": first_paint.run,
    "cold-start": cold_start.run,
    "instructions": instructions.run,
    "imports": imports.run,
    "at-rest": at_rest.run,
    "gestures": gestures.run,
    "resume": resume.run,
    "coach": coach.run,
    "dice": dice.run,
    "archive": archive.run,
    "size": package_size.run,
}


def main(names: list[str]) -> int:
    """Run the benchmarks that are named, or all."""
    if unknown := set(names) - set(BENCHMARKS):
        print(f"No benchmark is called {', '.join(sorted(unknown))}.\n\n{__doc__}")
        return 2
    print(describe(), flush=True)
    for name in names or BENCHMARKS:
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
