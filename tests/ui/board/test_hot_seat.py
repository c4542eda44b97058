"""Several players at one table: turns, those who leave, and who has won."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui import hands
from tests.ui.board.seats import SIX, SPOKEN, STRANGE, click_cell, heads, play, seat
from tests.ui.pictures import texts_on
from tests.ui.table import Table, until
from yacht_desktop.rules import Category
from yacht_desktop.ui.language import Language

LAY = Callable[..., Table]


def win(table: Table, *totals: int) -> None:
    """Play to the end with dice on the table so that these players have these Choices, others 0."""
    while not table.game.is_over:
        box = table.game.card.open_boxes[0]
        wanted = totals[table.game.player] if box is Category.CHOICE else 0
        faces = _adding_up_to(wanted) if wanted else _worth_nothing(box)
        table.controller.enter(faces)
        table.controller.score(box)


def _adding_up_to(total: int) -> tuple[int, ...]:
    return tuple(total // 5 + (slot < total % 5) for slot in range(5))


def _worth_nothing(box: Category) -> tuple[int, ...]:
    ones = Category.ONES, Category.YACHT, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND
    return (2, 2, 3, 3, 4) if box in ones else (1, 1, 1, 1, 1)


def test_only_the_column_on_turn_can_be_scored(table: Table) -> None:
    seat(table, "Ann", "Bo")
    table.roll()
    click_cell(table, Category.ONES, 1)
    assert table.game.faces is not None
    click_cell(table, Category.ONES, 0)
    assert table.game.cards[0][Category.ONES] is not None
    table.roll()
    table.click_box(Category.TWOS)  # at the name of the box
    assert table.game.cards[1][Category.TWOS] is not None


def test_arrows_and_enter_play_for_everyone(table: Table) -> None:
    seat(table, "Ann", "Bo")
    table.roll()
    table.press("Down", "Return")
    assert table.game.cards[0][Category.ONES] is not None
    table.roll()
    table.press("Return")
    assert table.game.cards[1][Category.ONES] is not None
    table.roll()
    table.press("Return")  # the light has gone on to a box that is open
    assert table.game.cards[0][Category.TWOS] is not None


def test_a_double_click_as_the_turn_passes_plays_once(table: Table) -> None:
    seat(table, "Ann", "Bo")
    table.roll()
    index = table.model.index(0, 1)
    hands.double_click(table.view.viewport(), table.view.visualRect(index).center())
    assert (table.game.player, table.game.rolls_used) == (1, 0)
    hands.double_click(table.tray.main_button)
    assert (table.game.player, table.game.rolls_used) == (1, 1)


def test_a_fourth_roll_is_refused_for_everyone(table: Table) -> None:
    seat(table, "Ann", "Bo")
    for player in (0, 1):
        table.press("Space", "Space", "Space", "Space", "+")
        hands.click(table.tray.main_button)
        assert (table.game.player, table.game.rolls_used) == (player, 3)
        table.click_box(Category.CHOICE)


def test_undo_steps_back_across_players_up_to_the_last_roll(table: Table) -> None:
    seat(table, "Ann", "Bo", "Cy")
    table.roll()
    faces = table.game.faces
    table.click_box(Category.CHOICE)
    assert table.game.player == 1
    assert table.actions.undo.text() == f"Undo Ann: Choice, {sum(faces or ())}"
    table.press("Ctrl+Z")
    assert (table.game.player, table.game.faces, table.game.rolls_used) == (0, faces, 1)
    table.click_box(Category.CHOICE)
    table.roll()
    table.roll()
    rolled = table.game
    table.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert table.game == rolled, "Bo's rolls are not lost"


def test_a_player_leaves_by_the_menu_and_undo_brings_them_back(table: Table) -> None:
    seat(table, "Ann", "<b>&Bo</b>", "Cy")
    menu = next(m for m in table.window.findChildren(QMenu) if m.title() == "A player &leaves")
    shown = [action.text() for action in menu.actions() if action.isVisible()]
    assert shown == ["Ann", "<b>&&Bo</b>", "Cy"]
    menu.actions()[1].trigger()
    assert heads(table, SPOKEN)[1] == "<b>&Bo</b>, has left"
    QApplication.processEvents()  # the card finds its place beside the others
    assert " · left" in texts_on(table.view.seats.viewport())
    assert "–" in texts_on(table.view.viewport())
    assert [a.text() for a in menu.actions() if a.isVisible()] == ["Ann", "Cy"]
    assert table.actions.undo.text() == "Undo <b>&Bo</b> leaves"
    table.press("Ctrl+Z")
    assert table.game.left == frozenset()
    table.press("Ctrl+Y")
    play(table, Category.ONES)
    assert table.game.player == 2
    assert table.actions.undo.text().startswith("Undo Ann: Ones")


def test_nobody_leaves_a_game_for_one(table: Table) -> None:
    assert not table.actions.seats.can_leave
    seat(table, "Ann", "Bo")
    assert table.actions.seats.can_leave


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        ((20, 25, 10), "Bo wins with a total of 25."),
        ((25, 25, 10), "Ann and Bo share the win with a total of 25."),
        ((25, 25, 25), "Several share the win with a total of 25: Ann, Bo and Cy."),
    ],
)
def test_all_winners_are_named(table: Table, totals: tuple[int, ...], sentence: str) -> None:
    seat(table, "Ann", "Bo", "Cy", ours=True)
    win(table, *totals)
    assert table.game.totals == totals
    assert sentence in table.tray.result.accessibleName()
    assert sentence.replace(" ", "") in "".join(texts_on(table.tray.result)).replace(" ", "")


def test_when_all_have_left_that_is_said(table: Table) -> None:
    seat(table, "Ann", "Bo")
    play(table, Category.CHOICE)
    points = table.game.totals[0]
    for player in (0, 1):
        table.actions.seats.leave[player].trigger()
    expected = f"Everybody has left. Ann wins with a total of {points}."
    assert expected in table.tray.result.accessibleName()


def test_at_the_end_nothing_is_left_to_roll_or_to_ask(table: Table) -> None:
    seat(table, *SIX, ours=True)
    win(table, *(20,) * 6)
    assert not table.actions.roll.isEnabled()
    assert not table.actions.ask.isEnabled()
    assert not any(die.isVisible() for die in table.dice)
    assert not table.tray.pad.isVisible()
    assert table.tray.result.isVisible()
    assert "finished" in table.board.status.text()
    assert not any("on turn" in text for text in heads(table, SPOKEN))


def test_the_coach_is_asked_where_its_panel_has_no_room(table: Table) -> None:
    seat(table, *SIX)
    table.resize(1093, 570)
    table.roll()
    table.press("H")
    assert table.controller.is_assisted
    assert not table.board.coach_panel.isVisible()
    until(lambda: bool(table.board.tray.remark))
    assert any(table.board.tray.remark in text for text in texts_on(table.tray))


def test_a_game_of_several_goes_on_after_a_restart(table: Table, lay: LAY) -> None:
    seat(table, *STRANGE)
    play(table, Category.CHOICE)
    table.roll()
    before = table.game
    table.close()
    again = lay(table.folder)
    assert again.game == before
    assert heads(again) == [*STRANGE[:5], "Player 6"]


def test_the_table_is_the_same_in_another_language(table: Table) -> None:
    seat(table, *SIX, ours=True)
    table.press("4", "4")
    before = table.game
    table.actions.languages[Language.GERMAN].trigger()
    table.look_around()
    assert table.game == before
    assert heads(table) == list(SIX)
    assert table.tray.is_wide
    table.press("4", "1", "6")
    assert table.game.faces == (4, 4, 4, 1, 6)
    table.actions.languages[Language.ENGLISH].trigger()
    table.look_around()
    table.press("Backspace", "5")
    assert table.game.faces == (4, 4, 4, 1, 5)
