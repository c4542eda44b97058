"""Files as the program itself writes them, made once, from which every hostile one is made."""

import json
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from PySide6.QtCore import QLockFile

from tests.unit.records.transferring import a_game, a_life
from yacht_desktop.coach import Cache, solve_mean
from yacht_desktop.coach.boxes import Boxes
from yacht_desktop.coach.study import Study
from yacht_desktop.records import FILE_NAME, Houses, open_profile
from yacht_desktop.records.copies import FOLDER
from yacht_desktop.records.transfer import export_games
from yacht_desktop.rules import PRESETS, Ruleset
from yacht_desktop.ui.house import ruleset_file

TRADITIONAL = PRESETS["traditional"]


@cache
def profile() -> bytes:
    """A player's file: games of every kind, house rules, a deletion, and a game in play."""
    with (
        TemporaryDirectory() as folder,
        closing(open_profile(Path(folder) / FILE_NAME)) as database,
    ):
        a_life(database, Random(1), 12, ["", "Ann", "Žofie"])
        for seed in (3, 4):
            a_game(database, seed)
        Houses(database).save("Oma’s rules", Ruleset(yacht=60))
        a_game(database, 5, turns=4)
        return database.back_up("daily").read_bytes()


@cache
def games() -> bytes:
    """An export of these games."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / FILE_NAME
        path.write_bytes(profile())
        with closing(open_profile(path)) as database:
            export_games(database.snapshot(), path, target := path.with_suffix(".json"))
            return target.read_bytes()


@cache
def few_games() -> Any:
    """The value of an export of three of them."""
    value = json.loads(games())
    return value | {"games": [value["games"][at] for at in (0, -2, -1)]}


@cache
def rules() -> bytes:
    """A file of house rules."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.yacht-rules"
        ruleset_file.write(path, "Oma’s rules", Ruleset(yacht=60))
        return path.read_bytes()


@cache
def table() -> tuple[str, bytes]:
    """A solution in the coach's cache: its name and what is in it."""
    with TemporaryDirectory() as folder:
        Cache(Path(folder)).save("means", TRADITIONAL, solve_mean(TRADITIONAL).table)
        (file,) = Path(folder).iterdir()
        return file.name, file.read_bytes()


@cache
def abandoned_lock() -> bytes:
    """A lock whose program is not there any more."""
    with TemporaryDirectory() as folder:
        lock = QLockFile(f"{folder}/yacht.lock")
        lock.tryLock(0)
        _, *rest = (Path(folder) / "yacht.lock").read_bytes().split(b"\n")
        lock.unlock()
    return b"\n".join([str(2**22 + 1).encode(), *rest])


def sealed(folder: Path, numbers: float, short: int = 0) -> None:
    """A solution whose checksum is right, and whose numbers make no sense."""
    sets = Boxes(TRADITIONAL).sets - short
    Cache(folder).save("means", TRADITIONAL, np.full((sets,), numbers))


def learn(folder: Path) -> Study:
    """As much of the coach as a start learns at once, with what a folder has."""
    study = Study(TRADITIONAL, Cache(folder), Cache(folder))
    next(study.learn())
    return study


def backup_name(number: int) -> str:
    """A name by which the program would know a backup of its own."""
    return f"{FOLDER}/yacht-daily-202601{number:02}T120000Z.db"
