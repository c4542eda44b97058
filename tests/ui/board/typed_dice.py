"""Dice on the table: a game with them, typing them, and what is then seen and stored."""

from PySide6.QtCore import Qt

from tests.ui.pictures import face_on, texts_on
from tests.ui.table import Table
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.setup import Setup

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def sit_down(table: Table, *names: str, three: bool = False, ruleset: str = "traditional") -> None:
    table.actions.seats.three_rolls.setChecked(three)
    table.controller.start(Setup(PRESETS[ruleset], names or ("",), has_table_dice=True))


def write(table: Table, digits: str) -> None:
    table.press(*digits)


def log(table: Table) -> list[str]:
    rows = table.rows(
        "SELECT notation FROM move WHERE game = (SELECT max(number) FROM game) ORDER BY ply"
    )
    return [notation for (notation,) in rows]


def faces(table: Table) -> list[int]:
    """What the dice on the screen show, 0 where they are blank."""
    return [face_on(die, table.theme.tokens) for die in table.dice]


def word(table: Table) -> str:
    """What stands above the dice."""
    return next(text for text in texts_on(table.tray, with_children=False) if len(text) > 2)
