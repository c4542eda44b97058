"""Files whose schema isn't ours to the letter, and values that no Yacht ever wrote."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.support import begin, games_of, prints, profile, refused, sqlite
from yacht_desktop.records import (
    Archive,
    Games,
    Houses,
    Problem,
    Selection,
    Statistics,
    open_profile,
)
from yacht_desktop.rules import MAX_PLAYERS, Ruleset

ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"


@contextmanager
def changed(path: Path, *statements: str) -> Iterator[None]:
    """Let another program change a file with none of the file's own checks."""
    with sqlite(path) as connection:
        for pragma in ("ignore_check_constraints = ON", "writable_schema = ON"):
            connection.execute(f"PRAGMA {pragma}")
        for statement in statements:
            connection.execute(statement)
    yield


@pytest.mark.parametrize(
    "statements",
    [
        [
            "DROP TRIGGER result_counts",
            f"CREATE TRIGGER result_counts AFTER UPDATE ON game BEGIN {ENDLESS}; END",
        ],
        [f"CREATE TRIGGER more AFTER INSERT ON move BEGIN {ENDLESS}; END"],
        ["CREATE UNIQUE INDEX more ON game (id, seed)"],
        ["CREATE TABLE more (game INTEGER REFERENCES game)"],
        ["ALTER TABLE game ADD COLUMN more TEXT"],
        ["ALTER TABLE seat RENAME COLUMN name TO names"],
        ["DROP TABLE card", "CREATE TABLE card (game, player)"],
        ["UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '')"],
        ["UPDATE sqlite_schema SET sql = replace(sql, 'ply >= 0', 'ply > 0')"],
        ["ALTER TABLE house RENAME TO h", "CREATE VIEW house AS SELECT * FROM h"],
    ],
    ids=lambda statements: statements[-1][:90],
)  # fmt: skip
def test_parts_made_otherwise_are_damage_and_stay_as_they_are(
    played: Path, statements: list[str]
) -> None:
    with changed(played, *statements):
        before = prints(played.parent)
        with refused(Problem.DAMAGED):
            open_profile(played)
        assert prints(played.parent) == before


@pytest.mark.parametrize(
    "statement",
    ["CREATE VIEW more AS SELECT * FROM game", "CREATE TABLE more (x)", "ANALYZE", "VACUUM"],
)
def test_what_does_not_interfere_is_let_be(played: Path, statement: str) -> None:
    with changed(played, statement), closing(open_profile(played)) as database:
        begin(games_of(database))


def test_format_that_sqlite_does_not_know_is_damage(played: Path) -> None:
    data = bytearray(played.read_bytes())
    data[44:48] = (77).to_bytes(4)
    played.write_bytes(data)
    with refused(Problem.DAMAGED):
        open_profile(played)


@pytest.mark.parametrize(
    "change",
    [
        *("ended = 'x'", "ended = ''", "ended = '9999-12-31T23:59:59Z'", "edited = 'x'"),
        "utc_offset = 1000000000000",
        *("edited = '0001-01-01T00:00:00+23:59'", "ended = '0001-01-01', utc_offset = -99"),
    ],
)
def test_times_that_make_no_sense_are_no_fault(played: Path, change: str) -> None:
    with changed(played, f"UPDATE game SET {change} WHERE number = 2"), profile(played) as database:
        assert Games(database).ending(2) is not None


def test_numbers_without_room_are_damage(played: Path) -> None:
    huge = "UPDATE tally SET games = 9223372036854775807"
    with changed(played, huge), profile(played) as database, refused(Problem.DAMAGED):
        database.rows("SELECT sum(games) FROM tally")


def test_house_rules_are_kept_behind_any_others(path: Path) -> None:
    with profile(path) as database:
        Houses(database).save("Mine", Ruleset(yacht=60))
    with changed(path, "UPDATE house SET position = 9223372036854775807"), profile(path) as again:
        Houses(again).save("Yours", Ruleset(yacht=70))
        assert len(Houses(again).in_order()) == 2


def test_row_that_breaks_the_rules_of_its_table_is_damage(played: Path) -> None:
    broken = "INSERT INTO move VALUES (99, 0, 'roll 12345')"  # there is no such game
    with (
        changed(played, broken),
        profile(played) as database,
        refused(Problem.DAMAGED),
        database.transaction() as connection,
    ):
        connection.execute("UPDATE move SET game = 98 WHERE game = 99")


def test_more_players_than_any_game_has_take_no_memory(played: Path) -> None:
    with profile(played) as database:
        with changed(played, "UPDATE game SET players = 86400000000000 WHERE number = 2"):
            stored = Games(database).stored(2)
        assert stored is not None
        assert len(stored.names) == MAX_PLAYERS


def test_finished_game_without_a_total_is_in_no_list(played: Path) -> None:
    lost = "UPDATE OR IGNORE game SET total = NULL WHERE number = 2"
    with changed(played, lost), profile(played) as database:
        assert Archive(database).best(Selection(TRADITIONAL), 0, 50) == []
        assert Statistics(database).record(TRADITIONAL) is None
