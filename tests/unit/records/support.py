"""What the tests of the records room share: looking into files, and games to put there."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.unit.doubles import TRADITIONAL, almost_over, log_of
from tests.unit.records.playing import noon
from yacht_desktop.records import Database, Games, Problem, StoredGame, StoreError, open_profile
from yacht_desktop.records.schema import STEPS, Step
from yacht_desktop.rules import Ruleset, Score, Scorecard, replay

SEED = bytes(range(32))
WHOLE_LOG = [*almost_over(), *log_of("roll 66666"), Score(TRADITIONAL.categories[-1])]
TOTAL = replay(TRADITIONAL, 1, WHOLE_LOG).totals[0]
BEGUN_LOG = log_of("roll 12345, hold xx...")

Dump = dict[str, list[tuple[Any, ...]]]


def games_of(database: Database) -> Games:
    return Games(database, noon)


def begin(games: Games, ruleset: Ruleset = TRADITIONAL, names: Sequence[str] = ("",)) -> StoredGame:
    """A game with a few moves."""
    stored = games.start(ruleset, SEED, names)
    games.journal(stored.number).write(0, BEGUN_LOG, None)
    return stored


def cards_of(*totals: int) -> list[Scorecard]:
    """Full cards with these totals, whatever the log says."""
    boxes = TRADITIONAL.categories
    return [Scorecard(boxes, (total, *[0] * (len(boxes) - 1))) for total in totals]


def finish(games: Games, *totals: int, ruleset: Ruleset = TRADITIONAL) -> int:
    """A finished game with these results, and its number."""
    stored = begin(games, ruleset, [""] * len(totals))
    games.journal(stored.number).write(0, WHOLE_LOG, cards_of(*totals))
    return stored.number


@contextmanager
def sqlite(path: Path) -> Iterator[sqlite3.Connection]:
    """SQLite by itself, as any other program would open a file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


@contextmanager
def profile(path: Path, *more_steps: Step) -> Iterator[Database]:
    """A profile, open for as long as it is needed."""
    with closing(open_profile(path, (*STEPS, *more_steps))) as database:
        yield database


@contextmanager
def refused(problem: Problem) -> Iterator[None]:
    """What happens here must fail, for this reason."""
    with pytest.raises(StoreError) as caught:
        yield
    assert caught.value.problem is problem, caught.value


def dump(database: Database) -> Dump:
    """Every row that the player's games consist of; an id is random and is left out."""
    games = "number, ruleset, players, seed, state, assisted, table_dice, started, ended, total"
    games += ", note, deleted, edited"
    every = ("ruleset", "game", "seat", "move", "card", "deletion", "tally", "house")
    tables = dict.fromkeys(every, "*") | {"game": games}
    return {
        table: database.rows(f"SELECT {columns} FROM {table} ORDER BY 1, 2")
        for table, columns in tables.items()
    }


def dump_of(path: Path, *more_steps: Step) -> Dump:
    """Every row of a file that is whole."""
    with profile(path, *more_steps) as database:
        assert database.rows("PRAGMA integrity_check") == [("ok",)]
        assert database.rows("PRAGMA foreign_key_check") == []
        return dump(database)


def prints(folder: Path) -> dict[str, str]:
    """The fingerprint of each file in a folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(f.relative_to(folder)): sha256(f.read_bytes()).hexdigest() for f in files}


def names(folder: Path) -> set[str]:
    """What lies in a folder."""
    return {path.name for path in folder.iterdir()}


def states(database: Database) -> dict[int, str]:
    """The state of each game by number."""
    return dict(database.rows("SELECT number, state FROM game"))
