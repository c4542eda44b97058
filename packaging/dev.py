"""Everything around the code, on Linux, macOS and Windows, from just Python.

python3 packaging/dev.py run [args]         start the game
python3 packaging/dev.py check [args]       run every check and test; args go to pytest
                  check --without package   ... but leave a step out (again for another)
python3 packaging/dev.py test [args]        only pytest, with args
python3 packaging/dev.py package            build the program into dist/Yacht
python3 packaging/dev.py packages [--quick] make of it what people install, into dist/packages
python3 packaging/dev.py benchmarks [args]  measure the game beside a bare window
python3 packaging/dev.py trials [name]      try it for minutes: kills, full disks, hostile files
python3 packaging/dev.py words              bring translations up to what the program says
python3 packaging/dev.py pictures [args]    renew the pictures that pages are compared with
python3 packaging/dev.py book               solve the coach's opening book anew
python3 packaging/dev.py icons              draw the pictures of the icon anew
python3 packaging/dev.py notes [tag]        say what is new in this version
python3 packaging/dev.py sounds             make the sounds of the game anew
python3 packaging/dev.py lock               choose and pin the newest versions (needs uv)

Whatever is missing is installed on the way, or named in one line that installs it.
"""

from __future__ import annotations

import sys

# An old Python must get as far as this line, so this file is written for Python 3.9.
if sys.version_info < (3, 11):  # noqa: UP036 - the one place that meets older Pythons
    sys.exit(
        f"Yacht needs Python 3.11 or newer, this is {sys.version_info[0]}.{sys.version_info[1]}."
    )

import shutil
from collections.abc import Callable

from devtools import checks, environment, screen, system, translations
from devtools.command import ROOT, become, run


def run_game(arguments: list[str]) -> int:
    """Start the game with these arguments."""
    system.provide(system.lacking_for_play())
    environment.provide("play")
    translations.compile_changed()
    return become(environment.PYTHON, "-m", "yacht_desktop", *arguments)


def run_checks(arguments: list[str]) -> int:
    """Run every check and test."""
    _provide_for_checks()
    return checks.run_all(arguments)


def run_tests(arguments: list[str]) -> int:
    """Run pytest alone."""
    _provide_for_checks()
    with screen.private() as variables:
        return run(*checks.PYTEST, *arguments, variables=variables)


def build_package(arguments: list[str]) -> int:
    """Build the program that needs no Python."""
    _provide_for_checks()
    return run(*checks.BUILD, *arguments)


def make_packages(arguments: list[str]) -> int:
    """Make what people install of the program that was built."""
    _provide_for_checks()
    return run(*checks.PACKAGES, *arguments, variables={"QT_QPA_PLATFORM": "offscreen"})


def draw_icons(_arguments: list[str]) -> int:
    """Draw the pictures that come with the program."""
    environment.provide("play")
    variables = {"QT_QPA_PLATFORM": "offscreen"}
    return run(environment.PYTHON, "packaging/icons.py", variables=variables)


def tell_notes(arguments: list[str]) -> int:
    """Say what is new in this version."""
    return run(sys.executable, "packaging/release_notes.py", *arguments)


def run_benchmarks(arguments: list[str]) -> int:
    """Measure the game."""
    _provide_for_checks()
    with screen.private() as variables:
        return run(environment.PYTHON, "-m", "benchmarks", *arguments, variables=variables)


def run_trials(arguments: list[str]) -> int:
    """Try the whole program for as long as it takes."""
    _provide_for_checks()
    with screen.private() as variables:
        return run(environment.PYTHON, "-m", "tests.trials", *arguments, variables=variables)


def refresh_words(_arguments: list[str]) -> int:
    """Bring the translations up to what the program says, and name what lacks."""
    return translations.refresh()


def renew_pictures(arguments: list[str]) -> int:
    """Take new pictures of the pages, and show old beside new where they differ."""
    _provide_for_checks()
    folder = ROOT / "build" / "pictures"
    shutil.rmtree(folder, ignore_errors=True)
    with screen.private() as variables:
        wanted = variables | {"YACHT_RENEW_PICTURES": str(folder)}
        code = run(*checks.PICTURES, *arguments, variables=wanted)
    changed = sorted(folder.glob("*.png"))
    print(*changed, f"{len(changed)} pictures are new. Old beside new: {folder}", sep="\n")
    return code


def write_book(_arguments: list[str]) -> int:
    """Solve the openings that come with the program."""
    environment.provide("play")
    return run(environment.PYTHON, "packaging/opening_book.py", variables={"PYTHONPATH": str(ROOT)})


def make_sounds(_arguments: list[str]) -> int:
    """Synthesise the sounds that come with the program."""
    environment.provide("play")
    return run(environment.PYTHON, "packaging/recordings.py", variables={"PYTHONPATH": str(ROOT)})


def refresh_lock(_arguments: list[str]) -> int:
    """Pin the newest versions of everything."""
    return environment.refresh_lock()


def _provide_for_checks() -> None:
    system.provide(system.lacking_for_checks())
    environment.provide("checks")
    translations.compile_changed()


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": run_game,
    "check": run_checks,
    "test": run_tests,
    "package": build_package,
    "packages": make_packages,
    "benchmarks": run_benchmarks,
    "trials": run_trials,
    "words": refresh_words,
    "pictures": renew_pictures,
    "book": write_book,
    "icons": draw_icons,
    "notes": tell_notes,
    "sounds": make_sounds,
    "lock": refresh_lock,
}


def main(arguments: list[str]) -> int:
    """Do what the first argument names with the rest of them."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 0 if arguments in (["-h"], ["--help"], ["help"]) else 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
