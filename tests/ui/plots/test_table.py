"""Tables of figures: read out, copied, and left with Tab."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QGuiApplication
from pytestqt.modeltest import ModelTester

from tests.ui import hands
from tests.ui.pictures import contrast, ground_under, picture, words_on
from tests.ui.plots.conftest import SHOW, focus
from yacht_desktop.ui.plots.table import Sheet, SheetModel, SheetView
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import Appearance

HEADINGS = ("Box", "Average of 25 games", "Best ever")
FIGURES = [["Ones", "2.1", "5"], ["Twos", "5.2", "10"], ["Yacht", "16.8", "50"]]
SHEET = Sheet(HEADINGS, len(FIGURES), lambda line, column: FIGURES[line][column])


@pytest.fixture
def view(theme: Theme, show: SHOW) -> SheetView:
    view = SheetView(theme)
    view.sheet.show_sheet(SHEET)
    show(view, 480, 240)
    return view


def test_the_model_keeps_the_rules_of_models(qtmodeltester: ModelTester) -> None:
    model = SheetModel()
    model.show_sheet(SHEET)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.show_sheet(Sheet(HEADINGS, 0, SHEET.cell))
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_a_cell_that_is_read_out_says_what_it_is_of(view: SheetView) -> None:
    cell = view.sheet.index(2, 1)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Average of 25 games: 16.8"


def test_figures_stand_right_and_names_left(view: SheetView) -> None:
    sides = [view.sheet.index(0, c).data(Qt.ItemDataRole.TextAlignmentRole) for c in (0, 1)]
    assert sides[0] & Qt.AlignmentFlag.AlignLeft
    assert sides[1] & Qt.AlignmentFlag.AlignRight


def test_chosen_lines_are_copied_under_their_headings(view: SheetView) -> None:
    focus(view)
    view.selectRow(1)
    hands.press(view, "Shift+Down", "Ctrl+C")
    assert QGuiApplication.clipboard().text() == (
        "Box\tAverage of 25 games\tBest ever\nTwos\t5.2\t10\nYacht\t16.8\t50"
    )


def test_everything_is_copied_after_choosing_all(view: SheetView) -> None:
    focus(view)
    hands.press(view, "Ctrl+A", "Ctrl+C")
    assert len(QGuiApplication.clipboard().text().splitlines()) == 4


def test_tab_leaves_the_table(view: SheetView) -> None:
    focus(view)
    view.setCurrentIndex(view.sheet.index(0, 0))
    assert not view.tabKeyNavigation()


def test_lines_are_high_enough_for_a_finger(view: SheetView) -> None:
    assert view.rowHeight(0) >= 44


@pytest.mark.parametrize("width", [200, 480, 900])
def test_no_heading_is_cut_off(view: SheetView, width: int) -> None:
    view.resize(width, 240)
    header = view.horizontalHeader()
    for column in range(len(HEADINGS)):
        assert header.sectionSize(column) >= header.sectionSizeHint(column)


def test_columns_share_the_whole_width(view: SheetView) -> None:
    assert view.horizontalHeader().length() == view.viewport().width()


def test_very_large_type_finds_room(theme: Theme, view: SheetView) -> None:
    before = view.horizontalHeader().length()
    theme.set_window_scale(2.0)
    header = view.horizontalHeader()
    assert header.length() > before
    assert all(header.sectionSize(c) >= header.sectionSizeHint(c) for c in range(3))


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK, Appearance.CONTRAST])
def test_words_can_be_read_on_every_ground(
    view: SheetView, theme: Theme, appearance: Appearance
) -> None:
    theme.set_appearance(appearance)
    QCoreApplication.processEvents()
    view.selectRow(1)
    image = picture(view)
    written = words_on(view)
    assert len(written) == 12
    for words in written:
        assert contrast(QColor(words.colour), ground_under(image, words)) >= 4.5
