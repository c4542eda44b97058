"""A file that is replaced or deleted while the program has it open, as tools that sync do."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.unit.records.support import (
    TOTAL,
    Dump,
    begin,
    dump,
    dump_of,
    finish,
    games_of,
    prints,
    profile,
    refused,
)
from yacht_desktop.records import Database, Problem

Disturb = Callable[[Path], object]


def replace(path: Path) -> None:
    path.with_name("older.db").replace(path)


def delete(path: Path) -> None:
    path.unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


@pytest.fixture
def older(played: Path) -> Dump:
    """What an older copy of the file holds, which lies beside it."""
    shutil.copy(played, played.with_name("older.db"))
    return dump_of(played)


def play_on(database: Database) -> Dump:
    games = games_of(database)
    finish(games, TOTAL)
    begin(games)
    return dump(database)


def copies(path: Path) -> list[Path]:
    return list((path.parent / "backups").iterdir())


def test_the_file_that_took_its_place_is_left_as_it_is(played: Path, older: Dump) -> None:
    with profile(played) as database:
        newest = play_on(database)
        replace(played)
        before = prints(played.parent)["yacht.db"]
        for _ in range(2):
            with refused(Problem.REPLACED):
                begin(games_of(database))
            assert dump(database) == newest
    assert prints(played.parent)["yacht.db"] == before
    assert dump_of(played) == older
    (copy,) = copies(played)
    assert copy.name.startswith("yacht-replaced-")
    assert dump_of(copy) == newest


@pytest.mark.parametrize("disturb", [replace, delete, move])
def test_what_it_held_is_kept_though_nothing_more_was_written(
    played: Path, older: Dump, disturb: Disturb
) -> None:
    with profile(played) as database:
        newest = play_on(database)
        disturb(played)
    (copy,) = copies(played)
    assert dump_of(copy) == newest
    left = dump_of(played)
    assert left == (older if disturb is replace else {table: [] for table in older})


def test_a_log_that_came_with_the_other_file_stays_with_it(
    tmp_path: Path, played: Path, older: Dump
) -> None:
    twin = tmp_path / "twin" / "yacht.db"
    twin.parent.mkdir()
    shutil.copy(played, twin)
    with profile(twin) as database:
        theirs = play_on(database)
        for suffix in ("", "-wal"):
            shutil.copy(f"{twin}{suffix}", f"{played.with_name('synced')}{suffix}")
    with profile(played) as database:
        newest = play_on(database)
        begin(games_of(database))
        newest = dump(database)
        for suffix in ("", "-wal"):
            played.with_name(f"synced{suffix}").replace(f"{played}{suffix}")
        before = prints(played.parent)
        with refused(Problem.REPLACED):
            begin(games_of(database))
    assert all(prints(played.parent)[name] == before[name] for name in ("yacht.db", "yacht.db-wal"))
    (copy,) = copies(played)
    assert dump_of(copy) == newest
    assert dump_of(played) == theirs != older


@pytest.mark.usefixtures("older")
def test_nothing_more_is_lost_where_no_copy_can_be_made(played: Path) -> None:
    (played.parent / "backups").touch()
    with profile(played) as database:
        play_on(database)
        replace(played)
        before = prints(played.parent)
        with refused(Problem.REPLACED):
            begin(games_of(database))
    assert before["yacht.db"] == prints(played.parent)["yacht.db"]
    assert played.with_name("yacht.db-wal").exists()


def test_a_folder_that_is_moved_away_is_told(tmp_path: Path) -> None:
    path = tmp_path / "data" / "yacht.db"
    with profile(path) as database:
        path.parent.rename(tmp_path / "moved")
        with refused(Problem.REPLACED):
            begin(games_of(database))
