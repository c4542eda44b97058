"""Going back to a backup: after every check, all of it or nothing, and never without a way back."""

import shutil
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.unit.records.limits import file_size_limit
from tests.unit.records.processes import kill, kills, running
from tests.unit.records.support import games_of, names, profile, refused, sqlite
from tests.unit.records.transferring import (
    Rows,
    Said,
    a_game,
    another,
    cards,
    change,
    content,
    in_memory,
    in_version_1,
    not_taken,
    play_on,
)
from yacht_desktop.records import Database, Problem, StoppedError, open_profile
from yacht_desktop.records.backups import back_up_daily, list_backups
from yacht_desktop.records.restoring import restore
from yacht_desktop.records.transfer import TransferProblem


@pytest.fixture
def backup(database: Database) -> Path:
    """A backup with a finished game and one in play, after which another one was finished."""
    a_game(database, 1)
    a_game(database, 2, turns=2)
    made = back_up_daily(database, datetime(2026, 3, 1, tzinfo=UTC))
    assert made is not None
    play_on(database, 2)
    a_game(database, 3, turns=1)
    return made


def held_by(file: Path) -> Rows:
    with profile(file) as database:
        return content(database)


def test_everything_is_as_it_was(database: Database, backup: Path) -> None:
    restore(database, backup)
    assert content(database) == held_by(backup)
    with profile(database.path) as second:
        assert content(second) == held_by(backup)


def test_the_open_file_stays_the_same_file(database: Database, backup: Path) -> None:
    restore(database, backup)
    assert database.rows("PRAGMA journal_mode") == [("wal",)]
    assert database.rows("PRAGMA foreign_keys") == [(1,)]
    unfinished = games_of(database).unfinished()
    assert unfinished is not None
    play_on(database, unfinished.number)
    after = content(database)
    database.close()
    assert held_by(database.path) == after


def test_what_was_before_is_kept_as_one_more_backup(database: Database, backup: Path) -> None:
    before = content(database)
    restore(database, backup)
    newest, *_ = list_backups(database.path)
    assert newest.why == "before-restore"
    assert held_by(newest.path) == before
    restore(database, newest.path)
    assert content(database) == before


def test_a_backup_of_the_first_version_is_brought_up_to_date(
    database: Database, backup: Path, tmp_path: Path
) -> None:
    old = in_version_1(backup, tmp_path / "old.db")
    version_1 = old.read_bytes()
    restore(database, old)
    assert content(database) == held_by(backup)
    assert [card[0] for card in cards(database)] == [content(database)[0][0]]
    assert old.read_bytes() == version_1


Spoil = Callable[[Path], object]


def run(sql: str) -> Spoil:
    def spoil(file: Path) -> None:
        with sqlite(file) as connection:
            connection.executescript(sql)

    return spoil


SPOILS: dict[str, tuple[Spoil, TransferProblem]] = {
    "cut off": (lambda f: f.write_bytes(f.read_bytes()[:9000]), TransferProblem.DAMAGED),
    "empty": (lambda f: f.write_bytes(b""), TransferProblem.DAMAGED),
    "no database": (lambda f: f.write_bytes(b"x" * 9000), TransferProblem.DAMAGED),
    "gone": (Path.unlink, TransferProblem.UNREADABLE),
    "foreign": (run("PRAGMA application_id = 1"), TransferProblem.FOREIGN),
    "newer": (run("PRAGMA user_version = 99"), TransferProblem.NEWER),
    "no seats": (run("DROP TABLE seat"), TransferProblem.DAMAGED),
    "a lost move": (run("DELETE FROM move WHERE game = 1 AND ply > 5"), TransferProblem.UNEARNED),
    "a made-up total": (run("UPDATE seat SET total = 999"), TransferProblem.UNEARNED),
    "another index": (
        run(
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql ="
            " replace(sql, 'ply >= 0', 'ply > 0') WHERE name = 'move'"
        ),
        TransferProblem.DAMAGED,
    ),
}


@pytest.mark.parametrize(("spoil", "problem"), SPOILS.values(), ids=SPOILS.keys())
def test_a_backup_that_fails_a_check_changes_nothing(
    database: Database, backup: Path, spoil: Spoil, problem: TransferProblem
) -> None:
    before = content(database)
    spoil(backup)
    with not_taken(problem):
        restore(database, backup)
    assert content(database) == before
    assert [known.why for known in list_backups(database.path)] in (["daily"], [])


def test_a_game_that_was_set_aside_is_no_hindrance(database: Database, backup: Path) -> None:
    run(
        "UPDATE game SET state = 'set aside', ended = started WHERE state = 'playing';"
        "UPDATE move SET notation = 'leap' WHERE game = 2"
    )(backup)
    restore(database, backup)
    assert content(database) == held_by(backup)


def test_hidden_games_stay_hidden(database: Database, backup: Path) -> None:
    run("UPDATE game SET deleted = 1 WHERE number = 1")(backup)
    restore(database, backup)
    assert database.rows("SELECT deleted FROM game ORDER BY number") == [(1,), (0,)]


def test_told_to_stop_at_any_word_it_says_what_has_become_of_it(
    database: Database, backup: Path
) -> None:
    for many in range(100):
        change(database, "UPDATE game SET note = ?", f"word {many}")
        before = content(database)
        try:
            restore(database, backup, progress=Said(many))
        except StoppedError:
            assert content(database) == before
        else:
            break
    assert many > 3
    assert content(database) == held_by(backup)


def test_progress_never_goes_back(tmp_path: Path) -> None:
    with another(tmp_path) as large:
        for seed in range(60):
            a_game(large, seed, turns=1)
        made = back_up_daily(large)
        assert made is not None
        said = Said()
        restore(large, made, progress=said)
    assert said == sorted(said)
    assert 0 < said[0] < said[-1] == 1


def test_no_way_back_no_restore(database: Database, backup: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.db"
    shutil.copy(backup, elsewhere)
    shutil.rmtree(tmp_path / "backups")
    (tmp_path / "backups").touch()
    before = content(database)
    with refused(Problem.UNREACHABLE):
        restore(database, elsewhere)
    assert content(database) == before


def test_without_room_nothing_has_changed(database: Database, backup: Path) -> None:
    with profile(backup) as larger:
        change(larger, "UPDATE game SET note = hex(zeroblob(200000)) WHERE number = 1")
    before = content(database)
    size = database.path.stat().st_size + 30_000
    with file_size_limit(size), refused(Problem.UNREACHABLE):
        restore(database, backup)
    assert content(database) == before
    restore(database, backup)
    assert content(database) == held_by(backup)


def test_another_program_that_holds_the_file_is_told(
    database: Database, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yacht_desktop.records.files.WAIT_SECONDS", 0.02)
    before = content(database)
    with sqlite(database.path) as other:
        other.execute("BEGIN IMMEDIATE")
        with refused(Problem.LOCKED):
            restore(database, backup)
    assert content(database) == before


def test_games_that_are_not_kept_are_not_replaced(backup: Path) -> None:
    with in_memory() as memory:
        a_game(memory, 1)
        before = content(memory)
        with refused(Problem.READ_ONLY):
            restore(memory, backup)
        assert content(memory) == before


def test_a_file_that_took_the_place_of_ours_is_left_alone(
    database: Database, backup: Path, tmp_path: Path
) -> None:
    second = database.second()
    with closing(open_profile(tmp_path / "third.db")) as third:
        third.path.replace(database.path)
    with refused(Problem.REPLACED):
        restore(database, backup)
    with in_memory() as memory, closing(memory.snapshot()) as other, refused(Problem.REPLACED):
        second.replace_all(other)
    second.close()


def test_a_kill_in_the_middle_leaves_one_or_the_other(tmp_path: Path) -> None:
    path = tmp_path / "yacht.db"
    with profile(path) as database:
        for seed in range(40):
            a_game(database, seed)
        one = tmp_path / "one.db"
        shutil.copy(database.back_up("before-import"), one)
        change(database, "DELETE FROM game WHERE number % 2")
        two = tmp_path / "two.db"
        shutil.copy(database.back_up("before-import"), two)
    expected = [held_by(one), held_by(two)]
    for luck in kills(8):
        with running("restoring", path, one, two) as process:
            kill(process, luck.randint(1, 3), luck.uniform(0, 0.15))
        assert held_by(path) in expected
        with sqlite(path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert "yacht.db" in names(tmp_path)
