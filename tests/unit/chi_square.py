"""Pearson's chi-square test for six outcomes: how surprising are these counts?"""

import math
from collections.abc import Sequence

FAIR = (1 / 6,) * 6

SIGNIFICANT = 1e-6
"""Less probable than this is no accident."""


def statistic(counts: Sequence[int], odds: Sequence[float] = FAIR) -> float:
    """The sum of squared distances from what the odds let expect."""
    total = sum(counts)
    expected = [total * chance for chance in odds]
    return sum(
        (count - expects) ** 2 / expects for count, expects in zip(counts, expected, strict=True)
    )


def survival(x: float) -> float:
    """How probable a chi-square of five degrees of freedom above x is (a closed formula)."""
    tail = math.sqrt(2 * x / math.pi) * math.exp(-x / 2) * (1 + x / 3)
    return math.erfc(math.sqrt(x / 2)) + tail


def improbability(counts: Sequence[int], odds: Sequence[float] = FAIR) -> float:
    """How probable counts as far off as these, or farther, would be."""
    return survival(statistic(counts, odds))
