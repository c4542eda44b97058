"""Reading in another thread, while the game goes on in this one."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.support import TOTAL, begin, dump, finish, games_of, names, profile, refused
from yacht_desktop.records import (
    Archive,
    Database,
    Games,
    Problem,
    Selection,
    open_in_memory,
)

EVER = Selection(TRADITIONAL)


def reader_of(database: Database) -> Database:
    reader = database.reader()
    assert reader is not None
    return reader


def test_another_thread_reads_what_was_stored_last(path: Path) -> None:
    with profile(path) as database, ThreadPoolExecutor(1) as thread:
        reader = reader_of(database)
        archive = Archive(reader)
        for games in range(1, 4):
            finish(games_of(database), TOTAL)
            assert thread.submit(archive.size, EVER).result() == games
            assert thread.submit(dump, reader).result() == dump(database)
        thread.submit(reader.close).result()


def test_what_is_read_never_waits_for_what_is_written(path: Path) -> None:
    with profile(path) as database, ThreadPoolExecutor(1) as thread:
        finish(games_of(database), TOTAL)
        reader = reader_of(database)
        with database.transaction() as connection:
            connection.execute("UPDATE game SET note = 'half of it'")
            assert thread.submit(Archive(reader).note, 1).result() == ""
        assert thread.submit(Archive(reader).note, 1).result() == "half of it"
        reader.close()


def test_a_reader_writes_nothing(played: Path) -> None:
    with profile(played) as database:
        reader = reader_of(database)
        before = dump(database)
        with refused(Problem.READ_ONLY):
            begin(Games(reader))
        assert dump(database) == before
        reader.close()


def test_it_leaves_no_trace(played: Path) -> None:
    before = names(played.parent)
    with profile(played) as database:
        reader = reader_of(database)
        dump(reader)
        reader.close()
    assert names(played.parent) == before


def test_a_profile_in_memory_has_none(memory: Database) -> None:
    assert memory.reader() is None


def test_it_does_not_read_another_file_that_took_the_place(played: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with profile(other) as database:
        begin(games_of(database))
    with profile(played) as database:
        other.replace(played)
        with refused(Problem.REPLACED):
            database.reader()


def test_it_can_t_read_a_file_that_is_gone(played: Path) -> None:
    with profile(played) as database:
        played.unlink()
        with refused(Problem.UNREACHABLE):
            database.reader()


def test_only_games_in_a_file_can_have_a_second_reader(played: Path) -> None:
    with profile(played) as database:
        assert database.is_on_disk
    with closing(open_in_memory(played)) as database:
        assert not database.is_on_disk
        assert database.reader() is None
