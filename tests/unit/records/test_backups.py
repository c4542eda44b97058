"""Backups without being asked: one a day, whole, and fewer the older they are."""

import os
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.unit.records.limits import file_size_limit
from tests.unit.records.support import names, profile, refused, sqlite
from tests.unit.records.transferring import (
    Said,
    a_game,
    another,
    change,
    content,
    in_memory,
    in_version_1,
)
from yacht_desktop.records import Database, Problem, StoppedError, open_profile
from yacht_desktop.records.backups import back_up_daily, count_games, list_backups

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)


OTHERS = [("notes", "db.new"), ("yacht-daily", "txt.new"), ("other-daily", "db.new")]


def put(folder: Path, why: str, at: datetime, more: str = "") -> Path:
    """A file with the name of a backup."""
    file = folder / "backups" / f"yacht-{why}-{at:%Y%m%dT%H%M%SZ}{more}.db"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(b"")
    return file


@pytest.fixture
def played(database: Database) -> Database:
    a_game(database, 1)
    a_game(database, 2, turns=2)
    return database


def test_a_backup_holds_everything(played: Database) -> None:
    made = back_up_daily(played)
    assert made is not None
    assert made.name.startswith("yacht-daily-")
    with profile(made) as copy:
        assert content(copy) == content(played)
        assert copy.rows("PRAGMA integrity_check") == [("ok",)]


def test_one_a_day_is_enough(played: Database) -> None:
    for hour in (0, 5, 11):
        back_up_daily(played, NOW.replace(hour=hour))
    assert len(list_backups(played.path)) == 1
    back_up_daily(played, NOW + DAY)
    assert [b.at for b in list_backups(played.path)] == [NOW + DAY, NOW.replace(hour=0)]


def test_a_backup_for_another_reason_is_one_of_its_day(played: Database) -> None:
    played.back_up("before-import", NOW)
    assert back_up_daily(played, NOW) is None


def test_what_another_file_held_is_none_of_ours(played: Database, tmp_path: Path) -> None:
    put(tmp_path, "replaced", NOW)
    assert back_up_daily(played, NOW) is not None


def test_there_is_nothing_to_keep_before_the_first_roll(database: Database) -> None:
    a_game(database, 1, turns=0)
    assert back_up_daily(database) is None
    assert not (database.path.parent / "backups").exists()


def test_games_that_are_not_kept_are_not_backed_up() -> None:
    with in_memory() as memory:
        a_game(memory, 1)
        assert back_up_daily(memory) is None


def test_play_goes_on_meanwhile(played: Database) -> None:
    before = len(content(played))

    def play(_done: float) -> bool:
        a_game(played, 1000 + len(content(played)), turns=1)
        return True

    made = back_up_daily(played, NOW, play)
    assert made is not None
    with profile(made) as copy:
        assert len(content(copy)) == before < len(content(played))


@pytest.mark.parametrize("many", range(2))
def test_stopped_halfway_there_is_none(played: Database, many: int) -> None:
    with pytest.raises(StoppedError):
        back_up_daily(played, NOW, Said(many))
    assert list_backups(played.path) == []
    assert names(played.path.parent / "backups") == set()
    assert back_up_daily(played, NOW) is not None


def test_without_room_there_is_none_and_the_older_ones_stay(
    played: Database, tmp_path: Path
) -> None:
    for day in range(1, 40):
        put(tmp_path, "daily", NOW - day * DAY)
    before = names(tmp_path / "backups")
    with file_size_limit(5000), refused(Problem.UNREACHABLE):
        back_up_daily(played, NOW)
    assert names(tmp_path / "backups") == before


def test_a_file_that_is_not_whole_is_no_backup(played: Database) -> None:
    with sqlite(played.path) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE move SET ply = -1 WHERE ply = 0")
    with closing(open_profile(played.path)) as again, refused(Problem.DAMAGED):
        back_up_daily(again, NOW)
    assert list_backups(played.path) == []


def test_the_oldest_go_when_a_new_one_is_there(played: Database, tmp_path: Path) -> None:
    for day in range(1, 60):
        put(tmp_path, "daily", NOW - day * DAY)
    for day in (100, 101):
        put(tmp_path, "before-import", NOW - day * DAY)
    back_up_daily(played, NOW)
    left = [backup.at for backup in list_backups(played.path)]
    assert left[:12] == [NOW - day * DAY for day in range(12)]
    assert NOW - 100 * DAY in left
    assert NOW - 101 * DAY not in left
    assert len(left) < 12 + 10 + 9


def test_drafts_of_crashes_are_swept_away_and_nothing_else(
    played: Database, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [f"yacht-daily-20260101T000000Z.db.new{end}" for end in ("", "-wal", "-journal")]
    kept = [f"{name}-20260101T000000Z.{end}" for name, end in OTHERS]
    young = "yacht-before-import-20261130T115900Z.db.new"
    for name in (*old, *kept, young):
        (folder / name).write_text("x")
        os.utime(folder / name, ((NOW - 3 * DAY).timestamp(),) * 2)
    os.utime(folder / young, (NOW.timestamp(),) * 2)
    back_up_daily(played, NOW)
    assert names(folder) == {*kept, young, "yacht-daily-20261130T120000Z.db"}


def test_the_list_is_newest_first_and_has_backups_only(tmp_path: Path) -> None:
    for why, at, more in [
        ("daily", NOW - 2 * DAY, ""),
        ("before-import", NOW, "-10"),
        ("before-import", NOW, "-2"),
        ("before-import", NOW, ""),
        ("before-version-2", NOW - DAY, ""),
        ("before-restore", NOW + DAY, ""),
    ]:
        put(tmp_path, why, at, more)
    for name in [
        "yacht.db",
        "yacht-daily-20261130T120000Z.db.new",
        "yacht-daily-20261399T120000Z.db",
        "yacht-sometimes-20261130T120000Z.db",
        "yacht-2-daily-20261130T120000Z.db",
    ]:
        (tmp_path / "backups" / name).write_bytes(b"")
    (tmp_path / "backups" / "yacht-daily-20261130T120001Z.db").mkdir()
    assert [backup.path.name[6:-3] for backup in list_backups(tmp_path / "yacht.db")] == [
        "before-restore-20261201T120000Z",
        "before-import-20261130T120000Z-10",
        "before-import-20261130T120000Z-2",
        "before-import-20261130T120000Z",
        "before-version-2-20261129T120000Z",
        "daily-20261128T120000Z",
    ]
    assert [b.path.name for b in list_backups(tmp_path / "yacht-2.db")] == [
        "yacht-2-daily-20261130T120000Z.db"
    ]


def test_without_a_folder_there_are_none(tmp_path: Path) -> None:
    assert list_backups(tmp_path / "yacht.db") == []
    (tmp_path / "backups").touch()
    assert list_backups(tmp_path / "yacht.db") == []


def test_games_and_size_are_told(played: Database) -> None:
    back_up_daily(played)
    (backup,) = list_backups(played.path)
    assert count_games(backup) == 1
    assert backup.size == backup.path.stat().st_size > 10_000
    change(played, "UPDATE game SET deleted = 1 WHERE number = 1")
    played.back_up("before-import")
    assert sorted(map(count_games, list_backups(played.path)), key=str) == [0, 1]


def test_games_of_an_older_version_are_told(played: Database, tmp_path: Path) -> None:
    backup = put(tmp_path, "before-version-2", NOW)
    backup.unlink()
    in_version_1(played.path, backup)
    assert [count_games(known) for known in list_backups(played.path)] == [1]


def test_a_backup_that_can_t_be_read_has_no_games(tmp_path: Path) -> None:
    put(tmp_path, "daily", NOW).write_bytes(b"no database at all" * 999)
    put(tmp_path, "daily", NOW - DAY)
    with another(tmp_path) as other:
        (tmp_path / "backups").mkdir(exist_ok=True)
        strange = put(tmp_path, "daily", NOW - 2 * DAY)
        strange.unlink()
    other.path.rename(strange)
    with sqlite(strange) as connection:
        connection.execute("ALTER TABLE game RENAME TO gone")
    backups = list_backups(tmp_path / "yacht.db")
    assert [count_games(backup) for backup in backups] == [None] * 3
    missing = backups[0]
    missing.path.unlink()
    assert count_games(missing) is None


@pytest.mark.skipif(os.name == "nt", reason="no folder can be synced there")
def test_the_first_backup_outlasts_a_power_cut(
    played: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its folder is new, too, and so is the name of that."""
    synced, sync = set[int](), os.fsync

    def note(opened: int) -> None:
        sync(opened)
        synced.add(os.fstat(opened).st_ino)

    monkeypatch.setattr(os, "fsync", note)
    made = back_up_daily(played)
    assert made is not None
    assert {folder.stat().st_ino for folder in made.parents[:2]} <= synced
