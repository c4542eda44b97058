"""In every room, in every language: all that can be reached has a name, and room for a finger."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from tests.ui import hands
from tests.ui.reviews import solve
from tests.ui.rooms import ROOMS, fill_the_file
from tests.ui.table import Table
from tests.ui.test_accessibility import focusable, spoken
from yacht_desktop.paths import TRANSLATIONS
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.stepper import StepButton

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
def language(
    request: pytest.FixtureRequest,
    app: QApplication,
    lay: Callable[..., Table],  # noqa: ARG001 - which sees that no other window is there
) -> Iterator[Language]:
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
@pytest.mark.parametrize("is_small", [False, True])
def test_everything_to_click_has_room_for_a_finger(
    enter: ENTER, room: str, *, is_small: bool
) -> None:
    root = enter(room)
    if is_small:
        root.window().resize(QSize(900, 600).boundedTo(root.window().size()))
        QApplication.processEvents()
    small = [
        f"{told(widget)} {widget.width()} x {widget.height()}"
        for widget in targets(root)
        if min(widget.width(), widget.height()) < FINGER
    ]
    assert small == []


def told(widget: QWidget) -> str:
    return f"{type(widget).__name__} {spoken(widget)!r}"


@pytest.mark.parametrize("room", ROOMS)
def test_keys_reach_all_that_the_pointer_does(enter: ENTER, room: str) -> None:
    out_of_reach = [
        told(widget)
        for widget in targets(enter(room))
        if widget.isEnabled() and not can_be_reached(widget)
    ]
    assert out_of_reach == []


def can_be_reached(widget: QWidget) -> bool:
    """By Tab, or by arrows from the one of its group, or the number, that Tab comes to."""
    together = [widget]
    beside = widget.parentWidget()
    if isinstance(widget, StepButton) and beside is not None:
        together = [*beside.findChildren(QAbstractSpinBox)]
    if isinstance(widget, QAbstractButton) and (group := widget.group()) is not None:
        together = [*group.buttons()]
    return any(one.focusPolicy() & Qt.FocusPolicy.TabFocus for one in together)


@pytest.mark.parametrize("room", ROOMS)
def test_focus_is_seen_wherever_it_goes(enter: ENTER, room: str) -> None:
    root = enter(room)
    hands.point_at(root, QPoint(1, 1))
    unseen = [told(widget) for widget in focusable(root) if not shows_focus(widget, root)]
    assert unseen == []


def shows_focus(widget: QWidget, root: QWidget) -> bool:
    """Whether a widget, or what is around it, looks different once Tab has come to it."""
    for area in root.findChildren(QScrollArea):
        if area.isAncestorOf(widget):
            area.ensureWidgetVisible(widget)
    if (focused := QApplication.focusWidget()) is not None:
        focused.clearFocus()
    QApplication.processEvents()
    place = QRect(widget.mapTo(widget.window(), QPoint()), widget.size()).adjusted(-3, -3, 3, 3)
    before = widget.window().grab(place).toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    return widget.window().grab(place).toImage() != before


@pytest.mark.parametrize("room", ROOMS)
def test_scroll_bars_are_all_of_the_quiet_kind(enter: ENTER, room: str) -> None:
    loud = [
        told(area)
        for area in enter(room).findChildren(QAbstractScrollArea)
        if area.isVisible()
        and not isinstance(area, QGraphicsView)  # Qt's own, where a whole page is seen
        and area.verticalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        and not isinstance(area.verticalScrollBar(), QuietScrollBar)
    ]
    assert loud == []
