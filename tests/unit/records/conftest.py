"""Profiles for the tests of the records room: real files, each in a folder of its own."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.records.support import TOTAL, begin, finish, games_of, profile
from tests.unit.records.transferring import a_game, another, export
from yacht_desktop.records import Database, Games, open_in_memory


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the player's file will be."""
    return tmp_path / "yacht.db"


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    """A new profile on disk."""
    with profile(path) as opened:
        yield opened


@pytest.fixture
def memory() -> Iterator[Database]:
    """A new profile in memory, for what doesn't depend on the disk."""
    with closing(open_in_memory()) as opened:
        yield opened


@pytest.fixture
def games(memory: Database) -> Games:
    """The games of a profile in memory."""
    return games_of(memory)


@pytest.fixture
def played(path: Path) -> Path:
    """A closed file with an abandoned game, a finished one, and one in play: numbers 1 to 3."""
    with profile(path) as opened:
        games = games_of(opened)
        begin(games)
        finish(games, TOTAL)
        begin(games)
    return path


@pytest.fixture(scope="session")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """An export of a finished game of two and of one that was left."""
    folder = tmp_path_factory.mktemp("good")
    with another(folder) as other:
        a_game(other, 1, ["Ann", "Žofie"])
        a_game(other, 2, turns=3)
        return export(other, folder / "a.json").read_bytes()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a file of games will be."""
    return tmp_path / "games.json"
