"""Dice on the table: typed, picked, scored, corrected; the app is the scoresheet."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.board.test_hot_seat import click_cell
from tests.ui.pictures import count_pixels, face_on, texts_on
from tests.ui.table import Table
from yacht_desktop.rules import NUMBERS, PRESETS, Category
from yacht_desktop.ui.board.scorecard_model import Role
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]
TIP = Qt.ItemDataRole.ToolTipRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
ALIKE = (3, 3, 3, 3, 3)


def sit_down(table: Table, *names: str, three: bool = False, ruleset: str = "traditional") -> None:
    table.actions.seats.three_rolls.setChecked(three)
    table.controller.start(Setup(PRESETS[ruleset], names or ("",), has_table_dice=True))


def write(table: Table, digits: str) -> None:
    table.press(*digits)


def log(table: Table) -> list[str]:
    rows = table.rows(
        "SELECT notation FROM move WHERE game = (SELECT max(number) FROM game) ORDER BY ply"
    )
    return [notation for (notation,) in rows]


def faces(table: Table) -> list[int]:
    """What the dice on the screen show, 0 where they are blank."""
    return [face_on(die, table.theme.tokens) for die in table.dice]


def word(table: Table) -> str:
    """What stands above the dice."""
    return next(text for text in texts_on(table.tray, with_children=False) if len(text) > 2)


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


def correct(table: Table, player: int, category: Category, digits: str) -> None:
    click_cell(table, category, player)
    write(table, digits)


def test_an_entry_of_an_earlier_turn_is_corrected_in_place(table: Table) -> None:
    sit_down(table, "Ann", "Bo")
    write(table, "44416")
    table.click_box(Category.FOURS)
    write(table, "11")  # Bo is typing already
    click_cell(table, Category.FOURS, 0)
    assert word(table) == "Ann, Fours: which dice were it?"
    write(table, "44446")
    assert table.game.cards[0][Category.FOURS] == 16
    assert table.board.card.totals is not None
    assert "16" in texts_on(table.board.card.totals)
    assert log(table)[-1] == "amend 0 fours 44446"
    cell = table.model.index(table.model.row(Category.FOURS), 1)
    assert cell.data(Role.WAS) == "corrected, was 12"
    assert cell.data(TIP).endswith("corrected, was 12")
    assert cell.data(SPOKEN) == "Ann: Fours, scored 16, corrected, was 12"
    assert count_pixels(
        table.view.viewport(), table.theme.tokens.accent, table.view.visualRect(cell)
    )
    assert table.game.player == 1


def test_a_correction_is_by_keyboard_and_can_be_left(table: Table) -> None:
    sit_down(table)
    write(table, "44416")
    table.click_box(Category.ONES)
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    table.press("Up", "Return")
    assert word(table) == "Ones: which dice were it?"
    write(table, "111")
    table.press("Escape")
    assert table.game.totals == (1,)
    assert "which dice" not in word(table)
    table.press("Return")
    write(table, "11111")
    assert table.game.totals == (5,)
    table.press("Ctrl+Z")
    assert table.game.totals == (1,)
    cell = table.model.index(table.model.row(Category.ONES), 1)
    assert cell.data(Role.WAS) is None


def test_the_mark_says_what_stood_there_first_and_survives_a_restart(
    table: Table, lay: LAY
) -> None:
    sit_down(table)
    write(table, "44416")
    table.click_box(Category.FOURS)
    correct(table, 0, Category.FOURS, "44444")
    correct(table, 0, Category.FOURS, "44446")
    table.close()
    again = lay(table.folder)
    cell = again.model.index(again.model.row(Category.FOURS), 1)
    assert (cell.data(), cell.data(Role.WAS)) == ("16", "corrected, was 12")


def test_the_game_that_has_just_ended_is_corrected_on_the_board(table: Table) -> None:
    sit_down(table)
    while not table.game.is_over:
        write(table, "12346")
        table.click_box(table.game.card.open_boxes[0])
    total = table.game.totals[0]
    assert table.tray.result.isVisible()
    correct(table, 0, Category.YACHT, "55555")
    assert table.game.totals == (total + 50,)
    assert table.tray.result.isVisible()
    assert str(total + 50) in texts_on(table.tray.result)
    assert table.rows("SELECT total, edited IS NULL FROM game") == [(total + 50, 0)]


def test_rolled_dice_are_not_typed_and_not_corrected(table: Table) -> None:
    table.roll()
    before = table.game
    table.press("6", "7", "Backspace")
    assert table.game == before
    table.click_box(Category.CHOICE)
    scored = table.game
    table.click_box(Category.CHOICE)
    table.press("6", "6", "6", "6", "6")
    assert table.game == scored
    assert not table.tray.pad.isVisible()


def test_all_three_rolls_are_taken_down_with_what_was_held(table: Table) -> None:
    sit_down(table, three=True)
    write(table, "44416")
    assert table.tray.main_button.text() == "Type the next roll, 5 dice"
    table.press("1", "2", "3")
    assert table.game.held == {0, 1, 2}
    table.press("Space")
    assert faces(table) == [4, 4, 4, 0, 0]
    write(table, "45")
    assert table.game.faces == (4, 4, 4, 4, 5)
    table.click_die(4)
    hands.click(table.tray.main_button)
    write(table, "4")
    assert table.tray.main_button.text() == "Choose a box"
    table.click_box(Category.YACHT)
    assert table.game.totals == (50,)
    assert log(table) == [
        *("roll 44416", "hold xxx..", "roll 44445", "hold xxxx.", "roll 44444"),
        "score yacht",
    ]


def test_the_next_roll_can_be_called_off(table: Table) -> None:
    sit_down(table, three=True)
    write(table, "44416")
    table.press("1", "Space", "5", "Escape")
    assert table.game.faces == (4, 4, 4, 1, 6)
    assert faces(table) == [4, 4, 4, 1, 6]
    table.press("Backspace")
    assert table.game.faces == (4, 4, 4, 1, 6), "a hold is taken back by undo, not by Backspace"


def test_whether_the_coach_can_help_depends_on_what_it_sees(table: Table) -> None:
    sit_down(table, three=False)
    write(table, "44416")
    assert not table.actions.ask.isEnabled()
    table.actions.seats.three_rolls.setChecked(True)
    assert table.actions.ask.isEnabled()
    assert table.settings.three_rolls
    table.actions.seats.three_rolls.setChecked(False)
    assert not table.actions.ask.isEnabled()


def test_in_every_turn_one_roll_is_enough_with_three_rolls_on(table: Table) -> None:
    sit_down(table, "Ann", "Bo", three=True)
    for number in NUMBERS:
        for _ in range(2):
            write(table, "12345")
            table.click_box(number)
    assert table.game.totals == (15, 15)
