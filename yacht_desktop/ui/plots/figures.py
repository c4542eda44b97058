"""What is reckoned from the totals of many games, in the order in which they were played."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

_AVERAGED = (2500, 1000, 500, 250, 100, 50)
_USUALLY_AVERAGED = 25
BIN = 5
"""Totals that share a bar."""

_SELDOM = 1e-4


class Run(NamedTuple):
    """How long something went on without a break: up to now, and at its longest."""

    current: int
    longest: int


class Bin(NamedTuple):
    """A few neighbouring totals: from the first to the last, how many games, which share of all."""

    first: int
    last: int
    games: int
    share: float
    perfect: float | None
    """The share under perfect play; None while nobody knows."""


def averaged(games: int) -> int:
    """How many games a moving average looks back on: 25, or about a hundredth of very many."""
    return next((many for many in _AVERAGED if 100 * many <= games), _USUALLY_AVERAGED)


def moving_average(totals: Sequence[int], many: int) -> list[float]:
    """The mean of each game and those before it, from the first game that has enough before it."""
    sums = list(accumulate(totals, initial=0))
    return [(late - early) / many for early, late in zip(sums, sums[many:], strict=False)]


def new_bests(totals: Sequence[int]) -> list[int]:
    """Which games had more than every game before; the first one has."""
    bests: list[int] = []
    best = -1
    for number, total in enumerate(totals):
        if total > best:
            best = total
            bests.append(number)
    return bests


def games_since_record(totals: Sequence[int]) -> int:
    """How many games were played after the one that set the record."""
    bests = new_bests(totals)
    return len(totals) - 1 - bests[-1] if bests else 0


def run_above_average(totals: Sequence[int]) -> Run:
    """Games in a row with more than the average of them all."""
    if not totals:
        return Run(0, 0)
    whole, games = sum(totals), len(totals)
    current = longest = 0
    for total in totals:
        current = current + 1 if total * games > whole else 0
        longest = max(longest, current)
    return Run(current, longest)


def quartiles(totals: Sequence[int]) -> tuple[int, int]:
    """Two totals between which at least half of the games lie; there must be a game."""
    ordered = sorted(totals)
    low = (len(ordered) - 1) // 4
    return ordered[low], ordered[-1 - low]


def spread_out(totals: Mapping[int, int]) -> list[int]:
    """Each game's total, lowest first, from how many games there were of each."""
    return [total for total in sorted(totals) for _ in range(totals[total])]


def bins(totals: Mapping[int, int], perfect: Mapping[int, float] | None) -> list[Bin]:
    """Games, and perfect play's chances, gathered in bars without a gap between them.

    Where perfect play comes to less often than once in ten thousand games, no bar is made for it
    unless the player has been there.
    """
    games = sum(totals.values())
    played = _gathered({total: float(many) for total, many in totals.items() if many})
    chances = _gathered(perfect or {})
    seen = [*played, *(number for number, chance in chances.items() if chance >= _SELDOM)]
    if not seen:
        return []
    return [
        Bin(
            number * BIN,
            number * BIN + BIN - 1,
            round(played.get(number, 0)),
            played.get(number, 0) / games if games else 0.0,
            None if perfect is None else chances.get(number, 0.0),
        )
        for number in range(min(seen), max(seen) + 1)
    ]


def _gathered(worths: Mapping[int, float]) -> dict[int, float]:
    gathered: dict[int, float] = {}
    for total, worth in worths.items():
        gathered[total // BIN] = gathered.get(total // BIN, 0.0) + worth
    return gathered
