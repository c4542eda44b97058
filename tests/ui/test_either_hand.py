"""The keys of the table for one hand alone, and what F1 says."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.games import begin, seed_for
from tests.ui.pictures import texts_on
from tests.ui.table import Table
from yacht_desktop.rules import PRESETS, Category
from yacht_desktop.ui import keys
from yacht_desktop.ui.dialogs.keyboard import KeyboardDialog
from yacht_desktop.ui.first_turn import Hint
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]
LETTERS = [*zip(keys.BOXES, PRESETS["two-pairs"].categories, strict=True)]


@pytest.fixture
def rolled(lay: LAY, tmp_path: Path) -> Table:
    """1-3-4-6-6 lies there, and the card has all thirteen boxes."""
    begin(tmp_path, seed_for("13466"), ruleset=PRESETS["two-pairs"])
    Settings(tmp_path / "yacht.ini").hints = frozenset(Hint)
    table = lay()
    table.roll()
    return table


def keypad(table: Table, *names: str) -> None:
    for name in names:
        hands.press(table.window, name, more=hands.KEYPAD)


@pytest.mark.parametrize(("letter", "box"), LETTERS)
def test_each_box_has_a_letter_in_the_order_of_the_card(
    rolled: Table, letter: str, box: Category
) -> None:
    rolled.press(letter)
    assert rolled.game.card.filled == 1
    assert rolled.game.card[box] is not None


@pytest.mark.parametrize("letter", "QTGC")
def test_a_letter_that_is_held_down_scores_once(rolled: Table, letter: str) -> None:
    hands.hold_down(rolled.window, letter)
    assert (rolled.game.card.filled, rolled.game.faces) == (1, None)


def test_plus_that_is_held_down_rolls_once(rolled: Table) -> None:
    hands.hold_down(rolled.window, "+")
    assert rolled.game.rolls_used == 2


def test_a_letter_below_the_card_does_nothing(lay: LAY) -> None:
    table = lay()
    table.roll()
    table.press("C")  # twelve boxes
    assert table.game.card.filled == 0


def test_a_letter_does_nothing_before_the_first_roll_or_for_a_box_that_is_full(
    rolled: Table,
) -> None:
    rolled.press("Q", "W")
    assert rolled.game.card.filled == 1
    rolled.roll()
    rolled.press("Q")
    assert rolled.game.card.filled == 1


def test_letters_score_nothing_on_other_pages(rolled: Table) -> None:
    rolled.press("Ctrl+3", "Q", "W")
    assert rolled.game.card.filled == 0


def test_the_left_hand_plays_a_whole_game(rolled: Table) -> None:
    for letter in keys.BOXES:
        rolled.press("Space", "1", "Space", "2", "Space", letter)
    assert rolled.game.is_over


def test_the_right_hand_plays_a_whole_game(rolled: Table) -> None:
    rolled.view.setFocus()
    rolled.press("Down")
    for row in range(len(keys.BOXES)):
        if row:
            rolled.press("Down")
            keypad(rolled, "Enter")  # rolls, since nothing lies there
        keypad(rolled, "1", "5", "Plus", "Plus", "Enter")
        assert rolled.game.card.filled == row + 1
    assert rolled.game.is_over


def test_keypad_enter_rolls_once_however_long_it_is_held(table: Table) -> None:
    table.view.setFocus()
    handle, key = hands.handle_of(table.window), Qt.Key.Key_Enter.value
    QTest.simulateEvent(handle, True, key, hands.KEYPAD, "\r", False)
    for _ in range(hands.REPEATS):
        QTest.simulateEvent(handle, True, key, hands.KEYPAD, "\r", True)
    assert (table.game.rolls_used, table.game.card.filled) == (1, 0)


def test_arrows_go_from_the_card_over_buttons_and_dice_and_back(rolled: Table) -> None:
    tray = rolled.tray
    rolled.view.setFocus()
    rolled.press("Left")
    seen = [rolled.window.focusWidget()]
    for _ in range(6):
        rolled.press("Left")
        seen.append(rolled.window.focusWidget())
    assert seen == [tray.main_button, *reversed(rolled.dice), rolled.dice[0]]
    rolled.press("Right", "Return")
    assert rolled.game.held == {1}
    rolled.press("Right", "Right", "Right", "Right", "Right")
    assert rolled.window.focusWidget() is tray.undo_button
    rolled.press("Return")
    assert rolled.game.held == set()
    assert rolled.view.hasFocus()  # the button has nothing more to do
    rolled.dice[0].setFocus()
    rolled.press("Down")
    assert rolled.view.hasFocus()


def test_letters_are_seen_on_the_card_while_alt_is_held(rolled: Table) -> None:
    def letters() -> list[str]:
        return [text for text in texts_on(rolled.view) if text in [*keys.BOXES]]

    def alt(kind: QEvent.Type) -> None:
        modifiers = Qt.KeyboardModifier.AltModifier
        press = kind == QEvent.Type.KeyPress
        QTest.simulateEvent(
            hands.handle_of(rolled.window), press, Qt.Key.Key_Alt.value, modifiers, "", False
        )

    assert letters() == []
    alt(QEvent.Type.KeyPress)
    assert letters() == [*keys.BOXES]
    alt(QEvent.Type.KeyRelease)
    assert letters() == []
    alt(QEvent.Type.KeyPress)
    QApplication.sendEvent(rolled.window, QEvent(QEvent.Type.WindowDeactivate))
    assert letters() == []
    alt(QEvent.Type.KeyPress)
    rolled.window.menuBar().setFocus()  # as when Alt opens a menu, which then hears its release
    assert letters() == []


def test_the_list_of_keys_shows_the_letters(rolled: Table) -> None:
    rolled.press("Ctrl+F1")
    (dialog,) = rolled.window.findChildren(KeyboardDialog)
    assert "Q W E R T · A S D F G · Z X C" in texts_on(dialog)


def test_f1_says_how_the_turn_stands(rolled: Table, heard: list[str]) -> None:
    rolled.press("4", "5", "F1")
    sentence = "Turn 1 of 13. Roll 1 of 3: one, three, four, six held, six held. Total 0."
    assert heard[2:] == [sentence]
    assert sentence in texts_on(rolled.notice)
    rolled.press("Q")
    rolled.press("F1")
    assert heard[-1] == "Turn 2 of 13. Ready to roll. Total 1."


def test_f1_says_whose_turn_it_is(rolled: Table, heard: list[str]) -> None:
    rolled.controller.start(Setup(PRESETS["traditional"], ("Ann", "Bo")))
    rolled.dice[0].setFocus()
    rolled.press("F1")
    assert heard[-1] == "Ann, it's your turn. Turn 1 of 12. Ready to roll. Total 0."


def test_f1_says_that_the_game_is_over(rolled: Table, heard: list[str]) -> None:
    rolled.finish_game()
    rolled.press("F1")
    assert heard[-1] == f"The game is over. Total {rolled.game.totals[0]}."


def test_f1_on_a_box_asks_for_its_rule(rolled: Table) -> None:
    wanted: list[Category | None] = []
    rolled.board.help_wanted.connect(wanted.append)
    rolled.view.setFocus()
    rolled.press("Down", "Down", "F1")
    assert wanted == [Category.TWOS]
    assert rolled.window.pages.manual_page is not None
    assert rolled.window.pages.manual_page.isVisible()


def test_f1_elsewhere_asks_for_help_in_general(rolled: Table) -> None:
    wanted: list[Category | None] = []
    rolled.board.help_wanted.connect(wanted.append)
    rolled.press("Ctrl+3", "F1")
    assert wanted == [None]
    assert rolled.window.findChildren(KeyboardDialog)


def test_help_is_in_the_menu(rolled: Table) -> None:
    menus: list[QAction] = rolled.window.menuBar().actions()
    help_menu = menus[-1].menu()
    assert rolled.actions.help in help_menu.actions()  # type: ignore[attr-defined]


def test_everything_is_told_once_after_another_language_was_chosen(
    rolled: Table, heard: list[str]
) -> None:
    rolled.speech.changed.emit()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    rolled.look_around()
    rolled.press("4", "Q")
    assert heard == ["Held: six", "Ones, scored 1. Total 1."]
    rolled.press("F1")
    assert heard[2:] == ["Turn 2 of 13. Ready to roll. Total 1."]
