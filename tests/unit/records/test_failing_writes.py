"""A gesture that can't be written changes nothing, says why, and works once the reason is gone."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Timer

import pytest

from tests.unit.doubles import TRADITIONAL, log_of
from tests.unit.records.limits import file_size_limit
from tests.unit.records.support import (
    BEGUN_LOG,
    SEED,
    TOTAL,
    WHOLE_LOG,
    cards_of,
    dump,
    dump_of,
    games_of,
    profile,
    refused,
)
from yacht_desktop.records import (
    Database,
    Games,
    Houses,
    Problem,
    Selection,
    StoreError,
    Upkeep,
    open_in_memory,
)
from yacht_desktop.rules import PRESETS, Roll

ABANDONED, FINISHED, PLAYING = 1, 2, 3
MORE = log_of("roll 12666")
CORRECTIONS = log_of("amend 0 ones 11111, amend 0 twos 22222, amend 0 yacht 11111")

GESTURES: dict[str, Callable[[Database], object]] = {
    "start": lambda file: games_of(file).start(TRADITIONAL, SEED, ["Ann", "Bo"]),
    "roll": lambda file: games_of(file).journal(PLAYING).write(len(BEGUN_LOG), MORE, None),
    "undo": lambda file: games_of(file).journal(PLAYING).write(1, [], None),
    "finish": lambda file: games_of(file).journal(PLAYING).write(0, WHOLE_LOG, cards_of(TOTAL)),
    "withdraw": lambda file: games_of(file).journal(FINISHED).write(len(WHOLE_LOG) - 1, [], None),
    "return to abandoned": lambda file: games_of(file).return_to(ABANDONED),
    "return to finished": lambda file: games_of(file).return_to(FINISHED),
    "set aside": lambda file: games_of(file).set_aside(PLAYING),
    "note": lambda file: Upkeep(file).set_note(FINISHED, "at the lake"),
    "delete": lambda file: Upkeep(file).delete(FINISHED),
    "delete all": lambda file: Upkeep(file).delete_all(Selection(TRADITIONAL)),
    "restore": lambda file: Upkeep(file).restore([ABANDONED, FINISHED]),
    "purge": lambda file: Upkeep(file).purge(),
    "correct": lambda file: (
        games_of(file).journal(FINISHED).write(len(WHOLE_LOG), CORRECTIONS, cards_of(TOTAL + 9))
    ),
    "keep house rules": lambda file: Houses(file).save("Ours", TRADITIONAL),
    "edit house rules": lambda file: Houses(file).save("Ours", PRESETS["all-five"], 1),
    "delete house rules": lambda file: Houses(file).delete(1),
}


def have_house_rules_that_were_played(file: Database) -> None:
    Houses(file).save("Ours", TRADITIONAL)


def play_with_table_dice(file: Database) -> None:
    with file.transaction() as connection:
        connection.execute("UPDATE game SET table_dice = 1")


BEFORE: dict[str, Callable[[Database], object]] = {
    "withdraw": lambda file: games_of(file).return_to(FINISHED),
    "restore": GESTURES["delete all"],
    "purge": GESTURES["delete all"],
    "correct": play_with_table_dice,
    "edit house rules": have_house_rules_that_were_played,
    "delete house rules": have_house_rules_that_were_played,
}
"""What makes a gesture possible."""

Failure = Callable[[Database], AbstractContextManager[None]]


def connection_of(database: Database) -> sqlite3.Connection:
    with database.transaction() as connection:
        return connection


@contextmanager
def no_growth(database: Database) -> Iterator[None]:
    """The operating system takes no byte more, which shows when the transaction is committed."""
    log = database.path.with_name(f"{database.path.name}-wal")
    with file_size_limit(log.stat().st_size):
        yield


@contextmanager
def query_only(database: Database) -> Iterator[None]:
    connection = connection_of(database)
    connection.execute("PRAGMA query_only = ON")
    yield
    connection.execute("PRAGMA query_only = OFF")


@contextmanager
def locked(database: Database) -> Iterator[None]:
    """Another program holds the file for longer than a gesture waits."""
    with lock(database.path) as other:
        yield
        other.execute("ROLLBACK")


@contextmanager
def lock(path: Path) -> Iterator[sqlite3.Connection]:
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield other
    finally:
        other.close()


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yacht_desktop.records.files.WAIT_SECONDS", 0.02)


@pytest.mark.parametrize("gesture", GESTURES)
@pytest.mark.parametrize(
    ("failure", "problem"),
    [
        (no_growth, Problem.UNREACHABLE),
        (query_only, Problem.READ_ONLY),
        (locked, Problem.LOCKED),
    ],
)
def test_a_gesture_is_written_whole_or_not_at_all(
    played: Path, gesture: str, failure: Failure, problem: Problem
) -> None:
    write = GESTURES[gesture]
    with profile(played) as database:
        BEFORE.get(gesture, dump)(database)
        model = open_in_memory(played)
        before = dump(database)
        with failure(database):
            for _ in range(2):
                with refused(problem):
                    write(database)
                assert dump(database) == before
        with profile(played) as second:
            assert dump(second) == before
        write(database)
    write(model)
    assert dump_of(played) == dump(model) != before
    model.close()


@pytest.mark.parametrize("gesture", GESTURES)
def test_a_gesture_is_one_transaction(played: Path, gesture: str) -> None:
    said: list[str] = []
    with profile(played) as database:
        BEFORE.get(gesture, dump)(database)
        connection_of(database).set_trace_callback(said.append)
        GESTURES[gesture](database)
    assert said.count("BEGIN IMMEDIATE") == said.count("COMMIT") == 1
    writes = [n for n, sql in enumerate(said) if sql.startswith(("INSERT", "UPDATE", "DELETE"))]
    assert said.index("BEGIN IMMEDIATE") < min(writes) <= max(writes) < said.index("COMMIT")


@pytest.mark.parametrize("gesture", ["start", "finish"])
def test_a_gesture_that_needs_more_room_than_there_is(played: Path, gesture: str) -> None:
    long: dict[str, Callable[[Games], object]] = {
        "start": lambda games: games.start(TRADITIONAL, SEED, ["n" * 9999] * 6),
        "finish": lambda games: games.journal(PLAYING).write(
            0, [Roll((1,) * 5)] * 999, cards_of(5)
        ),
    }
    with profile(played) as database:
        games, connection = games_of(database), connection_of(database)
        before = dump(database)
        connection.execute("PRAGMA max_page_count = 1")  # no more than there are
        with refused(Problem.FULL):
            long[gesture](games)
        assert dump(database) == before
        connection.execute("PRAGMA max_page_count = 1000000")
        long[gesture](games)
    assert dump_of(played) != before


def test_a_profile_for_which_there_is_no_room_can_be_seen(played: Path) -> None:
    before = dump_of(played)
    with file_size_limit(8192):
        with refused(Problem.FULL), profile(played):
            pass
        in_memory = open_in_memory(played)
    assert dump(in_memory) == before == dump_of(played)
    in_memory.close()


def test_the_disk_is_written_to_when_the_gesture_is_committed(played: Path) -> None:
    """So the failure above that the operating system makes is one of COMMIT itself."""
    said: list[str] = []
    with profile(played) as database:
        connection_of(database).set_trace_callback(said.append)
        with no_growth(database), refused(Problem.UNREACHABLE):
            GESTURES["roll"](database)
    assert said[0] == "BEGIN IMMEDIATE"
    assert "COMMIT" in said


def test_a_lock_that_is_held_for_a_moment_is_waited_for(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yacht_desktop.records.files.WAIT_SECONDS", 30)
    with profile(played) as database, lock(played) as other:
        release = Timer(0.1, other.execute, ["ROLLBACK"])
        release.start()
        GESTURES["roll"](database)
        release.join()
        assert database.log(PLAYING)[-1] == str(MORE[0])


@pytest.mark.parametrize("kind", ["IMMEDIATE", "EXCLUSIVE"])
def test_a_file_that_is_locked_can_be_opened(played: Path, kind: str) -> None:
    with lock(played) as other:
        other.execute("ROLLBACK")
        other.execute(f"BEGIN {kind}")
        before = dump_of(played)
        assert len(before["game"]) == 3
        open_in_memory(played).close()


def test_a_file_that_another_program_has_for_itself_is_told_from_a_damaged_one(
    played: Path,
) -> None:
    with lock(played) as other:
        other.execute("ROLLBACK")
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM move")
        other.execute("ROLLBACK")
        with refused(Problem.LOCKED), profile(played):
            pass
    assert len(dump_of(played)["game"]) == 3


def interrupt_after(_: object) -> None:
    raise KeyboardInterrupt


def test_an_error_in_between_takes_the_whole_gesture_back(database: Database) -> None:
    before = dump(database)
    with pytest.raises(KeyboardInterrupt), database.transaction() as connection:
        interrupt_after(connection.execute("INSERT INTO ruleset (json) VALUES ('{}')"))
    assert dump(database) == before


@pytest.mark.parametrize(
    ("sql", "error"),
    [
        ("SELECT nothing FROM nowhere", sqlite3.OperationalError),
        ("INSERT INTO ruleset (json) VALUES (NULL)", sqlite3.IntegrityError),
        ("SELECT 1; SELECT 2", sqlite3.ProgrammingError),
        ("SELECT ?", sqlite3.ProgrammingError),
    ],
)
def test_faults_of_our_own_are_not_blamed_on_the_disk(
    memory: Database, sql: str, error: type[Exception]
) -> None:
    with pytest.raises(error) as caught, memory.transaction() as connection:
        connection.execute(sql)
    assert not isinstance(caught.value, StoreError)
    assert caught.value.__cause__ is None
    with pytest.raises(error):
        memory.rows(sql)
    GESTURES["start"](memory)


def test_an_error_tells_which_file_and_why(played: Path) -> None:
    with profile(played) as database, query_only(database), pytest.raises(StoreError) as caught:
        GESTURES["start"](database)
    assert caught.value.path == played
    assert "SQLITE_READONLY" in str(caught.value)
    assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
