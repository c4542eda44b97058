"""Whether a file is one of ours, of a version we know, and whole: found out by reading alone."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from yacht_desktop.records.errors import Problem, StoreError, sqlite_errors
from yacht_desktop.records.files import connect_in_memory, pragma
from yacht_desktop.records.migration import migrate
from yacht_desktop.records.schema import APPLICATION_ID, FINGERPRINT, STEPS, Step


class Part(NamedTuple):
    """A table, index, trigger or view, the table that it belongs to, and the SQL that makes it."""

    kind: str
    name: str
    table: str
    sql: str


Parts = frozenset[Part]

_LOG = "move"
"""By far the largest table: only its pages are looked over, not every row, for a quick start."""

_LOOKED_OVER = 4 * 1024 * 1024
"""Bytes up to which the pages of a file are looked over at every start, some 2,000 games; beyond
that it would take the longer the more a player has played, and damage shows when it is met."""


def inspect(connection: sqlite3.Connection, path: Path, steps: tuple[Step, ...]) -> None:
    """Raise StoreError unless the file is ours, of a version we know, and whole."""
    identify(connection, path, steps)
    with _unreadable_is_damaged(path):
        for fault in _faults(connection, steps[: max(pragma(connection, "user_version"), 0)]):
            raise StoreError(Problem.DAMAGED, path, fault)


def identify(connection: sqlite3.Connection, path: Path, steps: tuple[Step, ...]) -> None:
    """Raise StoreError unless the file is ours, and of a version we know."""
    with _unreadable_is_damaged(path):
        application = pragma(connection, "application_id")
        pages = pragma(connection, "page_count")
        version = pragma(connection, "user_version")
    if pages == 0:
        raise StoreError(Problem.DAMAGED, path, "too short")
    if application != APPLICATION_ID:
        raise StoreError(Problem.FOREIGN, path, f"application id {application:#x}")
    if version > len(steps):
        raise StoreError(Problem.NEWER, path, versions=(version, len(steps)))


def parts_of(connection: sqlite3.Connection) -> Parts:
    """What a database consists of; what SQLite notes down about it for itself is left out."""
    found = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchall()
    parts = (Part(*(" ".join(f"{text or ''}".split()) for text in part)) for part in found)
    return frozenset(part for part in parts if not part.name.startswith("sqlite_stat"))


def fingerprint(parts: Parts) -> str:
    """The same for equal parts only."""
    return sha256("\n".join("\t".join(part) for part in sorted(parts)).encode()).hexdigest()


@contextmanager
def _unreadable_is_damaged(path: Path) -> Iterator[None]:
    """What is asked here every file of ours can answer."""
    try:
        with sqlite_errors(path):
            yield
    except sqlite3.Error as error:
        raise StoreError(Problem.DAMAGED, path, str(error)) from error


def _faults(connection: sqlite3.Connection, steps: tuple[Step, ...]) -> Iterator[str]:
    if not steps:
        yield "no schema"
    parts = parts_of(connection)
    if steps != STEPS or fingerprint(parts) != FINGERPRINT:
        yield from _differences(parts, _parts_made_by(steps))
    if pragma(connection, "page_count") * pragma(connection, "page_size") <= _LOOKED_OVER:
        yield from _damaged_pages(connection, parts)


def _differences(parts: Parts, expected: Parts) -> Iterator[str]:
    """What is missing or made otherwise, and what would interfere with what is ours."""
    yield from (f"no such {part.kind} {part.name}" for part in expected - parts)
    tables = {part.name for part in expected if part.kind == "table"}
    for part in parts - expected:
        is_bound = part.table in tables or "references" in part.sql.lower()
        if part.kind == "trigger" or is_bound:
            yield f"an odd {part.kind} {part.name}"


def _damaged_pages(connection: sqlite3.Connection, parts: Parts) -> Iterator[str]:
    for kind, name, *_ in parts:
        if kind == "table" and name != _LOG:
            checked = connection.execute(f"PRAGMA quick_check({name})")
            yield from (fault for (fault,) in checked if fault != "ok")
    connection.execute(f"SELECT count(*) FROM {_LOG}").fetchone()


def _parts_made_by(steps: tuple[Step, ...]) -> Parts:
    model = connect_in_memory()
    try:
        migrate(model, steps)
        return parts_of(model)
    finally:
        model.close()
