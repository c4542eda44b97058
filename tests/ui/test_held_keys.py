"""Repetitions that Qt has not told from presses, as it often happens on X11: here, each of them."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.hands import NO_KEY, handle_of
from tests.ui.table import Table
from yacht_desktop.rules import Category
from yacht_desktop.ui.held_keys import HeldKeys

CODE = 36  # of the key, as the X server numbers it


@pytest.fixture
def keyboard(app: QApplication, table: Table) -> Iterator[Table]:
    """A table whose window gets its keys from X11."""
    held_keys = HeldKeys(app)
    app.focusWindowChanged.emit(handle_of(table.window))
    yield table
    app.focusWindowChanged.emit(None)
    shiboken6.delete(held_keys)


def send(table: Table, kind: QEvent.Type, key: Qt.Key, time: int, text: str = "") -> None:
    event = QKeyEvent(kind, key, NO_KEY, CODE, 0, 0, text)
    event.setTimestamp(time)
    QApplication.sendEvent(handle_of(table.window), event)


def press(table: Table, key: Qt.Key, time: int, command: QAction | None = None) -> None:
    """What Qt makes of a press: a question first, then a command or the press itself."""
    send(table, QEvent.Type.ShortcutOverride, key, time)
    if command is None:
        send(table, QEvent.Type.KeyPress, key, time)
    else:
        QApplication.sendEvent(command, QShortcutEvent(QKeySequence(key), 1))


def release(table: Table, key: Qt.Key, time: int) -> None:
    send(table, QEvent.Type.KeyRelease, key, time)


def test_a_command_is_given_once_and_again_after_the_key_was_let_go(keyboard: Table) -> None:
    key, roll = Qt.Key.Key_Space, keyboard.actions.roll
    press(keyboard, key, 100, roll)
    for time in (760, 800, 840):
        release(keyboard, key, time)
        press(keyboard, key, time, roll)
    assert keyboard.game.rolls_used == 1
    release(keyboard, key, 850)
    press(keyboard, key, 851, roll)
    assert keyboard.game.rolls_used == 2


def test_another_key_is_heard_while_one_is_held(keyboard: Table) -> None:
    press(keyboard, Qt.Key.Key_Space, 100, keyboard.actions.roll)
    release(keyboard, Qt.Key.Key_Space, 760)
    press(keyboard, Qt.Key.Key_Space, 760, keyboard.actions.roll)
    press(keyboard, Qt.Key.Key_2, 770, keyboard.actions.holds[1])
    assert keyboard.game.held == {1}


def test_arrows_go_on_and_enter_on_a_button_does_not(keyboard: Table) -> None:
    keyboard.roll()
    hands.point_at(keyboard.board.title)
    keyboard.view.setFocus()
    press(keyboard, Qt.Key.Key_Down, 100)
    for time in (760, 800):
        release(keyboard, Qt.Key.Key_Down, time)
        press(keyboard, Qt.Key.Key_Down, time)
    release(keyboard, Qt.Key.Key_Down, 820)
    press(keyboard, Qt.Key.Key_Return, 900)
    assert keyboard.game.card[Category.THREES] is not None
    keyboard.tray.main_button.setFocus()
    for time in (2000, 2660, 2700):
        press(keyboard, Qt.Key.Key_Return, time)
        release(keyboard, Qt.Key.Key_Return, time + 660 if time == 2000 else time + 40)
    assert keyboard.game.rolls_used == 1


def test_a_command_that_repeats_goes_on(keyboard: Table) -> None:
    given = []
    step = QAction(keyboard.window)
    step.triggered.connect(lambda: given.append(1))
    press(keyboard, Qt.Key.Key_Right, 100, step)
    release(keyboard, Qt.Key.Key_Right, 760)
    press(keyboard, Qt.Key.Key_Right, 760, step)
    assert len(given) == 2


def test_a_window_that_is_gone_is_no_hindrance(keyboard: Table, app: QApplication) -> None:
    app.focusWindowChanged.emit(None)
    app.focusWindowChanged.emit(handle_of(keyboard.window))
    keyboard.actions.keyboard.trigger()
    QApplication.processEvents()
    keyboard.press("Escape")
    press(keyboard, Qt.Key.Key_Space, 100, keyboard.actions.roll)
    assert keyboard.game.rolls_used == 1
