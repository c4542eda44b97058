"""Opening a player's file: a new one, one from before, or one that must be left alone."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from yacht_desktop.records.copies import back_up
from yacht_desktop.records.database import Database
from yacht_desktop.records.errors import Problem, StoreError, sqlite_errors, system_errors
from yacht_desktop.records.files import (
    beside,
    connect,
    connect_in_memory,
    connect_to_write,
    is_there,
    numbered,
    pragma,
    put_in_place,
    reading,
    sync_folder,
    vacant,
)
from yacht_desktop.records.inspection import identify, inspect
from yacht_desktop.records.migration import migrate
from yacht_desktop.records.schema import STEPS, Step

FILE_NAME = "yacht.db"
MEMORY = Path(":memory:")


def open_profile(path: Path, steps: tuple[Step, ...] = STEPS) -> Database:
    """Open a player's file, making or migrating it where needed.

    Raises StoreError; a file that is damaged, foreign or newer is left byte for byte as it is.
    """
    path = path.absolute()  # wherever the program goes from here
    with sqlite_errors(path), system_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > 0:
            # A journal is a change to be rolled back: what is seen before that may be half of it.
            look = identify if beside(path).journal.exists() else inspect
            with reading(path) as connection:
                look(connection, path, steps)
            _refuse_read_only(path, path.parent)
        else:
            _refuse_read_only(path.parent)
            _create(path, steps)
        return Database(_connect(path, steps), path)


def open_in_memory(source: Path | None = None) -> Database:
    """A profile that lasts as long as the program, with the games of `source` if it can be read."""
    connection = None if source is None else _copy(source.absolute())
    if connection is None:
        connection = connect_in_memory()
        migrate(connection, STEPS)
    connection.execute("PRAGMA foreign_keys = ON")
    return Database(connection, source or MEMORY, on_disk=False)


def existing_profiles(path: Path) -> list[Path]:
    """The files of one player's games: `path`, there or not, then yacht-2.db and so on."""
    profiles = [path]
    while is_there(following := numbered(path, len(profiles) + 1)):
        profiles.append(following)
    return profiles


def vacant_profile(path: Path) -> Path:
    """A path beside `path` that no file has yet: yacht-2.db, yacht-3.db and so on."""
    return vacant(path)


def _refuse_read_only(*needed: Path) -> None:
    # SQLite would open it for reading, and fail at the first gesture.
    for path in needed:
        if not os.access(path, os.W_OK):
            raise StoreError(Problem.READ_ONLY, path)


def _create(path: Path, steps: tuple[Step, ...]) -> None:
    """Put a complete new file in place at once, so that a kill leaves it or nothing."""
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    try:
        connection = connect(draft, "mode=rwc")
        try:
            migrate(connection, steps)
            connection.execute("PRAGMA journal_mode = WAL")
        finally:
            connection.close()
        _put_aside_leftovers(path)
        put_in_place(draft, path)
        sync_folder(path.parent.parent)  # the folder may be as new as the file
    finally:
        draft.unlink(missing_ok=True)


def _put_aside_leftovers(path: Path) -> None:
    """Take away a log whose file is gone: SQLite would read it into the new one."""
    for leftover in beside(path):
        with suppress(FileNotFoundError):
            leftover.replace(f"{leftover}.orphan")


def _connect(path: Path, steps: tuple[Step, ...]) -> sqlite3.Connection:
    connection = connect_to_write(path)
    try:
        if pragma(connection, "user_version") < len(steps):
            back_up(connection, path, f"before-version-{len(steps)}")
            migrate(connection, steps)
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _copy(source: Path) -> sqlite3.Connection | None:
    """What a file holds, brought up to date in memory; None if it can't be read."""
    copy = connect_in_memory()
    try:
        with sqlite_errors(source), system_errors(source), reading(source) as connection:
            inspect(connection, source, STEPS)
            connection.backup(copy)
            migrate(copy, STEPS)
    except StoreError:
        copy.close()
        return None
    return copy
