"""Hurried fingers: whatever is pressed twice, thrice or held down acts once."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.games import begin, seed_for, written
from tests.ui.pictures import count_pixels, texts_on
from tests.ui.table import Table
from yacht_desktop.rules import Category

LAY = Callable[..., Table]

HURRIED = {
    "double": ((150,), False),
    "quick double": ((60,), False),
    "triple": ((75, 75), False),
    "triple told as doubles": ((75, 75), True),
    "drumming": ((140, 140, 140, 140), False),
}


@pytest.fixture(params=[True, False], ids=["still", "moving"])
def any_table(request: pytest.FixtureRequest, lay: LAY, tmp_path: Path) -> Table:
    """1-3-4-6-6 comes next, with and without dice that tumble."""
    begin(tmp_path, seed_for("13466"))
    return lay(still=request.param)


@pytest.mark.parametrize(("gaps", "doubles"), HURRIED.values(), ids=HURRIED.keys())
def test_hurried_clicks_on_roll_use_one_roll(
    any_table: Table, gaps: tuple[int, ...], doubles: bool
) -> None:
    hands.click_in_a_row(any_table.tray.main_button, gaps, doubles=doubles)
    assert any_table.game.rolls_used == 1
    any_table.wait_for_dice()
    assert "Roll 1 of 3" in texts_on(any_table.tray)
    assert any_table.rows("SELECT count(*) FROM move") == [(1,)]


def test_double_click_through_the_window_rolls_once(any_table: Table) -> None:
    hands.double_click(any_table.tray.main_button)
    assert any_table.game.rolls_used == 1


def test_two_clicks_that_are_two_roll_twice(table: Table) -> None:
    apart = QApplication.doubleClickInterval() + 1
    hands.click_in_a_row(table.tray.main_button, (), doubles=False)
    hands.click_in_a_row(table.tray.main_button, (), doubles=False, after=apart)
    assert table.game.rolls_used == 2


@pytest.mark.parametrize(("gaps", "doubles"), HURRIED.values(), ids=HURRIED.keys())
def test_hurried_clicks_on_a_die_hold_it(
    any_table: Table, gaps: tuple[int, ...], doubles: bool
) -> None:
    any_table.roll()
    hands.click_in_a_row(any_table.dice[1], gaps, doubles=doubles)
    assert any_table.game.held == {1}


def test_quick_clicks_on_different_dice_hold_each(any_table: Table) -> None:
    any_table.roll()
    for die in any_table.dice[:3]:
        hands.click_in_a_row(die, (), doubles=False)
    assert any_table.game.held == {0, 1, 2}


def test_double_click_on_a_box_scores_once(any_table: Table) -> None:
    any_table.roll()
    hands.double_click(any_table.view.viewport(), any_table.place(Category.CHOICE))
    any_table.wait_for_dice()
    assert any_table.game.card.filled == 1
    assert any_table.shown()["Choice"] == "20"


def test_double_click_on_undo_takes_one_thing_back(any_table: Table) -> None:
    any_table.roll()
    any_table.press("1", "2", "3")
    hands.double_click(any_table.tray.undo_button)
    assert any_table.game.held == {0, 1}


def test_the_first_click_ever_counts(table: Table) -> None:
    hands.click_in_a_row(table.tray.main_button, (), doubles=False)
    assert table.game.rolls_used == 1


@pytest.mark.parametrize("key", ["Space", "+"])
def test_held_roll_key_rolls_once(any_table: Table, key: str) -> None:
    hands.hold_down(any_table.window, key)
    assert any_table.game.rolls_used == 1


def test_held_roll_key_does_not_start_the_next_turn_by_itself(any_table: Table) -> None:
    any_table.play_turn(Category.CHOICE)
    assert any_table.game.faces is None
    hands.hold_down(any_table.window, "Space")
    assert any_table.game.rolls_used == 1


def test_held_enter_on_a_box_scores_once(any_table: Table) -> None:
    any_table.roll()
    any_table.view.setFocus()
    any_table.press("Down", "Down")
    hands.hold_down(any_table.window, "Return")
    assert any_table.game.card.filled == 1


def test_held_enter_on_roll_rolls_once(any_table: Table) -> None:
    any_table.tray.main_button.setFocus()
    hands.hold_down(any_table.window, "Return")
    assert any_table.game.rolls_used == 1


def test_held_enter_on_a_die_holds_it(any_table: Table) -> None:
    any_table.roll()
    any_table.dice[2].setFocus()
    hands.hold_down(any_table.window, "Return")
    assert any_table.game.held == {2}


@pytest.mark.parametrize("number", ["1", "5"])
def test_held_digit_holds_once(any_table: Table, number: str) -> None:
    any_table.roll()
    hands.hold_down(any_table.window, number)
    assert any_table.game.held == {int(number) - 1}


def test_held_undo_key_takes_one_thing_back(any_table: Table) -> None:
    any_table.roll()
    any_table.press("1", "2")
    any_table.actions.undo.setShortcut("U")  # a plain key is easy to hold down
    hands.hold_down(any_table.window, "U")
    assert any_table.game.held == {0}


def test_held_n_starts_one_game(lay: LAY, tmp_path: Path) -> None:
    begin(tmp_path, seed_for("12345"), written(all_but_one()))
    table = lay()
    table.finish_game()
    hands.hold_down(table.window, "N")
    assert table.states() == ["finished", "playing"]


def all_but_one() -> list[tuple[str, str]]:
    return [("12345", box) for box in list(Category)[:11]]


def test_solid_button_is_gold_and_shows_its_key_until_it_is_off(table: Table) -> None:
    button, gold = table.tray.main_button, table.theme.tokens.gold
    hands.point_at(table.board.title)
    assert count_pixels(button, gold) > button.width() * button.height() / 2
    assert "Space" in texts_on(button)
    for _ in range(3):
        table.roll()
    assert count_pixels(button, gold) == 0
    assert "Space" not in texts_on(button)


def test_pointer_and_focus_are_seen_on_a_button(table: Table) -> None:
    table.play_turn(Category.CHOICE)
    hands.point_at(table.board.title)
    for button in (table.tray.main_button, table.tray.undo_button):
        plain = button.grab().toImage()
        hands.point_at(button)
        assert button.grab().toImage() != plain
        hands.point_at(table.board.title)
        assert button.grab().toImage() == plain
        button.setFocus()
        assert button.grab().toImage() != plain
        button.clearFocus()
