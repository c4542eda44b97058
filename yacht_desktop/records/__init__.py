"""The player's games on disk: the only room that speaks SQL."""

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
from yacht_desktop.records.statistics import Placing, Record, Statistics

__all__ = [
    "FILE_NAME",
    "MEMORY",
    "Database",
    "Ending",
    "Games",
    "Placing",
    "Problem",
    "Record",
    "Statistics",
    "StoreError",
    "StoredGame",
    "existing_profiles",
    "open_in_memory",
    "open_profile",
    "vacant_profile",
]
