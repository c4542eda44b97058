"""The three moves and their one-line notation, which is also the save file's.

hold .xxx.        keep the three dice in the middle, for the next roll
roll 23352        the faces of all five dice after a roll
score full_house  fill a box
"""

import re
from dataclasses import dataclass

from yacht_desktop.rules.category import Category
from yacht_desktop.rules.dice import SLOTS, Faces, Slots, as_faces, as_slots

_HOLD = re.compile(r"hold ([.x]{5})")
_ROLL = re.compile(r"roll ([1-6]{5})")
_SCORE = re.compile(r"score ([a-z_]+)")


class IllegalMoveError(ValueError):
    """A move that the rules don't allow here, or a text that is no move."""


@dataclass(frozen=True)
class Hold:
    """Keep exactly the dice in these slots; the others will be rolled."""

    slots: Slots

    def __post_init__(self) -> None:
        object.__setattr__(self, "slots", as_slots(self.slots))

    def __str__(self) -> str:
        return "hold " + "".join("x" if slot in self.slots else "." for slot in SLOTS)


@dataclass(frozen=True)
class Roll:
    """Throw the loose dice; the five faces that lie there afterwards, by slot."""

    faces: Faces

    def __post_init__(self) -> None:
        object.__setattr__(self, "faces", as_faces(self.faces))

    def __str__(self) -> str:
        return "roll " + "".join(map(str, self.faces))


@dataclass(frozen=True)
class Score:
    """Fill a box with what the dice earn there."""

    category: Category

    def __post_init__(self) -> None:
        object.__setattr__(self, "category", Category(self.category))

    def __str__(self) -> str:
        return f"score {self.category}"


Move = Hold | Roll | Score


def parse_move(text: str) -> Move:
    """Read a move from its notation, exactly as `str` writes it; raise IllegalMoveError else."""
    if held := _HOLD.fullmatch(text):
        return Hold(frozenset(slot for slot in SLOTS if held[1][slot] == "x"))
    if rolled := _ROLL.fullmatch(text):
        return Roll(tuple(map(int, rolled[1])))
    if (scored := _SCORE.fullmatch(text)) and scored[1] in tuple(Category):
        return Score(Category(scored[1]))
    raise IllegalMoveError(f"{text!r:.80} is not a move")
