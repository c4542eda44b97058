"""What counts for the record, and where a total stands."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.support import TOTAL, WHOLE_LOG, begin, finish
from yacht_desktop.records import Database, Games, Placing, Record, Statistics
from yacht_desktop.rules import PRESETS, Ruleset, Score

PACE = tuple(12 * turn for turn in range(4))
ALL_FIVE = PRESETS["all-five"]


def run(database: Database, *statements: str) -> None:
    with database.transaction() as connection:
        for statement in statements:
            connection.execute(statement)


def mark(database: Database, column: str, number: int) -> None:
    run(database, f"UPDATE game SET {column} = 1 WHERE number = {number}")


def total_of(database: Database, ruleset: Ruleset = TRADITIONAL) -> int | None:
    record = Statistics(database).record(ruleset)
    return None if record is None else record.total


def assisted(database: Database, games: Games) -> None:
    mark(database, "assisted", finish(games, 290))


def table_dice(database: Database, games: Games) -> None:
    mark(database, "table_dice", finish(games, 290))


def two_players(_: Database, games: Games) -> None:
    finish(games, 290, 280)


def another_ruleset(_: Database, games: Games) -> None:
    finish(games, 290, ruleset=ALL_FIVE)


def abandoned(_: Database, games: Games) -> None:
    number = finish(games, 290)
    games.journal(number).write(len(WHOLE_LOG) - 1, [], None)
    begin(games)


def withdrawn(_: Database, games: Games) -> None:
    games.journal(finish(games, 290)).write(len(WHOLE_LOG) - 1, [], None)


def set_aside(database: Database, games: Games) -> None:
    withdrawn(database, games)
    stored = games.unfinished()
    assert stored is not None
    games.set_aside(stored.number)


def test_there_is_no_record_at_first(memory: Database, games: Games) -> None:
    begin(games)
    statistics = Statistics(memory)
    assert statistics.record(TRADITIONAL) is None
    assert statistics.placing(TRADITIONAL, 200) == Placing(1, 0)


@pytest.mark.parametrize(
    "other",
    [assisted, table_dice, two_players, another_ruleset, abandoned, withdrawn, set_aside],
)
@pytest.mark.parametrize("with_record", [True, False])
def test_only_unaided_solo_games_that_were_finished_count(
    memory: Database,
    games: Games,
    other: Callable[[Database, Games], None],
    *,
    with_record: bool,
) -> None:
    if with_record:
        finish(games, 250)
        finish(games, 200)
    other(memory, games)
    assert total_of(memory) == (250 if with_record else None)
    assert Statistics(memory).placing(TRADITIONAL, 240).games == (2 if with_record else 0)


def test_a_worse_game_does_not_replace_a_better_one(memory: Database, games: Games) -> None:
    for total, best in [(200, 200), (250, 250), (249, 250), (0, 250), (251, 251), (-1, 251)]:
        finish(games, total)
        assert total_of(memory) == best


def test_each_ruleset_has_a_record_of_its_own(memory: Database, games: Games) -> None:
    own = Ruleset("ours", yacht=60, full_house=25)
    for ruleset, total in [(TRADITIONAL, 210), (ALL_FIVE, 220), (own, 230)]:
        finish(games, total, ruleset=ruleset)
    assert total_of(memory) == 210
    assert total_of(memory, ALL_FIVE) == 220
    assert total_of(memory, Ruleset.from_json(own.to_json())) == 230
    assert total_of(memory, replace(own, yacht=61)) is None
    assert total_of(memory, PRESETS["two-pairs"]) is None


def test_a_game_can_be_left_out(memory: Database, games: Games) -> None:
    """A game that has just been finished is measured by those before it."""
    statistics = Statistics(memory)
    first, second = finish(games, 200), finish(games, 230)
    third = finish(games, 230)
    for besides, total in [(0, 230), (first, 230), (second, 230), (third, 230)]:
        record = statistics.record(TRADITIONAL, besides=besides)
        assert record is not None
        assert record.total == total
    run(memory, f"DELETE FROM game WHERE number = {third}")
    record = statistics.record(TRADITIONAL, besides=second)
    assert record is not None
    assert record.total == 200
    run(memory, f"DELETE FROM game WHERE number = {first}")
    assert statistics.record(TRADITIONAL, besides=second) is None


def test_the_record_comes_with_its_pace(memory: Database, games: Games) -> None:
    finish(games, TOTAL)
    record = Statistics(memory).record(TRADITIONAL)
    assert record is not None
    assert record.pace[0] == 0
    assert record.pace[-1] == record.total == TOTAL
    scores = sum(isinstance(move, Score) for move in WHOLE_LOG)
    assert len(record.pace) == len(TRADITIONAL.categories) + 1 == scores + 1
    assert list(record.pace) == sorted(record.pace)
    assert record.pace[3] == 1 + 2 + 3


def test_the_earliest_of_equal_games_is_the_record(memory: Database, games: Games) -> None:
    for _ in range(3):
        finish(games, TOTAL)
    run(memory, "DELETE FROM move WHERE game = 1")
    assert Statistics(memory).record(TRADITIONAL) == Record(TOTAL, ())
    assert Statistics(memory).record(TRADITIONAL, besides=1) != Record(TOTAL, ())


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM move",
        "DELETE FROM move WHERE ply = 5",
        "DELETE FROM move WHERE ply = (SELECT max(ply) FROM move)",
        "UPDATE move SET notation = 'roll 12347' WHERE ply = 2",
        "UPDATE move SET notation = CAST(x'ff' AS TEXT) WHERE ply = 2",
        "INSERT INTO move VALUES (1, 999, 'roll 12345')",
    ],
)
def test_a_record_whose_log_is_damaged_has_no_pace(
    memory: Database, games: Games, damage: str
) -> None:
    finish(games, TOTAL)
    run(memory, damage)
    assert Statistics(memory).record(TRADITIONAL) == Record(TOTAL, ())


def test_equal_totals_share_a_place(memory: Database, games: Games) -> None:
    for total in (250, 230, 230, 230, 0):
        finish(games, total)
    placing = Statistics(memory).placing
    assert [placing(TRADITIONAL, total) for total in (300, 250, 240, 230, 229, 0, -1)] == [
        Placing(place, 5) for place in (1, 1, 2, 2, 5, 5, 6)
    ]


def test_a_game_of_no_points_counts(memory: Database, games: Games) -> None:
    finish(games, 0)
    record = Statistics(memory).record(TRADITIONAL)
    assert record is not None
    assert record.total == 0
    assert Statistics(memory).placing(TRADITIONAL, 0) == Placing(1, 1)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (lambda statistics: statistics.record(TRADITIONAL), "SEARCH game USING INDEX ranking"),
        (lambda statistics: statistics.placing(TRADITIONAL, 1), "SEARCH tally USING PRIMARY KEY"),
    ],
)
def test_no_question_needs_to_look_at_every_game(
    memory: Database, games: Games, question: Callable[[Statistics], object], expected: str
) -> None:
    asked: list[str] = []
    with memory.transaction() as connection:
        pass
    for _ in range(3):
        finish(games, TOTAL)
    connection.set_trace_callback(asked.append)
    question(Statistics(memory))
    connection.set_trace_callback(None)
    plan = [detail for *_, detail in memory.rows(f"EXPLAIN QUERY PLAN {asked[0]}")]
    assert any(expected in detail for detail in plan), plan
    assert not any("SCAN game" in detail or "TEMP B-TREE" in detail for detail in plan), plan
