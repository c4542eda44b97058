"""The player's games on disk: the only room that speaks SQL."""

from yacht_desktop.records.backups import Backup, back_up_daily, count_games, list_backups
from yacht_desktop.records.database import Database
from yacht_desktop.records.errors import Problem, StoreError
from yacht_desktop.records.games import Ending, Games, StoredGame
from yacht_desktop.records.profile import (
    FILE_NAME,
    MEMORY,
    existing_profiles,
    open_in_memory,
    open_profile,
    vacant_profile,
)
from yacht_desktop.records.progress import Progress, StoppedError
from yacht_desktop.records.restoring import restore
from yacht_desktop.records.statistics import Placing, Record, Statistics
from yacht_desktop.records.transfer import (
    Import,
    Plan,
    TransferError,
    TransferProblem,
    export_games,
    export_totals,
    read_import,
)

__all__ = [
    "FILE_NAME",
    "MEMORY",
    "Backup",
    "Database",
    "Ending",
    "Games",
    "Import",
    "Placing",
    "Plan",
    "Problem",
    "Progress",
    "Record",
    "Statistics",
    "StoppedError",
    "StoreError",
    "StoredGame",
    "TransferError",
    "TransferProblem",
    "back_up_daily",
    "count_games",
    "existing_profiles",
    "export_games",
    "export_totals",
    "list_backups",
    "open_in_memory",
    "open_profile",
    "read_import",
    "restore",
    "vacant_profile",
]
