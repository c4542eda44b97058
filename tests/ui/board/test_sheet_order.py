"""The order of the card: numbers first, or Yacht first down to Ones, as the player likes it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.ui.pictures import texts_on
from tests.ui.table import Table
from yacht_desktop.rules import PRESETS, Category
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]
OLD_SHEET = [
    *("Yacht", "Choice", "Big Straight", "Little Straight", "Four of a Kind", "Full House"),
    *("Sixes", "Fives", "Fours", "Threes", "Twos", "Ones"),
]


def names(table: Table) -> list[str]:
    return [table.model.index(row, 0).data() for row in range(table.model.rowCount())]


def painted(table: Table) -> list[str]:
    return [text for text in texts_on(table.view.viewport()) if text in OLD_SHEET]


@pytest.mark.parametrize("players", [("",), ("Ann", "Bo")])
def test_yacht_comes_first_down_to_ones_if_one_likes(
    table: Table, players: tuple[str, ...]
) -> None:
    table.controller.start(Setup(names=players))
    assert names(table)[0] == "Ones"
    table.actions.seats.yacht_first.trigger()
    assert names(table) == painted(table) == OLD_SHEET
    table.actions.seats.yacht_first.trigger()
    assert names(table)[0] == "Ones"


def test_two_pairs_stand_between_full_house_and_sixes(table: Table) -> None:
    table.actions.seats.yacht_first.trigger()
    table.controller.new_game(PRESETS["two-pairs"])
    assert names(table)[5:8] == ["Full House", "Two Pairs", "Sixes"]


def test_the_order_is_remembered(table: Table, lay: LAY) -> None:
    table.actions.seats.yacht_first.trigger()
    table.close()
    again = lay(table.folder)
    assert again.actions.seats.yacht_first.isChecked()
    assert names(again) == OLD_SHEET


def test_keys_and_readers_follow_the_order(table: Table) -> None:
    table.actions.seats.yacht_first.trigger()
    headers = [
        table.model.headerData(row, Qt.Orientation.Vertical) for row in range(len(OLD_SHEET))
    ]
    assert headers == OLD_SHEET
    table.roll()
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    table.press("Down", "Down", "Return")
    assert table.game.card[Category.CHOICE] is not None


def test_a_click_scores_the_box_that_is_seen(table: Table) -> None:
    table.actions.seats.yacht_first.trigger()
    table.roll()
    table.click_box(Category.SIXES)
    assert table.game.card[Category.SIXES] is not None
    assert table.shown()["Sixes"] == str(table.game.card[Category.SIXES])


def test_the_line_is_between_numbers_and_the_rest(table: Table) -> None:
    table.actions.seats.yacht_first.trigger()
    ends = [row for row in range(12) if table.model.ends_group(row)]
    assert [names(table)[row] for row in ends] == ["Full House"]
