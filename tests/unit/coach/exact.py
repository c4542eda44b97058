"""Perfect play in whole numbers over all ordered rolls: slow, plain, and without numpy.

Worths are integers: a worth w stands for w / SCALE ** turns.
"""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from operator import mul

Roll = tuple[int, ...]

SCALE = 6**15
"""Three rolls of five dice each have 6 ** 15 outcomes."""


@cache
def outcomes(hold: Roll) -> tuple[tuple[Roll, int], ...]:
    """The rolls that a hold can become, each with how many of 6 ** 5 ordered throws make it so.

    Held dice count as if thrown, so that every hold has the same number of outcomes.
    """
    loose = 5 - len(hold)
    thrown = Counter(tuple(sorted((*hold, *dice))) for dice in product(range(1, 7), repeat=loose))
    return tuple((roll, times * 6 ** len(hold)) for roll, times in thrown.items())


@cache
def holds(roll: Roll) -> frozenset[Roll]:
    return frozenset(hold for size in range(6) for hold in combinations(roll, size))


def held(scored: Callable[[Roll], int], rolls: int) -> dict[Roll, int]:
    """The worth of every hold, times (6 ** 5) ** rolls, with so many rolls ahead of it.

    `scored` is the whole worth of each roll when it has to be scored.
    """
    worth = {roll: scored(roll) for roll, _ in outcomes(())}
    means = _mean(worth)
    for _ in range(rolls - 1):
        means = _mean({roll: _best(means, roll) for roll in worth})
    return means


def _mean(worth: dict[Roll, int]) -> dict[Roll, int]:
    return {
        hold: sum(map(mul, times, map(worth.__getitem__, rolls))) for hold, rolls, times in _table()
    }


def _best(means: dict[Roll, int], roll: Roll) -> int:
    return max(map(means.__getitem__, holds(roll)))


@cache
def _table() -> list[tuple[Roll, tuple[Roll, ...], tuple[int, ...]]]:
    """Every hold, the rolls that it can become, and how often it becomes each."""
    every = sorted({hold for roll, _ in outcomes(()) for hold in holds(roll)})
    return [
        (hold, tuple(r for r, _ in outcomes(hold)), tuple(times for _, times in outcomes(hold)))
        for hold in every
    ]


def turn(scored: Callable[[Roll], int]) -> int:
    """The worth of a turn, times SCALE, from the whole worth of each of its last rolls."""
    means = held(scored, 2)
    return sum(times * _best(means, roll) for roll, times in outcomes(()))


def fraction(worth: int, turns: int) -> Fraction:
    return Fraction(worth, SCALE**turns)
