"""The moves and their one-line notation, which is also the save file's.

hold .xxx.                  keep the three dice in the middle, for the next roll
roll 23352                  the faces of all five dice after a roll
score full_house            fill a box
leave 2                     the third player takes no more turns
amend 0 choice 33355        the first player's Choice was these dice
amend 0 choice 33355 yacht  ... and it belongs into Yacht, which leaves Choice open
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

from yacht_desktop.rules.category import Category
from yacht_desktop.rules.dice import SLOTS, Faces, Slots, as_faces, as_slots

MAX_PLAYERS = 6

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


# Rare moves are tuples, which are made faster than dataclasses when the program starts.
class _Leave(NamedTuple):
    player: int


class Leave(_Leave):
    """Take no more turns; `player` is whoever does, from 0, on turn or not."""

    __slots__ = ()

    def __new__(cls, player: int) -> "Leave":
        return super().__new__(cls, _as_player(player))

    def __str__(self) -> str:
        return f"leave {self.player}"


class _Amend(NamedTuple):
    player: int
    category: Category
    faces: Faces
    to: Category | None


class Amend(_Amend):
    """Correct an entry of an earlier turn, made with dice that lie on the table.

    The box earns what these faces earn; with `to` the entry moves into that open box.
    """

    __slots__ = ()

    def __new__(
        cls, player: int, category: Category, faces: Faces, to: Category | None = None
    ) -> "Amend":
        there = None if to is None else Category(to)
        return super().__new__(cls, _as_player(player), Category(category), as_faces(faces), there)

    def __str__(self) -> str:
        faces = "".join(map(str, self.faces))
        there = "" if self.to is None else f" {self.to}"
        return f"amend {self.player} {self.category} {faces}{there}"


Move = Hold | Roll | Score | Leave | Amend


def parse_move(text: str) -> Move:
    """Read a move from its notation, exactly as `str` writes it; raise IllegalMoveError else."""
    if held := _HOLD.fullmatch(text):
        return Hold(frozenset(slot for slot in SLOTS if held[1][slot] == "x"))
    if rolled := _ROLL.fullmatch(text):
        return Roll(tuple(map(int, rolled[1])))
    if (scored := _SCORE.fullmatch(text)) and scored[1] in tuple(Category):
        return Score(Category(scored[1]))
    rare = _parse_rare_move(text)
    if rare is None or str(rare) != text:
        raise IllegalMoveError(f"{text!r:.80} is not a move")
    return rare


def _parse_rare_move(text: str) -> Move | None:
    """Read a move in words and numbers, however these are written; None if it makes no sense."""
    try:
        match text.split(" "):
            case ["leave", player]:
                return Leave(int(player))
            case ["amend", player, category, faces]:
                return Amend(int(player), Category(category), tuple(map(int, faces)))
            case ["amend", player, category, faces, to]:
                dice = tuple(map(int, faces))
                return Amend(int(player), Category(category), dice, Category(to))
    except ValueError:
        pass
    return None


def _as_player(player: int) -> int:
    if type(player) is not int or not 0 <= player < MAX_PLAYERS:
        raise ValueError(f"players are numbered from 0 to {MAX_PLAYERS - 1}, not {player!r:.40}")
    return player
