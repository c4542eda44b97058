"""Numbers in columns."""

import math
from collections.abc import Sequence
from statistics import median


def show(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table: the first column to the left, the numbers to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    print(f"\n{title}\n")
    for row in (head, ["-" * width for width in widths], *rows):
        first, *others = row
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        print("  ".join([first.ljust(widths[0]), *cells]).rstrip(), flush=True)


SPREAD = ("median", "p90", "p99", "min", "max")


def spread(values: Sequence[float], digits: int = 1) -> list[str]:
    """The cells below SPREAD."""
    ordered = sorted(values)
    numbers = (median(ordered), _at(ordered, 0.90), _at(ordered, 0.99), ordered[0], ordered[-1])
    return [f"{number:.{digits}f}" for number in numbers]


def ratio(value: float, yardstick: float) -> str:
    """How many times the yardstick."""
    return f"{value / yardstick:.2f} ×" if yardstick else "–"


def _at(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]
