"""What the archive answers with: pure values."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import NamedTuple, overload

from yacht_desktop.records.selection import time_of_day
from yacht_desktop.rules import Category


class Entry(NamedTuple):
    """A line of the table of best games; `at` is the time of day where it was played."""

    number: int
    place: int
    total: int
    at: datetime


class Counts(NamedTuple):
    """How many solo games of a ruleset and kind there are or were, and the day of the first."""

    finished: int
    unfinished: int
    abandoned: int
    set_aside: int
    deleted: int
    first: date | None


class Other(NamedTuple):
    """A game without a result, its state as in the file, and the turn that it has got to.

    `at` is the time of day where it was left, or begun if it is being played.
    """

    number: int
    state: str
    at: datetime
    turn: int


class Point(NamedTuple):
    """A game in the course of them all; `at` is the time of day where it was played."""

    number: int
    total: int
    at: datetime


class Course(Sequence[Point]):
    """Every game in the order of play; points are made when they are asked for."""

    def __init__(self, rows: Sequence[tuple[int, int, int | None]]) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, at: int) -> Point: ...
    @overload
    def __getitem__(self, at: slice) -> "Course": ...
    def __getitem__(self, at: int | slice) -> "Point | Course":
        if isinstance(at, slice):
            return Course(self._rows[at])
        number, total, moment = self._rows[at]
        return Point(number, total, time_of_day(moment))

    def __iter__(self) -> Iterator[Point]:
        return (Point(number, total, time_of_day(at)) for number, total, at in self._rows)

    @property
    def numbers(self) -> list[int]:
        """The numbers of the games alone, for a look at all of them at once."""
        return [row[0] for row in self._rows]

    @property
    def totals(self) -> list[int]:
        """The totals alone."""
        return [row[1] for row in self._rows]


class BoxFigures(NamedTuple):
    """What a box has earned a game, and at best."""

    category: Category
    mean: float
    best: int
