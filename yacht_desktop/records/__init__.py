"""The player's games on disk: the only room that speaks SQL.

Backups, restoring and transfer are entered by themselves, since no start needs them.
"""

from yacht_desktop.records.archive import Archive
from yacht_desktop.records.database import Database
from yacht_desktop.records.errors import OutsideError, Problem, StoreError
from yacht_desktop.records.figures import BoxFigures, Counts, Course, Entry, Other, Point
from yacht_desktop.records.games import Ending, Games
from yacht_desktop.records.houses import House, HouseNameError, Houses, NameProblem
from yacht_desktop.records.profile import (
    FILE_NAME,
    MEMORY,
    existing_profiles,
    open_in_memory,
    open_profile,
    vacant_profile,
)
from yacht_desktop.records.progress import Progress, StoppedError
from yacht_desktop.records.selection import Kind, Selection
from yacht_desktop.records.statistics import Placing, Record, Statistics
from yacht_desktop.records.stored import StoredGame
from yacht_desktop.records.streaks import Days
from yacht_desktop.records.upkeep import Upkeep

__all__ = [
    "FILE_NAME",
    "MEMORY",
    "Archive",
    "BoxFigures",
    "Counts",
    "Course",
    "Database",
    "Days",
    "Ending",
    "Entry",
    "Games",
    "House",
    "HouseNameError",
    "Houses",
    "Kind",
    "NameProblem",
    "Other",
    "OutsideError",
    "Placing",
    "Point",
    "Problem",
    "Progress",
    "Record",
    "Selection",
    "Statistics",
    "StoppedError",
    "StoreError",
    "StoredGame",
    "Upkeep",
    "existing_profiles",
    "open_in_memory",
    "open_profile",
    "vacant_profile",
]
