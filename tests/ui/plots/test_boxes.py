"""The chart of boxes: where most is left, and what the bests add up to."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint

from tests.ui import hands
from tests.ui.pictures import count_pixels, texts_on, words_on
from tests.ui.plots.conftest import SHOW, focus
from yacht_desktop.records import BoxFigures
from yacht_desktop.rules import Category
from yacht_desktop.ui.plots.boxes import BoxesPlot
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import LIGHT
from yacht_desktop.ui.words import category_name

BOXES = [
    BoxFigures(Category.ONES, 2.5, 5),
    BoxFigures(Category.FOUR_OF_A_KIND, 11.0, 30),
    BoxFigures(Category.YACHT, 12.0, 50),
]
PERFECT = {Category.ONES: 2.1, Category.FOUR_OF_A_KIND: 13.1, Category.YACHT: 13.6}


@pytest.fixture
def plot(theme: Theme, show: SHOW) -> BoxesPlot:
    plot = BoxesPlot(theme)
    show(plot, 540, 300)
    return plot


def first_column(plot: BoxesPlot) -> list[str]:
    sheet = plot.table.sheet
    return [sheet.index(row, 0).data() for row in range(sheet.rowCount())]


def test_before_the_first_game_it_says_what_to_do(plot: BoxesPlot) -> None:
    plot.show_boxes([], PERFECT)
    assert texts_on(plot.canvas) == ["Finish a game, and it will appear here."]
    assert not plot.foot.isVisible()


def test_the_box_where_most_is_left_comes_first(plot: BoxesPlot) -> None:
    plot.show_boxes(BOXES, PERFECT)
    assert first_column(plot) == ["Four of a Kind", "Yacht", "Ones"]
    assert {"− 2.1", "− 1.6", "+ 0.4"} <= set(texts_on(plot.canvas))


def test_a_sentence_says_where_most_is_left(plot: BoxesPlot) -> None:
    plot.show_boxes(BOXES, PERFECT)
    assert plot.foot.text() == (
        "You leave most in Four of a Kind: 2.1 points a game. Your best in each box adds up to 85."
    )
    assert plot.accessibleDescription() == plot.foot.text()


@pytest.mark.parametrize("ahead", [0.0, 0.04, -0.04, 3.0])
def test_who_leaves_nothing_is_told_so(plot: BoxesPlot, ahead: float) -> None:
    plot.show_boxes([BoxFigures(Category.ONES, 2.1 + ahead, 5)], {Category.ONES: 2.1})
    assert plot.foot.text().startswith("You leave nothing in any box.")


def test_while_the_coach_learns_averages_stand_in_the_order_of_the_card(plot: BoxesPlot) -> None:
    plot.show_boxes(BOXES, None)
    assert first_column(plot) == ["Ones", "Four of a Kind", "Yacht"]
    assert {"2.5", "11.0", "12.0"} <= set(texts_on(plot.canvas))
    assert plot.foot.text() == "Your best in each box adds up to 85."
    assert plot.table.sheet.columnCount() == 3


def test_boxes_that_never_earned_anything_are_drawn(plot: BoxesPlot) -> None:
    plot.show_boxes([BoxFigures(Category.YACHT, 0.0, 0)], None)
    assert "0.0" in texts_on(plot.canvas)
    assert count_pixels(plot.canvas, LIGHT.accent) == 0


def test_a_box_under_the_pointer_says_its_figures(plot: BoxesPlot) -> None:
    plot.show_boxes(BOXES, PERFECT)
    hands.point_at(plot.canvas, plot.canvas.spot(0).toPoint())
    said = {"average 11.0", "perfect play: 13.1", "best ever: 30"}
    assert said <= set(texts_on(plot.canvas))


def test_boxes_are_reached_with_the_keyboard(plot: BoxesPlot) -> None:
    plot.show_boxes(BOXES, PERFECT)
    focus(plot.canvas)
    assert plot.canvas.accessibleDescription().startswith("Four of a Kind, ")
    hands.press(plot.canvas, "Down", "Down")
    assert plot.canvas.accessibleDescription().startswith("Ones, ")
    hands.press(plot.canvas, "Up")
    assert plot.canvas.accessibleDescription().startswith("Yacht, ")


def test_a_click_on_a_box_chooses_nothing(plot: BoxesPlot) -> None:
    chosen: list[int] = []
    plot.canvas.chosen.connect(chosen.append)
    plot.show_boxes(BOXES, PERFECT)
    hands.click(plot.canvas, plot.canvas.spot(0).toPoint())
    assert plot.canvas.stop == 0
    assert chosen == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [240, 320, 540])
def test_every_box_of_a_card_has_its_line(
    plot: BoxesPlot, theme: Theme, width: int, scale: float
) -> None:
    theme.set_window_scale(scale)
    plot.show_boxes([BoxFigures(c, 10.0, 20) for c in Category], dict.fromkeys(Category, 11.0))
    for _ in range(3):
        plot.resize(round(width * scale), plot.minimumSizeHint().height())
        QCoreApplication.processEvents()
    written = words_on(plot.canvas)
    assert len([words for words in written if words.text == "− 1.0"]) == len(Category)
    names = {category_name(category) for category in Category}
    assert names <= {words.text for words in written}
    inside = plot.canvas.rect().toRectF()
    assert all(inside.contains(words.place) for words in written)
    assert plot.rect().contains(plot.foot.geometry())
    assert not plot.foot.geometry().intersects(
        plot.canvas.geometry().translated(plot.canvas.mapTo(plot, QPoint()) - plot.canvas.pos())
    )
    (legend,) = words_on(plot.head, with_children=False)
    assert plot.head.rect().toRectF().contains(legend.place)


def test_the_table_has_the_same_figures(plot: BoxesPlot) -> None:
    plot.show_boxes(BOXES, PERFECT)
    sheet = plot.table.sheet
    line = [sheet.index(0, column).data() for column in range(5)]
    assert line == ["Four of a Kind", "11.0", "30", "13.1", "− 2.1"]
