"""For each option of a ruleset a roll that shows what it does."""

from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from yacht_desktop.rules import PRESETS, Category, Faces, Ruleset
from yacht_desktop.ui.rule_words import reason
from yacht_desktop.ui.words import category_name, fill

translate = QCoreApplication.translate


class Option(StrEnum):
    """What can be chosen for a ruleset, by the names of its fields and in the order of the card."""

    FULL_HOUSE = "full_house"
    FIVE_ALIKE_FULL_HOUSE = "five_alike_full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    LITTLE_STRAIGHT = "little_straight"
    BIG_STRAIGHT = "big_straight"
    YACHT = "yacht"
    TWO_PAIRS = "two_pairs"


class Example(NamedTuple):
    """A roll, its points (and those that it had before), and why."""

    faces: Faces
    points: str
    why: str
    is_changed: bool


_ROLLS: dict[Option, tuple[Faces, ...]] = {
    Option.FULL_HOUSE: ((4, 4, 4, 1, 1), (1, 1, 1, 2, 2), (6, 6, 6, 5, 5)),
    Option.FIVE_ALIKE_FULL_HOUSE: ((3, 3, 3, 3, 3),),
    Option.FOUR_OF_A_KIND: ((4, 4, 4, 4, 1),),
    Option.LITTLE_STRAIGHT: ((1, 2, 3, 4, 5),),
    Option.BIG_STRAIGHT: ((2, 3, 4, 5, 6),),
    Option.YACHT: ((6, 6, 6, 6, 6),),
    Option.TWO_PAIRS: ((4, 4, 2, 2, 1),),
}
_BOXES = {
    option: Category.FULL_HOUSE if option is Option.FIVE_ALIKE_FULL_HOUSE else Category(str(option))
    for option in Option
}


def option_name(option: Option) -> str:
    """What an option is called."""
    if option is Option.FIVE_ALIKE_FULL_HOUSE:
        return translate("House", "Five alike as Full House")
    return category_name(_BOXES[option])


def example(option: Option, ruleset: Ruleset, kept: Ruleset) -> Example:
    """The roll that shows best what an option does beside the rules as they were `kept`.

    Where nothing was changed, it is told beside the traditional rules.
    """
    same = _differing(option, ruleset, kept) == ruleset
    usual = _differing(option, ruleset, PRESETS["traditional"])
    before = usual if same else _differing(option, ruleset, kept)
    faces = max(_ROLLS[option], key=lambda roll: _distance(option, roll, ruleset, before))
    now, then = _points(option, faces, ruleset), _points(option, faces, before)
    text = "%1"
    if now != then:
        text = (
            translate("House", "%1, traditionally %2") if same else translate("House", "%2, now %1")
        )
    points = fill(text, _told(now), _told(then))
    why = translate("House", "The card has no such box.")
    if now is not None:
        why = reason(ruleset, _BOXES[option], faces)
    return Example(faces, points, why, now != then and not same)


def _differing(option: Option, ruleset: Ruleset, other: Ruleset) -> Ruleset:
    """A ruleset with one option as in another."""
    return replace(ruleset, **{option: getattr(other, option)})


def _points(option: Option, faces: Faces, ruleset: Ruleset) -> int | None:
    box = _BOXES[option]
    return ruleset.points(box, faces) if box in ruleset.categories else None


def _distance(option: Option, faces: Faces, one: Ruleset, other: Ruleset) -> int:
    return abs((_points(option, faces, one) or 0) - (_points(option, faces, other) or 0))


def _told(points: int | None) -> str:
    return translate("House", "no box") if points is None else str(points)
