"""The rules of scoring once more, read plainly: every roll that earns something is written down.

The program asks of given dice whether they meet a box; here, the other way round, the dice that
meet a box are laid out one by one, and whatever isn't among them earns nothing.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, permutations, product

from yacht_desktop.rules import Category, Faces, FourOfAKind, Ruleset

ALL_THROWS: tuple[Faces, ...] = tuple(product((1, 2, 3, 4, 5, 6), repeat=5))
"""The 7,776 ways in which five dice, told apart, can fall."""

UNORDERED: tuple[Faces, ...] = tuple(combinations_with_replacement((1, 2, 3, 4, 5, 6), 5))

_NUMBERS = dict(enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), start=1))

Sheet = dict[Category, dict[Faces, int]]


def boxes(ruleset: Ruleset) -> list[str]:
    """The names of a card's boxes, from top to bottom."""
    combinations = [
        "full_house",
        "four_of_a_kind",
        "little_straight",
        "big_straight",
        "choice",
        "yacht",
    ]
    return [*_NUMBERS.values(), *combinations, *(["two_pairs"] if ruleset.two_pairs else [])]


@lru_cache(maxsize=16)
def sheet(ruleset: Ruleset) -> Sheet:
    """For every box what each roll (its dice sorted) earns there."""
    earning = {name: dict(_earning(ruleset, name)) for name in boxes(ruleset)}
    return {
        Category(name): {roll: earning[name].get(roll, 0) for roll in UNORDERED} for name in earning
    }


def _earning(ruleset: Ruleset, name: str) -> Iterator[tuple[Faces, int]]:
    combinations = {
        "full_house": _full_houses(ruleset),
        "four_of_a_kind": _fours_of_a_kind(ruleset),
        "little_straight": iter([((1, 2, 3, 4, 5), ruleset.little_straight)]),
        "big_straight": iter([((2, 3, 4, 5, 6), ruleset.big_straight)]),
        "choice": ((roll, sum(roll)) for roll in UNORDERED),
        "yacht": (((face,) * 5, ruleset.yacht) for face in _NUMBERS),
        "two_pairs": _two_pairs(),
    }
    return combinations[name] if name in combinations else _numbers(name)


def _numbers(name: str) -> Iterator[tuple[Faces, int]]:
    for face, called in _NUMBERS.items():
        if called == name:
            for roll in UNORDERED:
                yield roll, sum(die for die in roll if die == face)


def _full_houses(ruleset: Ruleset) -> Iterator[tuple[Faces, int]]:
    houses = [(three, three, three, two, two) for three, two in permutations(_NUMBERS, 2)]
    if ruleset.five_alike_full_house:
        houses += [(face,) * 5 for face in _NUMBERS]
    for house in houses:
        worth = ruleset.full_house
        yield _sorted(house), sum(house) if worth is None else worth


def _fours_of_a_kind(ruleset: Ruleset) -> Iterator[tuple[Faces, int]]:
    for face, fifth in product(_NUMBERS, repeat=2):
        counted = fifth if ruleset.four_of_a_kind == FourOfAKind.ALL_FIVE else 0
        yield _sorted((face, face, face, face, fifth)), 4 * face + counted


def _two_pairs() -> Iterator[tuple[Faces, int]]:
    for one, other in permutations(_NUMBERS, 2):
        for fifth in _NUMBERS:
            yield _sorted((one, one, other, other, fifth)), 2 * one + 2 * other


def _sorted(dice: Faces) -> Faces:
    return tuple(sorted(dice))
