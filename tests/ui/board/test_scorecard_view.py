"""The card under pointer and keys, and what is really painted on it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont

from tests.ui import hands
from tests.ui.games import begin, seed_for, written
from tests.ui.pictures import Words, count_pixels, picture, words_on
from tests.ui.table import Table
from yacht_desktop.rules import Category
from yacht_desktop.ui.board.scorecard_model import NAME
from yacht_desktop.ui.words import category_name

LAY = Callable[..., Table]


@pytest.fixture
def table(lay: LAY, tmp_path: Path) -> Table:
    """The second turn of a game: fours hold 12, 3-3-3-6-6 lies there."""
    begin(tmp_path, seed_for("33366", turn=2), "roll 44412, score fours")
    table = lay()
    table.roll()
    return table


def row_of(table: Table, category: Category) -> QRect:
    """A whole row, in the coordinates of the view's viewport."""
    first = table.view.visualRect(table.model.index(table.model.row(category), NAME))
    last = table.view.visualRect(table.model.index(table.model.row(category), 1))
    return first.united(last)


def painted(table: Table, category: Category) -> tuple[Words, Words | None]:
    """The name and the figure of a row, as they were painted."""
    row = row_of(table, category)
    words = [w for w in words_on(table.view.viewport()) if row.contains(w.place.toRect())]
    name, *points = words
    return name, points[0] if points else None


def lit(table: Table) -> list[Category]:
    """The boxes whose row has the light."""
    soft, card = table.theme.tokens.soft, picture(table.view.viewport())
    return [
        category
        for category in table.game.ruleset.categories
        if count_pixels(card, soft, row_of(table, category)) > 500
    ]


def test_card_shows_all_boxes_at_once(table: Table) -> None:
    words = {w.text for w in words_on(table.view.viewport())}
    assert {category_name(c) for c in table.game.ruleset.categories} <= words


def test_painted_figures_are_the_models(table: Table) -> None:
    for category in table.game.ruleset.categories:
        name, points = painted(table, category)
        assert (name.text, points and points.text) == (
            category_name(category),
            table.shown()[category_name(category)],
        )


def test_potential_points_and_zero_look_different(table: Table) -> None:
    tokens = table.theme.tokens
    filled = painted(table, Category.FOURS)[1]
    potential = painted(table, Category.FULL_HOUSE)[1]
    zero = painted(table, Category.YACHT)[1]
    assert filled
    assert potential
    assert zero
    assert [(w.text, w.colour) for w in (filled, potential, zero)] == [
        ("12", tokens.ink.name()),
        ("21", tokens.accent.name()),
        ("0", tokens.muted.name()),
    ]
    # Not by colour alone.
    assert filled.weight > potential.weight > zero.weight


def test_names_of_open_boxes_stand_out(table: Table) -> None:
    filled, open_ = painted(table, Category.FOURS)[0], painted(table, Category.FIVES)[0]
    assert filled.colour == table.theme.tokens.muted.name()
    assert open_.colour == table.theme.tokens.ink.name()
    assert open_.weight == QFont.Weight.DemiBold > filled.weight


def test_figures_are_right_aligned(table: Table) -> None:
    ends = [
        points.place.right()
        for category in table.game.ruleset.categories
        if (points := painted(table, category)[1])
    ]
    assert len(ends) == 12
    assert max(ends) - min(ends) < 1.5


def test_click_scores(table: Table) -> None:
    table.click_box(Category.FULL_HOUSE)
    assert table.game.card[Category.FULL_HOUSE] == 21
    assert table.rows("SELECT notation FROM move ORDER BY ply DESC LIMIT 1") == [
        ("score full_house",)
    ]
    points = painted(table, Category.FULL_HOUSE)[1]
    assert points
    assert (points.text, points.weight) == ("21", QFont.Weight.Bold)


def test_a_click_anywhere_in_the_row_scores(table: Table) -> None:
    row = row_of(table, Category.CHOICE)
    hands.click(table.view.viewport(), QPoint(row.right() - 3, row.bottom() - 2))
    assert table.game.card[Category.CHOICE] == 21


def test_click_before_the_first_roll_scores_nothing(table: Table) -> None:
    table.click_box(Category.CHOICE)
    before = picture(table.board)
    table.click_box(Category.YACHT)
    hands.double_click(table.view.viewport(), table.place(Category.ONES))
    table.view.setFocus()
    table.press("Down", "Return")
    assert table.game.card.filled == 2
    hands.point_at(table.board.title)
    table.view.clearFocus()
    hands.click(table.board.title)
    assert picture(table.tray) == before.copy(table.tray.geometry()) or table.game.faces is None


def test_filled_box_takes_nothing_more(table: Table) -> None:
    game, moves = table.game, table.rows("SELECT * FROM move")
    spot = table.place(Category.FOURS)
    table.click_box(Category.FOURS)
    hands.double_click(table.view.viewport(), spot)
    hands.drag(table.view.viewport(), table.place(Category.CHOICE), spot)
    hands.drag(table.view.viewport(), spot, table.place(Category.CHOICE))
    table.view.setFocus()
    table.press("Up", "Up", "Up", "Up", "Up", "Up", "Up", "Up", "Up", "Up", "Up", "Up")
    table.press("Down", "Down", "Down", "Return", "Enter")
    table.controller.score(Category.FOURS)
    assert table.game == game
    assert table.rows("SELECT * FROM move") == moves


def test_other_mouse_buttons_score_nothing(table: Table) -> None:
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        hands.click(table.view.viewport(), table.place(Category.CHOICE), button)
    assert table.game.card.filled == 1


def test_click_below_the_last_row_scores_nothing(table: Table) -> None:
    bottom = table.view.viewport().rect().bottom()
    if bottom > row_of(table, Category.YACHT).bottom() + 1:
        hands.click(table.view.viewport(), QPoint(50, bottom))
    assert table.game.card.filled == 1


def test_arrows_and_enter_score(table: Table) -> None:
    table.view.setFocus()
    while lit(table) != [Category.FULL_HOUSE]:
        table.press("Down")
    table.press("Return")
    assert table.game.card[Category.FULL_HOUSE] == 21


def test_keypad_enter_scores(table: Table) -> None:
    table.view.setFocus()
    while lit(table) != [Category.CHOICE]:
        table.press("Down")
    hands.press(table.window, "Enter", more=hands.KEYPAD)
    assert table.game.card[Category.CHOICE] == 21


def test_row_under_the_pointer_is_lit(table: Table) -> None:
    for category in (Category.ONES, Category.YACHT, Category.FIVES):
        hands.point_at(table.view.viewport(), table.place(category))
        assert lit(table) == [category]
    hands.point_at(table.board.title)
    table.dice[0].setFocus()
    assert lit(table) == []


def test_row_under_the_keys_is_lit_and_framed(table: Table) -> None:
    table.view.setFocus()
    table.press("Down")
    (first,) = lit(table)
    frame = count_pixels(table.view.viewport(), table.theme.tokens.focus, row_of(table, first))
    assert frame > 200
    table.press("Down")
    assert lit(table) != [first]
    assert len(lit(table)) == 1


def test_tab_into_the_card_lights_a_row(table: Table) -> None:
    table.tray.main_button.setFocus()
    while not table.view.hasFocus():
        table.press("Tab")
    assert len(lit(table)) == 1


def test_light_goes_with_the_focus(table: Table) -> None:
    table.view.setFocus()
    table.press("Down")
    table.press("Tab")
    assert not table.view.hasFocus()
    assert lit(table) == []


def test_enter_scores_only_what_is_lit(lay: LAY, tmp_path: Path) -> None:
    """At the start the card has the focus, yet a stray Enter must not fill its first box."""
    begin(tmp_path, seed_for("13466"))
    table = lay()
    assert table.view.hasFocus()
    table.roll()
    assert lit(table) == []
    table.press("Return")
    assert table.game.card.filled == 0


def test_enter_scores_the_row_that_the_pointer_has_lit(table: Table) -> None:
    table.view.setFocus()
    table.press("Down")
    hands.point_at(table.view.viewport(), table.place(Category.FULL_HOUSE))
    assert lit(table) == [Category.FULL_HOUSE]
    table.press("Return")
    assert table.game.card[Category.FULL_HOUSE] == 21


def test_arrows_go_on_from_the_row_under_the_pointer(table: Table) -> None:
    table.view.setFocus()
    hands.point_at(table.view.viewport(), table.place(Category.FULL_HOUSE))
    table.press("Down")
    assert lit(table) == [Category.FOUR_OF_A_KIND]


def test_light_stops_at_the_ends(table: Table) -> None:
    table.view.setFocus()
    table.press(*["Up"] * 13)
    assert lit(table) == [Category.ONES]
    table.press(*["Down"] * 13)
    assert lit(table) == [Category.YACHT]


@pytest.mark.parametrize("key", ["1", "3", "N", "T", "0"])
def test_letters_and_digits_do_not_move_the_light(table: Table, key: str) -> None:
    """A die's key, pressed when no die can be held, must not choose another box."""
    table.roll()
    table.roll()
    table.view.setFocus()
    table.press("Down", "Right")
    before = lit(table), table.view.currentIndex()
    table.press(key)
    assert (lit(table), table.view.currentIndex()) == before


def test_scoring_a_zero_asks_nothing_and_can_be_undone(table: Table) -> None:
    table.click_box(Category.YACHT)
    assert table.game.card[Category.YACHT] == 0
    table.press("Ctrl+Z")
    assert table.game.card[Category.YACHT] is None
    assert table.game.faces == (3, 3, 3, 6, 6)


def test_other_rules_put_out_the_light(table: Table) -> None:
    table.view.setFocus()
    table.press(*["Down"] * 13)
    table.actions.presets["two-pairs"].trigger()
    table.roll()
    table.press("Return")
    assert table.game.card.filled == 0


def test_whole_game_by_keys_alone(lay: LAY, tmp_path: Path) -> None:
    begin(tmp_path, seed_for("13466"), written([("12345", "ones")]))
    table = lay()
    table.press("Down")
    while not table.game.is_over:
        table.press("Space", "1", "Space", "Return", "Down")
    assert table.states() == ["finished"]
