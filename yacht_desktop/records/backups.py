"""Backups without being asked: one a day, and of those fewer the older they are."""

import re
import sqlite3
from collections.abc import Callable, Hashable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from yacht_desktop.records.copies import FOLDER, STAMP, back_up
from yacht_desktop.records.database import Database
from yacht_desktop.records.errors import StoreError, sqlite_errors, system_errors
from yacht_desktop.records.files import pragma, reading
from yacht_desktop.records.inspection import identify
from yacht_desktop.records.progress import Progress, unwatched
from yacht_desktop.records.schema import STEPS

_NAME = (
    r"-(?P<why>daily|before-import|before-restore|before-version-\d+|replaced)"
    r"-(?P<at>\d{8}T\d{6}Z)(?:-(?P<number>\d+))?"
)
_REPLACED = "replaced"
"""What a file held that another one took the place of; nothing else may hold it, so it stays."""

_A_DAY = timedelta(days=1)


class Backup(NamedTuple):
    """A copy of a player's file as it was at a time, in UTC; `size` in bytes."""

    path: Path
    at: datetime
    why: str
    size: int


_KEPT: tuple[tuple[int, Callable[[Backup], Hashable]], ...] = (
    (12, lambda backup: backup.at.date()),
    (10, lambda backup: backup.at.isocalendar()[:2]),
    (9, lambda backup: (backup.at.year, backup.at.month)),
)
"""Of how many days, weeks and months the newest backup is kept, all by UTC."""


def list_backups(path: Path) -> list[Backup]:
    """The backups of a player's file, newest first."""
    name = re.compile(re.escape(path.stem) + _NAME + re.escape(path.suffix))
    found: list[tuple[datetime, int, Backup]] = []
    with system_errors(path), suppress(FileNotFoundError, NotADirectoryError):
        for file in (path.parent / FOLDER).iterdir():
            parts = name.fullmatch(file.name)
            at = _moment(parts["at"]) if parts and file.is_file() else None
            if parts and at:
                backup = Backup(file, at, parts["why"], file.stat().st_size)
                found.append((at, int(parts["number"] or 1), backup))
    return [backup for *_, backup in sorted(found, key=lambda known: known[:2], reverse=True)]


def count_games(backup: Backup) -> int | None:
    """How many games a backup holds, not counting one in play; None if it can't be read."""
    try:
        with system_errors(backup.path), reading(backup.path) as connection:
            identify(connection, backup.path, STEPS)
            shown = "AND deleted = 0" if pragma(connection, "user_version") > 1 else ""
            games = connection.execute(
                f"SELECT count(*) FROM game WHERE state <> 'playing' {shown}"
            )
            return int(games.fetchone()[0])
    except (StoreError, sqlite3.Error):
        return None


def back_up_daily(
    database: Database, now: datetime | None = None, progress: Progress = unwatched
) -> Path | None:
    """Make a backup unless there is one of today, then let go of those that it supersedes.

    May be called in any thread. Returns the new one; raises StoreError, and StoppedError where it
    is told to stop.
    """
    now = now or datetime.now(UTC)
    path = database.path
    if not database.is_on_disk or not _is_due(path, now):
        return None
    with closing(database.snapshot()) as snapshot, sqlite_errors(path), system_errors(path):
        if snapshot.execute("SELECT 1 FROM move LIMIT 1").fetchone() is None:
            return None
        made = back_up(snapshot, path, "daily", now, progress)
        for old in superseded(list_backups(path), now):
            old.path.unlink(missing_ok=True)
        _sweep(path, now)
    return made


def superseded(backups: list[Backup], now: datetime) -> list[Backup]:
    """Those of some backups, newest first, that need not be kept.

    One from the future was made while the clock was wrong, or it is wrong now. It is kept until its
    time comes, and stands in nobody's place.
    """
    past = [b for b in backups if b.at <= now + _A_DAY and b.why != _REPLACED]
    kept = set(_newest(past, lambda backup: backup.why, len(past)))
    for most, period in _KEPT:
        kept.update(_newest(past, period, most))
    return [backup for backup in past if backup not in kept]


def _newest(backups: list[Backup], kind: Callable[[Backup], Hashable], most: int) -> list[Backup]:
    """The first of each kind, of as many kinds as that."""
    firsts: dict[Hashable, Backup] = {}
    for backup in backups:
        firsts.setdefault(kind(backup), backup)
    return list(firsts.values())[:most]


def _is_due(path: Path, now: datetime) -> bool:
    today = now.astimezone(UTC).date()
    return all(b.at.date() != today or b.why == _REPLACED for b in list_backups(path))


def _moment(stamp: str) -> datetime | None:
    try:
        return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None


def _sweep(path: Path, now: datetime) -> None:
    """Take away what a crash left of a backup; one that is being made just now is younger."""
    draft = re.compile(
        re.escape(path.stem) + _NAME + re.escape(path.suffix) + r"\.new(-wal|-shm|-journal)?"
    )
    before = (now - _A_DAY).timestamp()
    for file in (path.parent / FOLDER).iterdir():
        if draft.fullmatch(file.name) and file.stat().st_mtime < before:
            file.unlink(missing_ok=True)
