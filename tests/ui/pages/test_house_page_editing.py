"""House rules, as a player makes, changes, names and deletes them."""

import pytest

from tests.ui import hands
from tests.ui.pages.house_rules import SIXTY, link, listed, make, open_page, said, type_in
from tests.ui.table import Table
from tests.unit.records.limits import file_size_limit
from yacht_desktop.rules import PRESETS, FourOfAKind, Ruleset
from yacht_desktop.ui.house.examples import Option
from yacht_desktop.ui.house_rules import NEW
from yacht_desktop.ui.pages.house_page import HousePage


def examples(page: HousePage) -> dict[Option, str]:
    return {option: row.points.text() for option, row in page.editor.options.rows.items()}


def test_a_ruleset_of_ones_own_from_first_key_to_first_roll(table: Table, page: HousePage) -> None:
    hands.click(link(page, "Make your own"))
    assert table.window.focusWidget() is page.editor.name
    table.press(*"OMA")
    assert page.editor.name.text().casefold() == "oma"
    options = page.editor.options
    for button in (options.all_five, options.fixed, options.two_pairs, options.five_alike):
        page.editor.area.ensureWidgetVisible(button)
        hands.click(button)
    for option, value in {
        Option.FULL_HOUSE: 20,
        Option.LITTLE_STRAIGHT: 15,
        Option.BIG_STRAIGHT: 25,
        Option.YACHT: 77,
    }.items():
        box = options.steppers[option].box
        box.setFocus()
        box.selectAll()
        table.press(*str(value))
    table.press("Ctrl+S")
    wanted = Ruleset(
        four_of_a_kind=FourOfAKind.ALL_FIVE,
        full_house=20,
        little_straight=15,
        big_straight=25,
        yacht=77,
        two_pairs=True,
        five_alike_full_house=True,
    )
    assert table.house.entries[-1].ruleset == wanted
    assert table.rows("SELECT ruleset FROM house") == [(wanted.to_json(),)]
    assert table.game.ruleset == PRESETS["traditional"]
    hands.click(page.main_button)
    assert table.board.isVisible()
    assert table.game.ruleset == wanted
    assert page.editor.name.text() in table.board.status.text()
    table.roll()
    assert table.model.rowCount() == 13


def test_a_double_click_on_save_does_not_play(table: Table, page: HousePage) -> None:
    hands.click(link(page, "Make your own"))
    type_in(page.editor.name, "Oma")
    page.editor.options.steppers[Option.YACHT].more.click()
    hands.click_in_a_row(page.main_button, (120,), doubles=True)
    assert listed(page)[-1] == "Oma"
    assert page.isVisible()
    assert table.states() == ["playing"]


def test_examples_follow_every_change_at_once(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma", yacht=60))
    options = page.editor.options
    assert examples(page)[Option.YACHT] == "60, traditionally 50"
    assert page.editor.best.text() == "Best possible total 307"
    options.steppers[Option.YACHT].more.click()
    assert examples(page)[Option.YACHT] == "60, now 61"
    hands.click(options.all_five)
    assert examples(page)[Option.FOUR_OF_A_KIND] == "16, now 17"
    assert page.editor.options.rows[Option.FOUR_OF_A_KIND].dice.faces == (4, 4, 4, 4, 1)
    assert page.editor.best.text() == "Best possible total 314"
    assert page.editor.differences.text() == "Four of a Kind adds all five dice · Yacht 61"
    hands.click(link(page, "Discard the changes"))
    assert examples(page)[Option.FOUR_OF_A_KIND] == "16"


def test_what_is_being_written_waits_while_one_looks_elsewhere(
    table: Table, page: HousePage
) -> None:
    hands.click(link(page, "Make your own"))
    type_in(page.editor.name, "Oma")
    page.pick("all-five")
    table.press("Esc")
    page = open_page(table)
    assert listed(page)[-1] == "Oma – not saved yet"
    page.pick(NEW)
    assert page.editor.name.text() == "Oma"


def test_why_rules_can_not_be_saved_stands_beside_the_button(page: HousePage) -> None:
    hands.click(link(page, "Make your own"))
    assert not page.main_button.isEnabled()
    assert page.editor.flaw.text() == "Give your rules a name to save them."
    assert page.main_button.accessibleDescription() == page.editor.flaw.text()
    type_in(page.editor.name, "x" * 41)
    assert page.editor.flaw.text().startswith("A name has at most 40")
    type_in(page.editor.name, "Oma")
    assert page.editor.flaw.text() == "These are the rules of “Traditional” already."


def test_changing_rules_that_were_played_makes_new_ones_and_says_so(
    table: Table, page: HousePage
) -> None:
    page.pick(make(table, page, "Oma"))
    hands.click(page.main_button)
    table.roll()
    page = open_page(table)
    page.editor.options.steppers[Option.YACHT].more.click()
    hands.click(page.main_button)
    assert said(page) == (
        "“Oma” is saved as new rules: its games and records stay with the old ones."
    )
    assert listed(page)[4:] == ["Oma"]
    table.press("Esc")
    assert "Oma, earlier (Yacht 60)" in table.board.status.text()


def test_deleting_keeps_the_game_and_can_be_undone(table: Table, page: HousePage) -> None:
    page.pick(make(table, page, "Oma"))
    hands.click(page.main_button)
    page = open_page(table)
    hands.click(link(page, "Delete"))
    assert said(page) == "“Oma” is deleted. Its games and records are kept."
    assert listed(page) == ["Traditional", "All five dice count", "Full House 25", "With Two Pairs"]
    assert table.game.ruleset == SIXTY
    hands.click(link(page, "Undo"))
    assert listed(page)[4:] == ["Oma"]


@pytest.mark.parametrize("name", ["<b>fett</b> & %1", "家" * 40, "W" * 40, "👨‍👩‍👧‍👦 שלום"])
def test_any_name_is_shown_literally_and_moves_nothing(table: Table, name: str) -> None:
    table.resize(900, 600)
    page = open_page(table)
    table.resize(900, 600)
    table.press("Esc")
    widths = (table.board.width(), table.board.card.width(), page.list.width())
    table.actions.house_rules.trigger()
    key = make(table, page, name)
    assert listed(page)[-1] == name
    assert "<b>" not in page.list.item(page.list.count() - 1).toolTip()
    page.pick(key)
    hands.click(page.main_button)
    table.resize(900, 600)
    assert table.board.status.text() == f"Solo · {name} · turn 1 of 12"
    assert (table.board.width(), table.board.card.width()) == widths[:2]
    assert table.window.size().toTuple() == (900, 600)
    table.actions.house_rules.trigger()
    table.resize(900, 600)
    assert page.list.width() == widths[2]


def test_space_around_a_name_goes_and_equal_names_are_refused(
    table: Table, page: HousePage
) -> None:
    make(table, page, "  Anna  ")
    assert listed(page)[-1] == "Anna"
    make(table, page, "anna", yacht=61)
    assert listed(page)[-2:] == ["Anna", "anna"]
    page.pick("traditional")
    hands.click(link(page, "Make your own"))
    page.editor.options.steppers[Option.YACHT].box.setValue(62)
    type_in(page.editor.name, "Anna ")
    assert page.editor.flaw.text() == "Other rules have exactly this name. Choose another one."


def test_numbers_out_of_range_can_not_be_typed_and_the_wheel_only_scrolls(
    table: Table, page: HousePage
) -> None:
    page.pick(make(table, page, "Oma"))
    box = page.editor.options.steppers[Option.LITTLE_STRAIGHT].box
    box.setFocus()
    box.selectAll()
    table.press("9", "9")
    assert box.value() == 9
    table.press("Backspace", "Tab")
    assert 0 <= box.value() <= 50
    value = box.value()
    hands.turn_wheel(box, hands.middle(box), 3)
    assert box.value() == value


def test_a_full_disk_is_told_and_nothing_is_lost(table: Table, page: HousePage) -> None:
    hands.click(link(page, "Make your own"))
    type_in(page.editor.name, "Oma")
    page.editor.options.steppers[Option.YACHT].more.click()
    with file_size_limit(1):
        hands.click(page.main_button)
    assert "nothing was changed" in said(page)
    assert page.editor.name.text() == "Oma"
    assert table.rows("SELECT * FROM house") == []
    hands.click(link(page, "Try again"))
    assert listed(page)[-1] == "Oma"
