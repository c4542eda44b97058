"""A copy of a player's file that isn't trusted yet: a backup, or one from elsewhere."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from yacht_desktop.records.copies import copy_pages, prove_whole
from yacht_desktop.records.errors import Problem, StoreError, sqlite_errors
from yacht_desktop.records.files import connect_to_scratch, reading
from yacht_desktop.records.inspection import inspect
from yacht_desktop.records.migration import migrate
from yacht_desktop.records.progress import Progress, stoppable
from yacht_desktop.records.schema import STEPS
from yacht_desktop.records.transfer.errors import FlawError, TransferProblem
from yacht_desktop.records.transfer.json_file import LARGEST_GAME

_MOST_ROWS_OF_A_GAME = 5_000

_PROBLEMS = {
    Problem.FOREIGN: TransferProblem.FOREIGN,
    Problem.NEWER: TransferProblem.NEWER,
    Problem.DAMAGED: TransferProblem.DAMAGED,
    Problem.READ_ONLY: TransferProblem.UNREADABLE,
    Problem.LOCKED: TransferProblem.UNREADABLE,
    Problem.UNREACHABLE: TransferProblem.UNREADABLE,
}


@contextmanager
def profile_copy(path: Path, progress: Progress) -> Iterator[sqlite3.Connection]:
    """A file of games copied, checked page by page and brought up to date; it is left as it is.

    Raises FlawError unless the file is ours and whole, StoreError where there is no room for it.
    """
    with closing(connect_to_scratch()) as copy:
        with faults_of_file(path):
            with reading(path) as connection:
                connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_GAME)
                inspect(connection, path, STEPS)
                copy_pages(connection, copy, path, progress)
            copy.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_GAME)
            prove_whole(copy, path, progress)
            with stoppable(copy, progress, 1):
                migrate(copy, STEPS)
                _refuse_endless_games(copy)
        yield copy


@contextmanager
def faults_of_file(path: Path) -> Iterator[None]:
    """Whatever SQLite finds wrong here is a flaw of this file; only a full disk is not."""
    try:
        with sqlite_errors(path):
            yield
    except StoreError as error:
        problem = _PROBLEMS.get(error.problem)
        if problem is None:
            raise
        raise FlawError(str(error), problem) from error
    except sqlite3.Error as error:
        raise FlawError(str(error)) from error


def _refuse_endless_games(copy: sqlite3.Connection) -> None:
    for table in ("move", "seat"):
        longest = f"SELECT max(n) FROM (SELECT count(*) AS n FROM {table} GROUP BY game)"
        if (copy.execute(longest).fetchone()[0] or 0) > _MOST_ROWS_OF_A_GAME:
            raise FlawError("a game without end", TransferProblem.TOO_LARGE)
