"""Dice on the table: typed, picked and scored; the app is the scoresheet."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.board.typed_dice import SPOKEN, faces, log, sit_down, word, write
from tests.ui.table import Table
from yacht_desktop.rules import Category


def test_five_digits_are_a_roll_and_all_boxes_show_their_points(table: Table) -> None:
    sit_down(table)
    write(table, "44416")
    assert table.game.faces == (4, 4, 4, 1, 6)
    assert faces(table) == [4, 4, 4, 1, 6]
    assert log(table) == ["roll 44416"]
    assert table.shown()["Fours"] == "12"
    assert table.shown()["Choice"] == "19"
    assert not table.tray.is_tumbling


def test_arrows_choose_and_enter_scores_then_the_next_player_types(table: Table) -> None:
    sit_down(table, "Ann", "Bo")
    write(table, "44416")
    table.press(*["Down"] * 4, "Return")
    assert table.game.cards[0][Category.FOURS] == 12
    assert table.game.player == 1
    write(table, "66666")
    table.press("Return")
    assert table.game.cards[1][Category.FOURS] == 0
    write(table, "44444")
    table.press("Return")
    assert table.game.cards[0][Category.FIVES] == 0, "Enter leaves what is filled alone"


def test_dice_are_picked_by_mouse_alone(table: Table) -> None:
    sit_down(table)
    for face in (4, 4, 4, 1, 6):
        hands.click(table.tray.pad.buttons[face - 1])
    assert table.game.faces == (4, 4, 4, 1, 6)
    table.click_box(Category.FOURS)
    assert table.game.totals == (12,)


def test_a_face_is_picked_twice_however_fast(table: Table) -> None:
    sit_down(table)
    hands.double_click(table.tray.pad.buttons[3])
    assert faces(table)[:3] == [4, 4, 0] or faces(table)[:3] == [4, 0, 0]
    hands.click_in_a_row(table.tray.pad.buttons[3], (80, 80), doubles=True)
    assert [face for face in faces(table) if face] == [4] * len([f for f in faces(table) if f])
    assert faces(table).count(4) >= 4


def test_faces_are_picked_by_tab_and_enter(table: Table) -> None:
    sit_down(table)
    table.tray.pad.buttons[1].setFocus()
    table.press(*["Return"] * 5)
    assert table.game.faces == (2, 2, 2, 2, 2)


def test_a_die_that_was_typed_wrong_is_clicked_and_typed_again(table: Table) -> None:
    sit_down(table)
    write(table, "44")
    table.click_die(1)
    assert faces(table) == [0, 4, 0, 0, 0]
    write(table, "6416")
    assert table.game.faces == (6, 4, 4, 1, 6)
    table.click_die(3)
    assert table.game.faces is None
    assert faces(table) == [6, 4, 0, 1, 6]
    write(table, "5")
    assert table.game.faces == (6, 4, 5, 1, 6)
    assert log(table) == ["roll 64516"]


def test_backspace_takes_digit_after_digit_back(table: Table) -> None:
    sit_down(table)
    write(table, "44416")
    table.press("Backspace")
    assert table.game.faces is None
    assert faces(table) == [4, 4, 4, 1, 0]
    table.press("Backspace", "Backspace")
    assert faces(table) == [4, 4, 0, 0, 0]
    table.press(*["Backspace"] * 5)
    assert faces(table) == [0] * 5


def test_undo_takes_typing_back_and_then_what_is_written(table: Table) -> None:
    sit_down(table)
    write(table, "44416")
    table.press("Down", "Return")
    scored = table.game
    write(table, "12")
    assert table.actions.undo.text() == "Undo typing"
    table.press("Ctrl+Z")
    assert (faces(table), table.game) == ([0] * 5, scored)
    table.press("Ctrl+Z")
    assert table.game.faces == (4, 4, 4, 1, 6)
    assert table.actions.undo.text() == "Undo these dice"
    table.press("Ctrl+Z", "Ctrl+Y", "Ctrl+Y")
    assert table.game == scored


@pytest.mark.parametrize("key", ["0", "7", "8", "9", "X", "Q", "Z", "-", "."])
def test_what_is_on_no_die_is_refused_as_it_is_typed(table: Table, key: str) -> None:
    sit_down(table)
    write(table, "44")
    table.press(key)
    assert faces(table) == [4, 4, 0, 0, 0]
    assert word(table) == f"{key.lower()} is on no die: type 1 to 6"
    write(table, "1")
    assert "no die" not in word(table)
    assert log(table) == []


def test_a_sixth_digit_is_refused_with_a_word(table: Table) -> None:
    sit_down(table)
    write(table, "444165")
    assert table.game.faces == (4, 4, 4, 1, 6)
    assert word(table) == "Five dice are there. Backspace takes one back"


def test_four_dice_score_nothing_and_that_is_said(table: Table) -> None:
    sit_down(table)
    write(table, "4441")
    table.click_box(Category.FOURS)
    assert table.game.card[Category.FOURS] is None
    assert word(table) == "1 die is missing"


def test_digits_reach_the_dice_wherever_the_focus_is(table: Table) -> None:
    sit_down(table)
    for digit, widget in zip("44416", (table.view, table.tray.pad.buttons[0]) * 3, strict=False):
        widget.setFocus()
        write(table, digit)
    assert table.game.faces == (4, 4, 4, 1, 6)


def test_digits_of_other_scripts_are_digits(table: Table) -> None:
    sit_down(table)
    for sign in "٤٤٤१६":
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)
        QApplication.sendEvent(table.view, event)
    assert table.game.faces == (4, 4, 4, 1, 6)


@pytest.mark.parametrize("category", [box for box in Category if box is not Category.CHOICE])
@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_zero_is_one_step_and_shown(table: Table, category: Category, by_mouse: bool) -> None:
    sit_down(table, ruleset="two-pairs")
    write(table, "66664" if category is not Category.SIXES else "11112")
    if category is Category.FOUR_OF_A_KIND:
        table.press(*["Backspace"] * 5)
        write(table, "12356")
    if category is Category.FOURS:
        table.press(*["Backspace"] * 5)
        write(table, "12356")
    if by_mouse:
        table.click_box(category)
    else:
        table.press(*["Down"] * (table.model.row(category) + 1), "Return")
    assert table.game.card[category] == 0
    cell = table.model.index(table.model.row(category), 1)
    assert cell.data() == "0"
    assert "scored 0" in cell.data(SPOKEN)
    other = table.model.index(table.model.row(Category.CHOICE), 1)
    assert other.data() == ""
    assert "open" in other.data(SPOKEN)


def test_five_alike_earn_by_the_yacht_rules_in_every_box(table: Table) -> None:
    sit_down(table)
    write(table, "33333")
    expected = {"Threes": "15", "Four of a Kind": "12", "Choice": "15", "Yacht": "50"}
    assert table.shown() == {name: expected.get(name, "0") for name in table.shown()}
    table.click_box(Category.THREES)
    assert table.game.totals == (15,)


@pytest.mark.parametrize(("digits", "points"), [("66466", 24), ("33355", 0), ("55535", 20)])
def test_only_four_alike_count_in_four_of_a_kind(table: Table, digits: str, points: int) -> None:
    sit_down(table)
    write(table, digits)
    table.click_box(Category.FOUR_OF_A_KIND)
    assert table.game.totals == (points,)


def test_such_a_game_is_marked_on_the_board_and_in_the_file(table: Table) -> None:
    sit_down(table, "Ann", "Bo")
    assert "table dice" in table.board.status.text()
    assert table.rows("SELECT table_dice FROM game") == [(1,)]
