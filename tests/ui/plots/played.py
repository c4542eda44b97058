"""Games as the record book hands them to the charts."""

from datetime import datetime, timedelta

from yacht_desktop.records import Point

FIRST_EVENING = datetime(2026, 3, 3, 20, 15)  # noqa: DTZ001 - the player's own time of day


def games(*totals: int, days: int = 1) -> list[Point]:
    """Games with these totals, so many days apart, with the numbers 11, 12 and so on."""
    return [
        Point(11 + turn, total, FIRST_EVENING + timedelta(days=turn * days))
        for turn, total in enumerate(totals)
    ]
