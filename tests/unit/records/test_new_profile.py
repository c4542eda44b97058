"""A new profile: made at once, where the player wants it, and set up to keep what is written."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.support import (
    SEED,
    begin,
    dump_of,
    games_of,
    names,
    profile,
    refused,
    sqlite,
)
from yacht_desktop.records import Database, Problem, open_profile, vacant_profile
from yacht_desktop.records.files import pragma, without_host
from yacht_desktop.records.inspection import fingerprint, parts_of
from yacht_desktop.records.profile import existing_profiles
from yacht_desktop.records.schema import APPLICATION_ID, FINGERPRINT, STEPS, Step

TABLES = {"ruleset", "game", "seat", "move", "card", "deletion", "tally", "house"}


def test_the_file_says_whose_it_is_and_of_which_version(database: Database) -> None:
    header = database.path.read_bytes()[:100]
    assert header[60:64] == len(STEPS).to_bytes(4)
    assert header[68:72] == APPLICATION_ID.to_bytes(4) == b"Yach"


def test_the_parts_known_in_advance_are_those_that_the_steps_make(database: Database) -> None:
    with sqlite(database.path) as connection:
        assert fingerprint(parts_of(connection)) == FINGERPRINT


def test_every_table_is_strict(database: Database) -> None:
    tables = database.rows(
        "SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite%'"
    )
    assert dict(tables) == dict.fromkeys(TABLES, 1)
    with pytest.raises(sqlite3.IntegrityError), database.transaction() as connection:
        connection.execute("INSERT INTO ruleset (json) VALUES (x'00')")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("trusted_schema", 0),
        ("cell_size_check", 1),
    ],
)
def test_the_connection_is_set_up_to_keep_what_is_written(
    path: Path, name: str, value: object
) -> None:
    for _ in ("new", "opened again"):
        with profile(path) as database:
            assert database.rows(f"PRAGMA {name}") == [(value,)]


def test_a_game_takes_its_seats_and_moves_along(database: Database) -> None:
    begin(games_of(database))
    with database.transaction() as connection:
        connection.execute("DELETE FROM game")
    assert database.rows("SELECT * FROM seat") == database.rows("SELECT * FROM move") == []
    with pytest.raises(sqlite3.IntegrityError), database.transaction() as connection:
        connection.execute("INSERT INTO move VALUES (1, 0, 'roll 12345')")


def test_closing_leaves_one_file(path: Path) -> None:
    open_profile(path).close()
    assert names(path.parent) == {path.name}


@pytest.mark.parametrize(
    "folder",
    [
        Path("not/yet/there"),
        Path("Žluťoučký 用户 ☃ #%?&=;'\""),
        Path("%2e%2e%00"),
        Path(" leading and trailing "),
        Path("e\u0301 is not é"),
        Path("n" * 200, "m" * 200),
    ],
)
def test_any_folder_will_do(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / folder / "yacht.db"
    with profile(path) as database:
        begin(games_of(database))
    assert names(path.parent) == {"yacht.db"}
    assert len(dump_of(path)["game"]) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_folder_whose_name_is_no_unicode_will_do(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"caf\xe9") / "yacht.db"
    with profile(path) as database:
        begin(games_of(database))
    assert len(dump_of(path)["game"]) == 1


def test_the_locale_doesn_t_matter(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib, yacht_desktop.records as r; r.open_profile(pathlib.Path(sys.argv[1]))"
    )
    path = tmp_path / "Žluťoučký 用户 ☃" / "yacht.db"
    environment = {"LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    command = [sys.executable, "-c", code, str(path)]
    subprocess.run(command, check=True, env=os.environ | environment)
    assert dump_of(path)["game"] == []


def test_a_relative_path_is_meant_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with profile(Path("yacht.db")) as database:
        monkeypatch.chdir("/")
        begin(games_of(database))
    assert len(dump_of(tmp_path / "yacht.db")["game"]) == 1


@pytest.mark.parametrize("stored", [True, False])
def test_a_link_leads_to_the_file(tmp_path: Path, path: Path, *, stored: bool) -> None:
    path.symlink_to(tmp_path / "elsewhere.db")
    if stored:
        (tmp_path / "elsewhere.db").touch()
    with profile(path) as database:
        begin(games_of(database))
    assert len(dump_of(path)["game"]) == 1


def test_a_windows_share_is_part_of_the_path() -> None:
    assert without_host("file:///C:/Yacht/yacht.db") == "file:///C:/Yacht/yacht.db"
    assert without_host("file://server/share/yacht.db") == "file:////server/share/yacht.db"


def test_an_empty_file_becomes_a_profile(path: Path) -> None:
    path.touch()
    assert dump_of(path)["game"] == []
    assert names(path.parent) == {path.name}


@pytest.mark.parametrize("suffix", ["", "-journal", "-wal", "-shm"])
def test_a_draft_left_by_a_crash_is_no_hindrance(path: Path, suffix: str) -> None:
    draft = path.with_name(f"yacht.db.new{suffix}")
    draft.write_bytes(b"half a file" * 999)
    with profile(path) as database:
        begin(games_of(database))
    assert len(dump_of(path)["game"]) == 1
    assert not path.with_name("yacht.db.new").exists()


@pytest.mark.parametrize("left", [None, b""])
def test_a_log_whose_file_is_gone_is_not_read_into_the_new_one(
    path: Path, left: bytes | None
) -> None:
    with profile(path) as database:
        begin(games_of(database))
        log = path.with_name("yacht.db-wal").read_bytes()
    path.unlink()
    if left is not None:
        path.write_bytes(left)
    path.with_name("yacht.db-wal").write_bytes(log)
    assert dump_of(path)["game"] == []
    assert path.with_name("yacht.db-wal.orphan").read_bytes() == log


def test_a_profile_that_can_t_be_made_leaves_nothing(path: Path) -> None:
    steps: tuple[Step, ...] = (*STEPS, ("CREATE TABLE this is no SQL",))
    with pytest.raises(sqlite3.OperationalError, match="syntax error"):
        open_profile(path, steps)
    assert names(path.parent) == set()


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with refused(Problem.UNREACHABLE):
        open_profile(tmp_path / "data" / "yacht.db")
    (tmp_path / "yacht.db").mkdir()
    with refused(Problem.UNREACHABLE):
        open_profile(tmp_path / "yacht.db")


def test_profiles_beside_are_counted(path: Path) -> None:
    assert vacant_profile(path) == path.with_name("yacht-2.db")
    assert existing_profiles(path) == [path]
    for name in ("yacht.db", "yacht-2.db", "yacht-3.db", "yacht-5.db"):
        path.with_name(name).touch()
    assert vacant_profile(path) == path.with_name("yacht-4.db")
    assert [p.name for p in existing_profiles(path)] == ["yacht.db", "yacht-2.db", "yacht-3.db"]


def test_two_profiles_don_t_share_an_id(tmp_path: Path) -> None:
    ids = set()
    for name in ("one.db", "two.db"):
        with profile(tmp_path / name) as database:
            games_of(database).start(TRADITIONAL, SEED)
            ids |= set(database.rows("SELECT id FROM game"))
    assert len(ids) == 2


def test_pragma_reads_numbers(path: Path) -> None:
    open_profile(path).close()
    with sqlite(path) as connection:
        assert pragma(connection, "user_version") == len(STEPS)
