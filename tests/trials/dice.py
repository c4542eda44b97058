"""Are the dice fair that a player gets, from the gesture to the file of games?

dice                      a million dice
dice --dice 3000000       more of them

Games with seeds of the operating system are played through the window's controller on a real file,
holding at random. What the window was told has to be what the export says, and what anyone reckons
from the seeds; and no face may come too often by place, roll, or number of dice held.
"""

import argparse
import json
import math
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from tests.unit.chi_square import SIGNIFICANT, improbability
from yacht_desktop.records import FILE_NAME, Database, Games, Statistics, open_profile
from yacht_desktop.records.transfer import export_games
from yacht_desktop.session import Step
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.setup import Setup

Fallen = tuple[int, int, int, int]
"""Slot, number of the roll, dice held meanwhile, and face."""

_SIGMAS = 5
_MEMORY = Path("/dev/shm")  # a million dice are half a million syncs of a disk


def play(database: Database, dice: int, luck: Random) -> Counter[Fallen]:
    """Play games to their ends until so many dice have fallen; how they fell in the window."""
    controller = Controller(Games(database), Statistics(database))
    seen: Counter[Fallen] = Counter()

    def look(step: Step) -> None:
        after = step.after
        for slot in step.thrown:
            seen[slot, after.rolls_used, len(step.before.held), (after.faces or ())[slot]] += 1

    controller.changed.connect(look)
    controller.open(Setup())
    while seen.total() < dice or not controller.game.is_over:
        if controller.game.is_over:
            controller.new_game()
        controller.roll()
        while controller.game.can_roll and luck.random() < 0.8:
            controller.hold_and_roll(frozenset(luck.sample(range(5), luck.randint(0, 4))))
        controller.score(luck.choice(controller.game.card.open_boxes))
    return seen


def reckon(database: Database, export: Path) -> Counter[Fallen]:
    """Export all games; how the dice fell by their logs, if all are those of the seeds."""
    export_games(database.snapshot(), database.path, export)
    fallen: Counter[Fallen] = Counter()
    for game in json.loads(export.read_text(encoding="utf-8"))["games"]:
        for turn, roll, held, faces in _rolls(game["log"]):
            loose = [slot for slot in range(5) if slot not in held]
            for slot in loose:
                if faces[slot] != _face(bytes.fromhex(game["seed"]), turn, roll, slot):
                    raise AssertionError(f"turn {turn}, roll {roll} of seed {game['seed']}")
                fallen[slot, roll, len(held), faces[slot]] += 1
    return fallen


def unfair(fallen: Counter[Fallen]) -> list[str]:
    """What fair dice would do less than once in a million times."""
    faults = []
    for name, at in (("slot", 0), ("roll", 1), ("held", 2)):
        groups: defaultdict[int, list[int]] = defaultdict(lambda: [0] * 6)
        for where, count in fallen.items():
            groups[where[at]][where[3] - 1] += count
        for value, counts in sorted(groups.items()):
            probability = improbability(counts)
            print(f"{name} {value}: {sum(counts)} dice, {counts}, p = {probability:.3g}")
            if probability < SIGNIFICANT:
                faults.append(f"{name} {value}")
    total, by_face = fallen.total(), Counter[int]()
    for where, count in fallen.items():
        by_face[where[3]] += count
    sigma = math.sqrt(total * 5 / 36)
    farthest = max(abs(by_face[face] - total / 6) for face in range(1, 7)) / sigma
    print(f"{total} dice, {dict(sorted(by_face.items()))}, at most {farthest:.2f} sigma off")
    return [*faults, *(["a face"] if farthest >= _SIGMAS else [])]


def _rolls(log: Sequence[str]) -> Iterator[tuple[int, int, set[int], list[int]]]:
    turn, roll, held = 1, 0, set[int]()
    for move in log:
        kind, value = move.split()
        if kind == "hold":
            held = {slot for slot, sign in enumerate(value) if sign == "x"}
        elif kind == "roll":
            roll += 1
            yield turn, roll, held, [int(face) for face in value]
        else:
            turn, roll, held = turn + 1, 0, set()


def _face(seed: bytes, turn: int, roll: int, slot: int) -> int:
    """As docs/games-format.md tells it; the first block hardly ever lacks a fair byte."""
    drawn = sha256(seed + f"0:{turn}:{roll}:{slot}:0".encode()).digest()
    return next(byte for byte in drawn if byte < 252) % 6 + 1


def trial(folder: Path, dice: int, luck: Random) -> list[str]:
    """Play, export, reckon and judge; what was wrong."""
    with closing(open_profile(folder / FILE_NAME)) as database:
        seen = play(database, dice, luck)
        stored = reckon(database, folder / "games.json")
    faults = unfair(seen)
    return faults if seen == stored else [*faults, "the export tells of other dice"]


def run(arguments: Sequence[str]) -> int:
    """Throw the dice, print how they fell; 1 if they are not fair."""
    parser = argparse.ArgumentParser(prog="dice", description="Throw dice through the controller.")
    parser.add_argument("--dice", type=int, default=1_000_000)
    options: Any = parser.parse_args(arguments)
    place = _MEMORY if _MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=place) as folder:
        faults = trial(Path(folder), options.dice, Random())
    print(f"dice: {len(faults)} faults {faults}")
    return 1 if faults else 0
