"""A file from before corrections and house rules: everything in it stays, and both work."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.playing import resume
from tests.unit.records.support import TOTAL, profile
from yacht_desktop.records import Games, House, Houses, open_profile
from yacht_desktop.records.schema import STEPS
from yacht_desktop.rules import Amend, Category

_ROWS = (
    ("ruleset", (1, TRADITIONAL.to_json())),
    (
        "game (number, id, ruleset, players, seed, state, table_dice, started, ended, utc_offset,"
        " total, note)",
        (
            *(1, "one", 1, 1, bytes(32), "finished", 1, "2026-01-01T11:00:00Z"),
            *("2026-01-01T12:00:00Z", 60, TOTAL, "at the lake"),
        ),
    ),
    ("seat", (1, 0, "Ann", TOTAL)),
    *(
        ("move", (1, ply, notation))
        for ply, notation in enumerate(
            text
            for box in TRADITIONAL.categories
            for text in ("roll 66666" if box == "yacht" else "roll 12345", f"score {box}")
        )
    ),
)


def _old_file(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """A profile as step 2 left it, with a game at the table; what its tables hold."""
    with closing(open_profile(path, STEPS[:2])) as database:
        with database.transaction() as connection:
            for table, values in _ROWS:
                marks = ", ".join("?" * len(values))
                connection.execute(f"INSERT INTO {table} VALUES ({marks})", values)
        return {
            table: database.rows(f"SELECT * FROM {table} ORDER BY 1, 2")
            for table in ("ruleset", "game", "seat", "move", "card", "deletion", "tally")
        }


def test_step_3_keeps_every_row_and_adds_only_what_is_empty(path: Path) -> None:
    before = _old_file(path)
    with profile(path) as database:
        after = {table: database.rows(f"SELECT * FROM {table} ORDER BY 1, 2") for table in before}
        assert after.pop("game") == [(*row, None) for row in before.pop("game")]
        assert after == before
        assert database.rows("SELECT * FROM house") == []
        assert database.rows("PRAGMA integrity_check") == [("ok",)]
    assert len([*(path.parent / "backups").iterdir()]) == 1


def test_a_game_from_before_can_be_corrected(path: Path) -> None:
    _old_file(path)
    with profile(path) as database:
        games = Games(database)
        stored = games.return_to(1)
        assert (stored.names, stored.has_table_dice) == (("Ann",), True)
        resume(games, stored).amend(Amend(0, Category.YACHT, (1, 2, 3, 4, 5)))
        ending = games.ending(1)
        assert ending is not None
        assert (ending.total, ending.edited is None) == (TOTAL - 50, False)


def test_house_rules_are_kept_by_the_file_itself(path: Path) -> None:
    _old_file(path)
    with profile(path) as database:
        kept = Houses(database).save("Ours", TRADITIONAL)
        for broken in ("name = ''", "name = printf('%041d', 1)", "retired = 2"):
            try:
                with database.transaction() as connection:
                    connection.execute(f"UPDATE house SET {broken}")
            except sqlite3.IntegrityError:
                continue
            raise AssertionError(broken)
    with profile(path) as database:
        assert Houses(database).in_order() == [kept] == [House(1, "Ours", TRADITIONAL)]
