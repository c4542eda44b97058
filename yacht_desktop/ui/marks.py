"""What stands on the faces of the dice."""

from enum import StrEnum


class Marks(StrEnum):
    """The old way, or for those who read digits faster."""

    PIPS = "pips"
    NUMERALS = "numerals"
