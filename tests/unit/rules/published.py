"""What other projects have published, read from the folder `vectors`."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from yacht_desktop.rules import Category, Faces, Hold, Move, Roll, Score, Slots

_FOLDER = Path(__file__).parent / "vectors"


@dataclass(frozen=True)
class Case:
    """What some dice earn in a box of the traditional game."""

    dice: Faces
    category: Category
    points: int
    source: str

    def __str__(self) -> str:
        return f"{self.source}-{''.join(map(str, self.dice))}-{self.category}"


@dataclass(frozen=True)
class Difference:
    """What some dice earn under a rule that isn't our traditional one.

    `options` are those of ours that would score like that, or None if no ruleset of ours does.
    """

    dice: Faces
    category: Category
    theirs: int
    ours: int
    options: dict[str, Any] | None

    def __str__(self) -> str:
        return f"{''.join(map(str, self.dice))}-{self.category}"


@dataclass(frozen=True)
class Turn:
    """One turn of the recorded game: its rolls, the dice held between them, and the entry."""

    rolls: tuple[Faces, ...]
    holds: tuple[Slots, ...]
    category: Category
    points: int

    @property
    def moves(self) -> tuple[Move, ...]:
        """The turn as the moves that it consists of."""
        moves: list[Move] = [Roll(self.rolls[0])]
        for held, faces in zip(self.holds, self.rolls[1:], strict=True):
            moves += [Hold(held), Roll(faces)]
        return (*moves, Score(self.category))


def cases() -> list[Case]:
    """Every published score that is also right in the traditional game."""
    return [
        Case(_faces(dice), Category(category), int(points), source)
        for dice, category, points, source in _rows("points.tsv")
    ]


def differences() -> list[Difference]:
    """Every published score that isn't."""
    return [
        Difference(
            _faces(dice),
            Category(category),
            int(theirs),
            int(ours),
            None if options == "-" else json.loads(options),
        )
        for dice, category, theirs, ours, _source, options, _why in _rows("differs.tsv")
    ]


def recorded_game() -> list[Turn]:
    """The 24 turns that two players took in OpenSpiel, alternating."""
    return [_turn(line.split()) for line in _lines("recorded_game.txt")]


def _turn(words: list[str]) -> Turn:
    *dice, category, points = words
    holds = tuple(
        frozenset(at for at, mark in enumerate(word) if mark == "x") for word in dice[1::2]
    )
    return Turn(tuple(map(_faces, dice[::2])), holds, Category(category), int(points))


def _rows(name: str) -> Iterator[list[str]]:
    return (line.split("\t") for line in _lines(name))


def _lines(name: str) -> list[str]:
    lines = (_FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def _faces(digits: str) -> Faces:
    return tuple(map(int, digits))
