"""What is left to paint of very many games once those that would lie on each other are gone."""

from collections.abc import Sequence


def thinned(totals: Sequence[int], columns: int) -> list[int]:
    """One game of all that share a total and a column, of so many columns."""
    if len(totals) <= columns:
        return list(range(len(totals)))
    games, many = len(totals), max(totals) + 1
    seen = {game * columns // games * many + total: game for game, total in enumerate(totals)}
    return list(seen.values())


def thinned_line(worths: Sequence[float], columns: int) -> list[tuple[int, float]]:
    """Numbered points of a line: the first, lowest, highest and last of each column."""
    if len(worths) <= 2 * columns:
        return list(enumerate(worths))
    points: list[tuple[int, float]] = []
    for column in range(columns):
        first = column * len(worths) // columns
        part = worths[first : (column + 1) * len(worths) // columns]
        low, high = part.index(min(part)), part.index(max(part))
        points += [(first + at, part[at]) for at in sorted({0, low, high, len(part) - 1})]
    return points
