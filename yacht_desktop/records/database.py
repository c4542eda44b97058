"""One SQLite file, opened so that what was written stays written."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from yacht_desktop.records.copies import back_up, copy_pages, keeps_its_rules
from yacht_desktop.records.errors import Problem, StoreError, sqlite_errors, system_errors
from yacht_desktop.records.files import (
    beside,
    connect,
    connect_to_scratch,
    connect_to_write,
    identity,
)
from yacht_desktop.records.progress import Progress, unwatched

Values = Sequence[Any]


class Database:
    """A connection that wraps every write in one transaction and every fault in StoreError."""

    def __init__(self, connection: sqlite3.Connection, path: Path, *, on_disk: bool = True) -> None:
        self._connection = connection
        self.path = path
        self._identity = identity(path) if on_disk else None
        self._log = beside(path).wal
        self._log_identity = identity(self._log)
        self._is_kept_apart = False

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Everything inside is written, durably, or nothing is, and StoreError says why."""
        if self._is_replaced():
            self._keep_apart()
            raise StoreError(Problem.REPLACED, self.path)
        with sqlite_errors(self.path), self._constraints():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            finally:
                if self._connection.in_transaction:
                    self._connection.rollback()

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """Every row that a SELECT finds."""
        with sqlite_errors(self.path):
            return self._connection.execute(sql, values).fetchall()

    def log(self, number: int) -> tuple[str, ...]:
        """The moves of a game in their notation."""
        moves = self.rows("SELECT notation FROM move WHERE game = ? ORDER BY ply", (number,))
        return tuple(notation for (notation,) in moves)

    def reader(self) -> "Database | None":
        """A second connection that only reads, for another thread, which must close it first.

        None for a profile in memory, which no other connection can see.
        """
        if self._identity is None:
            return None
        with sqlite_errors(self.path):
            connection = connect(self.path, "mode=ro", anywhere=True)
        if self._is_replaced():
            connection.close()
            raise StoreError(Problem.REPLACED, self.path)
        return Database(connection, self.path, on_disk=False)

    @property
    def is_on_disk(self) -> bool:
        """Whether there is a file that keeps what is written."""
        return self._identity is not None

    def second(self) -> "Database":
        """Another connection to the same file, for the thread that calls this.

        Raises StoreError where there is no such file, or not any more.
        """
        if not self.is_on_disk:
            raise StoreError(Problem.READ_ONLY, self.path, "played in memory")
        if self._is_replaced():
            raise StoreError(Problem.REPLACED, self.path)
        with sqlite_errors(self.path):
            connection = connect_to_write(self.path)
            connection.execute("PRAGMA foreign_keys = ON")
        return Database(connection, self.path)

    def snapshot(self) -> sqlite3.Connection:
        """What is in the file now, to be read in any one thread and then closed."""
        if not self.is_on_disk:
            copy = connect_to_scratch()
            copy_pages(self._connection, copy, self.path)
            return copy
        if self._is_replaced():
            raise StoreError(Problem.REPLACED, self.path)
        with sqlite_errors(self.path):
            connection = connect(self.path, "mode=ro", anywhere=True)
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        return connection

    def back_up(self, why: str, at: datetime | None = None, progress: Progress = unwatched) -> Path:
        """Keep what is in the file now as a backup, whole or not at all."""
        with sqlite_errors(self.path), system_errors(self.path):
            return back_up(self._connection, self.path, why, at, progress)

    def replace_all(self, source: sqlite3.Connection, progress: Progress = unwatched) -> None:
        """Put what `source` holds in the place of everything here, all of it or nothing."""
        if self._is_replaced():
            raise StoreError(Problem.REPLACED, self.path)
        with sqlite_errors(self.path):
            copy_pages(source, self._connection, self.path, progress)

    def close(self) -> None:
        """Let go of the file."""
        if self._is_replaced():
            self._keep_apart()
        self._connection.close()

    @contextmanager
    def _constraints(self) -> Iterator[None]:
        """A file that breaks its own rules is damaged; if it doesn't, the program broke them."""
        try:
            yield
        except sqlite3.IntegrityError as error:
            if keeps_its_rules(self._connection):
                raise
            raise StoreError(Problem.DAMAGED, self.path, str(error)) from error

    def _is_replaced(self) -> bool:
        # A tool that syncs folders may put another file in this one's place; what is written to
        # the old one would then be gone with it.
        return self._identity is not None and identity(self.path) != self._identity

    def _keep_apart(self) -> None:
        """Save what the replaced file held, and keep its log from being read into the new one."""
        if self._is_kept_apart:
            return
        with suppress(sqlite3.Error, OSError, StoreError):
            back_up(self._connection, self.path, "replaced")
            self._is_kept_apart = True
            if identity(self._log) == self._log_identity:
                self._log.unlink()
