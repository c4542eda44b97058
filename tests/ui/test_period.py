"""The first day and the last of the periods, by the calendar."""

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QLocale

from yacht_desktop.ui.period import Period

MONDAY_FIRST, SUNDAY_FIRST = "sv_SE", "en_US"


@pytest.fixture(autouse=True)
def _locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("period", "today", "first", "last"),
    [
        (Period.DAY, date(2024, 2, 29), date(2024, 2, 29), date(2024, 2, 29)),
        (Period.MONTH, date(2024, 2, 10), date(2024, 2, 1), date(2024, 2, 29)),
        (Period.MONTH, date(2026, 12, 31), date(2026, 12, 1), date(2026, 12, 31)),
        (Period.YEAR, date(2024, 2, 29), date(2024, 1, 1), date(2024, 12, 31)),
    ],
)
def test_a_period_lasts_from_its_first_day_to_its_last(
    period: Period, today: date, first: date, last: date
) -> None:
    assert period.days(today) == (first, last)


@pytest.mark.parametrize(
    ("locale", "today", "first", "last"),
    [
        (MONDAY_FIRST, date(2026, 3, 1), date(2026, 2, 23), date(2026, 3, 1)),
        (SUNDAY_FIRST, date(2026, 3, 1), date(2026, 3, 1), date(2026, 3, 7)),
        (MONDAY_FIRST, date.min, date.min, date(1, 1, 7)),
        (MONDAY_FIRST, date.max, date(9999, 12, 27), date.max),
    ],
)
def test_a_week_has_seven_days_wherever_it_begins(
    locale: str, today: date, first: date, last: date
) -> None:
    QLocale.setDefault(QLocale(locale))
    assert Period.WEEK.days(today) == (first, last)


def test_ever_has_no_bounds() -> None:
    assert Period.EVER.days(date.max) == (None, None)
