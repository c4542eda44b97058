"""Dice on the table: what was entered in an earlier turn is corrected in place."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from tests.ui.board.seats import click_cell
from tests.ui.board.typed_dice import SPOKEN, log, sit_down, word, write
from tests.ui.pictures import count_pixels, texts_on
from tests.ui.table import Table
from yacht_desktop.rules import Category
from yacht_desktop.ui.board.scorecard_model import Role

LAY = Callable[..., Table]
TIP = Qt.ItemDataRole.ToolTipRole


def correct(table: Table, player: int, category: Category, digits: str) -> None:
    click_cell(table, category, player)
    write(table, digits)


def test_an_entry_of_an_earlier_turn_is_corrected_in_place(table: Table) -> None:
    sit_down(table, "Ann", "Bo")
    write(table, "44416")
    table.click_box(Category.FOURS)
    write(table, "11")  # Bo is typing already
    click_cell(table, Category.FOURS, 0)
    assert word(table) == "Ann, Fours: which dice were they?"
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
    assert word(table) == "Ones: which dice were they?"
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
