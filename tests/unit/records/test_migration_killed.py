"""kill -9 while a large file is migrated, or a new one is made: the old file, or the new one."""

import shutil
import time
from pathlib import Path

import pytest

from tests.unit.records.migrating import REBUILD
from tests.unit.records.processes import kill, kills, running
from tests.unit.records.support import TOTAL, Dump, begin, dump_of, finish, games_of, profile
from tests.unit.records.version_1 import rows_of, set_back
from yacht_desktop.records import Database
from yacht_desktop.records.files import pragma, reading
from yacht_desktop.records.schema import STEPS

GAMES = 3000
MULTIPLY = (
    "INSERT INTO game (id, ruleset, players, seed, state, started, ended, utc_offset, total)"
    " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ?)"
    " SELECT hex(randomblob(16)), ruleset, players, randomblob(32), state, started, ended, 0, total"
    " FROM n, game WHERE number = 1",
    "INSERT INTO seat SELECT game.number, player, name, seat.total"
    " FROM game, seat WHERE seat.game = 1 AND game.number > ?",
    "INSERT INTO move SELECT game.number, ply, notation"
    " FROM game, move WHERE move.game = 1 AND game.number > ?",
)
COUNT_CARDS = {
    1: "SELECT count(*) FROM sqlite_schema WHERE name = 'card'",
    len(STEPS): "SELECT count(*) FROM card",
}


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed file with a few thousand games."""
    path = tmp_path_factory.mktemp("large") / "yacht.db"
    with profile(path) as database:
        finish(games_of(database), TOTAL)
        with database.transaction() as connection:
            connection.execute("DELETE FROM move WHERE ply >= 3")
            for statement, value in zip(MULTIPLY, (GAMES, 1, 1), strict=True):
                connection.execute(statement, (value,))
        begin(games_of(database))
    return path


def copies(path: Path) -> list[Path]:
    return list((path.parent / "backups").glob("*.db"))


def assert_nothing_is_lost(path: Path, games: Dump) -> None:
    with reading(path) as connection:
        version = pragma(connection, "user_version")
    assert version in (len(STEPS), len(STEPS) + 1)
    assert copies(path) or version == len(STEPS)
    for copy in copies(path):
        assert dump_of(copy) == games
    assert dump_of(path, REBUILD) == games


def test_a_migration_that_is_killed_leaves_the_old_file_or_the_new(
    large: Path, tmp_path: Path
) -> None:
    games = dump_of(large)
    assert len(games["game"]) == GAMES + 2
    started = time.monotonic()
    copy = Path(shutil.copy(large, tmp_path / "measured.db"))
    with profile(copy, REBUILD):
        needed = time.monotonic() - started
    for number, luck in enumerate(kills(10)):
        path = tmp_path / str(number) / "yacht.db"
        path.parent.mkdir()
        shutil.copy(large, path)
        with running("migrating", path, 1) as process:
            kill(process, 1, luck.uniform(0, 1.2 * needed))
        assert_nothing_is_lost(path, games)
        shutil.rmtree(path.parent)


def test_a_new_file_that_is_killed_is_whole_or_not_there(tmp_path: Path) -> None:
    for number, luck in enumerate(kills(5)):
        path = tmp_path / str(number) / "yacht.db"
        with running("migrating", path, 0) as process:
            kill(process, 1, luck.uniform(0, 0.02))
        if path.exists():
            with reading(path) as connection:
                assert pragma(connection, "user_version") == len(STEPS)
        assert dump_of(path)["game"] == []


def test_step_2_that_is_killed_leaves_the_old_file_or_one_with_all_cards(
    memory: Database, tmp_path: Path
) -> None:
    number = finish(games_of(memory), TOTAL)
    with memory.transaction() as connection:
        for statement, value in zip(MULTIPLY, (GAMES // 10, number, number), strict=True):
            connection.execute(statement, (value,))
    begin(games_of(memory))
    before = rows_of(memory)
    old = set_back(memory, tmp_path / "old.db")
    started = time.monotonic()
    with profile(Path(shutil.copy(old, tmp_path / "measured.db"))):
        needed = time.monotonic() - started
    for number, luck in enumerate(kills(8)):
        path = tmp_path / str(number) / "yacht.db"
        path.parent.mkdir()
        shutil.copy(old, path)
        with running("migrating", path, 0) as process:
            kill(process, 1, luck.uniform(0, 1.2 * needed))
        with reading(path) as connection:
            version = pragma(connection, "user_version")
            cards = connection.execute(COUNT_CARDS[version]).fetchone()
        assert (version, cards) in [(1, (0,)), (len(STEPS), (GAMES // 10 + 1,))]
        with profile(path) as database:
            assert rows_of(database) == before
            assert database.rows(COUNT_CARDS[len(STEPS)]) == [(GAMES // 10 + 1,)]
        shutil.rmtree(path.parent)
