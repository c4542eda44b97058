"""Every check and test, one after the other, to the end even when one fails."""

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from devtools import screen, translations
from devtools.command import run
from devtools.environment import PYTHON, SCRIPTS

BUILD = (PYTHON, "packaging/build.py")
PACKAGES = (PYTHON, "packaging/packages.py")
PYTEST = (PYTHON, "-m", "pytest", "-m", "not package", "-n", "auto")
PICTURES = (PYTHON, "-m", "pytest", "-n", "auto", "-k", "looks_as_it_did", "tests/ui/test_looks.py")
SMOKE_TEST = (PYTHON, "-m", "pytest", "-m", "package", "tests/e2e")
# Where a slip would cost a player's record, every branch is tested.
ROOMS_TESTED_TO_THE_LAST_BRANCH = (
    "yacht_desktop/rules/*,yacht_desktop/session.py,yacht_desktop/records/*"
)


@dataclass(frozen=True)
class Outcome:
    """How one step went."""

    step: str
    exit_code: int
    seconds: float

    def __str__(self) -> str:
        """One line of the summary."""
        return f"{'failed' if self.exit_code else 'ok':10}{self.step:14}{self.seconds:7.1f} s"


def run_all(arguments: list[str]) -> int:
    """Run all steps but those left out; 0 when all went well."""
    parser = argparse.ArgumentParser("check", add_help=False, allow_abbrev=False)
    parser.add_argument("--without", action="append", choices=list(STEPS), default=[])
    choice, for_pytest = parser.parse_known_args(arguments)
    outcomes = [
        _timed(name, step, for_pytest) for name, step in STEPS.items() if name not in choice.without
    ]
    left_out = [f"{'left out':10}{name}" for name in choice.without]
    print("\n== Summary", *outcomes, *left_out, sep="\n")
    return int(any(outcome.exit_code for outcome in outcomes))


def _timed(name: str, step: Callable[[list[str]], int], for_pytest: list[str]) -> Outcome:
    print(f"\n== {name}")
    start = time.perf_counter()
    exit_code = step(for_pytest)
    return Outcome(name, exit_code, time.perf_counter() - start)


def _tests(arguments: list[str]) -> int:
    with screen.private() as variables:
        return run(*PYTEST, "--cov", *arguments, variables=variables)


def _coverage(arguments: list[str]) -> int:
    if arguments:
        print("Not asked for: pytest was given arguments, so it may have run a part of the tests.")
        return 0
    rooms = f"--include={ROOMS_TESTED_TO_THE_LAST_BRANCH}"
    return run(PYTHON, "-m", "coverage", "report", rooms, "--fail-under=100")


def _package(_arguments: list[str]) -> int:
    exit_code = run(*BUILD)
    if exit_code:
        return exit_code
    with screen.private() as variables:
        return run(*SMOKE_TEST, variables=variables)


def _packages(_arguments: list[str]) -> int:
    if not sys.platform.startswith("linux"):
        print("These are for Linux.")
        return 0
    return run(*PACKAGES, "--quick", variables={"QT_QPA_PLATFORM": "offscreen"})


STEPS: dict[str, Callable[[list[str]], int]] = {
    "format": lambda _: run(PYTHON, "-m", "ruff", "format", "--check"),
    "lint": lambda _: run(PYTHON, "-m", "ruff", "check"),
    "types": lambda _: run(PYTHON, "-m", "mypy"),
    "walls": lambda _: run(SCRIPTS / "lint-imports", "--no-logo"),
    "words": lambda _: translations.check(),
    "tests": _tests,
    "coverage": _coverage,
    "package": _package,
    "packages": _packages,
}
