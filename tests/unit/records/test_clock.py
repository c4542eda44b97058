"""The clock of the player's computer, which may say anything, only labels games."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.support import SEED, TOTAL, begin, cards_of, finish
from yacht_desktop.records import Database, Games, Statistics
from yacht_desktop.records.games import local_time

SUMMER, WINTER = timedelta(hours=2), timedelta(hours=1)


def clock(*times: datetime) -> Callable[[], datetime]:
    """A clock that shows these times one after the other, and then the last."""
    left = list(times)
    return lambda: left.pop(0) if len(left) > 1 else left[0]


def at(text: str, offset: timedelta = timedelta()) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=timezone(offset))


@pytest.mark.parametrize(
    ("now", "stored"),
    [
        (at("2026-03-01T12:00:00"), ("2026-03-01T12:00:00Z", 0)),
        (at("2026-03-01T12:00:00", timedelta(hours=5, minutes=45)), ("2026-03-01T06:15:00Z", 345)),
        (
            at("2026-03-01T12:00:00", -timedelta(hours=9, minutes=30)),
            ("2026-03-01T21:30:00Z", -570),
        ),
        (at("2026-01-01T00:30:00", timedelta(hours=14)), ("2025-12-31T10:30:00Z", 840)),
        (at("2025-12-31T23:59:59.999999", -timedelta(hours=12)), ("2026-01-01T11:59:59Z", -720)),
        (at("1970-01-01T00:00:00"), ("1970-01-01T00:00:00Z", 0)),
        (at("1970-01-01T00:00:00", timedelta(hours=1)), ("1969-12-31T23:00:00Z", 60)),
        (at("2038-01-19T03:14:08"), ("2038-01-19T03:14:08Z", 0)),
        (at("2100-02-28T12:00:00"), ("2100-02-28T12:00:00Z", 0)),
        (at("2026-10-25T02:30:00", SUMMER), ("2026-10-25T00:30:00Z", 120)),
        (at("2026-10-25T02:30:00", WINTER), ("2026-10-25T01:30:00Z", 60)),
    ],
)
def test_time_is_stored_as_utc_with_the_offset_of_here(
    memory: Database, now: datetime, stored: tuple[str, int]
) -> None:
    games = Games(memory, clock(now))
    finish(games, TOTAL)
    utc, offset = stored
    assert memory.rows("SELECT started, ended, utc_offset FROM game") == [(utc, utc, offset)]


def test_the_offset_is_that_of_the_end(memory: Database) -> None:
    games = Games(
        memory, clock(at("2026-10-25T02:30:00", SUMMER), at("2026-10-25T02:30:00", WINTER))
    )
    games.start(TRADITIONAL, SEED)
    games.journal(1).write(0, [], cards_of(TOTAL))
    assert memory.rows("SELECT started, ended, utc_offset FROM game") == [
        ("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", 60)
    ]


def test_games_that_are_left_or_set_aside_have_an_end(memory: Database) -> None:
    games = Games(memory, clock(*(at(f"2026-03-01T{hour}:00:00") for hour in (10, 11, 12))))
    begin(games)
    begin(games)
    games.set_aside(2)
    assert memory.rows("SELECT state, started, ended FROM game") == [
        ("abandoned", "2026-03-01T10:00:00Z", "2026-03-01T11:00:00Z"),
        ("set aside", "2026-03-01T11:00:00Z", "2026-03-01T12:00:00Z"),
    ]


def test_the_earlier_of_equal_records_is_the_one_before_not_the_one_dated_before(
    memory: Database,
) -> None:
    for year in ("2026", "1970", "2100"):
        finish(Games(memory, clock(at(f"{year}-03-01T12:00:00"))), 230)
    with memory.transaction() as connection:
        connection.execute("DELETE FROM move WHERE game <> 1")
    record = Statistics(memory).record(TRADITIONAL)
    assert record is not None
    assert record.pace, "only the first of the three still has its log"


def test_a_clock_set_back_in_the_middle_of_a_game_is_no_hindrance(memory: Database) -> None:
    games = Games(memory, clock(at("2026-03-01T12:00:00"), at("1999-01-01T00:00:00")))
    finish(games, TOTAL)
    assert memory.rows("SELECT ended < started FROM game") == [(1,)]


def test_the_clock_of_the_computer_knows_its_zone() -> None:
    now = local_time()
    assert now.utcoffset() is not None
    assert abs(now - datetime.now(UTC)) < timedelta(minutes=1)
