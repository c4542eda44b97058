"""What a screen reader hears, and where Tab goes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from tests.ui import hands
from tests.ui.games import begin, finished, seed_for, written
from tests.ui.pictures import count_pixels
from tests.ui.table import Table, until
from yacht_desktop.rules import Category

LAY = Callable[..., Table]


@pytest.fixture
def rolled(lay: LAY, tmp_path: Path) -> Table:
    """Behind a record that is out of reach: 1-3-4-6-6 lies there, the third die is held."""
    finished(tmp_path, 230)
    struck = [("12346", "yacht"), ("12346", "big_straight")]
    begin(tmp_path, seed_for("13466", turn=3), written(struck))
    table = lay()
    table.roll()
    table.press("3")
    return table


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def spoken(widget: QWidget) -> str:
    """The name that a screen reader is given."""
    return interface(widget).text(QAccessible.Text.Name)


def cells(table: Table, role: QAccessible.Role) -> list[str]:
    """The names of all parts of the card with a role."""
    card = interface(table.view)
    parts = [card.child(number) for number in range(card.childCount())]
    return [part.text(QAccessible.Text.Name) for part in parts if part.role() == role]


def focusable(root: QWidget) -> list[QWidget]:
    return [
        widget
        for widget in (root, *root.findChildren(QWidget))
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def round_by_tab(table: Table, key: str = "Tab") -> list[QWidget]:
    """The widgets that have the focus one after the other, from the card and back to it."""
    table.view.setFocus()
    seen: list[QWidget] = []
    while not seen or seen[-1] is not table.view:
        table.press(key)
        widget = table.window.focusWidget()
        assert widget is not None
        assert widget not in seen
        seen.append(widget)
    return seen


def test_everything_that_takes_the_focus_has_a_name(rolled: Table) -> None:
    rolled.notice.say("A sentence", "An offer")
    rolled.actions.keyboard.trigger()
    rolled.actions.about.trigger()
    unnamed = [widget for widget in focusable(rolled.window) if not spoken(widget)]
    assert not unnamed
    assert len(focusable(rolled.window)) >= 11


def test_tab_goes_over_dice_buttons_and_card(rolled: Table) -> None:
    rolled.actions.guide.trigger()
    rolled.notice.say("A sentence", "An offer")
    order = round_by_tab(rolled)
    tray = rolled.tray
    chain = [*rolled.dice, tray.main_button, tray.undo_button, rolled.view]
    assert [widget for widget in order if widget in chain] == chain
    assert rolled.strip in order
    assert rolled.board.guide.close_button in order
    assert [spoken(w) for w in order if w.parent() is rolled.notice] == ["An offer", "Close"]


def test_shift_tab_goes_the_same_way_back(rolled: Table) -> None:
    forth = round_by_tab(rolled)[:-1]
    assert round_by_tab(rolled, "Shift+Tab")[:-1] == forth[::-1]


def test_nothing_switched_off_is_on_the_way(table: Table) -> None:
    order = round_by_tab(table)
    assert not set(table.dice) & set(order)
    assert table.tray.main_button in order
    assert table.tray.undo_button not in order
    assert table.strip not in order


def test_dice_tell_face_and_state(rolled: Table) -> None:
    assert [spoken(die) for die in rolled.dice] == [
        "Die 1, one, will be rolled",
        "Die 2, three, will be rolled",
        "Die 3, four, held",
        "Die 4, six, will be rolled",
        "Die 5, six, will be rolled",
    ]
    states = [interface(die).state() for die in rolled.dice]
    assert [bool(state.checked) for state in states] == [False, False, True, False, False]
    assert {interface(die).role() for die in rolled.dice} == {QAccessible.Role.CheckBox}
    assert rolled.dice[2].toolTip() == "Release this die (3)"
    assert rolled.dice[0].toolTip() == "Hold this die (1)"


def test_buttons_tell_what_they_do(rolled: Table) -> None:
    assert spoken(rolled.tray.main_button) == "Roll 4 dice"
    assert spoken(rolled.tray.undo_button) == "Undo hold"
    assert spoken(rolled.strip) == "Record 230, out of reach, best possible 217"
    assert interface(rolled.strip).text(QAccessible.Text.Description).startswith("Start over")


def test_every_cell_of_the_card_speaks(rolled: Table) -> None:
    names = cells(rolled, QAccessible.Role.Cell)
    assert len(names) == 24
    assert all(names)
    assert "Sixes, would score 12" in names
    assert "Full House, would score 0, needs three alike and two of another face" in names
    assert "Yacht, scored 0" in names


def test_rows_and_columns_have_their_names(rolled: Table) -> None:
    assert cells(rolled, QAccessible.Role.ColumnHeader) == ["Box", "Points"]
    assert cells(rolled, QAccessible.Role.RowHeader)[6:8] == ["Full House", "Four of a Kind"]


def test_panels_tell_what_they_show(rolled: Table) -> None:
    assert spoken(rolled.view) == "Scorecard"
    assert spoken(rolled.board.card.total) == "Total 0"
    assert spoken(rolled.tray) == "Roll 1 of 3"
    assert spoken(rolled.board.guide) == "How to play this turn"


def test_a_turn_can_be_played_through_the_readers_own_actions(rolled: Table) -> None:
    def do(widget: QWidget, action: str) -> None:
        interface(widget).actionInterface().doAction(action)

    do(rolled.dice[3], "Toggle")
    until(lambda: rolled.game.held == {2, 3})
    do(rolled.dice[4], "Press")
    until(lambda: rolled.game.held == {2, 3, 4})
    do(rolled.tray.main_button, "Press")
    until(lambda: rolled.game.rolls_used == 2)
    rolled.view.setFocus()
    rolled.press("Down", "Return")
    assert rolled.game.card.filled == 3


def test_focus_stays_where_something_can_be_done(table: Table) -> None:
    """A button that is switched off hands the focus to the card, where no row is lit yet."""
    table.tray.main_button.setFocus()
    for _ in range(5):
        table.press("Return")
        table.wait_for_dice()
    assert table.game.rolls_used == 3
    assert table.game.card.filled == 0
    assert table.view.hasFocus()


def test_focus_of_a_die_goes_to_the_card_after_the_last_roll(table: Table) -> None:
    table.roll()
    table.dice[2].setFocus()
    table.press("Space", "Space", "Return", "Return")
    assert table.view.hasFocus()
    assert table.game.card.filled == 0


def test_focus_is_seen_on_every_die(rolled: Table) -> None:
    hands.point_at(rolled.board.title)
    for die in rolled.dice:
        assert count_pixels(die, rolled.theme.tokens.focus_on_tray) == 0
        die.setFocus()
        assert count_pixels(die, rolled.theme.tokens.focus_on_tray) > 200, die.accessibleName()


def test_rolls_are_read_out(rolled: Table, heard: list[str]) -> None:
    rolled.press("Space")
    assert heard == [f"Rolled {', '.join(map(str, rolled.game.faces or ()))}"]


def test_holds_are_read_out_to_someone_who_is_not_at_the_die(
    rolled: Table, heard: list[str]
) -> None:
    rolled.press("5", "3", "5")
    assert heard == ["Held: four, six", "Held: six", "No die is held"]
    rolled.press("Ctrl+Z")
    assert heard[3:] == ["Held: six"]
    heard.clear()
    rolled.dice[0].setFocus()
    rolled.press("Return")  # a reader says by itself that the mark in focus has changed
    assert rolled.game.held == {0, 4}
    assert heard == []


def test_a_box_that_is_scored_or_opened_again_is_read_out_once(
    rolled: Table, heard: list[str]
) -> None:
    rolled.click_box(Category.SIXES)
    assert heard == ["Sixes, scored 12. Total 12."]
    rolled.press("Ctrl+Z")
    assert heard[1:] == ["Sixes is open again. Total 0."]


def test_a_roll_is_read_out_when_the_dice_have_landed(lay: LAY, heard: list[str]) -> None:
    table = lay(still=False)
    heard.clear()
    table.throw.setDuration(60_000)
    table.press("Space")
    assert heard == []
    table.wait_for_dice()
    assert heard == [f"Rolled {', '.join(map(str, table.game.faces or ()))}"]


def test_the_end_and_bad_news_are_read_out(rolled: Table, heard: list[str]) -> None:
    rolled.finish_game()
    (last,) = heard[-1:]
    assert last == rolled.tray.result.accessibleName()
    assert f"{rolled.game.totals[0]} points" in last
    rolled.notice.say("Something happened.", "Try again")
    assert heard[-1] == "Something happened."


def test_nothing_is_told_when_nobody_listens(rolled: Table, heard: list[str]) -> None:
    QAccessible.setActive(False)
    rolled.roll()
    assert heard == []


def test_names_follow_the_score(rolled: Table) -> None:
    rolled.click_box(Category.SIXES)
    assert "Sixes, scored 12" in cells(rolled, QAccessible.Role.Cell)
    assert spoken(rolled.board.card.total) == "Total 12"
