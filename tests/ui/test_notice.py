"""The line that says what happened, in the place of the title."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QPushButton

from tests.ui import hands
from tests.ui.pictures import texts_on
from tests.ui.table import Table


def button(table: Table, text: str) -> QPushButton:
    (found,) = [b for b in table.notice.findChildren(QPushButton) if b.text() == text]
    return found


def test_it_takes_the_place_of_the_title_and_moves_nothing(table: Table) -> None:
    def places() -> list[QRect]:
        return [part.geometry() for part in (table.board.card, table.tray, table.view)]

    before = places()
    assert table.board.title.isVisible()
    table.notice.say("Something happened.", "Do something", lambda: None)
    QApplication.processEvents()
    assert not table.board.title.isVisible()
    assert places() == before
    hands.click(button(table, "Close"))
    assert table.board.title.isVisible()
    assert not table.notice.isVisible()
    QApplication.processEvents()
    assert places() == before


def test_offer_is_made_once(table: Table) -> None:
    calls: list[str] = []
    table.notice.say("Something happened.", "Do something", lambda: calls.append("done"))
    hands.double_click(button(table, "Do something"))
    assert calls == ["done"]
    assert not table.notice.isVisible()


def test_offer_without_a_command_only_goes_away(table: Table) -> None:
    table.notice.say("Something happened.", "Fine")
    hands.click(button(table, "Fine"))
    assert not table.notice.isVisible()


def test_without_an_offer_it_can_only_be_closed(table: Table) -> None:
    table.notice.say("First.", "Do something", lambda: None)
    table.notice.say("Second.")
    assert texts_on(table.notice) == ["Second.", "Close"]


def test_text_is_shown_literally(table: Table) -> None:
    table.notice.say("<b>100 %1 & more</b>")
    assert texts_on(table.notice)[0] == "<b>100 %1 & more</b>"


def test_long_text_goes_on_in_the_next_line(table: Table) -> None:
    table.notice.say("word " * 60)
    table.window.grab()
    lines = texts_on(table.notice)[:-1]
    assert len(lines) > 1
    assert not [line for line in lines if "…" in line]


def test_play_goes_on_below_it(table: Table) -> None:
    table.notice.say("Something happened.")
    table.roll()
    assert table.game.rolls_used == 1
    assert not table.notice.isVisible()
