"""A pointer that rests while keys open a page lights what it is over there, and nothing else."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QAbstractButton

from tests.ui.book.reading import settle
from tests.ui.table import Table
from yacht_desktop.ui.actions import Page
from yacht_desktop.ui.link_button import LinkButton

WAYS = range(len(Page))
ROOMS = [*Page, "new_game", "house_rules"]


def command(table: Table, room: str) -> QAction:
    """What leads to a room."""
    return table.actions.pages[Page(room)] if room in [*Page] else getattr(table.actions, room)


@pytest.fixture
def pointer() -> Iterator[type[QCursor]]:
    """The pointer, which goes back to its corner afterwards."""
    yield QCursor
    QCursor.setPos(0, 0)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("room", ROOMS)
def test_nothing_else_is_lit(table: Table, pointer: type[QCursor], room: str, way: int) -> None:
    ways = [button for button in table.window.findChildren(LinkButton) if button.isVisible()]
    pointer.setPos(ways[way].mapToGlobal(ways[way].rect().center()))
    command(table, room).trigger()
    settle()
    lit = [
        button.text()
        for button in table.window.findChildren(QAbstractButton)
        if button.isVisible() and button.underMouse() and not _is_under(button, pointer.pos())
    ]
    assert lit == []


def _is_under(button: QAbstractButton, pointer: QPoint) -> bool:
    return button.rect().contains(button.mapFromGlobal(pointer))
