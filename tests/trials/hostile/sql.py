"""What another program may have done to a file of games: any value, any schema, any log."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from hypothesis import strategies as st

_NUMBERS: Final = (
    *(
        "0",
        "-1",
        "1",
        "7",
        "100000",
        "1000000000000",
        "9223372036854775807",
        "-9223372036854775808",
    ),
    *("9223372036854775806", "2147483648", "86400000000000"),
)
_TEXTS: Final = (
    *("''", "'x'", "'a' || char(0) || 'b'", "CAST(x'ff' AS TEXT)", "hex(zeroblob(1000000))"),
    *(
        "'9999-12-31T23:59:59Z'",
        "'0000-00-00'",
        "'now'",
        "'-9999-12-31'",
        "'12:00'",
        "'2026-11-30'",
    ),
    *(
        "'0001-01-01T00:00:00Z'",
        "'[[[[[[[[['",
        "printf('%.*c', 5000, '9')",
        "'finished'",
        "'playing'",
    ),
    *("'abandoned'", "'{\"id\": 1}'", "char(10) || 'x'", "'9999-12-31T23:59:59+23:59'", "'total'"),
)
_OTHERS: Final = ("NULL", "1e308", "1.5", "x'ff00'", "zeroblob(31)", "zeroblob(32)")
_MOVES: Final = (
    *("roll 12345", "roll 66666", "roll 123456", "roll", "hold xxxxx", "hold .....", "score yacht"),
    *(
        "score ones",
        "score x",
        "leave 0",
        "leave 5",
        "leave 99999999999999999999",
        "amend 0 ones 11111",
    ),
    *(
        "amend 0 yacht 66666 choice",
        "amend 9 ones 11111",
        "",
        "\x00",
        "r" * 5000,
        "leave " + "9" * 6000,
    ),
    *("amend 0 ones \u0661\u0661\u0661\u0661\u0661", "roll \uff11\uff12\uff13\uff14\uff15"),
)
_NUMBERED: Final = (
    *(f"game.{name}" for name in ("players", "assisted", "table_dice", "practice", "deleted")),
    *(
        f"game.{name}"
        for name in ("number", "ruleset", "utc_offset", "utc_offset", "total", "total")
    ),
    *("seat.game", "seat.player", "seat.total", "move.game", "move.ply", "ruleset.number"),
    *(f"card.{name}" for name in ("game", "player", "ones", "yacht", "two_pairs", "choice")),
    *("tally.ruleset", "tally.points", "tally.games", "deletion.games", "deletion.players"),
    *("house.number", "house.position", "house.retired", "sqlite_sequence.seq"),
)
_WRITTEN: Final = (
    *(f"game.{name}" for name in ("id", "state", "started", "ended", "ended", "note", "edited")),
    *("seat.name", "ruleset.json", "tally.kind", "tally.box", "deletion.kind", "house.name"),
    *("house.ruleset", "sqlite_sequence.name"),
)
_ENDLESS: Final = (
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
)
_SCHEMA: Final = (
    *("DROP TABLE seat", "DROP INDEX ranking", "DROP TRIGGER result_counts", "CREATE TABLE x (y)"),
    "DROP TABLE house; CREATE VIEW house AS SELECT 1 AS number",
    "DROP TABLE card; CREATE TABLE card (game, player)",
    "DROP TABLE seat; CREATE TABLE seat (game, player, name, total)",
    "DROP TRIGGER result_counts;"
    f" CREATE TRIGGER result_counts AFTER UPDATE ON game BEGIN {_ENDLESS}; END",
    f"CREATE TRIGGER more AFTER INSERT ON move BEGIN {_ENDLESS}; END",
    "CREATE TRIGGER more AFTER INSERT ON move BEGIN SELECT RAISE(ABORT, 'no'); END",
    "CREATE TRIGGER more AFTER INSERT ON game BEGIN DELETE FROM game; END",
    "CREATE TRIGGER more BEFORE INSERT ON seat BEGIN SELECT load_extension('x'); END",
    "CREATE UNIQUE INDEX more ON move (notation)",
    "CREATE UNIQUE INDEX more ON game (ruleset)",
    "CREATE VIEW more AS SELECT * FROM game",
    "CREATE TABLE more (game INTEGER REFERENCES game)",
    "CREATE TABLE more (game INTEGER PRIMARY KEY REFERENCES game);"
    " INSERT INTO more SELECT number FROM game",
    "ALTER TABLE game ADD COLUMN more TEXT", "ALTER TABLE seat RENAME COLUMN name TO names",
    "ALTER TABLE move RENAME TO moves; CREATE TABLE move AS SELECT * FROM moves",
    "ALTER TABLE house RENAME TO h; CREATE VIEW house AS SELECT * FROM h",
    "CREATE VIRTUAL TABLE more USING fts5(x)", "ANALYZE", "REINDEX", "VACUUM",
    "UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '')",
    "UPDATE sqlite_schema SET sql = replace(sql, 'WITHOUT ROWID', '')",
    "UPDATE sqlite_schema SET sql = CAST(x'ff' AS TEXT) WHERE name = 'seat'",
    "UPDATE sqlite_schema SET name = 'sqlite_x' WHERE name = 'house'",
    "UPDATE sqlite_schema SET rootpage = 2", "UPDATE sqlite_schema SET rootpage = 99999",
    "UPDATE sqlite_schema SET type = 'view' WHERE name = 'tally'",
    "DELETE FROM sqlite_schema WHERE type = 'index'", "DELETE FROM sqlite_schema",
)  # fmt: skip
_PRAGMAS: Final = (
    *(f"user_version = {n}" for n in (-1, 0, 1, 2, 4, 2**31 - 1)),
    *(f"application_id = {n}" for n in (0, 7, -1)),
    *("journal_mode = DELETE", "auto_vacuum = 2", "default_cache_size = 2147483647"),
)  # fmt: skip


@st.composite
def statements(draw: st.DrawFn) -> list[str]:
    """Some things to do to a file."""
    if draw(st.integers(0, 3)) == 0:
        return [draw(_other()), draw(_value() | _other())]
    return [draw(_value() | _value() | _move()) for _ in range(draw(st.integers(1, 3)))]


@st.composite
def _value(draw: st.DrawFn) -> str:
    is_number = draw(st.booleans())
    table, column = draw(st.sampled_from(_NUMBERED if is_number else _WRITTEN)).split(".")
    fitting = st.sampled_from(_NUMBERS if is_number else _TEXTS)
    value = draw(fitting | fitting | fitting | st.sampled_from(_OTHERS))
    where = draw(st.sampled_from(("", "", " WHERE random() % 2", f" WHERE {column} > 1")))
    return f"UPDATE OR IGNORE {table} SET {column} = {value}{where}"


@st.composite
def _move(draw: st.DrawFn) -> str:
    move = draw(st.sampled_from(_MOVES)).replace("\0", "' || char(0) || '")
    kind = draw(st.sampled_from(("change", "more", "less", "many")))
    in_play = "(SELECT coalesce(max(number), 1) FROM game WHERE state = 'playing')"
    match kind:
        case "change":
            return f"UPDATE move SET notation = '{move}' WHERE ply = {draw(st.integers(0, 20))}"
        case "more":
            return f"INSERT INTO move VALUES ({in_play}, 900, '{move}')"
        case "less":
            return f"DELETE FROM move WHERE ply = {draw(st.integers(0, 20))}"
        case _:
            many = "WITH RECURSIVE n (p) AS (SELECT 1000 UNION ALL SELECT p + 1 FROM n LIMIT 20000)"
            return f"{many} INSERT INTO move SELECT {in_play}, p, '{move[:200]}' FROM n"


def _other() -> st.SearchStrategy[str]:
    return st.sampled_from((*_SCHEMA, *(f"PRAGMA {pragma}" for pragma in _PRAGMAS)))


def apply(path: Path, todo: list[str]) -> None:
    """Do what can be done of it, with every check of SQLite's off."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("ignore_check_constraints = ON", "foreign_keys = OFF", "synchronous = OFF"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA writable_schema = ON")
        connection.set_progress_handler(lambda: 1, 3_000_000)
        for statement in todo:
            with suppress(sqlite3.Error, UnicodeDecodeError):
                connection.executescript(statement)
