"""Days as the player's country writes them."""

import re
from datetime import date

from PySide6.QtCore import QDate, QLocale

_WEEKDAY = re.compile(r"^dddd,?\s*|,?\s*dddd")


def in_full(day: date) -> str:
    """A day in full but for its name: 12 October 2026."""
    pattern = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return _written(day, _WEEKDAY.sub("", pattern))


def in_list(day: date) -> str:
    """A day with its month cut short: 12 Oct 2026. In figures alone, 8/3 may be two days."""
    pattern = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return _written(day, _WEEKDAY.sub("", pattern).replace("MMMM", "MMM"))


def in_short(day: date) -> str:
    """A day in figures: 12/10/2026."""
    return _written(day, QLocale().dateFormat(QLocale.FormatType.ShortFormat))


def month(day: date) -> str:
    """The month that a day is in: Oct 2026."""
    return _written(day, "MMM yyyy")


def in_month(day: date) -> str:
    """The month that a day is in, in full: October 2026."""
    return _written(day, "MMMM yyyy")


def _written(day: date, pattern: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)
