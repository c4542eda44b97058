"""Days in a row: as a player counts them, on any clock, in any zone."""

from datetime import date, datetime, timedelta, timezone
from itertools import pairwise

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.support import SEED, TOTAL, begin, cards_of, finish
from tests.unit.records.test_clock import at, clock
from yacht_desktop.records import Archive, Database, Days, Games, Kind, Selection, Upkeep
from yacht_desktop.rules import PRESETS

TODAY = date(2026, 11, 29)
HAWAII, SAMOA, TOKYO, KIRITIMATI = (timedelta(hours=hours) for hours in (-10, -11, 9, 14))
SELECTION = Selection(TRADITIONAL)


def play(memory: Database, *times: datetime) -> None:
    for time in times:
        finish(Games(memory, clock(time)), TOTAL)


def streak(memory: Database, now: datetime, selection: Selection = SELECTION) -> Days:
    return Archive(memory, clock(now)).streak(selection)


def noon_of(day: date, offset: timedelta = timedelta()) -> datetime:
    return datetime(day.year, day.month, day.day, 12, tzinfo=timezone(offset))


def days_ago(*days: int) -> list[datetime]:
    return [noon_of(TODAY - timedelta(ago)) for ago in days]


NOW = noon_of(TODAY)


@pytest.mark.parametrize(
    ("ago", "expected"),
    [
        ([], Days(0, 0)),
        ([0], Days(1, 1)),
        ([1], Days(1, 1)),
        ([2], Days(0, 1)),
        ([2, 1, 0], Days(3, 3)),
        ([2, 1], Days(2, 2)),
        ([3, 2], Days(0, 2)),
        ([0, 0, 0], Days(1, 1)),
        ([2, 0], Days(1, 1)),
        ([9, 8, 7, 6, 1, 0], Days(2, 4)),
        ([9, 8, 6, 5, 4, 2], Days(0, 3)),
        ([400, 399, 0], Days(1, 2)),
        ([1, -1], Days(2, 2)),
        ([0, -1], Days(2, 2)),
        ([-2], Days(0, 1)),
    ],
)
def test_a_streak_goes_on_until_a_whole_day_passes(
    memory: Database, ago: list[int], expected: Days
) -> None:
    play(memory, *days_ago(*ago))
    assert streak(memory, NOW) == expected


def test_yesterday_s_streak_lasts_until_midnight(memory: Database) -> None:
    play(memory, at("2026-11-27T00:01:00"), at("2026-11-28T00:01:00"))
    for now, current in [
        ("2026-11-28T23:59:59", 2),
        ("2026-11-29T23:59:59", 2),
        ("2026-11-30T00:00:00", 0),
    ]:
        assert streak(memory, at(now)) == Days(current, 2)


def test_a_day_begins_at_midnight_of_the_place(memory: Database) -> None:
    play(memory, at("2026-11-27T23:59:59", TOKYO), at("2026-11-29T00:00:00", TOKYO))
    assert streak(memory, at("2026-11-29T12:00:00", TOKYO)) == Days(1, 1)
    play(memory, at("2026-11-28T00:00:00", TOKYO))
    assert streak(memory, at("2026-11-29T12:00:00", TOKYO)) == Days(3, 3)


def test_a_flight_to_the_west_that_skips_a_day_breaks_no_streak(memory: Database) -> None:
    """From Samoa to Kiritimati the calendar jumps; 23 hours later it is the day after tomorrow."""
    leaving = at("2026-11-27T20:00:00", SAMOA)
    arriving = (leaving + timedelta(hours=23)).astimezone(timezone(KIRITIMATI))
    assert arriving.date() - leaving.date() == timedelta(2)
    play(memory, leaving - timedelta(1), leaving)
    assert streak(memory, arriving) == Days(2, 2)
    play(memory, arriving)
    assert streak(memory, arriving) == Days(3, 3)


def test_a_rest_of_a_day_after_the_flight_breaks_it(memory: Database) -> None:
    leaving = at("2026-11-27T20:00:00", SAMOA)
    later = (leaving + timedelta(hours=24)).astimezone(timezone(KIRITIMATI))
    play(memory, leaving, later)
    assert streak(memory, later) == Days(1, 1)


def test_a_flight_to_the_east_plays_the_same_day_twice(memory: Database) -> None:
    leaving = at("2026-11-28T10:00:00", TOKYO)
    arriving = (leaving + timedelta(hours=8)).astimezone(timezone(HAWAII))
    assert arriving.date() == date(2026, 11, 27)
    play(memory, leaving - timedelta(2), leaving - timedelta(1), leaving)
    assert streak(memory, arriving) == Days(3, 3)
    play(memory, arriving, arriving + timedelta(1), arriving + timedelta(2))
    assert streak(memory, arriving + timedelta(2)) == Days(4, 4)


def test_a_flight_to_the_east_keeps_the_streak_that_ended_tomorrow(memory: Database) -> None:
    leaving = at("2026-11-28T01:00:00", KIRITIMATI)
    arriving = (leaving + timedelta(hours=5)).astimezone(timezone(SAMOA))
    assert leaving.date() - arriving.date() == timedelta(2 - 1)
    play(memory, leaving)
    assert streak(memory, arriving) == Days(1, 1)


@pytest.mark.parametrize(
    ("before", "changed", "after"),
    [("2026-03-28", "2026-03-29", "2026-03-30"), ("2026-10-24", "2026-10-25", "2026-10-26")],
)
@pytest.mark.parametrize("late", [True, False])
def test_days_of_23_and_25_hours_are_days(
    memory: Database, before: str, changed: str, after: str, *, late: bool
) -> None:
    """Europe's clocks change at night: from one hour before UTC to two, or back."""
    zones = [timedelta(hours=hours) for hours in ((1, 2) if "-03-" in before else (2, 1))]
    play(
        memory,
        at(f"{before}T00:00:00", zones[0]),
        at(f"{changed}T23:59:59", zones[1]) if late else at(f"{changed}T00:00:00", zones[0]),
        at(f"{after}T23:59:59", zones[1]),
    )
    assert streak(memory, at(f"{after}T23:59:59", zones[1])) == Days(3, 3)


@pytest.mark.parametrize("year", [1970, 2000, 2038, 2100])
def test_a_clock_that_is_wrong_for_a_while_breaks_no_streak(memory: Database, year: int) -> None:
    """A flat battery, say: what is played then counts where the clock says it is."""
    wrong = [noon_of(date(year, 1, 2) + timedelta(day)) for day in range(2)]
    first, second, third = days_ago(2, 1, 0)
    play(memory, first, *wrong, second, wrong[0], third)
    assert streak(memory, NOW) == Days(3, 3)
    assert [point.number for point in Archive(memory).course(SELECTION)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    "first",
    ["1969-12-30", "1999-12-30", "2038-01-17", "2096-02-27", "2100-02-27", "2099-12-30"],
)
def test_turns_of_time_are_days_like_others(memory: Database, first: str) -> None:
    """The epoch, the 32-bit second, and the 29th of February that 2096 has and 2100 has not."""
    days = [date.fromisoformat(first) + timedelta(number) for number in range(5)]
    for offset in (timedelta(0), TOKYO, HAWAII):
        play(memory, *(noon_of(day, offset) for day in days))
    assert streak(memory, noon_of(days[-1])) == Days(5, 5)


def test_the_minute_when_a_clock_is_set_back_is_one_day(memory: Database) -> None:
    games = [at("2026-11-29T00:05:00"), at("2026-11-28T23:55:00"), at("2026-11-29T00:01:00")]
    play(memory, *games)
    assert streak(memory, games[-1]) == Days(2, 2)


def test_only_finished_games_of_the_selection_count(memory: Database) -> None:
    two_days_ago, yesterday, today = days_ago(2, 1, 0)
    play(memory, two_days_ago)
    games = Games(memory, clock(yesterday))
    begin(games)
    finish(games, TOTAL, ruleset=PRESETS["all-five"])
    finish(games, TOTAL, TOTAL)
    practice = games.start(TRADITIONAL, SEED, is_practice=True)
    games.journal(practice.number).write(0, [], cards_of(TOTAL))
    play(memory, today)
    assert streak(memory, NOW) == Days(1, 1)
    assert streak(memory, NOW, Selection(TRADITIONAL, Kind.PRACTICE)) == Days(1, 1)
    assert streak(memory, NOW, Selection(TRADITIONAL, Kind.TABLE)) == Days(0, 0)


def test_a_period_does_not_cut_a_streak_short(memory: Database) -> None:
    play(memory, *days_ago(3, 2, 1, 0))
    assert streak(memory, NOW, SELECTION._replace(since=TODAY)) == Days(4, 4)


def test_a_deleted_game_leaves_a_gap_that_restoring_fills(memory: Database) -> None:
    play(memory, *days_ago(2, 1, 0))
    hidden = Upkeep(memory).delete(2)
    assert streak(memory, NOW) == Days(1, 1)
    Upkeep(memory).restore(hidden)
    assert streak(memory, NOW) == Days(3, 3)


def test_a_time_that_is_damaged_is_no_day(memory: Database) -> None:
    play(memory, *days_ago(1, 0))
    with memory.transaction() as connection:
        connection.execute("UPDATE game SET ended = 'some time ago' WHERE number = 1")
    assert streak(memory, NOW) == Days(1, 1)


def test_the_days_of_the_file_are_those_of_the_calendar(memory: Database) -> None:
    """The virtual column against Python's calendar, at the edges of days and far from now."""
    moments = [
        at(f"{day}T{time}", timedelta(minutes=minutes))
        for day in ("1900-01-01", "1969-12-31", "1970-01-01", "2024-02-29", "2100-03-01")
        for time in ("00:00:00", "11:59:59", "12:00:00", "23:59:59")
        for minutes in (-720, -570, 0, 345, 840)
    ]
    play(memory, *moments)
    days = [point.at for point in Archive(memory).course(SELECTION)]
    assert days == [moment.replace(tzinfo=None) for moment in moments]
    numbers = [day for (day,) in memory.rows("SELECT day FROM game ORDER BY number")]
    for (one, other), (n, m) in zip(pairwise(moments), pairwise(numbers), strict=True):
        assert (other.date() - one.date()).days == m - n
