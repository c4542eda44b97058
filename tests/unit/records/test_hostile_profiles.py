"""Somebody else's yacht.db: read with the same mistrust as any file, and left as it is."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.unit.records.support import refused, sqlite
from tests.unit.records.transferring import a_game, another, content, read, refuse
from yacht_desktop.records import Database, Problem, open_profile
from yacht_desktop.records.transfer import TransferError, TransferProblem

FOREIGN, NEWER, DAMAGED = TransferProblem.FOREIGN, TransferProblem.NEWER, TransferProblem.DAMAGED
TOO_LARGE, UNEARNED = TransferProblem.TOO_LARGE, TransferProblem.UNEARNED


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Somebody else's file with a finished game."""
    with another(tmp_path) as database:
        a_game(database, 1)
        return database.path


@pytest.mark.parametrize(
    ("sql", "problem"),
    [
        ("PRAGMA application_id = 7", FOREIGN),
        ("PRAGMA user_version = 77", NEWER),
        ("DROP TABLE seat", DAMAGED),
        ("DELETE FROM seat", DAMAGED),
        ("DELETE FROM move WHERE ply > 5", UNEARNED),
        ("UPDATE game SET total = 1; UPDATE seat SET total = 1", UNEARNED),
        ("UPDATE game SET seed = zeroblob(32)", TransferProblem.WRONG_DICE),
        ("UPDATE game SET id = 'me'", DAMAGED),
        ("UPDATE game SET started = 'long ago'", DAMAGED),
        ("UPDATE ruleset SET json = '{}'", DAMAGED),
        ("UPDATE ruleset SET json = '[' || hex(zeroblob(9000))", DAMAGED),
        ("UPDATE seat SET name = CAST(x'ff' AS TEXT)", None),
        ("UPDATE game SET note = hex(zeroblob(3000000))", DAMAGED),
        ("DROP TABLE seat; CREATE TABLE seat (chair)", DAMAGED),
        ("DROP TABLE move; CREATE VIEW move AS SELECT 1 AS game, 1 AS notation", DAMAGED),
        (
            "WITH RECURSIVE n (p) AS (SELECT 1000 UNION ALL SELECT p + 1 FROM n LIMIT 6000)"
            " INSERT INTO move SELECT 1, p, 'roll 12345' FROM n",
            TOO_LARGE,
        ),
    ],
)
def test_another_profile_is_read_with_the_same_mistrust(
    database: Database, other: Path, sql: str, problem: TransferProblem | None
) -> None:
    with sqlite(other) as connection:
        connection.executescript(sql)
    if problem is None:
        read(database, other)
    else:
        refuse(database, other, problem)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_profile_that_is_cut_off_is_damage(database: Database, other: Path, part: float) -> None:
    data = other.read_bytes()
    other.write_bytes(data[: int(len(data) * part)])
    refuse(database, other, DAMAGED)


@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_a_profile_with_flipped_bits_is_refused_or_proved(
    database: Database, other: Path, data: st.DataObject
) -> None:
    flipped = bytearray(other.read_bytes())
    for _ in range(data.draw(st.integers(1, 20))):
        flipped[data.draw(st.integers(0, len(flipped) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    copy = other.with_name("copy.db")
    copy.write_bytes(flipped)
    with suppress(TransferError):
        read(database, copy)
    assert content(database) == []


def test_words_that_are_none_in_the_schema_are_damage(database: Database, other: Path) -> None:
    """SQLite says which of them it can't make sense of, and Python can't read that."""
    with sqlite(other) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_schema SET sql = CAST(x'63ff64' AS TEXT) WHERE name = 'move'"
        )
    refuse(database, other, DAMAGED)
    with refused(Problem.DAMAGED):
        open_profile(other)


def test_another_database_is_foreign(database: Database, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
        connection.commit()
    refuse(database, tmp_path / "recipes.db", FOREIGN)


def test_a_schema_of_no_language_is_damage(other: Path) -> None:
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_schema SET name = CAST(x'ff' AS TEXT), sql = CAST(x'ffff' AS TEXT)"
            " WHERE name = 'seat'"
        )
        connection.commit()
    with refused(Problem.DAMAGED):
        open_profile(other)
