"""Schema steps: a copy first, then all of them or none, and every row as it was."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.records.limits import file_size_limit
from tests.unit.records.migrating import REBUILD
from tests.unit.records.support import (
    TOTAL,
    begin,
    dump,
    dump_of,
    finish,
    games_of,
    prints,
    profile,
    refused,
    sqlite,
    states,
)
from yacht_desktop.records import Problem, open_in_memory, open_profile
from yacht_desktop.records.files import pragma
from yacht_desktop.records.schema import STEPS, Step

ANOTHER: Step = ("CREATE TABLE badge (name TEXT NOT NULL) STRICT",)
SENSELESS: Step = (*ANOTHER, "UPDATE game SET assisted = 1", "ALTER TABLE nothing RENAME TO less")
ENDLESS: Step = (
    *ANOTHER,
    "PRAGMA max_page_count = 1",
    "INSERT INTO badge SELECT hex(zeroblob(100000))",
)
CARELESS: Step = ("DELETE FROM ruleset",)


def backups(path: Path) -> list[Path]:
    return sorted((path.parent / "backups").iterdir())


def version_of(path: Path) -> int:
    with sqlite(path) as connection:
        return pragma(connection, "user_version")


def test_every_row_is_as_before(played: Path) -> None:
    before = dump_of(played)
    assert dump_of(played, REBUILD) == before
    assert version_of(played) == len(STEPS) + 1
    with profile(played, REBUILD) as database:
        assert set(database.rows("SELECT mood FROM game")) == {("",)}
        assert finish(games_of(database), TOTAL) == 4


def test_references_bind_again_afterwards(played: Path) -> None:
    for more in ([], [REBUILD], [REBUILD]):
        with profile(played, *more) as database:
            assert database.rows("PRAGMA foreign_keys") == [(1,)]
            with pytest.raises(sqlite3.IntegrityError), database.transaction() as connection:
                connection.execute("INSERT INTO move VALUES (99, 0, 'roll 12345')")


def test_a_copy_of_the_old_file_is_kept(played: Path) -> None:
    before = dump_of(played)
    open_profile(played, (*STEPS, REBUILD)).close()
    (copy,) = backups(played)
    assert copy.name.startswith(f"yacht-before-version-{len(STEPS) + 1}-")
    assert copy.suffix == ".db"
    assert version_of(copy) == len(STEPS)
    assert dump_of(copy) == before


def test_the_copy_holds_what_is_only_in_the_log(path: Path) -> None:
    with profile(path) as database:
        begin(games_of(database))
        before = dump(database)
        open_profile(path, (*STEPS, ANOTHER)).close()
        (copy,) = backups(path)
        assert dump_of(copy) == before


def test_two_migrations_in_a_row(played: Path) -> None:
    before = dump_of(played)
    assert dump_of(played, ANOTHER) == before
    assert dump_of(played, ANOTHER, REBUILD) == before
    assert [version_of(copy) for copy in backups(played)] == [len(STEPS), len(STEPS) + 1]
    assert version_of(played) == len(STEPS) + 2


def test_two_steps_at_once_need_one_copy(played: Path) -> None:
    before = dump_of(played)
    assert dump_of(played, REBUILD, ANOTHER) == before
    assert len(backups(played)) == 1


def test_nothing_is_copied_when_nothing_is_to_do(played: Path) -> None:
    open_profile(played).close()
    assert not (played.parent / "backups").exists()


@pytest.mark.parametrize(
    ("step", "error"),
    [
        (SENSELESS, sqlite3.OperationalError),
        (CARELESS, sqlite3.IntegrityError),
    ],
)
def test_a_step_that_fails_is_our_fault_and_changes_nothing(
    played: Path, step: Step, error: type[Exception]
) -> None:
    before = dump_of(played)
    for _ in range(2):
        with pytest.raises(error):
            open_profile(played, (*STEPS, REBUILD, step))
    assert version_of(played) == len(STEPS)
    assert dump_of(played) == before
    assert [dump_of(copy) for copy in backups(played)] == [before, before]


def test_a_step_for_which_there_is_no_room_changes_nothing(played: Path) -> None:
    before = dump_of(played)
    with refused(Problem.FULL):
        open_profile(played, (*STEPS, REBUILD, ENDLESS))
    assert dump_of(played) == before
    assert version_of(played) == len(STEPS)


def test_references_that_dangle_already_don_t_stop_it(played: Path) -> None:
    with sqlite(played) as connection:
        connection.execute("DELETE FROM game WHERE number = 1")
    with profile(played, REBUILD) as database:
        assert set(states(database)) == {2, 3}


def test_no_copy_no_migration(played: Path) -> None:
    before = prints(played.parent)
    with file_size_limit(played.stat().st_size - 1), refused(Problem.UNREACHABLE):
        open_profile(played, (*STEPS, REBUILD))
    assert backups(played) == []
    assert prints(played.parent) == before
    (played.parent / "backups").rmdir()
    (played.parent / "backups").touch()
    with refused(Problem.UNREACHABLE):
        open_profile(played, (*STEPS, REBUILD))
    assert dump_of(played)
    assert version_of(played) == len(STEPS)


def test_a_draft_of_a_copy_left_by_a_crash_is_no_hindrance(played: Path) -> None:
    folder = played.parent / "backups"
    folder.mkdir()
    for suffix in ("", "-wal", "-journal"):
        (folder / f"yacht.db.new{suffix}").write_bytes(b"half a file" * 999)
    before = dump_of(played)
    open_profile(played, (*STEPS, REBUILD)).close()
    copy = next(file for file in backups(played) if file.suffix == ".db")
    assert dump_of(copy) == before


def test_a_file_that_is_not_whole_is_not_migrated(
    played: Path,
) -> None:
    """The copy is checked row by row, more closely than a start has time for."""
    with sqlite(played) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE move SET ply = -1 WHERE ply = 0")
    with refused(Problem.DAMAGED):
        open_profile(played, (*STEPS, REBUILD))
    assert version_of(played) == len(STEPS)
    assert backups(played) == []


def test_a_copy_in_memory_is_migrated_too(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next version shows the games of a file that it can't write to, and so can't migrate."""
    before, files = dump_of(played), prints(played.parent)
    monkeypatch.setattr("yacht_desktop.records.profile.STEPS", (*STEPS, REBUILD))
    with closing(open_in_memory(played)) as database:
        assert database.rows("PRAGMA user_version") == [(len(STEPS) + 1,)]
        assert set(database.rows("SELECT mood FROM game")) == {("",)}
        assert dump(database) == before
    assert prints(played.parent) == files
