"""Imports that are stopped, or fail: nothing is stored before its time, and never half of it."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.records.limits import file_size_limit
from tests.unit.records.support import names, profile, refused
from tests.unit.records.transferring import (
    Said,
    a_game,
    another,
    content,
    export,
    in_memory,
    read,
    take_in,
)
from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Database, Problem, StoppedError, open_profile
from yacht_desktop.records.backups import list_backups
from yacht_desktop.records.transfer import read_import


def test_a_backup_is_made_before(database: Database, tmp_path: Path, file: Path) -> None:
    a_game(database, 1)
    before = content(database)
    with another(tmp_path) as other:
        a_game(other, 2)
        export(other, file)
    take_in(database, file)
    (backup,) = list_backups(database.path)
    assert backup.why == "before-import"
    with profile(backup.path) as kept:
        assert content(kept) == before


def test_no_backup_no_import(database: Database, tmp_path: Path, file: Path) -> None:
    with another(tmp_path) as other:
        a_game(other, 2)
        export(other, file)
    (database.path.parent / "backups").touch()
    with (
        closing(read_import(database, file, SeededDice)) as waiting,
        refused(Problem.UNREACHABLE),
    ):
        waiting.take_in()
    assert content(database) == []


def test_nothing_is_stored_before_it_is_wanted(
    database: Database, tmp_path: Path, file: Path
) -> None:
    with another(tmp_path) as other:
        a_game(other, 2)
        export(other, file)
    read(database, file)
    assert content(database) == []
    assert "backups" not in names(tmp_path)


@pytest.mark.parametrize("many", range(5))
def test_stopped_anywhere_nothing_has_changed(
    database: Database, tmp_path: Path, file: Path, many: int
) -> None:
    with another(tmp_path) as other:
        for seed in range(80):
            a_game(other, seed, turns=1)
        export(other, file)
    a_game(database, 99)
    before = content(database)
    with closing(read_import(database, file, SeededDice)) as waiting, pytest.raises(StoppedError):
        waiting.take_in(progress=Said(many))
    assert content(database) == before


@pytest.mark.parametrize("many", [0, 1, 2])
def test_reading_stops_when_told_to(database: Database, file: Path, many: int) -> None:
    a_game(database, 1)
    for source in (export(database, file), database.path):
        with pytest.raises(StoppedError):
            read_import(database, source, SeededDice, Said(many))


def test_progress_never_goes_back(database: Database, tmp_path: Path, file: Path) -> None:
    with another(tmp_path) as other:
        for seed in range(60):
            a_game(other, seed, turns=3)
        export(other, file)
    for source in (file, tmp_path / "another" / "yacht.db"):
        reading, taking = Said(), Said()
        with closing(read_import(database, source, SeededDice, reading)) as waiting:
            waiting.take_in(progress=taking)
        for said in (reading, taking):
            assert said == sorted(said)
            assert 0 <= said[0] < said[-1] <= 1


def test_without_room_nothing_comes_in(database: Database, tmp_path: Path, file: Path) -> None:
    with another(tmp_path) as other:
        for seed in range(9):
            a_game(other, seed, ["n" * 20_000], turns=1)
        export(other, file)
    with closing(read_import(database, file, SeededDice)) as waiting:
        size = database.path.stat().st_size + 1
        with file_size_limit(size), refused(Problem.UNREACHABLE):
            waiting.take_in()
        assert content(database) == []
        assert waiting.take_in().new == 9
    assert len(content(database)) == 9


def test_a_profile_in_memory_takes_nothing_in(database: Database, file: Path) -> None:
    a_game(database, 1)
    export(database, file)
    with in_memory() as memory, refused(Problem.READ_ONLY):
        read_import(memory, file, SeededDice)


def test_nothing_goes_into_a_file_that_took_the_place_of_ours(
    database: Database, tmp_path: Path, file: Path
) -> None:
    with another(tmp_path) as other:
        a_game(other, 1)
        export(other, file)
    waiting = read_import(database, file, SeededDice)
    with closing(open_profile(tmp_path / "third.db")) as third:
        third.path.replace(database.path)
    with closing(waiting), refused(Problem.REPLACED):
        waiting.take_in()
