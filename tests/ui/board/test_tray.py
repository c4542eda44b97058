"""The dice on the felt: what lies there, what is held, what the one button does."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt

from tests.ui import hands
from tests.ui.games import begin, seed_for
from tests.ui.pictures import count_pixels, face_on, picture, texts_on, words_on
from tests.ui.table import Table
from yacht_desktop.rules import SLOTS, Category

LAY = Callable[..., Table]


@pytest.fixture
def rolled(lay: LAY, tmp_path: Path) -> Table:
    """1-3-4-6-6 after the first roll of a game."""
    begin(tmp_path, seed_for("13466"))
    table = lay()
    table.roll()
    return table


def captions(table: Table) -> list[str]:
    return ["".join(texts_on(die)) for die in table.dice]


def faces(table: Table) -> list[int]:
    return [face_on(die, table.theme.tokens) for die in table.dice]


def has_ring(table: Table, slot: int) -> bool:
    return count_pixels(table.dice[slot], table.theme.tokens.gold) > 100


def test_before_the_first_roll_the_dice_rest_unlabelled(table: Table) -> None:
    assert captions(table) == [""] * 5
    assert faces(table) == [0] * 5
    assert [die.accessibleName() for die in table.dice] == [
        f"Die {number}, not rolled yet" for number in range(1, 6)
    ]
    assert "Ready to roll" in texts_on(table.tray)


def test_before_the_first_roll_no_die_can_be_held(table: Table) -> None:
    table.press("1", "5")
    table.click_die(2)
    hands.click(table.dice[3])
    assert not table.game.held
    assert not any(die.isChecked() for die in table.dice)
    assert not table.rows("SELECT notation FROM move")
    assert captions(table) == [""] * 5


def test_dice_of_the_last_turn_are_gone_in_the_next(rolled: Table) -> None:
    rolled.press("1", "4")
    rolled.click_box(Category.CHOICE)
    assert captions(rolled) == [""] * 5
    assert not any(die.isChecked() or die.isEnabled() for die in rolled.dice)
    assert not any(has_ring(rolled, slot) for slot in SLOTS)


def test_after_a_roll_each_die_shows_its_face_and_number(rolled: Table) -> None:
    assert faces(rolled) == [1, 3, 4, 6, 6]
    assert captions(rolled) == ["1", "3", "4", "6", "6"]


def test_click_holds_and_releases(rolled: Table) -> None:
    rolled.click_die(3)
    assert rolled.game.held == {2}
    assert captions(rolled) == ["1", "3", "Held", "6", "6"]
    rolled.click_die(3)
    assert not rolled.game.held
    assert captions(rolled) == ["1", "3", "4", "6", "6"]


@pytest.mark.parametrize("more", [hands.NO_KEY, hands.KEYPAD], ids=["keys", "keypad"])
def test_keys_1_to_5_hold_and_release(rolled: Table, more: Qt.KeyboardModifier) -> None:
    for number in range(1, 6):
        hands.press(rolled.window, str(number), more=more)
        assert rolled.game.held == set(range(number))
    hands.press(rolled.window, "2", more=more)
    assert rolled.game.held == {0, 2, 3, 4}


@pytest.mark.parametrize("key", ["6", "0", "9"])
def test_other_digits_hold_nothing(rolled: Table, key: str) -> None:
    rolled.press(key)
    assert not rolled.game.held


def test_enter_on_a_focused_die_holds_it(rolled: Table) -> None:
    rolled.dice[4].setFocus()
    rolled.press("Return")
    assert rolled.game.held == {4}
    rolled.press("Enter")
    assert not rolled.game.held


def test_held_is_told_by_ring_and_word_and_name(rolled: Table) -> None:
    assert not has_ring(rolled, 1)
    rolled.press("2")
    assert has_ring(rolled, 1)
    (caption,) = words_on(rolled.dice[1])
    assert (caption.text, caption.colour) == ("Held", rolled.theme.tokens.gold.name())
    assert rolled.dice[1].accessibleName() == "Die 2, three, held"
    assert rolled.dice[0].accessibleName() == "Die 1, one, will be rolled"
    assert rolled.dice[1].isChecked()
    rolled.press("2")
    assert not has_ring(rolled, 1)
    assert not rolled.dice[1].isChecked()


def test_pips_never_vanish(rolled: Table) -> None:
    before = faces(rolled)
    rolled.press("1", "2", "3", "4", "5")
    assert faces(rolled) == before
    hands.point_at(rolled.dice[0])
    rolled.dice[2].setFocus()
    assert faces(rolled) == before
    rolled.press("1")
    assert faces(rolled) == before


def test_held_dice_keep_their_faces_through_the_next_roll(rolled: Table) -> None:
    rolled.press("4", "5")
    rolled.roll()
    assert faces(rolled)[3:] == [6, 6]
    assert captions(rolled)[3:] == ["Held", "Held"]
    assert faces(rolled) == list(rolled.game.faces or ())


def test_die_springs_back_when_the_rules_refuse(rolled: Table) -> None:
    rolled.roll()
    rolled.roll()
    before = picture(rolled.tray)
    rolled.press("1")
    rolled.click_die(2)
    rolled.controller.toggle(2)  # as a screen reader could ask for, at a bad moment
    assert not any(die.isChecked() for die in rolled.dice)
    assert picture(rolled.tray) == before


def test_toggle_of_a_screen_reader_holds_too(rolled: Table) -> None:
    rolled.dice[0].toggle()
    assert rolled.game.held == {0}
    rolled.dice[0].toggle()
    assert not rolled.game.held
    assert rolled.rows("SELECT notation FROM move") == [("roll 13466",)]


def test_changing_ones_mind_costs_nothing(rolled: Table) -> None:
    for number in "1122334455":
        rolled.press(number)
    assert rolled.rows("SELECT notation FROM move") == [("roll 13466",)]


@pytest.mark.parametrize(
    ("held", "text"),
    [
        ("", "Roll 5 dice"),
        ("1", "Roll 4 dice"),
        ("123", "Roll 2 dice"),
        ("1234", "Roll 1 die"),
        ("12345", "All five dice are held"),
    ],
)
def test_main_button_says_how_many_dice_it_will_roll(rolled: Table, held: str, text: str) -> None:
    rolled.press(*held)
    assert rolled.tray.main_button.text() == text
    assert text in texts_on(rolled.tray.main_button)


def test_with_all_dice_held_the_button_is_off_and_says_why(rolled: Table) -> None:
    rolled.press("1", "2", "3", "4", "5")
    button = rolled.tray.main_button
    assert not button.isEnabled()
    assert "Release a die" in button.toolTip()
    assert button.accessibleDescription() == button.toolTip()
    rolled.press("Space", "+")
    hands.click(button)
    assert rolled.game.rolls_used == 1
    rolled.click_die(1)
    assert button.isEnabled()
    hands.click(button)
    assert rolled.game.rolls_used == 2


@pytest.mark.parametrize("key", ["Space", "+"])
def test_both_keys_roll(table: Table, key: str) -> None:
    table.press(key)
    assert table.game.rolls_used == 1


def test_button_rolls_by_click_and_by_enter(table: Table) -> None:
    hands.click(table.tray.main_button)
    assert table.game.rolls_used == 1
    table.tray.main_button.setFocus()
    table.press("Return")
    assert table.game.rolls_used == 2


def test_space_rolls_whatever_has_the_focus(rolled: Table) -> None:
    rolled.dice[0].setFocus()
    rolled.press("Space")
    assert (rolled.game.rolls_used, rolled.game.held) == (2, frozenset())
    rolled.tray.undo_button.setFocus()
    rolled.press("Space")
    assert rolled.game.rolls_used == 3


def test_there_is_no_fourth_roll(table: Table) -> None:
    for _ in range(3):
        table.roll()
    lying = table.game
    table.press("Space", "+")
    hands.click(table.tray.main_button)
    hands.double_click(table.tray.main_button)
    table.actions.roll.trigger()
    table.controller.roll()
    assert table.game == lying
    assert len(table.rows("SELECT notation FROM move")) == 3


def test_after_three_rolls_the_button_says_what_to_do(table: Table) -> None:
    for _ in range(3):
        table.roll()
    assert table.tray.main_button.text() == "Choose a box"
    assert not table.tray.main_button.isEnabled()
    assert "Three rolls are used" in table.tray.main_button.toolTip()
    assert not any(die.isEnabled() for die in table.dice)
    assert table.dice[0].accessibleName().startswith("Die 1, ")
    assert "rolled" not in table.dice[0].accessibleName()


def test_rolls_used_are_told_by_dots_and_words(table: Table) -> None:
    corner = QRect(table.tray.width() - 110, 0, 110, 60)
    filled = [count_pixels(table.tray, table.theme.tokens.on_tray, corner)]
    for number in (1, 2, 3):
        table.roll()
        assert f"Roll {number} of 3" in texts_on(table.tray)
        assert table.tray.accessibleName() == f"Roll {number} of 3"
        filled.append(count_pixels(table.tray, table.theme.tokens.on_tray, corner))
        assert filled[number] > filled[number - 1] + 30


def test_nothing_held_rolls_all_five(rolled: Table) -> None:
    rolled.roll()
    (roll,) = rolled.rows("SELECT notation FROM move WHERE ply = 1")
    assert roll == ("roll " + "".join(map(str, rolled.game.faces or ())),)


def test_dice_change_only_by_rolling(rolled: Table) -> None:
    rolled.press("2", "4")
    before = rolled.game, captions(rolled), faces(rolled)
    for action in (rolled.actions.keyboard, rolled.actions.about, rolled.actions.guide):
        action.trigger()
    for action in rolled.actions.appearances.values():
        action.trigger()
    for keys in (("Ctrl+2",), ("Ctrl+3",), ("Ctrl+4",), ("Ctrl+N", "Escape"), ("F11", "F11")):
        rolled.press(*keys, "Ctrl+1")
    for action in (rolled.actions.coach, rolled.actions.compact, rolled.actions.compact):
        action.trigger()
    rolled.window.resize(900, 600)
    rolled.window.showMinimized()
    rolled.window.showNormal()
    assert (rolled.game, captions(rolled), faces(rolled)) == before
