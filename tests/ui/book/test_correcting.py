"""Entries of finished games with dice on the table are corrected in the book, weeks later."""

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtTest import QTest

from tests.ui import hands
from tests.ui.board.typed_dice import SPOKEN
from tests.ui.book.reading import Reader
from tests.ui.table import Table, until
from tests.ui.test_every_room import FINGER
from yacht_desktop.rules import Category
from yacht_desktop.ui import dates
from yacht_desktop.ui.dialogs.correction import CorrectionDialog
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]


def finished_at_the_table(table: Table, *names: str) -> Reader:
    """Play a game with dice on the table to its end, begin another, and open the first one."""
    table.controller.start(Setup(names=names, has_table_dice=True))
    while not table.game.is_over:
        table.press("1", "2", "3", "4", "6")
        table.controller.score(table.game.card.open_boxes[0])
    ((number,),) = table.rows("SELECT max(number) FROM game")
    table.controller.start(Setup())
    table.roll()
    reader = Reader(table).open()
    reader.page._ask_for_game(number)  # noqa: SLF001 - whatever list has it
    until(lambda: reader.is_at_game)
    return reader


def click(reader: Reader, category: Category, player: int = 0) -> None:
    QTest.qWait(20)  # let the page find its place
    card = reader.page.game.card
    index = card.model.index(card.model.row(category), player + 1)
    card.view.scrollTo(index)
    hands.click(card.view.viewport(), card.view.visualRect(index).center())


def dialogs(reader: Reader) -> list[CorrectionDialog]:
    found = reader.table.window.findChildren(CorrectionDialog)
    return [dialog for dialog in found if dialog.isVisible()]


def total(reader: Reader) -> str:
    return reader.page.game.card.totals.accessibleName()


def test_a_box_of_an_old_game_is_corrected(table: Table) -> None:
    reader = finished_at_the_table(table, "")
    before, running = total(reader), table.game
    click(reader, Category.YACHT)
    (dialog,) = dialogs(reader)
    hands.press(dialog, "5", "7", "0", "5", "x", "5", "5")
    assert dialog.faces == (5, 5, 5, 5)
    hands.press(dialog, "Return")
    assert dialog.isVisible()
    assert dialog.word.text() == "1 die is missing"
    hands.press(dialog, "5", "6")
    assert dialog.word.text() == "Five dice, each from 1 to 6"
    hands.press(dialog, "Return")
    assert not dialogs(reader)
    points = int(before.split()[-1]) + 50
    until(lambda: total(reader) == f"Total {points}")
    assert table.rows("SELECT total, edited IS NULL FROM game WHERE table_dice") == [(points, 0)]
    assert table.game == running
    yacht = reader.page.game.card.model.index(11, 1)
    assert "corrected, was 0" in yacht.data(SPOKEN)
    today = dates.in_list(date.today())  # noqa: DTZ011 - as the wall has it
    assert reader.status.endswith(f"dice from the table · corrected on {today}")
    table.press("Left")
    assert "corrected" not in yacht.data(SPOKEN)


def test_leaving_the_dialog_changes_nothing(table: Table) -> None:
    reader = finished_at_the_table(table, "Ann", "<b>&Bo</b>")
    before = table.rows("SELECT * FROM move")
    click(reader, Category.CHOICE, 1)
    (dialog,) = dialogs(reader)
    assert dialog.windowTitle() == "<b>&Bo</b>, Choice: which dice were they?"
    hands.press(dialog, "6", "6", "6", "6", "Escape")
    assert not dialogs(reader)
    assert table.rows("SELECT * FROM move") == before


def test_only_what_was_typed_is_corrected_and_only_as_it_ended(table: Table) -> None:
    reader = finished_at_the_table(table, "")
    table.press("Left")
    click(reader, Category.ONES)
    assert not dialogs(reader)
    with table.database.transaction() as connection:
        connection.execute("UPDATE game SET table_dice = 0")
    reader.page._ask_for_game(reader.page.game.number)  # noqa: SLF001
    until(lambda: reader.page.game.ply == 24)
    click(reader, Category.ONES)
    assert not dialogs(reader)


@pytest.mark.parametrize("names", [("",), ("Ann", "Bo")])
def test_what_can_be_corrected_has_room_for_a_finger(table: Table, names: tuple[str, ...]) -> None:
    reader = finished_at_the_table(table, *names)
    table.resize(900, 600)
    QTest.qWait(20)  # let the page find its place
    view = reader.page.game.card.view
    assert min(view.rowHeight(row) for row in range(12)) >= FINGER
    assert view.verticalScrollBar().maximum() == 0  # the page is scrolled, not the card in it
    assert reader.page.game.area.verticalScrollBar().maximum() > 0
