"""The head of a chart, and what turns it into a table: nothing overlaps, nothing is cut off."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.pictures import texts_on, words_on
from tests.ui.plots.conftest import SHOW, focus
from tests.ui.plots.played import games
from yacht_desktop.ui.plots.progress import ProgressPlot
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import Appearance

LEGEND = {"record", "every game", "average of 25 games"}


@pytest.fixture(params=[14, 28], ids=["usual type", "type twice as large"])
def plot(app: QApplication, request: pytest.FixtureRequest, show: SHOW) -> Iterator[ProgressPlot]:
    usual = app.font()
    font = app.font()
    font.setPixelSize(request.param)
    app.setFont(font)
    plot = ProgressPlot(Theme(app, Appearance.LIGHT, still=True))
    plot.show_games(games(*range(100, 140), days=20))
    show(plot, 720, 320)
    yield plot
    app.setFont(usual)


def give(plot: ProgressPlot, width: int, height: int) -> None:
    """Give a chart a size, and time to find its places in it."""
    plot.resize(width, height)
    QCoreApplication.processEvents()


@pytest.mark.parametrize("width", [420, 560, 720, 1108])
class TestHead:
    def test_all_words_of_the_legend_are_seen(self, plot: ProgressPlot, width: int) -> None:
        give(plot, width, 400)
        inside = plot.head.rect().toRectF()
        written = words_on(plot.head, with_children=False)
        assert {words.text for words in written} == LEGEND
        for words in written:
            assert inside.contains(words.place)
            assert not plot.head.button.geometry().toRectF().intersects(words.place)
            assert not plot.head.title.geometry().toRectF().intersects(words.place)

    def test_title_and_button_have_their_room(self, plot: ProgressPlot, width: int) -> None:
        give(plot, width, 400)
        title, button = plot.head.title, plot.head.button
        assert title.width() >= title.sizeHint().width()
        assert plot.head.rect().contains(button.geometry())
        assert not title.geometry().intersects(button.geometry())

    def test_axes_are_inside(self, plot: ProgressPlot, width: int) -> None:
        give(plot, width, 480)
        inside = plot.canvas.rect().toRectF()
        written = words_on(plot.canvas)
        assert len(written) > 4
        assert all(inside.contains(words.place) for words in written)

    def test_the_label_of_every_game_is_inside(self, plot: ProgressPlot, width: int) -> None:
        give(plot, width, 480)
        inside = plot.canvas.rect().toRectF()
        focus(plot.canvas)
        for _ in games(*range(40)):
            hands.press(plot.canvas, "Left")
            outside = [w for w in words_on(plot.canvas) if not inside.contains(w.place)]
            assert outside == []


def test_a_table_needs_no_legend(plot: ProgressPlot) -> None:
    hands.click(plot.head.button)
    assert texts_on(plot.head, with_children=False) == []


def test_who_listens_hears_that_it_was_turned(plot: ProgressPlot) -> None:
    turned: list[bool] = []
    plot.turned.connect(turned.append)
    focus(plot.head.button)
    hands.press(plot.head.button, "Return")
    hands.press(plot.head.button, "Return")
    assert turned == [True, False]
