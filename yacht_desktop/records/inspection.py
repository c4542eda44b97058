"""Whether a file is one of ours, of a version we know, and whole: found out by reading alone."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from yacht_desktop.records.errors import Problem, StoreError
from yacht_desktop.records.files import connect_in_memory, pragma
from yacht_desktop.records.migration import migrate
from yacht_desktop.records.schema import APPLICATION_ID, PARTS, STEPS, Step

Parts = frozenset[tuple[str, str]]

_LOG = "move"
"""By far the largest table: only its pages are looked over, not every row, for a quick start."""

_LOOKED_OVER = 4 * 1024 * 1024
"""Bytes up to which the pages of a file are looked over at every start, some 2,000 games; beyond
that it would take the longer the more a player has played, and damage shows when it is met."""


def inspect(connection: sqlite3.Connection, path: Path, steps: tuple[Step, ...]) -> None:
    """Raise StoreError unless the file is ours, of a version we know, and whole."""
    identify(connection, path, steps)
    for fault in _faults(connection, steps[: max(pragma(connection, "user_version"), 0)]):
        raise StoreError(Problem.DAMAGED, path, fault)


def identify(connection: sqlite3.Connection, path: Path, steps: tuple[Step, ...]) -> None:
    """Raise StoreError unless the file is ours, and of a version we know."""
    application = pragma(connection, "application_id")
    if pragma(connection, "page_count") == 0:
        raise StoreError(Problem.DAMAGED, path, "too short")
    if application != APPLICATION_ID:
        raise StoreError(Problem.FOREIGN, path, f"application id {application:#x}")
    version = pragma(connection, "user_version")
    if version > len(steps):
        raise StoreError(Problem.NEWER, path, versions=(version, len(steps)))


def _faults(connection: sqlite3.Connection, steps: tuple[Step, ...]) -> Iterator[str]:
    expected = PARTS if steps == STEPS else _parts_made_by(steps)
    if not expected:
        yield "no schema"
    yield from (f"no {kind} {name}" for kind, name in expected - _parts(connection))
    if pragma(connection, "page_count") * pragma(connection, "page_size") <= _LOOKED_OVER:
        yield from _damaged_pages(connection, expected)


def _damaged_pages(connection: sqlite3.Connection, expected: Parts) -> Iterator[str]:
    for kind, name in expected:
        if kind == "table" and name != _LOG:
            checked = connection.execute(f"PRAGMA quick_check({name})")
            yield from (fault for (fault,) in checked if fault != "ok")
    connection.execute(f"SELECT count(*) FROM {_LOG}").fetchone()


def _parts_made_by(steps: tuple[Step, ...]) -> Parts:
    model = connect_in_memory()
    try:
        migrate(model, steps)
        return _parts(model)
    finally:
        model.close()


def _parts(connection: sqlite3.Connection) -> Parts:
    """The tables, indices and triggers of a database, each as its kind and name."""
    return frozenset(connection.execute("SELECT type, name FROM sqlite_schema"))
