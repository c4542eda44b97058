"""Games as the archive sorts them: by ruleset, by day, and by what is marked on them."""

from collections.abc import Callable
from datetime import datetime

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.test_clock import at
from yacht_desktop.records import Database, Selection
from yacht_desktop.rules import PRESETS

ALL_FIVE, TWO_PAIRS = PRESETS["all-five"], PRESETS["two-pairs"]
EVER = Selection(TRADITIONAL)


def on(day: str) -> Callable[[], datetime]:
    return lambda: at(f"{day}T12:00:00")


def mark(memory: Database, column: str, number: int) -> int:
    with memory.transaction() as connection:
        connection.execute(f"UPDATE game SET {column} = 1 WHERE number = {number}")
    return number
