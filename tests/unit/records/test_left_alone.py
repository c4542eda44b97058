"""Files that the program must not touch: damaged, another program's, or a newer version's."""

import os
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

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
)
from yacht_desktop.records import Problem, StoreError, inspection, open_in_memory, open_profile
from yacht_desktop.records.schema import APPLICATION_ID, STEPS

PAGE = 4096
LUCK = Random(1)


def garbage(path: Path) -> None:
    path.write_bytes(LUCK.randbytes(5 * PAGE))


def one_byte(path: Path) -> None:
    path.write_bytes(b"S")


def text(path: Path) -> None:
    path.write_text("Yacht, the dice game\n" * 40, encoding="utf-8")


def truncated(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def truncated_to_the_header(path: Path) -> None:
    os.truncate(path, 100)


def truncated_to_a_page(path: Path) -> None:
    os.truncate(path, PAGE)


def overwrite(path: Path, at: int, by: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(by)


def header_overwritten(path: Path) -> None:
    overwrite(path, 0, LUCK.randbytes(100))


def page_size_overwritten(path: Path) -> None:
    overwrite(path, 16, b"\xff\xff")


def first_page_overwritten(path: Path) -> None:
    overwrite(path, 100, LUCK.randbytes(PAGE - 100))


def middle_overwritten(path: Path) -> None:
    overwrite(path, path.stat().st_size // PAGE // 2 * PAGE, LUCK.randbytes(4 * PAGE))


def zeros_in_the_middle(path: Path) -> None:
    overwrite(path, path.stat().st_size // PAGE // 2 * PAGE, bytes(4 * PAGE))


def run_sql(path: Path, *statements: str) -> None:
    with sqlite(path) as connection:
        for statement in statements:
            connection.execute(statement)


def table_missing(path: Path) -> None:
    run_sql(path, "DROP TABLE seat")


def index_missing(path: Path) -> None:
    run_sql(path, "DROP INDEX one_game_is_played")


def version_zero(path: Path) -> None:
    run_sql(path, "PRAGMA user_version = 0")


def version_negative(path: Path) -> None:
    run_sql(path, "PRAGMA user_version = -1")


DAMAGES = [
    garbage,
    one_byte,
    text,
    truncated,
    truncated_to_the_header,
    truncated_to_a_page,
    header_overwritten,
    page_size_overwritten,
    first_page_overwritten,
    middle_overwritten,
    zeros_in_the_middle,
    table_missing,
    index_missing,
    version_zero,
    version_negative,
]


def foreign_id(path: Path) -> None:
    run_sql(path, "PRAGMA application_id = 4711")


def no_id(path: Path) -> None:
    run_sql(path, "PRAGMA application_id = 0")


def another_program(path: Path) -> None:
    path.unlink()
    run_sql(path, "CREATE TABLE game (a)", f"PRAGMA user_version = {len(STEPS)}")


def newer(path: Path) -> None:
    run_sql(path, f"PRAGMA user_version = {len(STEPS) + 1}")


@pytest.fixture(scope="module")
def many_pages(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("large") / "yacht.db"
    with profile(path) as database:
        games = games_of(database)
        for _ in range(120):
            finish(games, TOTAL)
        begin(games)
    return path.read_bytes()


@pytest.fixture
def large(path: Path, many_pages: bytes) -> Path:
    """A closed file of more than thirty pages."""
    path.write_bytes(many_pages)
    return path


def assert_left_alone(path: Path, problem: Problem) -> None:
    before = prints(path.parent)
    for _ in range(2):
        with refused(problem):
            open_profile(path)
        open_in_memory(path).close()
    assert prints(path.parent) == before


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_left_alone(large: Path, damage: Callable[[Path], None]) -> None:
    damage(large)
    assert_left_alone(large, Problem.DAMAGED)


@pytest.mark.parametrize("damage", [foreign_id, no_id, another_program])
def test_a_foreign_file_is_left_alone(large: Path, damage: Callable[[Path], None]) -> None:
    damage(large)
    assert_left_alone(large, Problem.FOREIGN)


def test_a_newer_file_is_left_alone_and_names_the_versions(large: Path) -> None:
    newer(large)
    assert_left_alone(large, Problem.NEWER)
    with pytest.raises(StoreError) as caught:
        open_profile(large)
    assert caught.value.versions == (len(STEPS) + 1, len(STEPS))
    assert caught.value.path == large


def test_which_problems_are_the_file_s_own() -> None:
    own = {problem for problem in Problem if problem.is_of_the_file}
    assert own == {Problem.DAMAGED, Problem.FOREIGN, Problem.NEWER}


@pytest.mark.parametrize("keep_index", [True, False])
@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        (f"PRAGMA user_version = {len(STEPS) + 1}", Problem.NEWER),
        ("PRAGMA application_id = 4711", Problem.FOREIGN),
        ("DROP TABLE seat", Problem.DAMAGED),
    ],
)
def test_so_is_one_that_is_so_only_in_its_log(
    tmp_path: Path, played: Path, statement: str, problem: Problem, *, keep_index: bool
) -> None:
    """A program that was killed leaves its last changes in the log beside the file."""
    copy = tmp_path / "killed" / "yacht.db"
    copy.parent.mkdir()
    with sqlite(played) as connection:
        connection.execute(statement)
        for suffix in ("", "-wal", "-shm")[: 3 if keep_index else 2]:
            shutil.copy(f"{played}{suffix}", f"{copy}{suffix}")
    before = prints(copy.parent)
    with refused(problem):
        open_profile(copy)
    after = prints(copy.parent)
    if keep_index:  # SQLite writes to the index that it finds, which holds no data
        del before["yacht.db-shm"], after["yacht.db-shm"]
    assert before == after


def test_a_page_of_moves_that_is_damaged_is_found_before_it_is_needed(large: Path) -> None:
    """Wherever the damage is, the file is left alone or every row of it can be read."""
    whole, games = large.read_bytes(), dump_of(large)
    pages = len(whole) // PAGE
    assert pages > 30
    found, unused = set(), set()
    for page in range(1, pages):
        large.write_bytes(whole)
        overwrite(large, page * PAGE, b"Z" * PAGE)
        try:
            open_profile(large).close()
        except StoreError as error:
            found.add(error.problem)
        else:
            unused.add(page)
            assert dump_of(large) == games
    assert found == {Problem.DAMAGED}
    assert len(unused) < 3


def test_a_file_of_many_years_is_not_looked_over_at_every_start(
    large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    middle_overwritten(large)
    with refused(Problem.DAMAGED):
        open_profile(large)
    monkeypatch.setattr(inspection, "_LOOKED_OVER", PAGE)
    open_profile(large).close()


def test_a_change_that_a_crash_left_half_done_is_not_taken_for_damage(
    tmp_path: Path, large: Path
) -> None:
    """Where SQLite can't use a write-ahead log, on a network share, it keeps a journal."""
    before = dump_of(large)
    copy = tmp_path / "killed" / "yacht.db"
    copy.parent.mkdir()
    with sqlite(large) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        connection.execute("UPDATE game SET id = hex(randomblob(900))")
        for suffix in ("", "-journal"):
            shutil.copy(f"{large}{suffix}", f"{copy}{suffix}")
    with closing(open_in_memory(copy)) as in_memory:
        assert dump(in_memory)["game"] == []
    assert dump_of(copy) == before


def test_the_id_is_what_the_letters_say() -> None:
    assert int.from_bytes(b"Yach") == APPLICATION_ID
