"""All that the rooms of the record book and the review tell, to the eye and to a screen reader."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tests.ui import hands
from tests.ui.belongings import belongings
from tests.ui.book.reading import settle
from tests.ui.furniture import presenters_of
from tests.ui.pictures import texts_on
from tests.ui.table import until
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.plots.plot_panel import PlotPanel
from yacht_desktop.ui.reviewing import Pending

LINES = 20
"""Rows of a list that are read out."""
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def told(window: MainWindow, number: int) -> dict[str, list[str]]:
    """What stands on each page, that of a certain game among them; the records are open."""
    page = window.pages.records_page
    if page is None:
        raise RuntimeError("the records have not been opened")
    seen = {"records": _on(window.pages)}
    for panel in belongings(page, PlotPanel):
        panel.as_table.trigger()
    settle()
    seen["records in tables"] = _on(window.pages)
    games = page.overview.list.table
    games.go_to(number)
    games.setFocus()
    hands.press(window, "Return")
    until(page.game.isVisible)
    settle()
    seen["game"] = _on(window.pages)
    hands.press(window, "Ctrl+3")
    reviewer = presenters_of(window).reviewer
    until(lambda: not isinstance(reviewer.review(), Pending))
    settle()
    seen["review"] = _on(window.pages)
    return seen


def _on(page: QWidget) -> list[str]:
    return sorted({text for text in (*texts_on(page), *_said_on(page)) if text})


def _said_on(page: QWidget) -> Iterator[str]:
    for part in (page, *belongings(page, QWidget)):
        yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription())
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            yield from _in_lines(part.model())


def _in_lines(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(min(model.rowCount(QModelIndex()), LINES)):
        for column in range(model.columnCount(QModelIndex())):
            index = model.index(row, column, QModelIndex())
            yield from (str(index.data(role) or "") for role in _ROLES)
