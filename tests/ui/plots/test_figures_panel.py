"""The figures that many games come to."""

import pytest

from tests.ui.pictures import texts_on, words_on
from tests.ui.plots.conftest import SHOW
from yacht_desktop.ui.plots.figures import Run
from yacht_desktop.ui.plots.figures_panel import Figures, FiguresPanel
from yacht_desktop.ui.theme import Theme

FIGURES = Figures(161.34, 231, 41, Run(5, 19), Run(0, 9), 0.041)


@pytest.fixture
def panel(theme: Theme, show: SHOW) -> FiguresPanel:
    panel = FiguresPanel(theme)
    show(panel, 1108, panel.height())
    return panel


def test_before_the_first_game_there_is_nothing_to_say(panel: FiguresPanel) -> None:
    assert [cell.figure for cell in panel.cells] == ["–"] * 6
    assert not any(cell.aside for cell in panel.cells)


def test_it_says_all_figures(panel: FiguresPanel) -> None:
    panel.show_figures(FIGURES)
    said = texts_on(panel)
    assert {"161.3", "231", "41", "5", "longest 19", "0", "longest 9", "4.1 %"} <= set(said)


def test_a_screen_reader_hears_the_same(panel: FiguresPanel) -> None:
    panel.show_figures(FIGURES)
    assert panel.accessibleName() == (
        "Average: 161.3. Best: 231. Games since the record: 41. Days in a row: 5, longest 19. "
        "Above average in a row: 0, longest 9. Games given up: 4.1 %"
    )


@pytest.mark.parametrize(("width", "rows"), [(1108, 1), (828, 2), (420, 3), (240, 6)])
def test_rows_are_as_many_as_the_width_asks_for(panel: FiguresPanel, width: int, rows: int) -> None:
    panel.show_figures(FIGURES)
    panel.resize(width, panel.height())
    captions = {cell.caption for cell in panel.cells}
    heights = {
        round(words.place.bottom() / 20) for words in words_on(panel) if words.text in captions
    }
    assert len(heights) == rows


@pytest.mark.parametrize(
    ("width", "scale"), [(1108, 1), (828, 1), (420, 1), (240, 1), (828, 2), (480, 2)]
)
def test_no_words_are_cut_off(panel: FiguresPanel, theme: Theme, width: int, scale: float) -> None:
    panel.show_figures(FIGURES)
    theme.set_window_scale(scale)
    panel.resize(width, panel.height())
    panel.resize(width, panel.height())
    for words in words_on(panel):
        assert panel.rect().toRectF().contains(words.place)
