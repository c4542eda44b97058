"""How to play this turn: the step that comes next, for as long as one wants to read it."""

from collections.abc import Callable

from PySide6.QtGui import QFont

from tests.ui import hands
from tests.ui.pictures import Words, texts_on, words_on
from tests.ui.table import Table
from yacht_desktop.rules import Category


def bold_line(table: Table) -> str:
    """The number of the step that stands out."""
    lines = words_on(table.board.guide)
    bold = [w.text for w in lines if w.weight == QFont.Weight.DemiBold]
    first = next((at for at, w in enumerate(lines) if bold and w.text == bold[0]), None)
    return "" if first is None else lines[first - 1].text


def number(table: Table, text: str) -> Words:
    return next(w for w in words_on(table.board.guide) if w.text == text)


def test_step_that_comes_next_stands_out(table: Table) -> None:
    assert bold_line(table) == "1"
    table.roll()
    assert bold_line(table) == "2"
    assert number(table, "2").colour == table.theme.tokens.accent.name()
    assert number(table, "1").colour == table.theme.tokens.muted.name()
    table.roll()
    assert bold_line(table) == "2"
    table.roll()
    assert bold_line(table) == "3"
    table.click_box(Category.CHOICE)
    assert bold_line(table) == "1"


def test_nothing_stands_out_when_the_game_is_over(table: Table) -> None:
    table.finish_game()
    assert bold_line(table) == ""


def test_it_is_read_out_too(table: Table) -> None:
    assert table.board.guide.accessibleName() == "How to play this turn"
    assert table.board.guide.accessibleDescription() == "Roll all five dice."


def test_it_can_be_hidden_and_brought_back(table: Table) -> None:
    table.actions.guide.trigger()
    hands.click(table.board.guide.close_button)
    assert table.board.guide.isHidden()
    assert not table.actions.guide.isChecked()
    table.actions.guide.trigger()
    assert table.board.guide.isVisible()
    assert "How to play this turn" in texts_on(table.board)


def test_it_can_be_hidden_by_keys(table: Table) -> None:
    table.actions.guide.trigger()
    table.board.guide.close_button.setFocus()
    table.press("Return")
    assert table.board.guide.isHidden()


def test_it_stays_as_it_was_left(table: Table, lay: Callable[..., Table]) -> None:
    assert table.board.guide.isHidden(), "hints do its work at first"
    table.actions.guide.trigger()
    table.close()
    again = lay(table.folder)
    assert again.board.guide.isVisible()
    again.actions.guide.trigger()
    again.close()
    once_more = lay(table.folder)
    assert once_more.board.guide.isHidden()
    assert not once_more.actions.guide.isChecked()
