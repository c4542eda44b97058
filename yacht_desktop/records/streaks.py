"""How many days in a row a player has played, whatever the clocks of the world did meanwhile."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

_DAY = 24 * 60 * 60


class Day(NamedTuple):
    """A calendar day with finished games, by its Julian day number.

    `first` and `last` are when the earliest and latest of these ended, in seconds of UTC.
    """

    number: int
    first: int
    last: int


class Days(NamedTuple):
    """Streaks in days with a finished game: the one that goes on now, and the longest ever."""

    current: int
    longest: int


def streaks(days: Sequence[Day], today: int, now: int) -> Days:
    """The streaks of some days, given in their order; `today` and `now` are as in a Day.

    A streak goes on as long as no whole calendar day passes without a finished game, and while
    less than 24 hours lie between two games, for a journey across the date line may skip a day.
    Days, not games, are in order: a clock that was wrong for a while adds days far away, and
    takes none from between the others.
    """
    longest = max(map(len, _runs(days)), default=0)
    here = Day(today, now, now)
    # As if a game ended now: the streak that this would belong to is the current one.
    before = [day for day in days if day.number <= today]
    after = [day for day in days if day.number > today]
    current = next(len(run) - 1 for run in _runs([*before, here, *after]) if here in run)
    return Days(current, max(longest, current))


def _runs(days: Iterable[Day]) -> list[list[Day]]:
    runs: list[list[Day]] = []
    for day in days:
        if runs and _is_joined(runs[-1][-1], day):
            runs[-1].append(day)
        else:
            runs.append([day])
    return runs


def _is_joined(day: Day, later: Day) -> bool:
    return later.number - day.number <= 1 or abs(later.first - day.last) < _DAY
