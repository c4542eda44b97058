"""Which games are looked at: their rules, their kind, and from when to when."""

from datetime import date, datetime, timedelta, tzinfo
from enum import StrEnum
from typing import NamedTuple

from yacht_desktop.rules import Ruleset

_FIRST_DAY = 1721425
"""The Julian day number of the day before 1 January of the year 1, Python's first."""

_EPOCH = datetime(1970, 1, 1)  # noqa: DTZ001 - seconds of a clock on the wall, wherever it hangs
_EARLIEST, _LATEST = (
    (day.toordinal() - _EPOCH.toordinal()) * 86400 for day in (date.min, date.max)
)

SHOWN = "state = 'finished' AND players = 1 AND deleted = 0"
"""SQL for the games that are ranked and counted: the very condition of their indices."""


class Kind(StrEnum):
    """What games can be measured by each other; the first that holds, from the last to the first.

    The values are those of the column in the file.
    """

    UNAIDED = "unaided"
    ASSISTED = "assisted"
    TABLE = "table"
    PRACTICE = "practice"


class Selection(NamedTuple):
    """The finished solo games of a ruleset and kind, between two local calendar days or ever.

    Both days belong to it; one that is None bounds nothing.
    """

    ruleset: Ruleset
    kind: Kind = Kind.UNAIDED
    since: date | None = None
    until: date | None = None

    @property
    def ever(self) -> "Selection":
        """The same without a period."""
        return Selection(self.ruleset, self.kind)

    @property
    def group(self) -> tuple[str, list[object]]:
        """SQL for the ruleset and kind alone, and the values that go with it."""
        of_ruleset = "ruleset = (SELECT number FROM ruleset WHERE json = ?)"
        return f"{of_ruleset} AND kind = ?", [self.ruleset.to_json(), str(self.kind)]

    @property
    def condition(self) -> tuple[str, list[object]]:
        """The same with the period."""
        group, values = self.group
        period, days = self.period
        return f"{group} AND {period}", [*values, *days]

    @property
    def period(self) -> tuple[str, list[object]]:
        """SQL for the period alone; a day that the file has but no calendar is only in ever."""
        bounds = {"day >= ?": self.since, "day <= ?": self.until}
        days = {term: day_number(day) for term, day in bounds.items() if day is not None}
        return " AND ".join(days) or "true", [*days.values()]


def day_number(day: date) -> int:
    """A calendar day as the file has it: the Julian day number."""
    return day.toordinal() + _FIRST_DAY


def calendar_day(number: int) -> date:
    """The calendar day of a Julian day number, the nearest that Python knows."""
    return date.fromordinal(min(max(number - _FIRST_DAY, 1), date.max.toordinal()))


def time_of_day(moment: int | None) -> datetime:
    """What a clock on the wall showed so many seconds after it had shown the start of 1970.

    A moment that the file doesn't know is that start.
    """
    return _EPOCH + timedelta(seconds=min(max(moment or 0, _EARLIEST), _LATEST))


def time_there(stored: object, minutes: object) -> datetime:
    """What a clock on the wall showed where it went so many minutes before UTC.

    A time that makes no sense is the start of 1970, as in `time_of_day`.
    """
    try:
        utc = datetime.fromisoformat(str(stored)).replace(tzinfo=None)
        return utc + timedelta(minutes=int(str(minutes)))
    except (ValueError, OverflowError):
        return _EPOCH


def time_here(stored: object, here: tzinfo | None) -> datetime | None:
    """The time of day here at a time in UTC; None if there is none that makes sense."""
    try:
        return datetime.fromisoformat(str(stored)).astimezone(here).replace(tzinfo=None)
    except (ValueError, OverflowError):
        return None
