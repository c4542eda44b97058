"""Letting SQLite at a file: to write it, or to read it without leaving a trace."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

WAIT_SECONDS = 4.0
"""How long a gesture waits for another program that holds the file."""

_UNLOCKED = "win32-none" if os.name == "nt" else "unix-none"


class Companions(NamedTuple):
    """The files that SQLite keeps beside one while it is written to, or after a crash."""

    wal: Path
    shm: Path
    journal: Path


def connect(path: Path, how: str, *, anywhere: bool = False) -> sqlite3.Connection:
    """Open the file at an absolute path the way that SQLite's URI options say.

    With `anywhere` each thread may use the connection, though only one at a time.
    """
    return _connect(f"{without_host(path.as_uri())}?{how}", anywhere=anywhere)


def connect_to_write(path: Path) -> sqlite3.Connection:
    """Open a player's file so that what is written stays written."""
    connection = connect(path, "mode=rw")
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA trusted_schema = OFF")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_in_memory() -> sqlite3.Connection:
    """An empty database that no file holds."""
    return _connect("file::memory:")


def connect_to_scratch() -> sqlite3.Connection:
    """An empty database of this connection alone, on disk if it grows, for any one thread."""
    return _connect("", anywhere=True)


def without_host(uri: str) -> str:
    """A file's URI for SQLite, which takes the host of a Windows share in the path only."""
    return uri if uri.startswith("file:///") else uri.replace("file://", "file:////", 1)


def _connect(uri: str, *, anywhere: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(
        uri,
        uri=True,
        isolation_level=None,  # transactions are begun and ended by hand
        timeout=WAIT_SECONDS,
        check_same_thread=not anywhere,
    )
    # A damaged word is a word that doesn't read, not the program's fault.
    connection.text_factory = lambda text: text.decode(errors="replace")
    # Nor is it worth more than a damaged page: notice both when they are read.
    connection.execute("PRAGMA cell_size_check = ON")
    return connection


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that sees all that was written, and changes nothing in or beside the file."""
    companions = beside(path)
    in_memory = False
    if not companions.wal.exists() or companions.wal.stat().st_size == 0:
        how = "mode=ro&immutable=1"  # the file is all there is, and SQLite shall add nothing to it
    elif companions.shm.exists():
        how = "mode=ro"  # perhaps in use: all that SQLite needs to share it is there
    else:
        how = f"mode=ro&vfs={_UNLOCKED}"
        in_memory = True  # the log was left by a crash: SQLite would make an index beside it
    connection = connect(path, how)
    try:
        if in_memory:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN")
        yield connection
    finally:
        connection.close()


def pragma(connection: sqlite3.Connection, name: str) -> int:
    """The value of a setting that is a number."""
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)


def beside(path: Path) -> Companions:
    """Where the companions of a file are, or would be."""
    real = os.path.realpath(path)
    return Companions(Path(f"{real}-wal"), Path(f"{real}-shm"), Path(f"{real}-journal"))


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def put_in_place(draft: Path, path: Path) -> None:
    """Give a finished file its name, so that even a power cut leaves it whole or nothing."""
    draft.replace(path)
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Make a folder unless it is there, so that a power cut leaves it there."""
    if not folder.is_dir():
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Let the names in a folder outlast a power cut."""
    with suppress(OSError):  # Windows opens no folders, and some file systems don't sync them
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def is_there(path: Path) -> bool:
    """Whether anything has this path; nothing can be told to where the system lets nobody look."""
    try:
        path.stat()
    except OSError:  # a folder that is closed to us, or a name that is too long for any
        return False
    return True


def vacant(path: Path) -> Path:
    """A path beside `path` that no file has yet: yacht-2.db, yacht-3.db and so on."""
    number = 2
    while is_there(other := numbered(path, number)):
        number += 1
    return other


def numbered(path: Path, number: int) -> Path:
    """The path of this name with a number: yacht-2.db."""
    return path.with_name(f"{path.stem}-{number}{path.suffix}")
