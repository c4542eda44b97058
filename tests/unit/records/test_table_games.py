"""Games round a table: who plays, whose dice, who left, and what was corrected."""

from collections import Counter
from datetime import datetime, timedelta

import pytest

from tests.unit.doubles import TRADITIONAL, almost_over, log_of
from tests.unit.records.playing import resume
from tests.unit.records.support import SEED, TOTAL, begin, dump, finish, games_of
from tests.unit.records.test_clock import at, clock
from yacht_desktop.records import (
    Archive,
    Database,
    Ending,
    Games,
    Kind,
    Selection,
    Statistics,
    StoredGame,
    Upkeep,
)
from yacht_desktop.rules import Amend, Category, IllegalMoveError

NAMES = ["Zoë & Co", "<b>%1</b>", "دانيال", "👩‍👩‍👧", "McÖzgür", "ΣΊΣΥΦΟΣ"]
YACHT = (4, 4, 4, 4, 4)
WEEK = timedelta(days=7)


def start_at_the_table(games: Games, *names: str) -> StoredGame:
    return games.start(TRADITIONAL, SEED, names or ("",), has_table_dice=True)


def finish_at_the_table(games: Games, players: int = 1) -> int:
    """A game in which everyone rolls 1-2-3-4-5 all the time."""
    stored = start_at_the_table(games, *[""] * players)
    session = resume(games, stored)
    while not session.game.is_over:
        session.enter((1, 2, 3, 4, 5))
        session.score(session.game.card.open_boxes[0])
    return stored.number


def stored(games: Games, number: int) -> StoredGame:
    return games.return_to(number)


def result(memory: Database) -> list[tuple[object, ...]]:
    return memory.rows("SELECT state, total, edited FROM game")


def test_a_game_keeps_the_names_of_its_players_and_whose_dice_they_use(memory: Database) -> None:
    games = games_of(memory)
    started = start_at_the_table(games, *NAMES)
    assert started.names == tuple(NAMES)
    assert started.has_table_dice
    assert games.unfinished() == started
    begin(games)
    found = games.unfinished()
    assert found is not None
    assert (found.names, found.has_table_dice) == (("",), False)
    assert games.return_to(started.number + 1) == found


def test_a_game_whose_seats_are_lost_has_blank_names(memory: Database) -> None:
    games = games_of(memory)
    start_at_the_table(games, "Ann", "Bo", "Cy")
    with memory.transaction() as connection:
        connection.execute("DELETE FROM seat WHERE player = 1")
    found = games.unfinished()
    assert found is not None
    assert found.names == ("Ann", "", "Cy")


def test_last_names_come_newest_first_and_each_once_to_the_letter(memory: Database) -> None:
    games = games_of(memory)
    assert games.last_names() == []
    for seats in (["Anna", "Bo"], ["anna", "Bo", ""], ["Cy", "Anna"], [""]):
        begin(games, names=seats)
    assert games.last_names() == ["Cy", "Anna", "anna", "Bo"]
    assert games.last_names(2) == ["Cy", "Anna"]


def test_names_of_deleted_games_are_not_remembered(memory: Database) -> None:
    games = games_of(memory)
    number = finish(games, 100, 90)
    with memory.transaction() as connection:
        connection.execute("UPDATE seat SET name = 'Ann' WHERE player = 0")
    assert games.last_names() == ["Ann"]
    Upkeep(memory).delete(number)
    assert games.last_names() == []


@pytest.mark.parametrize("letters", [40, 1_000_000])
def test_a_name_longer_than_any_that_is_typed_is_not_read_to_its_end(
    memory: Database, letters: int
) -> None:
    games, name = games_of(memory), "é" * letters
    begin(games, names=(name, "Bo"))
    found, remembered = games.unfinished(), games.last_names()
    assert found is not None
    assert [found.names, remembered] == [(name[:200], "Bo"), [name[:200], "Bo"]]
    assert memory.rows("SELECT name FROM seat WHERE player = 0") == [(name,)]


def test_last_names_are_found_without_a_look_at_every_seat(memory: Database) -> None:
    plan = memory.rows(
        "EXPLAIN QUERY PLAN SELECT name FROM seat JOIN game ON game.number = seat.game"
        " WHERE name <> '' AND deleted = 0 GROUP BY name"
    )
    assert any("INDEX named" in detail for *_, detail in plan)


def test_a_finished_game_at_the_table_is_corrected_and_dated(memory: Database) -> None:
    played, corrected = at("2026-03-01T12:00:00"), at("2026-03-08T09:30:00", timedelta(hours=1))
    games = Games(memory, clock(played))
    number = finish_at_the_table(games)
    before = games.ending(number)
    assert before is not None
    assert before.edited is None
    later = Games(memory, clock(corrected))
    session = resume(later, stored(later, number))
    session.amend(Amend(0, Category.YACHT, YACHT), Amend(0, Category.CHOICE, (6, 6, 6, 6, 6)))
    total = before.total + 50 + 15
    when = datetime(2026, 3, 8, 9, 30)  # noqa: DTZ001 - as the clock on the wall showed it
    assert later.ending(number) == Ending(before.at, total, True, None, when)
    assert result(memory) == [("finished", total, "2026-03-08T08:30:00Z")]
    assert memory.rows("SELECT total FROM seat") == [(total,)]
    assert memory.rows("SELECT yacht, choice, ones FROM card") == [(50, 30, 1)]
    assert memory.log(number)[-2:] == ("amend 0 yacht 44444", "amend 0 choice 66666")


@pytest.mark.parametrize("players", [1, 2])
def test_every_figure_of_the_archive_follows_a_correction(memory: Database, players: int) -> None:
    games, archive, table = games_of(memory), Archive(memory), Selection(TRADITIONAL, Kind.TABLE)
    finish_at_the_table(games)
    number = finish_at_the_table(games, players)
    start_at_the_table(games)
    figures = {box.category: box.mean for box in archive.boxes(table)}
    tops = [entry.total for entry in archive.best(table, 0, 9)]
    found = games.stored(number)
    assert found is not None
    session = resume(games, found)
    session.amend(Amend(0, Category.YACHT, YACHT))
    is_counted = players == 1
    after = {box.category: box.mean for box in archive.boxes(table)}
    assert after == figures | {Category.YACHT: 25 if is_counted else 0}
    expected = [tops[0] + 50, tops[1]] if is_counted else tops
    assert [entry.total for entry in archive.best(table, 0, 9)] == expected
    assert archive.totals(table) == dict(Counter(sorted(expected)))
    assert Statistics(memory).placing(TRADITIONAL, tops[0], has_table_dice=True) == (
        (2, 2) if is_counted else (1, 1)
    )
    session.undo()
    assert {box.category: box.mean for box in archive.boxes(table)} == figures
    assert archive.totals(table) == dict(Counter(tops))


def test_a_hidden_game_that_is_corrected_stays_hidden(memory: Database) -> None:
    games, archive, table = games_of(memory), Archive(memory), Selection(TRADITIONAL, Kind.TABLE)
    number = finish_at_the_table(games)
    found = games.stored(number)
    assert found is not None
    session = resume(games, found)
    upkeep = Upkeep(memory)
    upkeep.delete(number)
    assert games.stored(number) is None
    session.amend(Amend(0, Category.YACHT, YACHT))
    assert archive.totals(table) == {}
    upkeep.restore([number])
    assert archive.totals(table) == {session.game.totals[0]: 1}


def test_a_correction_that_is_taken_back_leaves_the_game_as_it_was(memory: Database) -> None:
    games = games_of(memory)
    number = finish_at_the_table(games, players=2)
    before = dump(memory)
    session = resume(games, stored(games, number))
    session.amend(Amend(1, Category.YACHT, YACHT))
    assert dump(memory) != before
    session.undo()
    assert dump(memory) == before


def test_undoing_the_end_of_a_corrected_game_withdraws_all_of_its_result(memory: Database) -> None:
    games = games_of(memory)
    number = finish_at_the_table(games)
    session = resume(games, stored(games, number))
    session.amend(Amend(0, Category.ONES, (1, 1, 1, 1, 1)))
    session.undo()
    session.undo()
    assert result(memory) == [("playing", None, None)]
    assert memory.rows("SELECT count(*) FROM card") == [(0,)]
    session.score(Category.YACHT)
    assert result(memory) == [("finished", session.game.totals[0], None)]


def test_a_correction_during_play_is_in_the_log_and_dates_nothing(memory: Database) -> None:
    games = games_of(memory)
    session = resume(games, start_at_the_table(games))
    session.enter((1, 2, 3, 4, 5))
    session.score(Category.ONES)
    session.amend(Amend(0, Category.ONES, (1, 1, 1, 2, 3)))
    again = games.unfinished()
    assert again is not None
    assert resume(games, again).game.totals == (3,)
    assert result(memory) == [("playing", None, None)]


def test_a_correction_decides_the_record_of_table_games_at_once(memory: Database) -> None:
    games, statistics = games_of(memory), Statistics(memory)
    first, second = finish_at_the_table(games), finish_at_the_table(games)
    record = statistics.record(TRADITIONAL, has_table_dice=True)
    assert record is not None
    assert len(record.pace) == 13
    resume(games, stored(games, second)).amend(Amend(0, Category.YACHT, YACHT))
    best = statistics.record(TRADITIONAL, has_table_dice=True)
    assert best == (record.total + 50, ())
    assert statistics.record(TRADITIONAL, second, has_table_dice=True) == record
    placing = statistics.placing(TRADITIONAL, record.total, has_table_dice=True)
    assert placing == (2, 2)
    assert first < second


@pytest.mark.parametrize("is_over", [False, True])
def test_the_journal_of_rolled_dice_refuses_a_correction(memory: Database, is_over: bool) -> None:
    games = games_of(memory)
    number = finish(games, TOTAL) if is_over else begin(games).number
    before = dump(memory)
    keep = len(memory.log(number))
    correction = log_of("amend 0 ones 11111")
    with pytest.raises(IllegalMoveError, match="what was rolled here stands"):
        games.journal(number).write(keep, correction, None)
    assert dump(memory) == before
    with pytest.raises(IllegalMoveError):
        games.journal(number).write(0, [*log_of("roll 12345, score ones"), *correction], None)
    assert dump(memory) == before


def test_the_result_is_that_of_who_played_to_the_end(memory: Database) -> None:
    games = games_of(memory)
    stored = start_at_the_table(games, "Ann", "Bo")
    session = resume(games, stored)
    session.enter(YACHT)
    session.score(Category.YACHT)
    while not session.game.is_over:
        session.enter((2, 2, 3, 3, 6))
        session.score(session.game.card.open_boxes[-1])
        if not session.game.left:
            session.leave(0)
    assert session.game.winners == (1,)
    bo = session.game.totals[1]
    assert result(memory) == [("finished", bo, None)]
    assert memory.rows("SELECT name, total FROM seat ORDER BY player") == [("Ann", 50), ("Bo", bo)]
    assert memory.rows("SELECT yacht, ones FROM card ORDER BY player") == [(50, None), (0, 0)]


def test_a_game_that_everyone_left_is_finished_and_can_be_taken_back(memory: Database) -> None:
    games = games_of(memory)
    session = resume(games, start_at_the_table(games, "Ann", "Bo"))
    session.enter(YACHT)
    session.score(Category.YACHT)
    session.leave(1)
    session.leave(0)
    assert result(memory) == [("finished", 50, None)]
    session.undo()
    assert result(memory) == [("playing", None, None)]
    found = games.unfinished()
    assert found is not None
    assert found.log == ("roll 44444", "score yacht", "leave 1")


def test_only_games_whose_rolls_were_taken_down_are_reviewed(memory: Database) -> None:
    games = games_of(memory)
    rolled = finish(games, TOTAL)
    finish_at_the_table(games)
    session = resume(games, start_at_the_table(games))
    log = [*log_of("roll 12345, hold x...., roll 12345"), *almost_over()[1:]]
    journal = games.journal(session_number := games.unfinished().number)  # type: ignore[union-attr]
    journal.write(0, log, None)
    session = resume(games, games.unfinished())  # type: ignore[arg-type]
    session.enter(YACHT)
    session.score(Category.YACHT)
    last = games.finished()
    assert last is not None
    assert last.number == session_number
    before = games.finished(session_number)
    assert before is not None
    assert before.number == rolled
    after = games.finished_after(rolled)
    assert after is not None
    assert after.number == session_number
