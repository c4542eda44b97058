"""Bringing a file's schema up to date, and the copy that is made before."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from yacht_desktop.records.errors import Problem, StoreError
from yacht_desktop.records.files import connect, pragma, put_in_place, vacant
from yacht_desktop.records.schema import APPLICATION_ID, Step


def migrate(connection: sqlite3.Connection, steps: tuple[Step, ...]) -> None:
    """Take the steps that a database lacks, all of them or none."""
    lacking = steps[pragma(connection, "user_version") :]
    if not lacking:
        return
    # While foreign keys bind, a step that makes a table anew would empty those that refer to it.
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    dangling = _dangling_references(connection)
    for step in lacking:
        for change in step:
            if isinstance(change, str):
                connection.execute(change)
            else:
                change(connection)
    if _dangling_references(connection) > dangling:
        raise sqlite3.IntegrityError("a step of the migration broke a reference")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {len(steps)}")
    connection.execute("COMMIT")


def _dangling_references(connection: sqlite3.Connection) -> int:
    return len(connection.execute("PRAGMA foreign_key_check").fetchall())


def back_up(connection: sqlite3.Connection, path: Path, why: str) -> None:
    """Copy a file, as the connection sees it, into the folder of backups, whole or not at all."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    target = path.parent / "backups" / f"{path.stem}-{why}-{stamp}{path.suffix}"
    target.parent.mkdir(exist_ok=True)
    draft = target.with_name(f"{path.name}.new")
    draft.unlink(missing_ok=True)
    try:
        copy = connect(draft, "mode=rwc")
        try:
            connection.backup(copy)
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise StoreError(Problem.DAMAGED, path, "the backup is not whole")
        finally:
            copy.close()
        put_in_place(draft, vacant(target) if target.exists() else target)
    finally:
        draft.unlink(missing_ok=True)
