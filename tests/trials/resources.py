"""Take files away from the built program, and empty them: can it still be played?

resources              each file of its resources by itself, removed and emptied
resources --grouped    all files of a folder at once

Each time the program is started in the language that a file is for, a die is rolled and stored, and
the window closed. It must end in good order, and its log must name what it looked for in vain, and
nothing else.
"""

import argparse
import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby, product
from pathlib import Path
from typing import Final

from tests.e2e import stored
from tests.e2e.player import roll_once_and_quit
from tests.e2e.program import BUILT, Program, faults_in
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server

WAYS: Final = ("removed", "emptied")
_PICTURES: Final = ("yacht-desktop-32.png", "yacht-desktop-128.png")

Files = tuple[Path, ...]


def copy_of_the_program(folder: Path) -> Path:
    """The built program once more, at no cost: a file that is replaced is replaced only there."""
    return shutil.copytree(
        Path(BUILT[0]).parent, folder / "Yacht", symlinks=True, copy_function=os.link
    )


def resources(bundle: Path) -> list[Path]:
    """Every file that is read and not run."""
    inside = bundle / "_internal"
    folders = (inside / "resources", inside / "PySide6" / "Qt" / "translations")
    return sorted(file for folder in folders for file in folder.rglob("*") if file.is_file())


def by_folder(files: Sequence[Path]) -> list[Files]:
    """The same files, those of a folder together."""
    return [tuple(group) for _, group in groupby(files, key=lambda file: file.parent)]


@contextmanager
def lost(files: Files, way: str) -> Iterator[None]:
    """Without these files for a while."""
    kept = [(file, file.rename(file.with_name(f"{file.name}.kept"))) for file in files]
    if way == "emptied":
        for file in files:
            file.touch()
    yield
    for file, copy in kept:
        copy.replace(file)


def play_without(screen: Screen, bundle: Path, files: Files, way: str) -> list[str]:
    """What went wrong when it was played without these files."""
    language = next(filter(None, map(_language_of, files)), "en")
    variables = {"LC_ALL": "C.UTF-8", "LANGUAGE": language}
    with lost(files, way), tempfile.TemporaryDirectory() as name:
        data = Path(name)
        with Program(screen, data, (str(bundle / "Yacht"),), variables) as program:
            roll_once_and_quit(program)
            code = program.end()
        (game,) = stored.games_after_a_kill(data)
        noted = faults_in(data)
        vain = sorted(_in_vain(bundle, language))
    told = sorted(found[1] for line in noted if (found := re.search(r"(\S+) is missing", line)))
    faults = [] if code == 0 else [f"exit code {code}"]
    faults += [] if len(game.log) == 1 else [f"log {game.log}"]
    faults += [] if told == vain else [f"the log names {told}, not {vain}"]
    faults += [] if len(noted) == len(told) else noted
    what = files[0].parent.name if len(files) > 1 else files[0].name
    return [f"{what} {way}: {fault}" for fault in faults]


def _language_of(file: Path) -> str | None:
    found = re.search(r"_(\w\w)\.\w\w$", file.name)
    return found[1] if found else None


def _in_vain(bundle: Path, language: str) -> Iterator[str]:
    """What a start looks for and doesn't find."""
    there = {file.name for file in resources(bundle) if file.stat().st_size}
    sought = (f"yacht_{language}.qm", f"qtbase_{language}.qm", *_PICTURES)
    return (name for name in sought if name not in there)


def run(arguments: Sequence[str]) -> int:
    """Lose one after the other; 1 if the program could not be played once."""
    parser = argparse.ArgumentParser("resources", allow_abbrev=False, description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--grouped", action="store_true")
    options = parser.parse_args(arguments)
    wrong = starts = 0
    with tempfile.TemporaryDirectory(dir=Path(BUILT[0]).parents[1]) as name, x_server() as display:
        screen = Screen(display)
        bundle = copy_of_the_program(Path(name))
        files = resources(bundle)
        groups = by_folder(files) if options.grouped else [(file,) for file in files]
        for group, way in product(groups, WAYS):
            faults = play_without(screen, bundle, group, way)
            starts, wrong = starts + 1, wrong + bool(faults)
            print(*faults, sep="\n", end="\n" if faults else "", flush=True)
        screen.close()
    print(f"resources: {starts} starts without some of {len(files)} files, {wrong} wrong")
    return int(bool(wrong))
