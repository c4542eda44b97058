"""Going back to a backup: all of it or nothing, and never without the way back."""

import sqlite3
from datetime import datetime
from pathlib import Path

from yacht_desktop.records.database import Database
from yacht_desktop.records.progress import Progress, tell, unwatched
from yacht_desktop.records.transfer.errors import FlawError, TransferError
from yacht_desktop.records.transfer.portable import SET_ASIDE, portable
from yacht_desktop.records.transfer.profile_copy import faults_of_file, profile_copy
from yacht_desktop.records.transfer.proof import prove
from yacht_desktop.records.transfer.stored import count, portable_values

_COPIED, _PROVED, _BACKED_UP = 0.1, 0.6, 0.8
"""How much of the work is done after each part of it."""

_STEP = 20


def restore(
    database: Database, backup: Path, at: datetime | None = None, progress: Progress = unwatched
) -> None:
    """Put what a backup holds in the place of the player's games, which are backed up before.

    May be called in any thread. Raises TransferError if the backup doesn't pass every check,
    StoreError, and StoppedError where it is told to stop; then nothing has changed.
    """
    position = 0
    try:
        with profile_copy(backup, lambda done: progress(_COPIED * done)) as copy:
            with faults_of_file(backup):
                everything = count(copy)
                for position, value in enumerate(portable_values(copy), 1):
                    _prove(value)
                    if position % _STEP == 0:
                        tell(progress, _COPIED + (_PROVED - _COPIED) * position / everything)
            _replace(database, copy, at, progress)
    except FlawError as flaw:
        raise TransferError(flaw.problem, backup, str(flaw), position) from flaw


def _prove(value: object) -> None:
    game = portable(value)
    if game.state != SET_ASIDE:
        prove(game, dice_of=None)


def _replace(
    database: Database, copy: sqlite3.Connection, at: datetime | None, progress: Progress
) -> None:
    here = database.second()
    try:
        part = _BACKED_UP - _PROVED
        here.back_up("before-restore", at, lambda done: progress(_PROVED + part * done))
        here.replace_all(copy, lambda done: progress(_BACKED_UP + (1 - _BACKED_UP) * done))
    finally:
        here.close()
