"""Rulesets as data: which boxes a card has, and what five dice earn in each."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from functools import cached_property
from typing import Any

from yacht_desktop.rules.category import NUMBERS, Category
from yacht_desktop.rules.dice import Faces, as_faces, counts

_LITTLE = (1, 2, 3, 4, 5)
_BIG = (2, 3, 4, 5, 6)

_PROMISING: tuple[Faces, ...] = (
    *((face,) * 5 for face in NUMBERS.values()),
    (5, 5, 6, 6, 6),
    _LITTLE,
    _BIG,
)
"""Under every ruleset some roll among these earns the most that a category can."""


class FourOfAKind(StrEnum):
    """What four dice alike earn: those four, or all five dice."""

    FOUR_DICE = "four_dice"
    ALL_FIVE = "all_five"


class RulesetError(ValueError):
    """A ruleset that can't be played; `key` is the option at fault, or None for the whole."""

    def __init__(self, message: str, key: str | None = None) -> None:
        super().__init__(message)
        self.key = key


@dataclass(frozen=True)
class Ruleset:
    """The house rules of one table; the defaults are the traditional game.

    `full_house` is a fixed value, or None for the sum of the dice. Raises RulesetError for an
    option of the wrong kind or out of its range.
    """

    id: str = "custom"
    four_of_a_kind: FourOfAKind = FourOfAKind.FOUR_DICE
    full_house: int | None = None
    little_straight: int = 30
    big_straight: int = 30
    yacht: int = 50
    two_pairs: bool = False
    five_alike_full_house: bool = False

    def __post_init__(self) -> None:
        _check_id(self.id)
        _check_member("four_of_a_kind", self.four_of_a_kind)
        if self.full_house is not None:
            _check_points("full_house", self.full_house, 50)
        _check_points("little_straight", self.little_straight, 50)
        _check_points("big_straight", self.big_straight, 50)
        _check_points("yacht", self.yacht, 100)
        _check_flag("two_pairs", self.two_pairs)
        _check_flag("five_alike_full_house", self.five_alike_full_house)

    @cached_property
    def categories(self) -> tuple[Category, ...]:
        """The boxes of a card, in the order of the sheet."""
        return tuple(c for c in Category if c is not Category.TWO_PAIRS or self.two_pairs)

    def points(self, category: Category, faces: Sequence[int]) -> int:
        """What five dice, in any order, earn in a box.

        Raises InvalidFacesError for other than five faces 1-6 and ValueError for a box that these
        rules don't have.
        """
        dice = as_faces(faces)
        if category not in self.categories:
            raise ValueError(f"no box {category!r:.40} in the ruleset {self.id!r}")
        if category in NUMBERS:
            face = NUMBERS[category]
            return face * dice.count(face)
        return self._combination_points(category, dice)

    def _combination_points(self, category: Category, dice: Faces) -> int:
        match category:
            case Category.FULL_HOUSE:
                return self._full_house_points(dice)
            case Category.FOUR_OF_A_KIND:
                return self._four_of_a_kind_points(dice)
            case Category.LITTLE_STRAIGHT | Category.BIG_STRAIGHT:
                return self._straight_points(category, dice)
            case Category.YACHT:
                return self.yacht if len(set(dice)) == 1 else 0
            case Category.TWO_PAIRS:
                return _two_pairs_points(dice)
            case _:
                return sum(dice)

    def _full_house_points(self, dice: Faces) -> int:
        shape = sorted(counts(dice), reverse=True)
        if shape[:2] != [3, 2] and not (self.five_alike_full_house and shape[0] == len(dice)):
            return 0
        return sum(dice) if self.full_house is None else self.full_house

    def _four_of_a_kind_points(self, dice: Faces) -> int:
        most, face = max((dice.count(face), face) for face in dice)
        if most < 4:
            return 0
        return sum(dice) if self.four_of_a_kind is FourOfAKind.ALL_FIVE else 4 * face

    def _straight_points(self, category: Category, dice: Faces) -> int:
        if category == Category.LITTLE_STRAIGHT:
            return self.little_straight if tuple(sorted(dice)) == _LITTLE else 0
        return self.big_straight if tuple(sorted(dice)) == _BIG else 0

    def best(self, category: Category) -> int:
        """The most that any dice can earn in a box."""
        return self._bests[category]

    @cached_property
    def _bests(self) -> dict[Category, int]:
        return {c: max(self.points(c, roll) for roll in _PROMISING) for c in self.categories}

    @property
    def best_total(self) -> int:
        """The most that a whole card can earn."""
        return sum(self._bests.values())

    def to_json(self) -> str:
        """The ruleset as one line of JSON, the same for equal rulesets."""
        return json.dumps(asdict(self), sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> "Ruleset":
        """Read what `to_json` wrote; raise RulesetError, naming the key, for anything else."""
        options = _json_object(text)
        missing = [f.name for f in fields(cls) if f.name not in options]
        if missing:
            raise RulesetError(f"the ruleset lacks {missing[0]!r}", missing[0])
        unknown = sorted(options.keys() - {f.name for f in fields(cls)})
        if unknown:
            raise RulesetError(f"the ruleset has an unknown key {unknown[0]!r:.80}", unknown[0])
        kind = options["four_of_a_kind"]
        if kind in tuple(FourOfAKind):
            options["four_of_a_kind"] = FourOfAKind(kind)
        return cls(**options)


def _json_object(text: str) -> dict[str, Any]:
    try:
        options = json.loads(text, object_pairs_hook=_unique)
    except (ValueError, RecursionError) as error:
        if isinstance(error, RulesetError):
            raise
        raise RulesetError("the ruleset is not readable as JSON") from error
    if not isinstance(options, dict):
        raise RulesetError("the ruleset is not a JSON object")
    return options


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for key, value in pairs:
        if key in options:
            raise RulesetError(f"the ruleset has the key {key!r:.80} twice", key)
        options[key] = value
    return options


def _check_id(value: object) -> None:
    if not isinstance(value, str) or not 1 <= len(value) <= 40 or not value.isprintable():
        raise RulesetError(f"'id' must be a name of 1 to 40 characters, not {value!r:.80}", "id")


def _check_member(key: str, value: object) -> None:
    if not isinstance(value, FourOfAKind):
        names = " or ".join(repr(str(kind)) for kind in FourOfAKind)
        raise RulesetError(f"{key!r} must be {names}, not {value!r:.80}", key)


def _check_points(key: str, value: object, most: int) -> None:
    if type(value) is not int or not 0 <= value <= most:
        raise RulesetError(
            f"{key!r} must be a whole number from 0 to {most}, not {value!r:.80}", key
        )


def _check_flag(key: str, value: object) -> None:
    if not isinstance(value, bool):
        raise RulesetError(f"{key!r} must be true or false, not {value!r:.80}", key)


def _two_pairs_points(dice: Faces) -> int:
    pairs = [face for face in set(dice) if dice.count(face) >= 2]
    return 2 * sum(pairs) if len(pairs) == 2 else 0


PRESETS: dict[str, Ruleset] = {
    ruleset.id: ruleset
    for ruleset in (
        Ruleset("traditional"),
        Ruleset("all-five", four_of_a_kind=FourOfAKind.ALL_FIVE),
        Ruleset("fixed-full-house", full_house=25),
        Ruleset("two-pairs", two_pairs=True),
    )
}
"""The rulesets that every table knows, by id; `traditional` is the default."""
