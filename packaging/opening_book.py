"""Write the coach's opening book, for the presets: `python3 packaging/dev.py book`.

To be done again whenever a preset changes, or the numbers that the coach finds.
"""

from yacht_desktop.coach import Cache, opening, solve_chances
from yacht_desktop.paths import OPENING_BOOK
from yacht_desktop.rules import PRESETS


def main() -> None:
    """Solve every preset, and keep what its first turns lead to."""
    book = Cache(OPENING_BOOK)
    for ruleset in PRESETS.values():
        opening.write_down(solve_chances(ruleset), book)


if __name__ == "__main__":
    main()
