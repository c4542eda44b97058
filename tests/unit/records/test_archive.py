"""What the archive says about many games, against the same counted by hand."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from random import Random

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.archived import ALL_FIVE, EVER, TWO_PAIRS, mark, on
from tests.unit.records.support import SEED, TOTAL, WHOLE_LOG, begin, cards_of, finish
from tests.unit.records.test_clock import at, clock
from yacht_desktop.records import (
    Archive,
    Counts,
    Database,
    Entry,
    Games,
    Kind,
    Other,
    Point,
    Selection,
    StoredGame,
    Upkeep,
)
from yacht_desktop.rules import Ruleset

NOON = datetime(2026, 3, 1, 12)  # noqa: DTZ001 - as the clock on the wall shows it


def practise(games: Games, total: int) -> int:
    stored = games.start(TRADITIONAL, SEED, is_practice=True)
    games.journal(stored.number).write(0, WHOLE_LOG, cards_of(total))
    return stored.number


def numbers(memory: Database, selection: Selection) -> list[int]:
    return [point.number for point in Archive(memory).course(selection)]


def test_a_new_profile_has_an_answer_to_everything(memory: Database) -> None:
    archive = Archive(memory)
    assert archive.rulesets() == []
    assert archive.counts(EVER) == Counts(0, 0, 0, 0, 0, None)
    assert archive.best(EVER, 0, 50) == []
    assert archive.size(EVER) == 0
    assert archive.others(EVER, 0, 50) == []
    assert list(archive.course(EVER)) == []
    assert archive.totals(EVER) == {}
    assert archive.boxes(EVER) == []
    assert archive.stored(1) is None
    assert archive.note(1) == ""


def test_each_kind_has_its_own_games(memory: Database, games: Games) -> None:
    """A game is of the first kind that it can be: practice, table dice, assisted, unaided."""
    unaided = finish(games, 100)
    assisted = mark(memory, "assisted", finish(games, 110))
    table = mark(memory, "table_dice", finish(games, 120))
    assisted_at_the_table = mark(memory, "assisted", mark(memory, "table_dice", finish(games, 1)))
    practice = practise(games, 130)
    all_three = mark(memory, "assisted", mark(memory, "table_dice", practise(games, 140)))
    finish(games, 1, 2)
    finish(games, 3, ruleset=ALL_FIVE)
    for kind, expected in {
        Kind.UNAIDED: [unaided],
        Kind.ASSISTED: [assisted],
        Kind.TABLE: [table, assisted_at_the_table],
        Kind.PRACTICE: [practice, all_three],
    }.items():
        selection = Selection(TRADITIONAL, kind)
        assert numbers(memory, selection) == expected
        assert Archive(memory).size(selection) == len(expected)
        assert Archive(memory).counts(selection).finished == len(expected)


def test_equal_totals_share_a_place_and_the_earlier_is_first(
    memory: Database, games: Games
) -> None:
    for total in (200, 250, 200, 180, 250, 200, 0):
        finish(games, total)
    best = Archive(memory).best(EVER, 0, 50)
    assert [(entry.place, entry.number, entry.total) for entry in best] == [
        (1, 2, 250),
        (1, 5, 250),
        (3, 1, 200),
        (3, 3, 200),
        (3, 6, 200),
        (6, 4, 180),
        (7, 7, 0),
    ]
    assert best[0] == Entry(2, 1, 250, NOON)


@pytest.mark.parametrize("since", [None, date(2026, 3, 5)])
def test_the_table_is_the_same_by_pages(memory: Database, since: date | None) -> None:
    luck = Random(4)
    for day in range(1, 13):
        for _ in range(3):
            finish(Games(memory, on(f"2026-03-{day:02}")), luck.randint(150, 160))
    archive, selection = Archive(memory), EVER._replace(since=since)
    whole = archive.best(selection, 0, 999)
    assert len(whole) == archive.size(selection) == (36 if since is None else 24)
    assert [(-entry.total, entry.number) for entry in whole] == sorted(
        (-entry.total, entry.number) for entry in whole
    )
    for entry in whole:
        assert entry.place == 1 + sum(other.total > entry.total for other in whole)
    for many in (1, 5, 7):
        pages = [archive.best(selection, first, many) for first in range(0, 36 + many, many)]
        assert [entry for page in pages for entry in page] == whole


def test_a_period_begins_with_its_day_where_the_game_was_played(memory: Database) -> None:
    zone = timedelta(hours=-9, minutes=-30)
    for time in ("2026-03-04T23:59:59", "2026-03-05T00:00:00", "2026-03-06T12:00:00"):
        finish(Games(memory, clock(at(time, zone))), TOTAL)
    selection = EVER._replace(since=date(2026, 3, 5))
    archive = Archive(memory)
    assert numbers(memory, selection) == [2, 3]
    assert [entry.number for entry in archive.best(selection, 0, 9)] == [2, 3]
    assert archive.size(selection) == 2
    assert archive.totals(selection) == {TOTAL: 2}
    assert archive.boxes(selection)[0].mean == TOTAL
    assert archive.counts(selection).finished == 3
    assert archive.size(selection._replace(since=date(2026, 3, 7))) == 0


def test_a_period_ends_with_its_day(memory: Database) -> None:
    """A clock that was ahead leaves games of days to come, which are in no period of today."""
    for moment in ("2026-03-05T12:00:00", "2026-03-06T23:59:59", "2027-01-01T00:00:00"):
        finish(Games(memory, clock(at(moment))), TOTAL)
    late = begin(Games(memory, on("2027-01-01")))
    Games(memory, on("2027-01-01")).set_aside(late.number)
    selection = EVER._replace(since=date(2026, 3, 5), until=date(2026, 3, 6))
    archive = Archive(memory)
    assert numbers(memory, selection) == [1, 2]
    assert [entry.number for entry in archive.best(selection, 0, 9)] == [1, 2]
    assert archive.size(selection) == 2
    assert archive.totals(selection) == {TOTAL: 2}
    assert archive.boxes(selection)[0].mean == TOTAL
    assert archive.others(selection, 0, 9) == []
    assert len(archive.others(EVER, 0, 9)) == archive.counts(selection).set_aside == 1
    assert archive.counts(selection).finished == archive.size(EVER) == 3
    assert numbers(memory, EVER._replace(until=date(2026, 3, 5))) == [1]
    assert sorted(Upkeep(memory).delete_all(selection)) == [1, 2]


def test_games_are_in_the_order_of_play_whatever_the_clock_said(memory: Database) -> None:
    days = ["2026-03-01", "1970-01-01", "2100-12-31", "2026-03-02"]
    for total, day in enumerate(days):
        finish(Games(memory, on(day)), total)
    course = Archive(memory).course(EVER)
    times = [at(f"{day}T12:00:00").replace(tzinfo=None) for day in days]
    assert list(course) == [Point(n + 1, n, time) for n, time in enumerate(times)]
    assert course[1] == course[-3] == list(course)[1]
    assert list(course[1:3]) == list(course)[1:3]
    assert (course.numbers, course.totals, len(course)) == ([1, 2, 3, 4], [0, 1, 2, 3], 4)
    with pytest.raises(IndexError):
        course[4]


@pytest.mark.parametrize(
    ("ended", "shown"),
    [
        ("'whenever'", datetime(1970, 1, 1)),  # noqa: DTZ001
        ("'9999-12-31T23:59:59Z'", datetime(9999, 12, 31)),  # noqa: DTZ001
        ("'0000-01-01T00:00:00Z'", datetime(1, 1, 1)),  # noqa: DTZ001
    ],
)
def test_a_time_that_no_clock_shows_is_no_hindrance(
    memory: Database, games: Games, ended: str, shown: datetime
) -> None:
    finish(games, TOTAL)
    begin(games)
    begin(games)
    with memory.transaction() as connection:
        connection.execute(f"UPDATE game SET ended = {ended}, utc_offset = 840 WHERE number < 3")
    archive = Archive(memory)
    assert archive.course(EVER)[0].at == archive.best(EVER, 0, 1)[0].at == shown
    assert archive.others(EVER, 1, 1)[0].at == shown
    first = archive.counts(EVER).first
    assert first is None or first == shown.date()


def test_games_without_a_result_are_counted_and_shown(memory: Database, games: Games) -> None:
    begin(games)
    games.set_aside(begin(games).number)
    finish(games, TOTAL)
    begin(games, names=["Ann", "Bo"])
    begin(games, ALL_FIVE)
    log = [*WHOLE_LOG[:8], *WHOLE_LOG[8:9]]
    games.journal(begin(games).number).write(0, log, None)
    archive = Archive(memory)
    assert archive.counts(EVER) == Counts(1, 1, 1, 1, 0, NOON.date())
    assert archive.others(EVER, 0, 50) == [
        Other(6, "playing", NOON, 5),
        Other(2, "set aside", NOON, 1),
        Other(1, "abandoned", NOON, 1),
    ]
    assert archive.others(EVER, 1, 1) == [Other(2, "set aside", NOON, 1)]
    later = EVER._replace(since=date(2026, 3, 2))
    assert [other.number for other in archive.others(later, 0, 50)] == [6]
    assert len(archive.others(EVER._replace(since=date(2026, 3, 1)), 0, 50)) == 3


def test_the_first_day_is_that_of_the_earliest_date(memory: Database) -> None:
    for day in ("2026-03-04", "2025-12-31", "2026-03-05"):
        finish(Games(memory, on(day)), TOTAL)
    assert Archive(memory).counts(EVER).first == date(2025, 12, 31)


def test_rulesets_are_those_that_were_played_the_most_played_first(
    memory: Database, games: Games
) -> None:
    own = Ruleset("ours", yacht=60)
    finish(games, 1)
    finish(games, 1, ruleset=ALL_FIVE)
    practise(games, 1)
    finish(games, 1, 2, ruleset=TWO_PAIRS)
    begin(games, own)
    assert Archive(memory).rulesets() == [(TRADITIONAL, 2), (ALL_FIVE, 1), (own, 0)]
    Upkeep(memory).delete(2)
    assert Archive(memory).rulesets() == [(TRADITIONAL, 2), (own, 0)]


def test_a_ruleset_that_can_t_be_read_is_left_out(memory: Database, games: Games) -> None:
    finish(games, 1)
    finish(games, 1, ruleset=ALL_FIVE)
    with memory.transaction() as connection:
        connection.execute("UPDATE ruleset SET json = '{' WHERE number = 1")
    assert Archive(memory).rulesets() == [(ALL_FIVE, 1)]


def test_a_game_can_be_taken_from_the_archive(memory: Database, games: Games) -> None:
    number = finish(games, TOTAL)
    stored = Archive(memory).stored(number)
    log = tuple(map(str, WHOLE_LOG))
    assert stored == StoredGame(number, TRADITIONAL.to_json(), 1, SEED, log, names=("",))


@pytest.mark.parametrize("days", [(), (date(2026, 1, 1),), (date(2026, 1, 1), date(2026, 12, 31))])
def test_no_question_looks_at_games_of_others(memory: Database, days: tuple[date, ...]) -> None:
    """Each is answered from an index of its own, without a look at every game."""
    asked: list[str] = []
    with memory.transaction() as connection:
        pass
    finish(Games(memory), TOTAL)
    archive, selection = Archive(memory), Selection(TRADITIONAL, Kind.UNAIDED, *days)
    questions: list[Callable[[], object]] = [
        archive.rulesets,
        lambda: archive.counts(selection),
        lambda: archive.best(selection, 0, 9),
        lambda: archive.size(selection),
        lambda: archive.others(selection, 0, 9),
        lambda: archive.course(selection),
        lambda: archive.totals(selection),
        lambda: archive.boxes(selection),
        lambda: archive.streak(selection),
        Upkeep(memory).purge,
    ]
    for question in questions:
        connection.set_trace_callback(asked.append)
        question()
        connection.set_trace_callback(None)
    assert len(asked) >= len(questions)
    for sql in asked:
        plan = [detail for *_, detail in memory.rows(f"EXPLAIN QUERY PLAN {sql}")]
        looked = [detail for detail in plan if "game" in detail]
        assert not any("SCAN game" in detail and "INDEX" not in detail for detail in looked), plan


def test_state_of_a_game_is_told(memory: Database, games: Games) -> None:
    finished, running = finish(games, TOTAL), begin(games).number
    archive = Archive(memory)
    assert [archive.state(n) for n in (finished, running, 99)] == ["finished", "playing", ""]
