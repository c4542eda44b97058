"""What a box asks for and what the dice earn there, for pointer, keys and ears."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QToolTip

from tests.ui.games import begin, seed_for
from tests.ui.table import Table, until
from yacht_desktop.rules import Category
from yacht_desktop.ui.rule_words import explanation

FULL_HOUSE = (
    "Full House: three of one face and two of another earn the sum of all five dice.\n"
    "6-6-3-3-1: no three alike: 0."
)


@pytest.fixture
def table(lay: Callable[..., Table], tmp_path: Path) -> Table:
    """6-6-3-3-1 lies there."""
    begin(tmp_path, seed_for("66331"))
    table = lay()
    table.roll()
    return table


def go_to(table: Table, category: Category) -> None:
    """Take the light to a box by keys alone."""
    table.view.setFocus()
    table.press("Home", *["Down"] * (table.model.row(category) + 1))
    table.press(*["Up"] * (table.view.currentIndex().row() - table.model.row(category)))


def test_e_explains_the_box_that_the_keys_have_lit(table: Table) -> None:
    go_to(table, Category.FULL_HOUSE)
    table.press("E")
    assert QToolTip.text() == FULL_HOUSE


def test_e_explains_the_first_box_to_someone_who_has_lit_none(table: Table) -> None:
    table.press("E")
    assert QToolTip.text() == explanation(table.game.ruleset, Category.ONES, table.game.faces)


def test_an_explanation_goes_when_the_light_goes_on(table: Table) -> None:
    go_to(table, Category.FULL_HOUSE)
    table.press("E", "Down")
    until(lambda: not QToolTip.isVisible())
    assert table.game.card.filled == 0


def test_explaining_changes_nothing_in_the_game(table: Table) -> None:
    before = (table.game, table.rows("SELECT * FROM move"))
    go_to(table, Category.YACHT)
    table.press("E", "E")
    assert (table.game, table.rows("SELECT * FROM move")) == before


def test_an_explanation_is_read_out(table: Table, heard: list[str]) -> None:
    go_to(table, Category.FULL_HOUSE)
    table.press("E")
    assert heard == [FULL_HOUSE]
