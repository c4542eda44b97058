"""The scoring categories by the names they bear in logs and files."""

from enum import StrEnum


class Category(StrEnum):
    """A scoring rule; its value is its name in logs, files and translations' keys."""

    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    LITTLE_STRAIGHT = "little_straight"
    BIG_STRAIGHT = "big_straight"
    CHOICE = "choice"
    YACHT = "yacht"
    TWO_PAIRS = "two_pairs"


NUMBERS: dict[Category, int] = {
    Category.ONES: 1,
    Category.TWOS: 2,
    Category.THREES: 3,
    Category.FOURS: 4,
    Category.FIVES: 5,
    Category.SIXES: 6,
}
"""The number categories and the face each of them counts."""
