"""The chart of totals, beside perfect play once that is known."""

import pytest
from PySide6.QtCore import Qt

from tests.ui import hands
from tests.ui.pictures import count_pixels, texts_on
from tests.ui.plots.conftest import SHOW, focus
from yacht_desktop.ui.plots.totals import TotalsPlot
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import LIGHT

PERFECT = {150: 0.25, 190: 0.25, 192: 0.5}


@pytest.fixture
def plot(theme: Theme, show: SHOW) -> TotalsPlot:
    plot = TotalsPlot(theme)
    show(plot, 520, 266)
    return plot


def test_before_the_first_game_it_says_what_to_do(plot: TotalsPlot) -> None:
    plot.show_totals({}, PERFECT)
    assert texts_on(plot.canvas) == ["Finish a game, and it will appear here."]
    assert plot.canvas.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert plot.table.sheet.rowCount() == 0


def test_while_the_coach_learns_the_player_stands_alone(plot: TotalsPlot) -> None:
    plot.show_totals({150: 1, 170: 3}, None)
    assert texts_on(plot.head, with_children=False) == ["you"]
    assert plot.accessibleDescription() == "4 games, half of them from 150 to 170"
    assert count_pixels(plot.canvas, LIGHT.accent) > 0
    assert plot.table.sheet.columnCount() == 3


def test_perfect_play_comes_in_behind(plot: TotalsPlot) -> None:
    plot.show_totals({150: 1, 170: 3}, None)
    empty = count_pixels(plot.canvas, LIGHT.line)
    plot.show_totals({150: 1, 170: 3}, PERFECT)
    assert texts_on(plot.head, with_children=False) == ["you", "perfect play"]
    assert count_pixels(plot.canvas, LIGHT.line) > empty + 1000
    assert plot.accessibleDescription().endswith("; perfect play averages 181.0")


def test_a_bar_under_the_pointer_says_its_numbers(plot: TotalsPlot) -> None:
    plot.show_totals({150: 1, 170: 3}, PERFECT)
    hands.point_at(plot.canvas, plot.canvas.spot(0).toPoint())
    said = {"150 to 154", "1 game, 25.0 %", "perfect play: 25.0 %"}
    assert said <= set(texts_on(plot.canvas))


def test_bars_are_reached_with_the_keyboard(plot: TotalsPlot) -> None:
    plot.show_totals({150: 1, 170: 3}, None)
    focus(plot.canvas)
    assert plot.canvas.accessibleDescription() == "170 to 174, 3 games, 75.0 %"
    hands.press(plot.canvas, "Home")
    assert plot.canvas.accessibleDescription() == "150 to 154, 1 game, 25.0 %"


def test_beside_the_bars_nothing_is_named(plot: TotalsPlot) -> None:
    plot.show_totals({150: 1, 170: 3}, None)
    hands.point_at(plot.canvas, plot.canvas.rect().topLeft())
    assert plot.canvas.stop is None


def test_games_of_no_points_are_counted(plot: TotalsPlot) -> None:
    plot.show_totals({0: 2}, None)
    assert plot.accessibleDescription() == "2 games, half of them from 0 to 0"


def test_the_table_has_the_same_figures(plot: TotalsPlot) -> None:
    plot.show_totals({150: 1, 192: 3}, PERFECT)
    sheet = plot.table.sheet
    last = sheet.rowCount() - 1
    assert [sheet.index(0, column).data() for column in range(4)] == [
        "150 to 154",
        "1",
        "25.0 %",
        "25.0 %",
    ]
    assert sheet.index(last, 3).data() == "75.0 %"
