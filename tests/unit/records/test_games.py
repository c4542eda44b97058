"""Games as they are started, played, ended and taken up again."""

import sqlite3
from collections.abc import Sequence

import pytest

from tests.unit.doubles import TRADITIONAL, log_of
from tests.unit.records.playing import resume
from tests.unit.records.support import (
    BEGUN_LOG,
    SEED,
    TOTAL,
    WHOLE_LOG,
    begin,
    cards_of,
    dump,
    finish,
    games_of,
    states,
)
from yacht_desktop.records import Database, Games, StoredGame
from yacht_desktop.rules import PRESETS, Category, Move, Ruleset

NAMES = [
    "Robert'); DROP TABLE game;--",
    "👩‍👩‍👧 用户 Žluťoučký",
    "before\0after",
    " \t\n ",
    "",
    "n" * 100_000,
]


def notation(log: Sequence[Move]) -> tuple[str, ...]:
    return tuple(map(str, log))


def results(database: Database) -> list[tuple[object, ...]]:
    """Of each game its state, its total, and those of its seats."""
    return database.rows(
        "SELECT game.number, state, game.total, ended IS NOT NULL, group_concat(seat.total)"
        " FROM game JOIN seat ON seat.game = game.number GROUP BY game.number"
    )


def test_there_is_no_game_at_first(games: Games) -> None:
    assert games.unfinished() is None


@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=str)
def test_a_new_game_is_the_one_being_played(games: Games, ruleset: Ruleset) -> None:
    stored = games.start(ruleset, SEED, ["Ann", "Bo"])
    assert stored == StoredGame(1, ruleset.to_json(), 2, SEED, (), names=("Ann", "Bo"))
    assert games.unfinished() == stored
    assert resume(games, stored).game.ruleset == ruleset


def test_a_game_goes_on_where_it_was_left(memory: Database) -> None:
    games = games_of(memory)
    session = resume(games, games.start(TRADITIONAL, SEED))
    while not session.game.is_over:
        session.roll()
        session.hold(frozenset({0, 3}))
        session.hold(frozenset({1}))
        session.roll()
        session.score(session.game.card.open_boxes[-1])
        session.undo()
        session.score(session.game.card.open_boxes[0])
        if not session.game.is_over:
            stored = games.unfinished()
            assert stored is not None
            assert stored.log == notation(session.log)
            twin = resume(games, stored)
            assert twin.game == session.game
            session = twin
    assert games.unfinished() is None
    total = session.game.totals[0]
    assert results(memory) == [(1, "finished", total, 1, str(total))]
    assert memory.log(1) == notation(session.log)


def test_the_log_is_readable_as_it_is(games: Games) -> None:
    begin(games)
    stored = games.unfinished()
    assert stored is not None
    assert stored.log == ("roll 12345", "hold xx...")


def test_a_change_of_mind_replaces_the_end_of_the_log(games: Games) -> None:
    journal = games.journal(begin(games).number)
    for keep, more, log in [
        (1, "hold .x...", "roll 12345, hold .x..."),
        (2, "roll 62345, score sixes", "roll 12345, hold .x..., roll 62345, score sixes"),
        (3, "", "roll 12345, hold .x..., roll 62345"),
        (0, "roll 11111", "roll 11111"),
    ]:
        journal.write(keep, log_of(more) if more else [], None)
        stored = games.unfinished()
        assert stored is not None
        assert ", ".join(stored.log) == log


def test_a_new_game_leaves_the_running_one_as_abandoned(memory: Database) -> None:
    games = games_of(memory)
    first, second = begin(games), begin(games)
    assert states(memory) == {first.number: "abandoned", second.number: "playing"}
    assert results(memory)[0] == (1, "abandoned", None, 1, None)
    assert memory.log(first.number) == notation(BEGUN_LOG)


def test_a_game_without_a_roll_leaves_no_trace(memory: Database) -> None:
    games = games_of(memory)
    games.start(TRADITIONAL, SEED, ["Ann", "Bo"])
    games.start(TRADITIONAL, SEED)
    assert memory.rows("SELECT game, player FROM seat") == [(2, 0)]
    assert states(memory) == {2: "playing"}


def test_at_most_one_game_is_played(memory: Database) -> None:
    games = games_of(memory)
    begin(games)
    begin(games)
    with pytest.raises(sqlite3.IntegrityError), memory.transaction() as connection:
        connection.execute("UPDATE game SET state = 'playing', ended = NULL")
    assert states(memory) == {1: "abandoned", 2: "playing"}


@pytest.mark.parametrize("touched", [True, False])
def test_the_game_before_can_be_returned_to(memory: Database, *, touched: bool) -> None:
    games = games_of(memory)
    first = begin(games)
    (begin if touched else lambda g: g.start(TRADITIONAL, SEED))(games)
    back = games.return_to(first.number)
    assert back.log == notation(BEGUN_LOG)
    assert back == games.unfinished()
    assert results(memory)[0] == (1, "playing", None, 0, None)
    assert states(memory) == {1: "playing", 2: "abandoned"} if touched else {1: "playing"}


def test_a_finished_game_that_is_returned_to_stays_finished(memory: Database) -> None:
    games = games_of(memory)
    number = finish(games, TOTAL)
    before = results(memory)
    games.start(TRADITIONAL, SEED)
    back = games.return_to(number)
    assert back.log == notation(WHOLE_LOG)
    assert games.unfinished() is None
    assert results(memory) == before


def test_the_game_being_played_can_be_returned_to(memory: Database) -> None:
    games = games_of(memory)
    number = begin(games).number
    assert games.return_to(number) == games.unfinished()


@pytest.mark.parametrize("number", [1, 99])
def test_a_game_that_left_no_trace_can_t_be_returned_to(memory: Database, number: int) -> None:
    games = games_of(memory)
    games.start(TRADITIONAL, SEED)
    begin(games)
    before = dump(memory)
    with pytest.raises(LookupError):
        games.return_to(number)
    assert dump(memory) == before


@pytest.mark.parametrize("totals", [[TOTAL], [230, 240], [7, 0, 7, 1, 2, 3]])
def test_taking_the_last_score_back_withdraws_the_result(
    memory: Database, totals: list[int]
) -> None:
    games = games_of(memory)
    number = finish(games, *totals)
    seats = ",".join(map(str, totals))
    assert results(memory) == [(number, "finished", max(totals), 1, seats)]
    games.journal(number).write(len(WHOLE_LOG) - 1, [], None)
    assert results(memory) == [(number, "playing", None, 0, None)]
    games.journal(number).write(len(WHOLE_LOG) - 1, WHOLE_LOG[-1:], cards_of(*totals))
    assert results(memory) == [(number, "finished", max(totals), 1, seats)]


def test_the_result_goes_with_the_session_s_last_score(memory: Database) -> None:
    games = games_of(memory)
    number = begin(games).number
    games.journal(number).write(0, WHOLE_LOG[:-1], None)
    stored = games.unfinished()
    assert stored is not None
    session = resume(games, stored)
    for _ in range(2):
        session.score(session.game.card.open_boxes[0])
        assert results(memory) == [(1, "finished", TOTAL, 1, str(TOTAL))]
        session.undo()
        assert results(memory) == [(1, "playing", None, 0, None)]
    session.redo()
    games.start(TRADITIONAL, SEED)
    session = resume(games, games.return_to(number))
    assert session.undo().after.card[Category.YACHT] is None
    assert states(memory) == {1: "playing"}


def test_an_undo_does_not_touch_another_game_s_result(memory: Database) -> None:
    games = games_of(memory)
    finish(games, 100)
    finish(games, 200, 150)
    finish(games, 300)
    games.journal(3).write(1, [], None)
    assert results(memory)[:2] == [
        (1, "finished", 100, 1, "100"),
        (2, "finished", 200, 1, "200,150"),
    ]


def test_a_game_that_can_t_be_read_is_kept_out_of_the_way(memory: Database) -> None:
    games = games_of(memory)
    number = begin(games).number
    games.set_aside(number)
    assert games.unfinished() is None
    assert results(memory) == [(number, "set aside", None, 1, None)]
    assert memory.log(number) == notation(BEGUN_LOG)
    assert begin(games).number == number + 1
    games.return_to(number)
    assert states(memory) == {1: "set aside", 2: "abandoned"}


def test_a_finished_game_that_can_t_be_read_keeps_its_result(memory: Database) -> None:
    games = games_of(memory)
    number = finish(games, TOTAL)
    games.set_aside(number)
    assert results(memory) == [(number, "finished", TOTAL, 1, str(TOTAL))]


def test_names_are_stored_letter_by_letter(memory: Database) -> None:
    games_of(memory).start(TRADITIONAL, SEED, NAMES)
    assert memory.rows("SELECT player, name FROM seat ORDER BY player") == list(enumerate(NAMES))
    assert memory.rows("PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize(
    ("seed", "names", "error"),
    [
        (SEED, ["half an emoji \ud83d"], UnicodeEncodeError),
        (SEED, [], sqlite3.IntegrityError),
        (SEED, ["?"] * 7, sqlite3.IntegrityError),
        (SEED[:-1], ["?"], sqlite3.IntegrityError),
    ],
)
def test_a_game_that_can_t_be_is_our_fault_and_not_begun(
    memory: Database, seed: bytes, names: list[str], error: type[Exception]
) -> None:
    games = games_of(memory)
    begin(games)
    before = dump(memory)
    with pytest.raises(error):
        games.start(TRADITIONAL, seed, names)
    assert dump(memory) == before


def test_a_log_that_is_damaged_can_be_read_as_far_as_it_goes(memory: Database) -> None:
    games = games_of(memory)
    begin(games)
    with memory.transaction() as connection:
        connection.execute("UPDATE move SET notation = CAST(x'726f6c6cff' AS TEXT) WHERE ply = 1")
    stored = games.unfinished()
    assert stored is not None
    assert stored.log == ("roll 12345", "roll\N{REPLACEMENT CHARACTER}")


def test_games_of_one_ruleset_share_it(memory: Database) -> None:
    games = games_of(memory)
    for ruleset in (TRADITIONAL, Ruleset("traditional"), PRESETS["all-five"]):
        begin(games, ruleset)
    assert memory.rows("SELECT ruleset FROM game") == [(1,), (1,), (2,)]
