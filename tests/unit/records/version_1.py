"""A file as the first version of the schema has it, with the games of one of today."""

from contextlib import closing
from pathlib import Path

from yacht_desktop.records import Database, open_profile
from yacht_desktop.records.schema import STEPS

_COLUMNS = {
    "ruleset": "number, json",
    "game": (
        "number, id, ruleset, players, seed, state, assisted, table_dice, practice, started,"
        " ended, utc_offset, total"
    ),
    "seat": "game, player, name, total",
    "move": "game, ply, notation",
}


def set_back(today: Database, path: Path) -> Path:
    """Write down what a profile holds as the first version would have."""
    with closing(open_profile(path, STEPS[:1])) as first, first.transaction() as connection:
        for table, columns in _COLUMNS.items():
            marks = ", ".join("?" for _ in columns.split(","))
            connection.executemany(
                f"INSERT INTO {table} ({columns}) VALUES ({marks})",
                today.rows(f"SELECT {columns} FROM {table}"),
            )
    return path


def rows_of(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """All that the first version knew."""
    return {
        table: database.rows(f"SELECT {columns} FROM {table} ORDER BY 1, 2")
        for table, columns in _COLUMNS.items()
    }
