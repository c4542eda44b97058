"""Whether a file is one of ours, of a version we know, and whole: found out by reading alone."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from yacht_desktop.records.errors import Problem, StoreError
from yacht_desktop.records.files import beside, connect_in_memory, pragma
from yacht_desktop.records.migration import migrate
from yacht_desktop.records.schema import APPLICATION_ID, Step

_LOG = "move"
"""By far the largest table: only its pages are looked over, not every row, for a quick start."""


def inspect(connection: sqlite3.Connection, path: Path, steps: tuple[Step, ...]) -> None:
    """Raise StoreError unless this program may go on with what the connection sees."""
    application = pragma(connection, "application_id")
    if pragma(connection, "page_count") == 0:
        raise StoreError(Problem.DAMAGED, path, "too short")
    if application != APPLICATION_ID:
        raise StoreError(Problem.FOREIGN, path, f"application id {application:#x}")
    version = pragma(connection, "user_version")
    if version > len(steps):
        raise StoreError(Problem.NEWER, path, versions=(version, len(steps)))
    if beside(path).journal.exists():
        return  # a crash left a change to be rolled back first: what is seen now may be half of it
    for fault in _faults(connection, steps[: max(version, 0)]):
        raise StoreError(Problem.DAMAGED, path, fault)


def _faults(connection: sqlite3.Connection, steps: tuple[Step, ...]) -> Iterator[str]:
    expected = _parts_made_by(steps)
    if not expected:
        yield "no schema"
    yield from (f"no {kind} {name}" for kind, name in expected - _parts(connection))
    for kind, name in expected:
        if kind == "table" and name != _LOG:
            checked = connection.execute(f"PRAGMA quick_check({name})")
            yield from (fault for (fault,) in checked if fault != "ok")
    connection.execute(f"SELECT count(*) FROM {_LOG}").fetchone()  # noqa: S608 - our own words


def _parts_made_by(steps: tuple[Step, ...]) -> set[tuple[str, str]]:
    model = connect_in_memory()
    try:
        migrate(model, steps)
        return _parts(model)
    finally:
        model.close()


def _parts(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The tables and indices of a database, each as its kind and name."""
    return set(connection.execute("SELECT type, name FROM sqlite_schema"))
