"""In every room, in every language: all that can be reached has a name, and room for a finger."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QWidget,
)

from tests.ui.reviews import solve
from tests.ui.rooms import ROOMS, fill_the_file
from tests.ui.table import Table
from yacht_desktop.paths import TRANSLATIONS
from yacht_desktop.ui.language import Language, Speech

ENTER = Callable[[str], QWidget]
LANGUAGES = [one for one in Language if (TRANSLATIONS / f"yacht_{one}.ts").exists()]
FINGER = 44
"""Pixels that everything to click or touch has at least in both directions."""

_Role = QAccessible.Role
TOLD = {
    *(_Role.Button, _Role.CheckBox, _Role.RadioButton, _Role.ComboBox, _Role.SpinBox),
    *(_Role.Slider, _Role.EditableText, _Role.Table, _Role.List, _Role.Cell, _Role.ListItem),
    *(_Role.ColumnHeader, _Role.RowHeader, _Role.Dialog, _Role.Window, _Role.Graphic, _Role.Link),
    *(_Role.MenuItem, _Role.PageTab, _Role.ButtonMenu, _Role.Chart),
}
"""The roles of what a reader stops at."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, app: QApplication) -> Iterator[Language]:
    speech = app.findChild(Speech)
    assert speech is not None
    speech.choose(request.param)
    yield request.param
    speech.choose(Language.ENGLISH)


@pytest.fixture
def enter(
    lay: Callable[..., Table], tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> ENTER:
    """The way into a room, for a player who has played for weeks; the coach knows everything."""
    solutions = tmp_path_factory.getbasetemp() / "solutions"
    solve(solutions)
    fill_the_file(tmp_path)

    def go(room: str) -> QWidget:
        return ROOMS[room](lay(solutions=solutions))

    return go


def parts(whole: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Everything in a tree that is there to be met, cells that are scrolled away included."""
    yield whole
    for number in range(whole.childCount()):
        child = whole.child(number)
        if not (is_widget(child) and child.state().invisible):
            yield from parts(child)


def is_widget(part: QAccessibleInterface) -> bool:
    """Whether it is no cell, which is nothing but a place in a table."""
    thing: object = part.object()
    return thing is not None


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name).strip()


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.usefixtures("language")
def test_everything_has_a_name(enter: ENTER, room: str) -> None:
    root = QAccessible.queryAccessibleInterface(enter(room))
    assert root is not None
    met = [part for part in parts(root) if part.role() in TOLD or part.state().focusable]
    assert len(met) > 2
    nameless = [part for part in met if not name(part)]
    assert [described(part) for part in nameless] == []


def described(part: QAccessibleInterface) -> str:
    """Which one it is, for whoever has to name it."""
    parent, kind = part.parent(), type(part.object()).__name__
    return f"{part.role().name} {kind} {part.rect()} in {parent.role().name} {name(parent)!r}"


def targets(root: QWidget) -> Iterator[QWidget]:
    """All that is there to be clicked or touched, but for what Qt makes inside of such a thing."""
    kinds = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit)
    for widget in root.findChildren(QWidget):
        is_inside = isinstance(widget.parentWidget(), kinds)
        if isinstance(widget, kinds) and widget.isVisible() and not is_inside:
            yield widget


@pytest.mark.parametrize("room", ROOMS)
def test_everything_to_click_has_room_for_a_finger(enter: ENTER, room: str) -> None:
    root = enter(room)
    small = {
        f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()!r}"
        f" {widget.width()} x {widget.height()}"
        for widget in targets(root)
        if min(widget.width(), widget.height()) < FINGER
    }
    assert sorted(small) == []


@pytest.mark.parametrize(("rules", "height"), [("traditional", 760), ("two-pairs", 820)])
def test_every_box_has_room_for_a_finger(
    lay: Callable[..., Table], rules: str, height: int
) -> None:
    """Thirteen boxes need a window a little higher than the design's."""
    table = lay()
    table.actions.presets[rules].trigger()
    table.resize(1180, height)
    heights = [table.view.rowHeight(row) for row in range(table.model.rowCount())]
    assert min(heights) >= FINGER
