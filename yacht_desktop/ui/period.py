"""The time that a list of games looks at, by the calendar here."""

from calendar import monthrange
from datetime import date, timedelta
from enum import StrEnum

from PySide6.QtCore import QLocale


class Period(StrEnum):
    """From the longest to the shortest."""

    EVER = "ever"
    YEAR = "year"
    MONTH = "month"
    WEEK = "week"
    DAY = "day"

    def days(self, today: date) -> tuple[date | None, date | None]:
        """Its first day and its last; None for ever. A week begins as the locale has it.

        It has an end as well, since a clock that was once ahead leaves games of days to come.
        """
        match self:
            case Period.EVER:
                return None, None
            case Period.YEAR:
                return today.replace(month=1, day=1), today.replace(month=12, day=31)
            case Period.MONTH:
                last = monthrange(today.year, today.month)[1]
                return today.replace(day=1), today.replace(day=last)
            case Period.WEEK:
                passed = (today.isoweekday() - QLocale().firstDayOfWeek().value) % 7
                return _beside(today, -passed), _beside(today, 6 - passed)
            case Period.DAY:
                return today, today


def _beside(day: date, days: int) -> date:
    """A day so many days later, or the nearest that Python knows."""
    return day + max(date.min - day, min(timedelta(days), date.max - day))
