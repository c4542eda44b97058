"""The card's meanings: points, potentials and why a box would earn nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.ui.games import begin, seed_for
from tests.ui.table import Table
from tests.unit.doubles import log_of
from yacht_desktop.rules import (
    ALL_ROLLS,
    NUMBERS,
    PRESETS,
    Category,
    Game,
    Roll,
    Ruleset,
    play,
    replay,
)
from yacht_desktop.ui.board.scorecard_model import NAME, Role, ScorecardModel
from yacht_desktop.ui.rule_words import explanation, rule
from yacht_desktop.ui.words import category_name, needs

pytestmark = pytest.mark.usefixtures("app")

TRADITIONAL = PRESETS["traditional"]
TOOL_TIP = Qt.ItemDataRole.ToolTipRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def model_after(log: str, ruleset: str = "traditional") -> ScorecardModel:
    return ScorecardModel(replay(PRESETS[ruleset], 1, log_of(log)))


def cell(model: ScorecardModel, category: Category, role: int, column: int = 1) -> object:
    return model.index(model.row(category), column).data(role)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_box_has_a_row_in_the_order_of_the_sheet(preset: str) -> None:
    ruleset = PRESETS[preset]
    model = ScorecardModel(Game.new(ruleset))
    names = [model.index(row, NAME).data() for row in range(model.rowCount())]
    assert names == [category_name(category) for category in ruleset.categories]
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_before_the_first_roll_no_box_has_a_potential() -> None:
    model = ScorecardModel(Game.new(TRADITIONAL))
    for category in TRADITIONAL.categories:
        assert cell(model, category, Role.POTENTIAL) is None
        assert cell(model, category, Qt.ItemDataRole.DisplayRole) == ""
        assert cell(model, category, SPOKEN) == f"{category_name(category)}, open"
        assert cell(model, category, TOOL_TIP) == rule(TRADITIONAL, category)


@pytest.mark.parametrize("preset", PRESETS)
def test_potentials_are_what_the_rules_say(preset: str) -> None:
    ruleset = PRESETS[preset]
    start = Game.new(ruleset)
    model = ScorecardModel(start)
    for faces in ALL_ROLLS:
        model.show_game(play(start, Roll(faces)))
        for category in ruleset.categories:
            points = ruleset.points(category, faces)
            assert cell(model, category, Role.POTENTIAL) == points
            assert cell(model, category, Qt.ItemDataRole.DisplayRole) == str(points)


def test_five_threes_read_as_in_the_rules() -> None:
    model = model_after("roll 33333")
    shown = {c: cell(model, c, Role.POTENTIAL) for c in TRADITIONAL.categories}
    worth = {
        Category.THREES: 15,
        Category.FOUR_OF_A_KIND: 12,
        Category.CHOICE: 15,
        Category.YACHT: 50,
    }
    assert shown == dict.fromkeys(TRADITIONAL.categories, 0) | worth


def test_filled_box_shows_its_points_and_no_potential() -> None:
    model = model_after("roll 33333, score threes, roll 33336")
    assert cell(model, Category.THREES, Role.POINTS) == 15
    assert cell(model, Category.THREES, Role.POTENTIAL) is None
    assert cell(model, Category.THREES, Qt.ItemDataRole.DisplayRole) == "15"
    assert cell(model, Category.THREES, SPOKEN) == "Threes, scored 15"
    assert cell(model, Category.SIXES, Role.POINTS) is None


def test_struck_box_shows_its_zero() -> None:
    model = model_after("roll 12346, score yacht")
    assert cell(model, Category.YACHT, Qt.ItemDataRole.DisplayRole) == "0"
    assert cell(model, Category.YACHT, SPOKEN) == "Yacht, scored 0"
    assert cell(model, Category.YACHT, TOOL_TIP) == "Yacht: five alike earn 50."


@pytest.mark.parametrize("category", [c for c in Category if c is not Category.CHOICE])
def test_zero_says_what_it_needs(category: Category) -> None:
    faces = {Category.FIVES: "22246", Category.THREES: "22246"}.get(category, "33355")
    if category in {Category.FULL_HOUSE, Category.TWO_PAIRS}:
        faces = "12346"
    model = model_after(f"roll {faces}", "two-pairs")
    spoken = str(cell(model, category, SPOKEN))
    assert spoken == f"{category_name(category)}, would score 0, {needs(category)}"


def test_every_box_explains_itself_under_every_rolls_dice() -> None:
    ruleset = PRESETS["two-pairs"]
    model = ScorecardModel(Game.new(ruleset))
    for faces in (None, *ALL_ROLLS):
        if faces is not None:
            model.show_game(play(Game.new(ruleset), Roll(faces)))
        for category in Category:
            for column in (NAME, 1):
                for role in (TOOL_TIP, Qt.ItemDataRole.AccessibleDescriptionRole):
                    assert cell(model, category, role, column) == explanation(
                        ruleset, category, faces
                    )


def test_a_box_that_earns_nothing_in_this_house_asks_for_nothing() -> None:
    game = play(Game.new(Ruleset(yacht=0)), Roll((3, 3, 3, 3, 3)))
    assert cell(ScorecardModel(game), Category.YACHT, SPOKEN) == "Yacht, would score 0"


def test_a_filled_box_tells_its_rule_and_nothing_of_dice_it_can_not_have() -> None:
    model = model_after("roll 33333, score threes, roll 33336")
    assert cell(model, Category.THREES, TOOL_TIP) == "Threes: the sum of the dice that show 3."
    assert "3 + 3" not in str(cell(model, Category.THREES, TOOL_TIP))


def test_potential_is_spoken() -> None:
    model = model_after("roll 44441")
    assert cell(model, Category.FOUR_OF_A_KIND, SPOKEN) == "Four of a Kind, would score 16"


def test_there_is_nothing_outside_of_the_card() -> None:
    model = model_after("roll 12345")
    assert model.data(QModelIndex()) is None
    assert model.index(12, 0).data() is None


def test_only_the_player_on_turn_has_potentials() -> None:
    model = ScorecardModel(replay(TRADITIONAL, 2, log_of("roll 11111, score ones, roll 22222")))
    twos = model.row(Category.TWOS)
    assert model.columnCount() == 3
    assert [model.index(twos, column).data() for column in (1, 2)] == ["", "10"]


def test_model_keeps_qts_rules_through_a_game(lay: Callable[..., Table], tmp_path: Path) -> None:
    begin(tmp_path, seed_for("13466"))
    table = lay()
    QAbstractItemModelTester(
        table.model, QAbstractItemModelTester.FailureReportingMode.Warning, table.window
    )
    table.roll()
    table.press("1", "2", "Ctrl+Z", "Ctrl+Y", "Space")
    table.click_box(Category.CHOICE)
    table.press("Ctrl+Z", "Ctrl+Y")
    table.finish_game()
    table.press("N")
    table.actions.presets["two-pairs"].trigger()
    assert table.model.rowCount() == 13
    table.press("Ctrl+Z")
    table.actions.presets["traditional"].trigger()
    assert table.model.rowCount() == len(NUMBERS) + 6
