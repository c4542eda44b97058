"""Long work: it tells how far it is, and stops where it is told to."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = Callable[[float], bool]
"""Takes the part that is done, from 0 to 1; says whether to go on."""

_OPERATIONS = 20_000
"""Instructions of SQLite between two questions whether to go on: some milliseconds."""


class StoppedError(Exception):
    """The work was told to stop; it has changed nothing."""


def unwatched(_done: float) -> bool:
    """Go on: nobody waits, and nobody would stop it."""
    return True


def tell(progress: Progress, done: float) -> None:
    """Say how far the work is; raises StoppedError if it is not to go on."""
    if not progress(done):
        raise StoppedError


@contextmanager
def stoppable(connection: sqlite3.Connection, progress: Progress, done: float) -> Iterator[None]:
    """What SQLite does here in one go stops when told to, too; it is `done` so far meanwhile."""
    connection.set_progress_handler(lambda: not progress(done), _OPERATIONS)
    try:
        yield
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorname", "") != "SQLITE_INTERRUPT":
            raise
        raise StoppedError from error
    finally:
        connection.set_progress_handler(None, 0)
