"""Our own code changed in a thousand small ways: does a test notice each?

python3 packaging/dev.py trials mutants [rules/game.py ...] [--part 1/4]

A change that no test notices must stand in docs/mutants.md, with the reason why it makes no
difference or isn't worth a test. The changes are cosmic-ray's.
"""

import argparse
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.trials import mutating
from tests.trials.mutating import ROOT, Mutant

EXPLAINED: Final = ROOT / "docs" / "mutants.md"

_RULES: Final = ["tests/unit/rules"]
_COACH: Final = (
    *("edges", "advice", "ties", "cache", "endgames", "par", "solutions", "shares"),
    *("review", "review_at_a_table", "spread", "study", "opening", "progress"),
)
_NEAREST: Final = {
    "boxes": ("edges", "ties"),
    "chances": ("edges", "endgames", "opening"),
    "lattice": ("edges", "spread", "ties", "solutions"),
    "means": ("solutions", "endgames"),
    "policy": ("par",),
    "review": ("review_at_a_table", "review"),
    "spread": ("spread", "solutions", "par"),
    "tolerance": ("ties", "advice", "review"),
    "turn": ("solutions", "advice"),
}
"""Which tests of the coach come first for a module, where none has its name: a change that is
noticed at once costs a second, one that is noticed last costs half a minute."""
_SESSION: Final = ["tests/unit/test_session.py", "tests/unit/test_session_journal.py"]
_SESSION_TOO: Final = [
    "tests/unit/test_session_at_a_table.py",
    "tests/unit/test_session_at_random.py",
]
_LONGEST: Final = 90.0
"""Seconds that the tests of one room may take; unchanged they need 25, or 45 beside other work."""


class Explained(NamedTuple):
    """A change that is known to be noticed by no test, as docs/mutants.md has it."""

    file: str
    place: str
    before: str
    after: str
    why: str


def run(arguments: Sequence[str]) -> int:
    """Make every change, or those of some files, and tell of those that no test notices."""
    options = _options(arguments)
    if not mutating.is_installed():
        print("mutants: pip install cosmic-ray, into .venv or one that can see it, and come again.")
        return 0
    known = {row[:4] for row in explained()}
    made = survived = unexplained = 0
    start = time.monotonic()
    for file in options.files or files():
        for number, mutant in enumerate(mutating.mutants_of(file)):
            if number % options.parts != options.part - 1:
                continue
            made += 1
            if mutating.survives(mutant, tests_of(file), _LONGEST):
                survived += 1
                unexplained += mutant[:4] not in known
                print("known:" if mutant[:4] in known else "NOT NOTICED:", _row(mutant), flush=True)
        print(f"{file}: {made} changes so far, {time.monotonic() - start:.0f} s", flush=True)
    print(f"mutants: {made} changes, {survived} not noticed, {unexplained} of these unexplained")
    return 1 if unexplained else 0


def files() -> list[str]:
    """The files whose changes every test room should notice."""
    package = ROOT / mutating.PACKAGE
    rooms = [*package.glob("rules/*.py"), package / "session.py", *package.glob("coach/*.py")]
    return sorted(str(path.relative_to(package)) for path in rooms if path.name != "__init__.py")


def tests_of(file: str) -> list[str]:
    """The tests that should notice a change in a file."""
    if file.startswith("rules/"):
        return _RULES
    if not file.startswith("coach/"):
        return [*_SESSION, *_SESSION_TOO]
    module = Path(file).stem
    nearest = _NEAREST.get(module, (module,) if module in _COACH else ())
    return [f"tests/unit/coach/test_{name}.py" for name in dict.fromkeys((*nearest, *_COACH))]


def explained() -> Iterator[Explained]:
    """The rows of the table in docs/mutants.md."""
    for line in EXPLAINED.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == len(Explained._fields) and cells[2].startswith("`"):
            code = (cell.strip("`").strip().replace(r"\|", "|") for cell in cells[:4])
            yield Explained._make([*code, cells[4]])


def _row(mutant: Mutant) -> str:
    code = (part.replace("|", r"\|") for part in mutant[:4])
    return "| " + " | ".join(f"`{part}`" for part in code) + " |  |"


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", help="files below yacht_desktop; all if none is named")
    parser.add_argument("--part", default="1/1", help="only every nth change: 1/4, 2/4 ...")
    options = parser.parse_args(arguments)
    options.part, options.parts = map(int, options.part.split("/"))
    return options
