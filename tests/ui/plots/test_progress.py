"""The chart of progress: what it shows, says and chooses."""

import random
import time

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.ui import hands
from tests.ui.pictures import count_pixels, picture, texts_on
from tests.ui.plots.conftest import SHOW, focus
from tests.ui.plots.played import games
from yacht_desktop.ui.plots.progress import ProgressPlot
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import CONTRAST, DARK, LIGHT, Appearance
from yacht_desktop.ui.tones import gold_on_surface


@pytest.fixture
def plot(theme: Theme, show: SHOW) -> ProgressPlot:
    plot = ProgressPlot(theme)
    show(plot)
    return plot


@pytest.fixture
def chosen(plot: ProgressPlot) -> list[int]:
    numbers: list[int] = []
    plot.game_chosen.connect(numbers.append)
    return numbers


def spot(plot: ProgressPlot, game: int) -> QPoint:
    return plot.canvas.spot(game).toPoint()


def test_before_the_first_game_it_says_what_to_do(plot: ProgressPlot) -> None:
    plot.show_games([])
    assert texts_on(plot.canvas) == ["Finish a game, and it will appear here."]
    assert plot.canvas.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert plot.accessibleDescription() == "Finish a game, and it will appear here."


def test_a_single_game_is_its_own_record(plot: ProgressPlot) -> None:
    plot.show_games(games(151))
    assert plot.accessibleDescription() == "1 game, average 151.0, record 151 on 3 March 2026"
    assert count_pixels(plot.canvas, gold_on_surface(LIGHT)) > 0
    assert count_pixels(plot.canvas, LIGHT.accent) == 0


def test_games_of_no_points_are_drawn(plot: ProgressPlot) -> None:
    plot.show_games(games(0, 0, 0))
    assert "0" in texts_on(plot.canvas)


def test_a_sentence_sums_it_up(plot: ProgressPlot) -> None:
    plot.show_games(games(120, 231, 150))
    sentence = "3 games, average 167.0, record 231 on 4 March 2026"
    assert plot.accessibleDescription() == sentence
    assert plot.canvas.accessibleName() == f"Progress: {sentence}"
    assert plot.table.accessibleName() == f"Progress: {sentence}"


def test_totals_that_are_known_already_need_not_be_read_again(plot: ProgressPlot) -> None:
    plot.show_games(games(120, 231), [120, 231])
    assert plot.accessibleDescription().startswith("2 games, average 175.5, record 231 on 4 March")


def test_the_average_is_drawn_from_the_25th_game_on(plot: ProgressPlot) -> None:
    plot.show_games(games(*range(100, 124)))
    assert count_pixels(plot.canvas, LIGHT.accent) == 0
    plot.show_games(games(*range(100, 130)))
    assert count_pixels(plot.canvas, LIGHT.accent) > 0


def test_the_legend_names_only_what_there_is(plot: ProgressPlot) -> None:
    plot.show_games(games(120, 130))
    assert texts_on(plot.head, with_children=False) == ["record", "every game"]
    plot.show_games(games(*range(100, 130)))
    assert "average of 25 games" in texts_on(plot.head, with_children=False)


def test_days_stand_below_as_the_country_writes_them(plot: ProgressPlot) -> None:
    plot.show_games(games(120, 130, 140, days=3))
    assert {"03/03/2026", "09/03/2026"} <= set(texts_on(plot.canvas))


def test_months_are_enough_for_years(plot: ProgressPlot) -> None:
    plot.show_games(games(120, 130, 140, days=400))
    assert {"Mar 2026", "May 2028"} <= set(texts_on(plot.canvas))


def test_a_day_is_written_once_however_many_games_it_had(plot: ProgressPlot) -> None:
    plot.show_games(games(*[140] * 40, days=0))
    assert texts_on(plot.canvas).count("03/03/2026") == 1


class TestPointer:
    def test_a_game_under_the_pointer_is_named(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120, 180))
        hands.point_at(plot.canvas, spot(plot, 1))
        assert {"120 points", "4 March 2026"} <= set(texts_on(plot.canvas))
        assert "a new record" not in texts_on(plot.canvas)

    def test_a_record_is_named_as_one(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120, 180))
        hands.point_at(plot.canvas, spot(plot, 2))
        assert "a new record" in texts_on(plot.canvas)

    def test_away_from_games_nothing_is_named(self, plot: ProgressPlot) -> None:
        plot.show_games(games(100, 300))
        hands.point_at(plot.canvas, spot(plot, 0))
        hands.point_at(plot.canvas, plot.canvas.rect().center())
        assert plot.canvas.stop is None

    def test_a_click_chooses_a_game(self, plot: ProgressPlot, chosen: list[int]) -> None:
        plot.show_games(games(150, 120, 180))
        hands.click(plot.canvas, spot(plot, 1))
        assert chosen == [12]

    def test_a_drag_chooses_none(self, plot: ProgressPlot, chosen: list[int]) -> None:
        plot.show_games(games(150, 120, 180))
        hands.drag(plot.canvas, spot(plot, 0), spot(plot, 2))
        assert chosen == []

    @pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
    def test_other_buttons_do_nothing(
        self, plot: ProgressPlot, chosen: list[int], button: Qt.MouseButton
    ) -> None:
        plot.show_games(games(150, 120, 180))
        hands.click(plot.canvas, spot(plot, 1), button)
        assert chosen == []

    def test_the_wheel_leaves_the_chart_as_it_is(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120, 180))
        before = spot(plot, 1)
        hands.turn_wheel(plot.canvas, before, 3)
        assert spot(plot, 1) == before


class TestKeyboard:
    def test_it_begins_with_the_newest_game(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120, 180))
        focus(plot.canvas)
        assert plot.canvas.accessibleDescription() == "180 points, 5 March 2026, a new record"

    def test_arrows_walk_from_game_to_game(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120, 180))
        focus(plot.canvas)
        hands.press(plot.canvas, "Left")
        assert plot.canvas.stop == 1
        hands.press(plot.canvas, "Left", "Left", "Left")
        assert plot.canvas.stop == 0
        hands.press(plot.canvas, "Right", "End", "Right")
        assert plot.canvas.stop == 2
        hands.press(plot.canvas, "Home")
        assert plot.canvas.stop == 0

    def test_pages_are_leaps(self, plot: ProgressPlot) -> None:
        plot.show_games(games(*range(100, 200)))
        focus(plot.canvas)
        hands.press(plot.canvas, "PgUp", "PgUp", "PgDown")
        assert plot.canvas.stop == 74

    def test_enter_chooses(self, plot: ProgressPlot, chosen: list[int]) -> None:
        plot.show_games(games(150, 120, 180))
        focus(plot.canvas)
        hands.press(plot.canvas, "Left", "Return")
        assert chosen == [12]

    def test_a_pointer_that_leaves_takes_nothing_from_the_keyboard(
        self, plot: ProgressPlot
    ) -> None:
        plot.show_games(games(150, 120, 180))
        focus(plot.canvas)
        hands.press(plot.canvas, "Left")
        hands.point_at(plot.canvas, spot(plot, 1))
        hands.point_at(plot.head, QPoint(5, 5))
        assert plot.canvas.stop == 1

    def test_tab_leaves_the_chart_and_looks_away(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120, 180))
        focus(plot.canvas)
        hands.press(plot.canvas, "Tab")
        assert not plot.canvas.hasFocus()
        assert plot.canvas.stop is None

    def test_other_games_are_looked_at_anew(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120, 180))
        focus(plot.canvas)
        plot.show_games(games(150))
        assert plot.canvas.stop is None
        hands.press(plot.canvas, "Left")
        assert plot.canvas.stop == 0


class TestTable:
    def test_the_button_turns_the_chart_into_a_table_and_back(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120))
        button = plot.head.button
        assert (button.text(), button.accessibleName()) == ("Table", "Progress as a table")
        hands.click(button)
        assert plot.table.isVisible()
        assert (button.text(), button.accessibleName()) == ("Chart", "Progress as a chart")
        focus(button)
        hands.press(button, "Return")
        assert plot.canvas.isVisible()

    def test_the_newest_game_stands_first(self, plot: ProgressPlot) -> None:
        plot.show_games(games(150, 120, 180))
        sheet = plot.table.sheet
        lines = [[sheet.index(row, column).data() for column in range(4)] for row in range(3)]
        assert lines == [
            ["05/03/2026", "180", "", "a new record"],
            ["04/03/2026", "120", "", ""],
            ["03/03/2026", "150", "", "a new record"],
        ]

    def test_the_average_stands_beside_the_game_that_completes_it(self, plot: ProgressPlot) -> None:
        plot.show_games(games(*[100] * 24, 125, 100))
        sheet = plot.table.sheet
        assert [sheet.index(row, 2).data() for row in range(3)] == ["101.0", "101.0", ""]

    def test_enter_on_a_line_chooses_its_game(self, plot: ProgressPlot, chosen: list[int]) -> None:
        plot.show_games(games(150, 120, 180))
        hands.click(plot.head.button)
        focus(plot.table)
        plot.table.selectRow(1)
        hands.press(plot.table, "Return")
        assert chosen == [12]


@pytest.mark.parametrize(
    ("appearance", "tokens"),
    [(Appearance.DARK, DARK), (Appearance.CONTRAST, CONTRAST), (Appearance.LIGHT, LIGHT)],
)
def test_new_colours_are_taken_at_once(
    plot: ProgressPlot, theme: Theme, appearance: Appearance, tokens: object
) -> None:
    plot.show_games(games(*range(100, 130)))
    picture(plot)
    theme.set_appearance(appearance)
    assert count_pixels(plot.canvas, theme.tokens.accent) > 0
    assert theme.tokens == tokens


def test_a_hundred_thousand_games_are_drawn_before_anyone_waits(plot: ProgressPlot) -> None:
    chance = random.Random(7)
    many = games(*(round(chance.gauss(165, 30)) for _ in range(100_000)), days=0)
    start = time.process_time()
    plot.show_games(many)
    picture(plot)
    hands.point_at(plot.canvas, spot(plot, 50_000))
    assert time.process_time() - start < 0.5
    assert plot.canvas.stop is not None
