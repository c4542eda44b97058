"""The time that a list of games looks back on, by the calendar here."""

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

    def since(self, today: date) -> date | None:
        """Its first day; None for ever. A week begins as the locale has it."""
        match self:
            case Period.EVER:
                return None
            case Period.YEAR:
                return today.replace(month=1, day=1)
            case Period.MONTH:
                return today.replace(day=1)
            case Period.WEEK:
                first = QLocale().firstDayOfWeek().value
                return today - timedelta(days=(today.isoweekday() - first) % 7)
            case Period.DAY:
                return today
