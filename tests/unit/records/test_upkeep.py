"""Notes, and deleting: out of sight at once, back until the program ends, counted for good."""

import sqlite3
from datetime import date, datetime
from pathlib import Path

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.archived import mark, on
from tests.unit.records.support import TOTAL, WHOLE_LOG, begin, dump, finish, games_of, profile
from tests.unit.records.test_games import NAMES
from yacht_desktop.records import (
    Archive,
    Counts,
    Database,
    Games,
    Kind,
    Placing,
    Selection,
    Statistics,
    Upkeep,
    upkeep,
)
from yacht_desktop.rules import PRESETS

EVER = Selection(TRADITIONAL)


@pytest.mark.parametrize("text", NAMES)
def test_a_note_is_kept_letter_by_letter(memory: Database, games: Games, text: str) -> None:
    number, other = finish(games, TOTAL), finish(games, TOTAL)
    Upkeep(memory).set_note(number, "another")
    Upkeep(memory).set_note(number, text)
    assert Archive(memory).note(number) == text
    assert Archive(memory).note(other) == ""


def test_half_a_letter_is_our_fault_and_not_noted(memory: Database, games: Games) -> None:
    number = finish(games, TOTAL)
    with pytest.raises(UnicodeEncodeError):
        Upkeep(memory).set_note(number, "\ud83d")
    assert Archive(memory).note(number) == ""


def test_a_note_outlives_a_result_that_is_withdrawn(memory: Database, games: Games) -> None:
    number = finish(games, TOTAL)
    Upkeep(memory).set_note(number, "at the lake")
    games.journal(number).write(len(WHOLE_LOG) - 1, [], None)
    assert Archive(memory).note(number) == "at the lake"


def test_a_deleted_record_makes_room_for_the_one_before(memory: Database, games: Games) -> None:
    finish(games, 200)
    best = finish(games, 250)
    last = finish(games, 210)
    statistics = Statistics(memory)

    def seen() -> tuple[object, ...]:
        record, ending = statistics.record(TRADITIONAL), games.ending(last)
        assert record is not None
        assert ending is not None
        placing = statistics.placing(TRADITIONAL, 205)
        return record.total, placing, ending.to_beat, Archive(memory).best(EVER, 0, 9)[0].number

    before = dump(memory), seen()
    assert before[1] == (250, Placing(3, 3), 250, best)
    assert Upkeep(memory).delete(best) == [best]
    assert seen() == (210, Placing(2, 2), 200, last)
    Upkeep(memory).restore([best])
    assert (dump(memory), seen()) == before


def test_a_deleted_game_is_nowhere(memory: Database, games: Games) -> None:
    first, deleted, last = (finish(games, TOTAL) for _ in range(3))
    Upkeep(memory).delete(deleted)
    archive = Archive(memory)
    assert archive.stored(deleted) is None
    assert games.ending(deleted) is None
    before, after = games.finished(last), games.finished_after(first)
    assert before is not None
    assert after is not None
    assert (before.number, after.number) == (first, last)
    assert [point.number for point in archive.course(EVER)] == [first, last]
    assert archive.totals(EVER) == {TOTAL: 2}
    assert archive.size(EVER) == len(archive.best(EVER, 0, 9)) == 2
    Upkeep(memory).delete(first)
    Upkeep(memory).delete(last)
    assert games.finished() is None
    assert archive.boxes(EVER) == []
    assert Statistics(memory).record(TRADITIONAL) is None


def test_the_game_in_play_can_t_be_deleted(memory: Database, games: Games) -> None:
    number = begin(games).number
    before = dump(memory)
    assert Upkeep(memory).delete(number) == []
    assert Upkeep(memory).delete_all(EVER) == []
    assert dump(memory) == before
    with pytest.raises(sqlite3.IntegrityError), memory.transaction() as connection:
        connection.execute("UPDATE game SET deleted = 1")
    assert games.unfinished() is not None


@pytest.mark.parametrize("number", [99, 1])
def test_what_is_gone_can_t_be_deleted_again(memory: Database, games: Games, number: int) -> None:
    finish(games, TOTAL)
    Upkeep(memory).delete(1)
    assert Upkeep(memory).delete(number) == []


def test_a_deleted_game_can_t_be_returned_to(memory: Database, games: Games) -> None:
    abandoned, finished = begin(games).number, finish(games, TOTAL)
    begin(games)
    for number in (abandoned, finished):
        assert Upkeep(memory).delete(number) == [number]
        before = dump(memory)
        with pytest.raises(LookupError):
            games.return_to(number)
        assert dump(memory) == before


def test_taking_the_last_score_back_brings_a_deleted_game_back(
    memory: Database, games: Games
) -> None:
    """It is still on the board, where it goes on."""
    number = finish(games, TOTAL)
    Upkeep(memory).delete(number)
    games.journal(number).write(len(WHOLE_LOG) - 1, [], None)
    stored = games.unfinished()
    assert stored is not None
    assert stored.number == number
    Upkeep(memory).purge()
    assert games.unfinished() == stored
    assert Archive(memory).counts(EVER).deleted == 0


def played(memory: Database) -> dict[str, int]:
    """One game of each sort."""
    march, april = Games(memory, on("2026-03-01")), Games(memory, on("2026-04-01"))
    numbers = {
        "march": finish(march, 100),
        "april": finish(april, 110),
        "assisted": mark(memory, "assisted", finish(april, 120)),
        "other rules": finish(april, 130, ruleset=PRESETS["all-five"]),
        "two players": finish(april, 140, 150),
        "abandoned": begin(april).number,
        "set aside": begin(april).number,
    }
    april.set_aside(numbers["set aside"])
    return {**numbers, "playing": begin(april).number}


def test_all_games_of_a_selection_are_deleted_and_no_other(memory: Database) -> None:
    numbers = played(memory)
    before = dump(memory)
    hidden = Upkeep(memory).delete_all(EVER)
    gone = ("march", "april", "abandoned", "set aside")
    assert sorted(hidden) == sorted(numbers[name] for name in gone)
    assert Archive(memory).counts(EVER) == Counts(0, 1, 0, 0, 4, None)
    assert Archive(memory).others(EVER, 0, 9)[0].number == numbers["playing"]
    assert Archive(memory).counts(Selection(TRADITIONAL, Kind.ASSISTED)).finished == 1
    Upkeep(memory).restore(hidden)
    assert dump(memory) == before


def test_a_period_spares_what_was_before(memory: Database) -> None:
    numbers = played(memory)
    hidden = Upkeep(memory).delete_all(EVER._replace(since=date(2026, 3, 2)))
    assert numbers["march"] not in hidden
    assert numbers["april"] in hidden


def test_purged_games_are_gone_and_still_counted(memory: Database) -> None:
    numbers = played(memory)
    upkeep = Upkeep(memory)
    upkeep.delete(numbers["march"])
    upkeep.delete(numbers["two players"])
    upkeep.delete(numbers["assisted"])
    upkeep.purge()
    upkeep.restore(numbers.values())
    for selection, counts in {
        EVER: Counts(1, 1, 1, 1, 1, date(2026, 4, 1)),
        Selection(TRADITIONAL, Kind.ASSISTED): Counts(0, 0, 0, 0, 1, None),
        Selection(PRESETS["all-five"]): Counts(1, 0, 0, 0, 0, date(2026, 4, 1)),
    }.items():
        assert Archive(memory).counts(selection) == counts
    for table in ("seat", "card", "move"):
        left = {game for (game,) in memory.rows(f"SELECT game FROM {table}")}
        assert left.isdisjoint({numbers["march"], numbers["two players"], numbers["assisted"]})
    assert memory.rows("PRAGMA foreign_key_check") == []
    upkeep.delete(numbers["april"])
    assert Archive(memory).counts(EVER).deleted == 2
    upkeep.purge()
    upkeep.purge()
    assert Archive(memory).counts(EVER).deleted == 2


def test_numbers_of_purged_games_are_not_given_again(memory: Database, games: Games) -> None:
    number = finish(games, TOTAL)
    Upkeep(memory).delete(number)
    Upkeep(memory).purge()
    assert begin(games).number == number + 1


def test_what_was_deleted_stays_hidden_until_it_is_purged(path: Path) -> None:
    """Whatever ends the program: the next start finds it hidden, and may still restore it."""
    with profile(path) as database:
        number = finish(games_of(database), TOTAL)
        Upkeep(database).delete(number)
    with profile(path) as database:
        assert Statistics(database).record(TRADITIONAL) is None
        Upkeep(database).purge()
    with profile(path) as database:
        assert dump(database)["game"] == []
        assert Archive(database).counts(EVER).deleted == 1


def test_a_purge_takes_its_time_in_turns(
    memory: Database, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "_BATCH", 2)
    for _ in range(5):
        finish(games, TOTAL)
    Upkeep(memory).delete_all(EVER)
    for left in (3, 1, 0, 0):
        Upkeep(memory).purge(seconds=0)
        assert len(dump(memory)["game"]) == left
        assert Archive(memory).counts(EVER).deleted == 5
    for _ in range(5):
        finish(games, TOTAL)
    Upkeep(memory).delete_all(EVER)
    Upkeep(memory).purge()
    assert dump(memory)["game"] == []
    assert Archive(memory).counts(EVER).deleted == 10


def test_a_deleted_game_keeps_its_time_and_note(memory: Database) -> None:
    number = finish(Games(memory, on("2026-03-01")), TOTAL)
    Upkeep(memory).set_note(number, "at the lake")
    Upkeep(memory).restore(Upkeep(memory).delete(number))
    assert Archive(memory).note(number) == "at the lake"
    ending = games_of(memory).ending(number)
    assert ending is not None
    assert ending.at == datetime(2026, 3, 1, 12)  # noqa: DTZ001
