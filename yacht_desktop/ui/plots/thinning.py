"""What is left to paint of very many games once those that would lie on each other are gone."""

from collections.abc import Sequence


def thinned(totals: Sequence[int], columns: int, rows: int) -> list[int]:
    """One game of all that share a cell, in a grid of so many columns and rows."""
    games = len(totals)
    low, high = min(totals), max(totals)
    row_of = {total: (total - low) * rows // (high - low + 1) for total in set(totals)}
    left: list[int] = []
    for column in range(columns):
        part = range(column * games // columns, (column + 1) * games // columns)
        cells = map(row_of.__getitem__, totals[part.start : part.stop])
        left += dict(zip(cells, part, strict=True)).values()
    return left


def thinned_line(worths: Sequence[float], columns: int) -> list[tuple[int, float]]:
    """Numbered points of a line: the lowest and the highest of each column, and both ends."""
    if len(worths) <= 2 * columns:
        return list(enumerate(worths))
    kept = {0, len(worths) - 1}
    for column in range(columns):
        first = column * len(worths) // columns
        part = worths[first : (column + 1) * len(worths) // columns]
        kept |= {first + part.index(min(part)), first + part.index(max(part))}
    return [(number, worths[number]) for number in sorted(kept)]
