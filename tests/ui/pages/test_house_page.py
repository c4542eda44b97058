"""House rules, as a player finds and plays them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui import hands
from tests.ui.games import finished
from tests.ui.pages.house_rules import SIXTY, buttons, make, open_page, said, type_in
from tests.ui.table import Table
from tests.unit.records.limits import file_size_limit
from yacht_desktop.rules import PRESETS, Category
from yacht_desktop.ui.house.examples import Option
from yacht_desktop.ui.pages.house_page import HousePage

LAY = Callable[..., Table]


def everything(table: Table) -> list[object]:
    """The settings, and all that the file of games holds."""
    tables = ("game", "seat", "move", "house", "ruleset")
    rows = [table.rows(f"SELECT * FROM {name}") for name in tables]
    return [table.settings_file.read_text(), table.game, *rows]


def test_the_page_is_made_when_it_is_first_opened(table: Table) -> None:
    assert table.window.pages.house_page is None
    page = open_page(table)
    table.press("Esc")
    assert open_page(table) is page


def test_the_rules_named_on_the_board_lead_to_the_page(table: Table) -> None:
    status = table.board.status
    assert "Traditional" in status.text()
    assert status.accessibleDescription() == "House rules"
    hands.click(status)
    assert table.window.pages.house_page is not None
    table.press("Esc")
    assert table.board.isVisible()
    status.setFocus()
    table.press("Return")
    assert not table.board.isVisible()


@pytest.mark.parametrize("leave", ["Esc", "Ctrl+1"])
def test_looking_around_changes_nothing(table: Table, leave: str) -> None:
    table.roll()
    before = everything(table)
    page = open_page(table)
    for key in [entry.key for entry in table.house.entries]:
        page.pick(key)
    table.press("Down", "Up", "End", "Home", "Tab", "Tab", "Shift+Tab")
    table.press(leave)
    assert table.board.isVisible()
    assert everything(table) == before


def test_keys_of_the_table_do_nothing_on_the_page(table: Table, page: HousePage) -> None:
    before = everything(table)
    table.press("Space", "1", "+", "N", "H", "Q", "?", "Ctrl+Z")
    assert everything(table) == before
    assert page.isVisible()
    table.press("Esc", "Space")
    table.wait_for_dice()
    assert table.game.faces is not None


def test_presets_tell_what_differs_and_stay_as_they_are(page: HousePage) -> None:
    lines = [
        page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(page.list.count())
    ]
    assert lines == [
        "Traditional: The old game, nothing changed",
        "All five dice count: Four of a Kind adds all five dice",
        "Full House 25: Full House always 25",
        "With Two Pairs: A box for Two Pairs",
    ]
    options = page.editor.options
    assert not any(w.isEnabled() for w in (options.all_five, options.two_pairs, options.fixed))
    assert not any(stepper.isEnabled() for stepper in options.steppers.values())
    assert "Delete" not in [button.text() for button in buttons(page)]


def test_the_page_opens_at_the_rules_in_play(table: Table) -> None:
    table.actions.presets["two-pairs"].trigger()
    page = open_page(table)
    assert page.editor.title.text() == "With Two Pairs"
    assert page.list.currentItem().text() == "With Two Pairs"


def test_playing_keeps_the_running_game_and_can_be_taken_back(table: Table) -> None:
    table.roll()
    running = table.game
    page = open_page(table)
    page.pick("all-five")
    hands.click(page.main_button)
    assert table.game.ruleset == PRESETS["all-five"]
    assert table.states() == ["abandoned", "playing"]
    table.press("Ctrl+Z")
    assert table.game == running


def test_playing_by_the_rules_of_an_untouched_game_just_goes_there(table: Table) -> None:
    page = open_page(table)
    hands.click(page.main_button)
    assert table.board.isVisible()
    assert table.states() == ["playing"]


def test_records_of_one_ruleset_are_not_those_of_another(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 150, ruleset=SIXTY)
    table = lay()
    page = open_page(table)
    make(table, page, "Oma", yacht=61)
    hands.click(page.main_button)
    assert table.controller.record is None
    page = open_page(table)
    page.editor.options.steppers[Option.YACHT].less.click()
    hands.click(page.main_button)
    hands.click(page.main_button)
    assert table.board.isVisible()
    assert table.game.ruleset == SIXTY
    assert table.controller.record is not None


def test_a_game_that_can_not_begin_is_told_at_the_table(table: Table, page: HousePage) -> None:
    page.pick("all-five")
    with file_size_limit(1):
        hands.click(page.main_button)
    assert table.board.isVisible()
    assert "nothing was changed" in table.notice.accessibleName()
    assert table.game.ruleset == PRESETS["traditional"]


def test_the_board_calls_rules_what_they_are_called_now(table: Table, page: HousePage) -> None:
    key = make(table, page, "Oma")
    page.pick(key)
    hands.click(page.main_button)
    page = open_page(table)
    type_in(page.editor.name, "Opa")
    table.press("Return")
    table.press("Esc")
    assert table.board.status.text() == "Solo · Opa · turn 1 of 12"
    assert table.game.ruleset.points(Category.YACHT, (1,) * 5) == 60


def test_what_was_said_is_gone_when_one_comes_back(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma"))
    page.delete.trigger()
    assert said(page)
    table.press("Ctrl+1")
    assert said(open_page(table)) == ""
