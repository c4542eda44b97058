"""Where nothing can be written: it is said at once, and the games can still be seen."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.limits import modes_bind
from tests.unit.records.support import (
    TOTAL,
    begin,
    dump,
    dump_of,
    finish,
    games_of,
    names,
    prints,
    profile,
    refused,
)
from yacht_desktop.records import (
    MEMORY,
    Problem,
    Statistics,
    open_in_memory,
    open_profile,
)


@contextmanager
def mode(path: Path, bits: int) -> Iterator[None]:
    """A file or folder with these rights, which hold even for root."""
    before = path.stat().st_mode
    path.chmod(bits)
    try:
        with modes_bind():
            yield
    finally:
        path.chmod(before)


@contextmanager
def read_only(path: Path, kind: str) -> Iterator[None]:
    """The file, or its folder, can be read and no more."""
    with mode(path, 0o444) if kind == "file" else mode(path.parent, 0o555):
        yield


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_a_file_that_can_t_be_written_is_told_and_can_be_seen(played: Path, kind: str) -> None:
    games, files = dump_of(played), prints(played.parent)
    with read_only(played, kind):
        with refused(Problem.READ_ONLY):
            open_profile(played)
        database = open_in_memory(played)
    assert database.path == played
    assert dump(database) == games
    assert begin(games_of(database)).number == 4
    assert finish(games_of(database), 250) == 5
    record = Statistics(database).record(TRADITIONAL)
    assert record is not None
    assert record.total == max(250, TOTAL)
    database.close()
    assert prints(played.parent) == files


@pytest.mark.parametrize("kept", ["log", "log and index"])
@pytest.mark.parametrize("kind", ["file", "folder"])
def test_so_can_what_a_crash_left_in_the_log(
    tmp_path: Path, played: Path, kind: str, kept: str
) -> None:
    copy = tmp_path / "killed" / "yacht.db"
    copy.parent.mkdir()
    with profile(played) as database:
        finish(games_of(database), 250)
        for suffix in ("", "-wal", "-shm")[: 3 if kept == "log and index" else 2]:
            copy.with_name(f"yacht.db{suffix}").write_bytes(Path(f"{played}{suffix}").read_bytes())
        games = dump(database)
    files = prints(copy.parent)
    with read_only(copy, kind):
        with refused(Problem.READ_ONLY):
            open_profile(copy)
        in_memory = open_in_memory(copy)
    assert dump(in_memory) == games
    in_memory.close()
    after = prints(copy.parent)
    for index in [name for name in files if name.endswith("-shm")]:
        del files[index], after[index]
    assert files == after
    assert dump_of(copy) == games


def test_a_folder_where_no_file_can_be_made_is_told(tmp_path: Path) -> None:
    with mode(tmp_path, 0o555):
        for path in (tmp_path / "yacht.db", tmp_path / "new" / "folder" / "yacht.db"):
            with refused(Problem.READ_ONLY):
                open_profile(path)
            open_in_memory(path).close()
    assert names(tmp_path) == set()


def test_a_file_that_becomes_read_only_is_told_at_the_next_gesture(played: Path) -> None:
    """SQLite holds the file open, so that its rights matter from the next start on."""
    with profile(played) as database:
        with read_only(played, "file"):
            begin(games_of(database))
        games = dump(database)
    with read_only(played, "file"), refused(Problem.READ_ONLY):
        open_profile(played)
    assert dump_of(played) == games


def test_a_file_that_can_t_be_read_is_told_and_not_seen(played: Path) -> None:
    with mode(played, 0o000):
        with refused(Problem.UNREACHABLE):
            open_profile(played)
        database = open_in_memory(played)
    assert dump(database)["game"] == []
    database.close()
    with mode(played.parent, 0o000):
        with refused(Problem.READ_ONLY):
            open_profile(played)
        database = open_in_memory(played)
    assert dump(database)["game"] == []
    database.close()


def test_in_memory_the_file_is_open_for_others_at_the_same_time(played: Path) -> None:
    with profile(played) as database:
        begin(games_of(database))
        in_memory = open_in_memory(played)
        assert dump(in_memory) == dump(database)
        begin(games_of(database))
        assert dump(in_memory) != dump(database)
        in_memory.close()


@pytest.mark.parametrize("kind", ["none", "missing", "folder", "damaged", "newer"])
def test_what_can_t_be_read_leaves_the_memory_empty(played: Path, kind: str) -> None:
    match kind:
        case "missing":
            played.unlink()
        case "folder":
            played = played.parent
        case "damaged":
            played.write_bytes(played.read_bytes()[:9000])
        case "newer":
            with profile(played) as database, database.transaction() as connection:
                connection.execute("PRAGMA user_version = 99")
    database = open_in_memory(None if kind == "none" else played)
    assert database.path == (MEMORY if kind == "none" else played)
    assert dump(database)["game"] == []
    assert database.rows("PRAGMA foreign_keys") == [(1,)]
    assert begin(games_of(database)).number == 1
    database.close()


def test_a_profile_in_memory_is_gone_with_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        database = open_in_memory()
        assert begin(games_of(database)).number == 1
        database.close()
    assert names(tmp_path) == set()
