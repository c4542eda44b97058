"""Undo, redo and new games, as the window offers them and as the file keeps them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ui import hands
from tests.ui.games import begin, seed_for, written
from tests.ui.pictures import texts_on
from tests.ui.table import Table
from yacht_desktop.rules import PRESETS, Category

LAY = Callable[..., Table]


@pytest.fixture
def rolled(lay: LAY, tmp_path: Path) -> Table:
    """1-3-4-6-6 after the first roll of a game."""
    begin(tmp_path, seed_for("13466"))
    table = lay()
    table.roll()
    return table


@pytest.fixture
def last_turn(lay: LAY, tmp_path: Path) -> Table:
    """Only Yacht is open, and 6-6-6-6-6 lies there."""
    turns = [("12345", box) for box in list(Category)[:11]]
    begin(tmp_path, seed_for("66666", turn=12), written(turns))
    table = lay()
    table.roll()
    return table


def moves(table: Table) -> list[str]:
    return [move for (move,) in table.rows("SELECT notation FROM move ORDER BY game, ply")]


def undo_text(table: Table) -> str:
    """What undo takes back, the same on the button and in the menu."""
    button = table.tray.undo_button
    assert button.text() == table.actions.undo.text()
    assert button.isEnabled() == table.actions.undo.isEnabled()
    return button.text()


def test_at_first_there_is_nothing_to_undo_or_redo(table: Table) -> None:
    assert undo_text(table) == "Undo"
    assert table.actions.redo.text() == "Redo"
    assert not table.actions.undo.isEnabled()
    assert not table.actions.redo.isEnabled()
    table.press("Ctrl+Z", "Ctrl+Y")
    assert moves(table) == []


def test_a_roll_can_not_be_undone(rolled: Table) -> None:
    assert undo_text(rolled) == "Undo"
    assert not rolled.actions.undo.isEnabled()
    rolled.press("Ctrl+Z")
    rolled.controller.undo()
    assert moves(rolled) == ["roll 13466"]


def test_undo_says_that_it_takes_a_hold_back(rolled: Table) -> None:
    rolled.press("4")
    assert undo_text(rolled) == "Undo hold"
    rolled.press("Ctrl+Z")
    assert not rolled.game.held
    assert rolled.actions.redo.text() == "Redo hold"
    rolled.press("Ctrl+Y")
    assert rolled.game.held == {3}


def test_undo_says_which_score_it_takes_back(rolled: Table) -> None:
    rolled.click_box(Category.SIXES)
    assert undo_text(rolled) == "Undo Sixes, 12"
    rolled.press("Ctrl+Z")
    assert rolled.game.faces == (1, 3, 4, 6, 6)
    assert rolled.game.card[Category.SIXES] is None
    assert rolled.actions.redo.text() == "Redo Sixes"
    rolled.press("Ctrl+Shift+Z")
    assert rolled.game.card[Category.SIXES] == 12


@pytest.mark.parametrize("key", ["Ctrl+Shift+Z", "Ctrl+Y"])
def test_both_keys_redo(rolled: Table, key: str) -> None:
    rolled.press("1", "Ctrl+Z", key)
    assert rolled.game.held == {0}


def test_undo_button_undoes(rolled: Table) -> None:
    rolled.press("1")
    hands.click(rolled.tray.undo_button)
    assert not rolled.game.held
    rolled.press("2")
    rolled.tray.undo_button.setFocus()
    rolled.press("Return")
    assert not rolled.game.held


def test_a_score_can_be_undone_until_the_next_roll(rolled: Table) -> None:
    rolled.click_box(Category.SIXES)
    rolled.roll()
    assert not rolled.actions.undo.isEnabled()
    rolled.press("Ctrl+Z")
    assert rolled.game.card[Category.SIXES] == 12


def test_everything_since_the_roll_is_undone_and_redone_one_by_one(rolled: Table) -> None:
    states = [(rolled.game, rolled.shown())]
    for gesture in ("1", "4", "5", "1"):
        rolled.press(gesture)
        states.append((rolled.game, rolled.shown()))
    rolled.click_box(Category.SIXES)
    states.append((rolled.game, rolled.shown()))
    for state in reversed(states[:-1]):
        rolled.press("Ctrl+Z")
        assert (rolled.game, rolled.shown()) == state
    assert not rolled.actions.undo.isEnabled()
    for state in states[1:]:
        rolled.press("Ctrl+Y")
        assert (rolled.game, rolled.shown()) == state
    assert not rolled.actions.redo.isEnabled()


def test_total_is_the_sum_of_the_card_after_every_gesture(lay: LAY, tmp_path: Path) -> None:
    begin(tmp_path, seed_for("13466"))
    table = lay()

    def check() -> None:
        points = [p for p in table.game.card.points if p is not None]
        word, figure = texts_on(table.board.card.total)
        assert (word, figure) == ("Total", str(sum(points)))
        assert table.board.card.total.accessibleName() == f"Total {figure}"

    while not table.game.is_over:
        table.roll()
        check()
        table.press("1")
        check()
        table.click_box(table.game.card.open_boxes[-1])
        check()
        table.press("Ctrl+Z")
        check()
        table.press("Ctrl+Y")
        check()


def test_undo_of_the_last_score_withdraws_the_result(last_turn: Table) -> None:
    last_turn.click_box(Category.YACHT)
    total = last_turn.game.totals[0]
    assert last_turn.rows("SELECT state, total FROM game") == [("finished", total)]
    assert undo_text(last_turn) == "Undo Yacht, 50"
    last_turn.press("Ctrl+Z")
    assert last_turn.rows("SELECT state, total FROM game") == [("playing", None)]
    assert last_turn.tray.result.isHidden()
    assert not any(die.isHidden() for die in last_turn.dice)
    assert last_turn.tray.main_button.text() == "Roll 5 dice"
    last_turn.press("Ctrl+Y")
    assert last_turn.rows("SELECT state, total FROM game") == [("finished", total)]
    assert last_turn.tray.result.isVisible()


def test_new_game_keeps_the_running_one_as_abandoned(rolled: Table) -> None:
    rolled.press("Ctrl+Shift+N")
    assert rolled.states() == ["abandoned", "playing"]
    assert rolled.game.rolls_used == 0
    assert rolled.game.card.filled == 0


def test_undo_returns_to_the_abandoned_game(rolled: Table) -> None:
    rolled.click_box(Category.SIXES)
    rolled.roll()
    rolled.press("1")
    before, shown = rolled.game, rolled.shown()
    rolled.actions.seats.repeat.trigger()
    assert undo_text(rolled) == "Undo new game"
    assert rolled.tray.undo_button.isEnabled()
    rolled.press("Ctrl+Z")
    assert (rolled.game, rolled.shown()) == (before, shown)
    assert rolled.states() == ["playing"]
    assert undo_text(rolled) == "Undo hold"


def test_undo_returns_to_the_finished_game(last_turn: Table) -> None:
    last_turn.click_box(Category.YACHT)
    before, result = last_turn.game, texts_on(last_turn.tray.result)
    last_turn.press("N")
    assert last_turn.tray.result.isHidden()
    last_turn.press("Ctrl+Z")
    assert last_turn.game == before
    assert last_turn.states() == ["finished"]
    assert texts_on(last_turn.tray.result) == result


def test_there_is_no_way_back_after_the_first_roll(rolled: Table) -> None:
    rolled.press("Ctrl+Shift+N")
    rolled.roll()
    assert undo_text(rolled) == "Undo"
    assert not rolled.actions.undo.isEnabled()


def test_undone_first_score_leads_not_to_the_game_before(rolled: Table) -> None:
    """Undo goes back within the game that has been rolled in, never out of it."""
    rolled.press("Ctrl+Shift+N")
    rolled.play_turn(Category.CHOICE)
    rolled.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert rolled.states() == ["abandoned", "playing"]
    assert rolled.game.rolls_used == 1


def test_new_game_on_an_untouched_one_does_nothing(table: Table) -> None:
    before = table.rows("SELECT * FROM game")
    table.press("Ctrl+Shift+N", "Ctrl+Shift+N")
    assert table.rows("SELECT * FROM game") == before
    assert undo_text(table) == "Undo"


def test_a_game_without_a_roll_leaves_no_trace(rolled: Table) -> None:
    rolled.press("Ctrl+Shift+N")
    for preset in ("two-pairs", "all-five", "traditional"):
        rolled.actions.presets[preset].trigger()
    assert rolled.states() == ["abandoned", "playing"]
    rolled.press("Ctrl+Z")
    assert rolled.states() == ["playing"]
    assert rolled.game.faces == (1, 3, 4, 6, 6)


@pytest.mark.parametrize("preset", PRESETS)
def test_each_ruleset_can_be_started_from_the_menu(table: Table, preset: str) -> None:
    table.actions.presets[preset].trigger()
    assert table.game.ruleset == PRESETS[preset]
    assert len(table.shown()) == len(PRESETS[preset].categories)
    table.play_turn(Category.CHOICE)
    assert table.game.card.filled == 1


def test_the_next_start_goes_on_where_this_one_ended(rolled: Table, lay: LAY) -> None:
    rolled.press("2", "3")
    rolled.close()
    again = lay(rolled.folder)
    assert again.game == rolled.game
    assert [die.isChecked() for die in again.dice] == [False, True, True, False, False]
    assert again.shown()["Sixes"] == "12"
    assert undo_text(again) == "Undo hold"


def test_a_finished_game_is_followed_by_a_new_one_at_the_next_start(
    last_turn: Table, lay: LAY
) -> None:
    last_turn.click_box(Category.YACHT)
    last_turn.close()
    again = lay(last_turn.folder)
    assert again.game.card.filled == 0
    assert again.states() == ["finished", "playing"]
    assert again.tray.main_button.text() == "Roll 5 dice"
