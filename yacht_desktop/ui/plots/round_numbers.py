"""Numbers to write at the lines of a scale."""

import math
from collections.abc import Iterator


def round_numbers(low: float, high: float, most: int = 4) -> list[int]:
    """Round numbers between two others, evenly apart, at most so many (and one)."""
    span = max(high - low, 1.0)
    step = next(step for step in _steps() if span / step <= most)
    return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def _steps() -> Iterator[int]:
    """Distances that people count in: 5, 10, 20, 25, 50 and so on."""
    unit = 1
    yield 5
    while True:
        unit *= 10
        yield from (unit, 2 * unit, 5 * unit // 2, 5 * unit)
