"""Copies of a file of games, taken while it is in use: whole and proven, or not there at all."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from yacht_desktop.records import files
from yacht_desktop.records.errors import Problem, StoreError
from yacht_desktop.records.files import connect, make_folder, put_in_place, vacant
from yacht_desktop.records.progress import Progress, stoppable, tell, unwatched

STAMP = "%Y%m%dT%H%M%SZ"
FOLDER = "backups"

_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_PAUSE = 0.05
"""Seconds between two tries to get at a file that is in use."""

_PAGES = 2048
"""Pages that are copied between two questions whether to go on."""

_COPIED = 0.6
"""How much of the work is done once a copy is written, and only to be proven."""


def back_up(
    connection: sqlite3.Connection,
    path: Path,
    why: str,
    at: datetime | None = None,
    progress: Progress = unwatched,
) -> Path:
    """Copy a file, as the connection sees it, into the folder of backups, whole or not at all."""
    stamp = (at or datetime.now(UTC)).astimezone(UTC).strftime(STAMP)
    target = path.parent / FOLDER / f"{path.stem}-{why}-{stamp}{path.suffix}"
    make_folder(target.parent)
    target = vacant(target) if target.exists() else target
    draft = target.with_name(f"{target.name}.new")
    draft.unlink(missing_ok=True)
    try:
        copy = connect(draft, "mode=rwc")
        try:
            copy_pages(connection, copy, path, lambda part: progress(_COPIED * part))
            prove_whole(copy, path, lambda _part: progress(_COPIED))
        finally:
            copy.close()
        put_in_place(draft, target)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return target


def copy_pages(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    path: Path,
    progress: Progress = unwatched,
) -> None:
    """Put everything that one connection sees in the place of what another one has, or nothing.

    Raises StoreError, with this path, if another program doesn't let go of the target.
    """
    patience = files.WAIT_SECONDS + time.monotonic()

    def on_pages(status: int, left: int, pages: int) -> None:
        # By itself SQLite would wait for ever.
        if status in _BUSY and time.monotonic() > patience:
            raise StoreError(Problem.LOCKED, path)
        if status == sqlite3.SQLITE_DONE:  # it is in place, and can't be stopped any more
            progress(1)
        else:
            tell(progress, 1 - left / pages if pages else 0)

    with _steady(source):
        source.backup(target, pages=_PAGES, progress=on_pages, sleep=_PAUSE)


def prove_whole(connection: sqlite3.Connection, path: Path, progress: Progress = unwatched) -> None:
    """Raise StoreError unless every page and every row of a file can be read and agree."""
    tell(progress, 1)
    with stoppable(connection, progress, 1):
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise StoreError(Problem.DAMAGED, path, "not whole")


def keeps_its_rules(connection: sqlite3.Connection) -> bool:
    """Whether every row is as its table wants it, and refers to something that is there."""
    quick = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    return quick and connection.execute("PRAGMA foreign_key_check").fetchone() is None


@contextmanager
def _steady(source: sqlite3.Connection) -> Iterator[None]:
    """Let the source look the same to the end: a copy would else begin anew at each change."""
    if source.in_transaction:
        yield
        return
    source.execute("BEGIN")
    try:
        source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        yield
    finally:
        source.rollback()
