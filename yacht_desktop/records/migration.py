"""Bringing a file's schema up to date."""

import sqlite3

from yacht_desktop.records.files import pragma
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
