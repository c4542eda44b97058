"""The size of everything, by keys and by menu: kept, within its limits, with nothing cut off."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.ui import hands
from tests.ui.games import begin, finished, seed_for
from tests.ui.pictures import cut_off
from tests.ui.table import Table
from yacht_desktop.ui.board.die import Die
from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.dialogs.keyboard import KeyboardDialog
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.pages.scroller import Scroller
from yacht_desktop.ui.theme import ZOOMS
from yacht_desktop.ui.tokens import Scheme

LAY = Callable[..., Table]
SIZES = [(900, 600), (1280, 800), (1920, 1080)]


@pytest.fixture
def rolled(lay: LAY, tmp_path: Path) -> Table:
    """1-3-4-6-6 in a game against a record, one die held."""
    finished(tmp_path, 210)
    begin(tmp_path, seed_for("13466"))
    table = lay()
    table.roll()
    table.press("5")
    return table


@pytest.fixture
def large_text(app: QApplication) -> Iterator[None]:
    """The system's font at 200 %."""
    usual = QFont(app.font())
    larger = QFont(usual)
    larger.setPixelSize(28)
    app.setFont(larger)
    yield
    app.setFont(usual)


def scroller(table: Table) -> QScrollArea:
    (found,) = table.window.findChildren(Scroller)
    return found


def press_ctrl(table: Table, *keys: Qt.Key) -> None:
    """Press keys of the keypad with Ctrl."""
    for key in keys:
        more = Qt.KeyboardModifier.ControlModifier | hands.KEYPAD
        hands.press(table.window, key.name.removeprefix("Key_"), more=more)


def test_keys_make_everything_larger_and_smaller(table: Table) -> None:
    usual = table.theme.font(16).pixelSize()
    table.press("Ctrl++")
    assert table.theme.zoom == 110
    assert table.theme.font(16).pixelSize() > usual
    table.press("Ctrl+=")
    assert table.theme.zoom == 125
    table.press("Ctrl+-", "Ctrl+-", "Ctrl+-")
    assert table.theme.zoom == 90
    assert table.theme.font(16).pixelSize() < usual
    table.press("Ctrl+0")
    assert table.theme.zoom == 100
    assert table.theme.font(16).pixelSize() == usual


def test_keys_of_the_keypad_do_the_same(table: Table) -> None:
    press_ctrl(table, Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    assert table.theme.zoom == 125
    press_ctrl(table, Qt.Key.Key_Minus)
    assert table.theme.zoom == 110
    press_ctrl(table, Qt.Key.Key_0)
    assert table.theme.zoom == 100


def test_there_is_a_largest_and_a_smallest_size(table: Table) -> None:
    for key, zoom in (("Ctrl++", 200), ("Ctrl+-", 70)):
        table.press(*[key] * 20)
        assert table.theme.zoom == zoom
    assert (ZOOMS[0], ZOOMS[-1]) == (70, 200)


def test_size_returns_at_the_next_start(table: Table, lay: LAY) -> None:
    table.press("Ctrl++", "Ctrl++", "Ctrl++")
    table.close()
    again = lay(table.folder)
    assert again.theme.zoom == 150
    assert again.theme.scale == pytest.approx(1.5)


@pytest.mark.usefixtures("large_text")
def test_zoom_comes_on_top_of_the_text_size_of_the_system(lay: LAY) -> None:
    table = lay()
    assert table.theme.scale == pytest.approx(2)
    table.press("Ctrl++", "Ctrl++")
    assert table.theme.scale == pytest.approx(2.5)


def test_menus_grow_along(table: Table) -> None:
    before = table.window.menuBar().font().pixelSize()
    table.press(*["Ctrl++"] * 5)
    assert table.window.menuBar().font().pixelSize() == 2 * before or before == -1
    table.press("Ctrl+0")
    heights = {menu.font().pixelSize() for menu in table.window.menuBar().findChildren(QWidget)}
    assert len(heights) <= 2


@pytest.mark.parametrize("zoom", [70, 100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut_off_at_any_size(rolled: Table, size: tuple[int, int], zoom: int) -> None:
    rolled.resize(*size)
    rolled.settings.zoom = zoom
    rolled.theme.set_zoom(zoom)
    rolled.resize(*size)
    assert rolled.window.size().toTuple() == size
    hidden = [words for words in cut_off(rolled.board) if not words.startswith("QWidget")]
    assert hidden == []  # the card scrolls by itself
    seen = rolled.window.rect()
    for part in (*rolled.dice, rolled.tray.main_button, rolled.tray.undo_button, rolled.strip):
        assert seen.contains(QRect(part.mapTo(rolled.window, QPoint()), part.size()))


@pytest.mark.parametrize("zoom", ZOOMS)
def test_targets_are_large_enough_for_a_finger(rolled: Table, zoom: int) -> None:
    rolled.theme.set_zoom(zoom)
    rolled.resize(900, 600)
    rolled.actions.keyboard.trigger()
    buttons = [b for b in rolled.window.findChildren(OnceButton) if b.isVisible() and b.isEnabled()]
    assert len([b for b in buttons if isinstance(b, Die)]) == 5
    assert [b.text() for b in buttons if b.height() < 44] == []
    (dialog,) = rolled.window.findChildren(KeyboardDialog)
    assert dialog.isVisible()


@pytest.mark.usefixtures("large_text")
def test_what_finds_no_room_can_be_scrolled_to(lay: LAY) -> None:
    """Text at 200 % in a window at 200 %: four times as large as designed, in 900 x 600."""
    table = lay()
    table.press(*["Ctrl++"] * 5)
    table.resize(900, 600)
    assert table.window.size().toTuple() == (900, 600)
    bars = scroller(table).horizontalScrollBar(), scroller(table).verticalScrollBar()
    assert max(bar.maximum() for bar in bars) > 0
    table.roll()
    assert table.game.rolls_used == 1
    hidden = [words for words in cut_off(table.tray) if not words.startswith("QWidget")]
    assert hidden == []
    table.press(*["Ctrl+-"] * 8)
    table.resize(900, 600)
    assert max(bar.maximum() for bar in bars) == 0


def test_nothing_scrolls_at_the_usual_size(rolled: Table) -> None:
    for size in SIZES:
        rolled.resize(*size)
        assert not scroller(rolled).verticalScrollBar().isVisible()
        assert not scroller(rolled).horizontalScrollBar().isVisible()


def test_a_throw_lands_when_the_size_changes(lay: LAY) -> None:
    table = lay(still=False)
    table.press("Space", "Ctrl++")
    assert not table.tray.is_tumbling


def test_another_language_leaves_every_look_as_it_was(table: Table) -> None:
    look = table.actions.look
    for action in (look.schemes[Scheme.LINEN], look.marks[Marks.NUMERALS], look.larger):
        action.trigger()
    size = table.window.menuBar().font().pixelSize()
    table.actions.languages[Language.GERMAN].trigger()
    anew = table.window.actions_.look
    assert anew is not look
    assert anew.schemes[Scheme.LINEN].isChecked()
    assert anew.marks[Marks.NUMERALS].isChecked()
    assert table.window.menuBar().font().pixelSize() == size
    anew.larger.trigger()
    assert table.theme.zoom == 125
