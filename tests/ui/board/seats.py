"""Several players at one table: seating them, their columns, and a turn of each."""

from PySide6.QtCore import Qt

from tests.ui import hands
from tests.ui.table import Table
from yacht_desktop.rules import PRESETS, Category
from yacht_desktop.ui.setup import Setup

SIX = ("Björn", "Ingrid", "Þóra", "Jan", "Käthe", "Saskia")
STRANGE = ("W" * 40, "<b>&Bo</b> %1 %2", "محمد بن عبد الله", "名" * 40, "e\u0301" * 20, "")
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
ACROSS = Qt.Orientation.Horizontal


def seat(table: Table, *names: str, ruleset: str = "traditional", ours: bool = False) -> None:
    table.controller.start(Setup(PRESETS[ruleset], names, ours))


def heads(table: Table, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[str]:
    columns = range(1, table.model.columnCount())
    return [table.model.headerData(column, ACROSS, role) for column in columns]


def click_cell(table: Table, category: Category, player: int) -> None:
    index = table.model.index(table.model.row(category), player + 1)
    table.view.scrollTo(index)
    hands.click(table.view.viewport(), table.view.visualRect(index).center())


def play(table: Table, category: Category) -> None:
    table.roll()
    click_cell(table, category, table.game.player)
