"""How many backups are kept: fewer the older they are, whatever the clock says."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.records.backups import Backup, superseded

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)


def made(*times: datetime, why: str = "daily") -> list[Backup]:
    """Backups of these times, newest first."""
    return [Backup(Path(f"{why}{at}"), at, why, 1) for at in sorted(times, reverse=True)]


def days(*ago: int) -> list[datetime]:
    return [NOW - n * DAY for n in ago]


def kept(backups: list[Backup], now: datetime = NOW) -> list[Backup]:
    gone = superseded(backups, now)
    return [backup for backup in backups if backup not in gone]


def test_twelve_days_ten_weeks_nine_months() -> None:
    left = [backup.at for backup in kept(made(*days(*range(400))))]
    assert left[:12] == days(*range(12))
    assert len({at.isocalendar()[:2] for at in left}) >= 10
    assert len({(at.year, at.month) for at in left}) == 9
    assert len(left) <= 12 + 10 + 9
    assert min(left) >= NOW - 9 * 31 * DAY


def test_day_by_day_no_more_than_these_are_ever_there() -> None:
    there: list[Backup] = []
    now = NOW
    for day in range(800):
        now = NOW + day * DAY
        there = kept([*made(now), *there], now)
        assert len(there) <= 12 + 10 + 9
    assert there[0].at == now
    assert now - there[-1].at > 7 * 30 * DAY


def test_of_a_day_the_newest_is_kept() -> None:
    morning, noon = NOW.replace(hour=8), NOW
    assert [backup.at for backup in kept(made(morning, noon))] == [noon]


def test_the_newest_for_each_reason_is_kept() -> None:
    backups = [*made(*days(*range(20)))]
    backups += made(NOW - 400 * DAY, NOW - 401 * DAY, why="before-restore")
    backups += made(NOW - 500 * DAY, why="before-version-2")
    left = kept(backups)
    assert [b.at for b in left if b.why == "before-restore"] == [NOW - 400 * DAY]
    assert [b.at for b in left if b.why == "before-version-2"] == [NOW - 500 * DAY]


def test_what_a_replaced_file_held_is_kept_for_good() -> None:
    replaced = made(*days(*range(300, 340)), why="replaced")
    assert kept([*made(*days(*range(40))), *replaced])[-40:] == replaced


def test_a_clock_that_was_ahead_takes_nothing_away() -> None:
    """Someone set the clock to 2040 for a month, and back again."""
    ahead = made(*[NOW + (5000 + n) * DAY for n in range(31)])
    real = made(*days(*range(1, 12)))
    today = made(NOW)
    left = kept([*ahead, *today, *real])
    assert set(today + real + ahead) == set(left)


def test_a_clock_that_is_behind_takes_nothing_away() -> None:
    """The battery of the clock is empty: it is 1970 again."""
    past = datetime(1970, 1, 2, tzinfo=UTC)
    real = made(*days(*range(30)))
    now = made(past)
    assert kept([*real, *now], past) == [*real, *now]


times = st.integers(-2000, 2000).map(lambda days: NOW + days * DAY)


@given(moments=st.lists(times, min_size=1, unique=True), now=times)
def test_the_newest_is_never_taken_away(moments: list[datetime], now: datetime) -> None:
    backups = made(*moments)
    left = kept(backups, now)
    assert backups[0] in left
    assert [b for b in backups if b.at > now + DAY] == [b for b in left if b.at > now + DAY]
