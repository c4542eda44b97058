"""The page for a new game: rules, players and dice, remembered, and a key away from the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtWidgets import QAbstractButton, QApplication, QCompleter

from tests.ui import hands
from tests.ui.table import Table
from yacht_desktop.rules import PRESETS, Ruleset
from yacht_desktop.ui.pages.new_game_page import NewGamePage
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]
FAMILY = ("Ann", "<b>&Bo</b> %1", "דני")


def open_page(table: Table) -> NewGamePage:
    table.press("Ctrl+N")
    page = table.window.pages.new_game_page
    assert page is not None
    assert page.isVisible()
    return page


def write(table: Table, *names: str) -> NewGamePage:
    """Open the page and seat these players, one after the other."""
    page = open_page(table)
    for player, name in enumerate(names):
        if player >= len(page.seats.names):
            hands.click(page.seats.more)
        page.seats.rows[player].field.setFocus()
        page.seats.rows[player].field.selectAll()
        page.seats.rows[player].field.insert(name)
    return page


def is_at_table(table: Table) -> bool:
    return table.window.pages.currentWidget() is table.board


def test_ctrl_n_and_enter_start_another_game_like_the_last(table: Table) -> None:
    table.roll()
    open_page(table)
    table.press("Return")
    assert is_at_table(table)
    assert table.states() == ["abandoned", "playing"]
    assert table.controller.setup == Setup()


def test_escape_goes_back_and_changes_nothing(table: Table) -> None:
    table.roll()
    before = table.game, table.settings_file.read_bytes()
    page = write(table, "Ann", "Bo")
    hands.click(page.ours)
    page.list.setCurrentRow(2)
    table.press("Escape")
    assert is_at_table(table)
    assert (table.game, table.settings_file.read_bytes()) == before
    page = open_page(table)
    assert page.seats.names == ("",)
    assert page.yachts.isChecked()
    assert page.list.currentRow() == 0


def test_looking_at_the_page_changes_no_settings(table: Table) -> None:
    before = table.settings_file.read_bytes()
    for way in ("Escape", "Return", "Ctrl+1"):
        open_page(table)
        table.press(way)
        assert is_at_table(table)
    assert table.settings_file.read_bytes() == before


def test_undo_returns_to_the_game_that_a_new_one_has_replaced(table: Table) -> None:
    table.roll()
    before = table.game
    write(table, "Ann", "Bo")
    table.press("Ctrl+Return")
    assert len(table.game.cards) == 2
    table.press("Ctrl+Z")
    assert table.game == before
    assert table.states() == ["playing"]


@pytest.mark.parametrize("ours", [False, True])
def test_all_that_was_chosen_is_played_and_remembered(table: Table, lay: LAY, ours: bool) -> None:
    page = write(table, *FAMILY)
    page.list.setCurrentRow(3)
    if ours:
        hands.click(page.ours)
        hands.click(page.all_rolls)
    page.main_button.click()
    expected = Setup(PRESETS["two-pairs"], FAMILY, ours)
    assert table.controller.setup == expected
    assert table.actions.seats.three_rolls.isChecked() == ours
    table.close()
    again = lay(table.folder)
    assert again.settings.setup == expected
    assert again.settings.three_rolls == ours
    page = open_page(again)
    assert page.seats.names == FAMILY
    assert page.list.currentRow() == 3
    assert (page.ours.isChecked(), page.all_rolls.isChecked()) == (ours, ours)
    again.press("Escape", "Ctrl+Shift+N")
    assert again.controller.setup == expected


def test_there_are_one_to_six_players_whatever_is_pressed(table: Table) -> None:
    page = open_page(table)
    for _ in range(3 * 6):
        page.seats.more.click()
    assert len(page.seats.names) == 6
    assert not page.seats.more.isVisible()
    for _ in range(3 * 6):
        page.seats.rows[0].out.click()
    assert len(page.seats.names) == 1


def test_names_are_moved_by_keys_and_keep_the_focus(table: Table) -> None:
    page = write(table, "Ann", "Bo", "Cy")
    page.seats.rows[2].field.setFocus()
    table.press("Alt+Up")
    assert page.seats.names == ("Ann", "Cy", "Bo")
    assert page.seats.rows[1].field.hasFocus()
    table.press("Alt+Up", "Alt+Up")
    assert page.seats.names == ("Cy", "Ann", "Bo")
    table.press("Alt+Down")
    assert page.seats.names == ("Ann", "Cy", "Bo")


def test_names_are_moved_by_buttons_and_taken_out(table: Table) -> None:
    page = write(table, "Ann", "Bo", "Cy")
    hands.click(page.seats.rows[0].down)
    assert page.seats.names == ("Bo", "Ann", "Cy")
    assert page.seats.rows[1].down.hasFocus()
    hands.click(page.seats.rows[2].up)
    assert page.seats.names == ("Bo", "Cy", "Ann")
    hands.click(page.seats.rows[1].out)
    assert list(page.seats.names) == ["Bo", "Ann"]


def test_a_name_is_dragged_from_end_to_end_and_back(table: Table) -> None:
    page = write(table, "Ann", "Bo", "Cy", "Di")
    grip = page.seats.rows[0].grip
    step = page.seats.rows[1].y() - page.seats.rows[0].y()
    hands.drag(grip, hands.middle(grip), hands.middle(grip) + QPoint(0, 3 * step))
    assert page.seats.names == ("Bo", "Cy", "Di", "Ann")
    grip = page.seats.rows[3].grip
    hands.drag(grip, hands.middle(grip), hands.middle(grip) - QPoint(0, 900))
    assert page.seats.names == ("Ann", "Bo", "Cy", "Di")


def test_names_of_earlier_games_are_offered_newest_first(table: Table) -> None:
    for names in (("Ann", "Bo"), ("Cy", "Ann")):
        table.controller.start(Setup(names=names))
        table.roll()
    page = open_page(table)
    helper = page.seats.rows[0].field.completer()
    assert isinstance(helper, QCompleter)
    page.seats.rows[0].field.setFocus()
    table.press("Down")
    offered = [helper.completionModel().index(row, 0).data() for row in range(9)]
    assert offered[:4] == ["Cy", "Ann", "Bo", None]
    popup = helper.popup()
    assert popup is not None
    assert popup.isVisible()
    hands.press(popup, "Down", "Down", "Return")
    assert page.seats.rows[0].field.text() == "Ann"
    assert page.isVisible(), "choosing a name must not start the game"
    QApplication.processEvents()
    table.press("Return")
    assert table.controller.names == ("Ann", "Ann")


def test_names_that_are_almost_the_same_stay_as_they_are_typed(table: Table, lay: LAY) -> None:
    typed = ("McÖzgür", "ΣΊΣΥΦΟΣ", "İI \u0131i", "  Anna  ", "anna", "Anna")
    names = tuple(name.strip() for name in typed)
    for _ in range(2):  # the second time, all are offered while they are typed
        write(table, *typed)
        table.press("Ctrl+Return")
        assert table.controller.names == names
        table.roll()
    page = open_page(table)
    page.seats.rows[0].field.setFocus()
    page.seats.rows[0].field.selectAll()
    table.press("a", "n", "n", "a", "Return", "Return")
    assert table.controller.names == ("anna", *names[1:])
    table.roll()
    table.close()
    assert lay(table.folder).controller.names == ("anna", *names[1:])


def test_a_name_has_forty_characters_whatever_they_are(table: Table) -> None:
    page = open_page(table)
    field = page.seats.rows[0].field
    for text in ("x" * 200, "名" * 60, "🎲" * 45, "e\u0301" * 30):
        field.clear()
        field.insert(text)
        assert field.text() == text[:40]
    field.setCursorPosition(0)
    field.insert("new")
    assert field.text() == ("e\u0301" * 30)[:40]


def test_enter_in_a_name_starts_the_game(table: Table) -> None:
    write(table, "Ann", "Bo")
    table.press("Return")
    assert table.controller.names == ("Ann", "Bo")
    assert table.states() == ["playing"]


def test_rules_that_are_on_no_list_any_more_can_be_played_on(table: Table) -> None:
    ours = Ruleset(yacht=77)
    table.controller.start(Setup(ours))
    table.roll()
    page = open_page(table)
    assert page.list.count() == len(PRESETS) + 1
    assert page.list.currentRow() == len(PRESETS)
    table.press("Return")
    assert table.game.ruleset == ours
    page = open_page(table)
    page.list.setCurrentRow(0)
    table.press("Return")
    assert table.game.ruleset == PRESETS["traditional"]
    assert open_page(table).list.count() == len(PRESETS)


def test_house_rules_are_listed_and_a_link_away(table: Table) -> None:
    page = open_page(table)
    table.actions.house_rules.trigger()
    house = table.window.pages.house_page
    assert house is not None
    assert house.isVisible()
    house.make_own.trigger()
    house.editor.name.insert("Grandma's")
    house.editor.changed.emit("Grandma's", Ruleset(yacht=60))
    house.save.trigger()
    page = open_page(table)
    assert page.list.count() == len(PRESETS) + 1
    page.list.setCurrentRow(len(PRESETS))
    table.press("Return")
    assert table.game.ruleset.yacht == 60


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("names", "[]"),
        ("names", '["a","b","c","d","e","f","g"]'),
        ("names", "7"),
        ("table_dice", "maybe"),
    ],
)
def test_nonsense_in_the_settings_is_replaced_and_said(
    table: Table, lay: LAY, key: str, value: str
) -> None:
    table.close()
    settings = QSettings(str(table.settings_file), QSettings.Format.IniFormat)
    settings.setValue(f"setup/{key}", value)
    settings.sync()
    again = lay(table.folder)
    assert again.controller.names == ("",)
    assert again.notice.isVisible()
    assert "one player" in again.notice.accessibleName()
    assert open_page(again).seats.names == ("",)


def test_all_that_keys_reach_has_a_name_and_room_for_a_finger(table: Table) -> None:
    page = write(table, "Ann", "Bo")
    hands.click(page.ours)
    reached = set()
    for _ in range(40):
        table.press("Tab")
        widget = QApplication.focusWidget()
        assert widget is not None
        if page.isAncestorOf(widget):
            reached.add(widget)
    buttons = [widget for widget in reached if isinstance(widget, QAbstractButton)]
    for widget in reached:
        assert widget.accessibleName() or (widget in buttons and widget.property("text"))
    assert {page.main_button, page.all_rolls, page.seats.more, page.list} <= reached
    assert {page.seats.rows[0].field, page.seats.rows[1].field} <= reached
    assert {page.seats.rows[0].down, page.seats.rows[0].out, page.seats.rows[1].up} <= reached
    assert [button.height() for button in buttons if button.height() < 44] == []
