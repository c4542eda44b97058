"""Dice on the table: all three rolls of a turn are taken down, for who wants that."""

from tests.ui import hands
from tests.ui.board.typed_dice import faces, log, sit_down, write
from tests.ui.table import Table
from yacht_desktop.rules import NUMBERS, Category


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
