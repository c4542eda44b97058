"""The page of house rules by keys, for ears, for fingers, and in any size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui import hands
from tests.ui.pages.house_rules import make, open_page
from tests.ui.table import Table
from tests.ui.test_accessibility import focusable, spoken
from yacht_desktop.ui.house.examples import Option
from yacht_desktop.ui.pages.house_page import HousePage


@pytest.fixture
def large_text(app: QApplication) -> Iterator[None]:
    """The system's font at 200 %."""
    usual = QFont(app.font())
    larger = QFont(usual)
    larger.setPixelSize(28)
    app.setFont(larger)
    yield
    app.setFont(usual)


def test_every_control_has_a_name_and_is_reached_by_keys(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma"))
    page.list.setFocus()
    inside = [w for w in focusable(page) if w.isEnabledTo(page)]
    assert [type(w).__name__ for w in inside if not spoken(w)] == []
    seen: list[QWidget] = []
    for _ in range(40):
        table.press("Tab")
        widget = table.window.focusWidget()
        assert widget is not None
        seen.append(widget)
        if widget is page.list:
            break
    options = page.editor.options
    wanted = [page.editor.name, options.sum, options.four_dice, options.five_alike]
    wanted += [options.two_pairs, options.steppers[Option.YACHT].box, page.main_button]
    assert [w for w in wanted if w not in seen] == []
    assert spoken(options.sum) == "Full House: The sum"
    assert spoken(options.steppers[Option.YACHT].box) == "Yacht, 0 to 100"


def test_rows_in_focus_are_scrolled_into_sight(table: Table, page: HousePage) -> None:
    table.resize(900, 600)
    page.pick(make(table, page, "Oma"))
    options = page.editor.options
    options.steppers[Option.YACHT].box.setFocus()
    table.press("Tab")
    assert table.window.focusWidget() is options.two_pairs
    assert options.two_pairs.visibleRegion().boundingRect().height() > 20


def test_targets_are_large_enough_for_a_finger(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma"))
    small = [
        (type(w).__name__, w.size().toTuple())
        for w in focusable(page)
        if w.height() < 44 and w is not page.list
    ]
    assert not [found for found in small if found[0] != "CalmSpinBox"]
    for stepper in page.editor.options.steppers.values():
        assert stepper.less.height() >= 44
        assert stepper.less.width() >= 44


@pytest.mark.parametrize("size", [(900, 600), (1180, 760), (1920, 1080)])
def test_no_word_is_cut_off(table: Table, page: HousePage, size: tuple[int, int]) -> None:
    page.pick(make(table, page, "Oma"))
    table.resize(*size)
    for label in page.editor.findChildren(QLabel):
        if label.isVisible():
            need = label.heightForWidth(label.width()) if label.wordWrap() else 0
            assert label.height() >= need
            assert label.width() >= label.minimumSizeHint().width()


def test_examples_are_for_ears_too(table: Table, page: HousePage, heard: list[str]) -> None:
    page.pick(make(table, page, "Oma"))
    hands.click(page.editor.options.all_five)
    example = "16, now 17. 4-4-4-4-1: 17, the sum."
    assert page.editor.options.four_dice.accessibleDescription() == example
    assert heard[-1] == example


@pytest.mark.usefixtures("large_text")
def test_large_text_in_a_small_window_is_scrolled_to(table: Table) -> None:
    page = open_page(table)
    page.pick(make(table, page, "Oma"))
    table.resize(900, 600)
    assert table.window.size().toTuple() == (900, 600)
    page.list.setFocus()
    for _ in range(len(page.editor.options.stops) + 4):
        table.press("Tab")
        widget = table.window.focusWidget()
        assert widget is not None
        whole = widget.rect()
        assert widget.visibleRegion().boundingRect().height() >= min(whole.height(), 40)
        assert widget.visibleRegion().boundingRect().width() == whole.width()
        if widget is page.main_button:
            break
    assert table.window.focusWidget() is page.main_button
    below = page.main_button.mapTo(page.editor, QPoint()).y()
    assert below >= page.editor.area.geometry().bottom()
