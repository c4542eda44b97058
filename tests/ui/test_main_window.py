"""The window itself: where it comes up, what it opens, how it closes."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from tests.ui import hands
from tests.ui.table import Table, until
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.dialogs.about import AboutDialog
from yacht_desktop.ui.dialogs.keyboard import KeyboardDialog
from yacht_desktop.ui.settings import Settings

LAY = Callable[..., Table]
ROOT = Path(__file__).parents[2]


def open_dialogs(table: Table) -> list[QDialog]:
    return [dialog for dialog in table.window.findChildren(QDialog) if dialog.isVisible()]


def keep_place(folder: Path, place: QRect, *, maximised: bool = False) -> None:
    """Leave behind that a window was here, on a monitor that may be gone."""
    window = QWidget()
    window.setGeometry(place)
    if maximised:
        window.showMaximized()
    Settings(folder / "yacht.ini").geometry = window.saveGeometry()
    window.close()


def room() -> QRect:
    return QGuiApplication.primaryScreen().availableGeometry()


def test_first_window_has_the_size_of_the_design(table: Table) -> None:
    assert table.window.size().toTuple() == (1180, 760)
    assert room().contains(table.window.frameGeometry())


@pytest.mark.parametrize(
    "place",
    [
        QRect(9999, 9999, 1180, 760),
        QRect(-5000, 200, 1180, 760),
        QRect(100, -700, 1180, 760),
        QRect(100, 100, 5000, 3000),
        QRect(-40, 1150, 1180, 760),
    ],
    ids=["far away", "left of all", "title above", "too large", "below"],
)
def test_window_comes_back_onto_a_screen(lay: LAY, tmp_path: Path, place: QRect) -> None:
    keep_place(tmp_path, place)
    table = lay()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    edge = 4  # of the frame, which nobody knows before the window is shown
    rooms = [screen.adjusted(-edge, 0, edge, edge) for screen in screens]
    assert any(room.contains(table.window.geometry()) for room in rooms)
    assert table.window.frameGeometry().top() >= 0
    assert table.tray.main_button.isVisible()


def test_maximised_window_comes_back_maximised(lay: LAY, tmp_path: Path) -> None:
    keep_place(tmp_path, QRect(2000, 100, 900, 600), maximised=True)
    table = lay()
    assert table.window.isMaximized()
    assert table.tray.main_button.isVisible()


def test_window_comes_back_where_it_was(table: Table, lay: LAY) -> None:
    table.window.setGeometry(300, 200, 1000, 700)
    for _ in range(5):
        place = table.window.geometry()
        table.close()
        table = lay(table.folder)
        assert table.window.geometry() == place


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1093, 614), (960, 600)])
def test_first_window_fits_a_small_screen(tmp_path: Path, width: int, height: int) -> None:
    screen = {"name": "small", "x": 0, "y": 0, "width": width, "height": height}
    (tmp_path / "screens.json").write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    screens = os.path.relpath(tmp_path / "screens.json", ROOT)
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.on_small_screen", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("True "), done


def test_full_screen_goes_on_and_off(table: Table) -> None:
    table.press("F11")
    assert table.window.isFullScreen()
    table.press("F11")
    assert not table.window.isFullScreen()


@pytest.mark.parametrize("name", ["keyboard", "about"])
def test_twenty_times_the_same_dialog_is_one(table: Table, name: str) -> None:
    action: QAction = getattr(table.actions, name)
    for _ in range(20):
        action.trigger()
    (dialog,) = open_dialogs(table)
    until(dialog.isActiveWindow)


def test_ctrl_f1_opens_the_list_of_keys_once(table: Table) -> None:
    table.press("Ctrl+F1", "Ctrl+F1", "Ctrl+F1")
    assert [type(dialog) for dialog in open_dialogs(table)] == [KeyboardDialog]


def test_dialogs_stand_side_by_side(table: Table) -> None:
    table.actions.keyboard.trigger()
    table.actions.about.trigger()
    assert {type(dialog) for dialog in open_dialogs(table)} == {KeyboardDialog, AboutDialog}
    table.actions.keyboard.trigger()
    assert len(open_dialogs(table)) == 2


def test_dialog_that_was_closed_opens_again(table: Table) -> None:
    for _ in range(3):
        table.actions.about.trigger()
        (dialog,) = open_dialogs(table)
        dialog.close()
        # At once, before Qt has cleared the old one away.
        table.actions.about.trigger()
        QTest.qWait(20)
        (dialog,) = open_dialogs(table)
        hands.press(dialog, "Esc")
        until(lambda: not open_dialogs(table))
    assert table.window.isVisible()


def test_escape_closes_no_game(table: Table) -> None:
    table.roll()
    table.press("Esc")
    assert table.window.isVisible()
    assert table.game.rolls_used == 1


def test_game_goes_on_under_a_dialog(table: Table) -> None:
    table.actions.about.trigger()
    table.come_to_front()
    table.roll()
    assert table.game.rolls_used == 1


@pytest.mark.parametrize("way", ["cross", "menu", "key"])
def test_closing_keeps_the_place(table: Table, way: str) -> None:
    table.window.setGeometry(250, 150, 950, 650)
    ways: dict[str, Callable[[], object]] = {
        "cross": table.window.close,
        "menu": table.actions.quit.trigger,
        "key": lambda: table.press("Ctrl+Q"),
    }
    ways[way]()
    assert not table.window.isVisible()
    assert not Settings(table.settings_file).geometry.isEmpty()


def test_second_start_brings_the_window_to_the_front(table: Table) -> None:
    table.window.showMinimized()
    table.window.bring_to_front()
    assert not table.window.isMinimized()
    assert table.window.isVisible()
    assert table.window.isActiveWindow()


def menus(table: Table) -> dict[str, list[str]]:
    found = {}
    for menu in table.window.menuBar().findChildren(QMenu):
        if menu.title():  # Qt has one of its own there
            found[menu.title()] = [a.text() for a in menu.actions() if a.text()]
    return found


def test_menus_offer_every_command(table: Table) -> None:
    assert menus(table) == {
        "&Game": [
            "&New game…",
            "New game, same &again",
            "New game &with other rules",
            "&House rules",
            "A player &leaves",
            "Take down all &three rolls",
            "Undo",
            "Redo",
            "&Print…",
            "&Your games",
            "&Quit",
        ],
        "&Your games": [
            "&Export games…",
            "Export &totals for a spreadsheet…",
            "&Import…",
            "&Backups…",
        ],
        "New game &with other rules": [
            "Traditional",
            "All five dice count",
            "Full House 25",
            "With Two Pairs",
        ],
        "A player &leaves": [],
        "&View": [
            "&Play",
            "R&ecords",
            "&Review",
            "R&ules",
            "&How to play this turn",
            "C&oach",
            "&Yacht first on the card",
            "Large &boxes",
            "&Language",
            "&Theme",
            "&Colours",
            "&Dice",
            "Si&ze",
            "&Sound",
            "&Keep everything still",
            "Small &window on top",
            "&Full screen",
        ],
        "&Language": [
            "English",
            "Svenska",
            "Deutsch",
            "Norsk bokmål",
            "Nederlands",
            "Íslenska",
        ],
        "&Theme": ["&Harbour", "&Linen", "&Slate"],
        "&Dice": ["&Pips", "&Numerals"],
        "Si&ze": ["&Larger", "&Smaller", "&Usual size"],
        "&Colours": ["Like the &system", "&Light", "&Dark", "&High contrast"],
        "&Coach": ["&Show the best options", "&Do it", "Best &average", "&Beat your record"],
        "&Help": ["&Where things stand", "&Explain this box", "&Keyboard", "&About Yacht"],
    }


def test_access_keys_are_unique_in_each_menu(table: Table) -> None:
    for texts in (*menus(table).values(), ["&Game", "&View", "&Coach", "&Help"]):
        keys = [text[text.index("&") + 1].casefold() for text in texts if "&" in text]
        assert len(keys) == len(set(keys)), texts


def test_rules_in_the_menu_are_the_presets(table: Table) -> None:
    assert list(table.actions.presets) == list(PRESETS)
