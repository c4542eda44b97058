"""Games and boxes as the record book hands them to the charts."""

from datetime import datetime, timedelta
from typing import NamedTuple

from yacht_desktop.rules import Category

FIRST_EVENING = datetime(2026, 3, 3, 20, 15)  # noqa: DTZ001 - the player's own time of day


class Played(NamedTuple):
    number: int
    total: int
    at: datetime


class Box(NamedTuple):
    category: Category
    mean: float
    best: int


def games(*totals: int, days: int = 1) -> list[Played]:
    """Games with these totals, so many days apart, with the numbers 11, 12 and so on."""
    return [
        Played(11 + turn, total, FIRST_EVENING + timedelta(days=turn * days))
        for turn, total in enumerate(totals)
    ]
