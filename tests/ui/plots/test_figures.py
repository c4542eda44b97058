"""What is reckoned from many totals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.ui.plots.figures import (
    Run,
    averaged,
    bins,
    games_since_record,
    moving_average,
    new_bests,
    quartiles,
    run_above_average,
    spread_out,
)
from yacht_desktop.ui.plots.round_numbers import round_numbers
from yacht_desktop.ui.plots.thinning import thinned, thinned_line

TOTALS = st.lists(st.integers(0, 330), max_size=80)


class TestMovingAverage:
    def test_it_begins_with_the_first_game_that_has_enough_before_it(self) -> None:
        assert moving_average([10, 20, 30, 100], 3) == [20, 50]

    def test_too_few_games_have_none(self) -> None:
        assert moving_average([10, 20], 3) == []
        assert moving_average([], 25) == []

    @given(TOTALS, st.integers(1, 30))
    def test_each_is_the_mean_of_its_games(self, totals: list[int], many: int) -> None:
        means = moving_average(totals, many)
        assert len(means) == max(0, len(totals) - many + 1)
        for first, mean in enumerate(means):
            assert mean == pytest.approx(sum(totals[first : first + many]) / many)

    @pytest.mark.parametrize(
        ("played", "many"), [(0, 25), (4999, 25), (5000, 50), (100_000, 1000), (10**6, 2500)]
    )
    def test_very_many_games_are_averaged_over_more(self, played: int, many: int) -> None:
        assert averaged(played) == many


class TestRecords:
    def test_the_first_game_is_a_record(self) -> None:
        assert new_bests([0]) == [0]

    def test_an_equal_total_is_no_new_best(self) -> None:
        assert new_bests([100, 90, 100, 101, 101]) == [0, 3]

    def test_games_since_the_record_were_played_after_it(self) -> None:
        assert games_since_record([100, 150, 120, 150, 149]) == 3

    def test_the_record_itself_is_no_game_since(self) -> None:
        assert games_since_record([100, 150]) == 0

    def test_before_the_first_game_there_is_nothing_since(self) -> None:
        assert games_since_record([]) == 0


class TestRuns:
    def test_no_game_makes_no_run(self) -> None:
        assert run_above_average([]) == Run(0, 0)

    def test_the_average_itself_is_not_above(self) -> None:
        assert run_above_average([150, 150]) == Run(0, 0)

    def test_a_run_that_goes_on_is_current(self) -> None:
        assert run_above_average([100, 100, 200, 200]) == Run(2, 2)

    def test_a_run_that_broke_is_the_longest_only(self) -> None:
        assert run_above_average([200, 200, 200, 10, 10, 200]) == Run(1, 3)


class TestQuartiles:
    def test_one_game_is_its_own_middle(self) -> None:
        assert quartiles([140]) == (140, 140)

    @given(TOTALS.filter(bool))
    def test_at_least_half_lie_between(self, totals: list[int]) -> None:
        low, high = quartiles(totals)
        assert 2 * sum(low <= total <= high for total in totals) >= len(totals)

    def test_counted_totals_are_spread_out_in_order(self) -> None:
        assert spread_out({150: 1, 140: 2}) == [140, 140, 150]


class TestBins:
    def test_neighbouring_totals_share_a_bar(self) -> None:
        (one,) = bins({150: 1, 154: 2}, None)
        assert (one.first, one.last, one.games, one.share) == (150, 154, 3, 1.0)

    def test_there_is_no_gap_between_bars(self) -> None:
        assert [one.first for one in bins({100: 1, 112: 1}, None)] == [100, 105, 110]

    def test_perfect_play_has_a_share_in_every_bar(self) -> None:
        first, second = bins({100: 1}, {101: 0.25, 106: 0.75})
        assert (first.perfect, second.perfect) == (0.25, 0.75)
        assert second.games == 0

    def test_what_hardly_ever_happens_gets_no_bar(self) -> None:
        assert len(bins({100: 1}, {100: 0.9999, 300: 1e-9})) == 1

    def test_a_total_beyond_perfect_play_has_its_bar(self) -> None:
        assert bins({0: 1}, {100: 1.0})[0].perfect == 0.0

    def test_nothing_makes_no_bars(self) -> None:
        assert bins({}, None) == []

    @given(st.dictionaries(st.integers(0, 330), st.integers(1, 9), min_size=1))
    def test_every_game_is_in_one_bar(self, totals: dict[int, int]) -> None:
        shown = bins(totals, None)
        assert sum(one.games for one in shown) == sum(totals.values())
        assert sum(one.share for one in shown) == pytest.approx(1)


class TestRoundNumbers:
    @pytest.mark.parametrize(
        ("low", "high", "expected"),
        [
            (88, 240, [100, 150, 200]),
            (145, 156, [145, 150, 155]),
            (-12, 7, [-10, -5, 0, 5]),
            (0, 1500, [0, 500, 1000, 1500]),
        ],
    )
    def test_they_lie_between(self, low: float, high: float, expected: list[int]) -> None:
        assert round_numbers(low, high) == expected

    @given(st.floats(-400, 400), st.floats(0, 2000), st.integers(1, 8))
    def test_there_are_never_too_many(self, low: float, span: float, most: int) -> None:
        assert len(round_numbers(low, low + span, most)) <= most + 1


class TestThinning:
    @given(TOTALS.filter(bool), st.integers(1, 20), st.integers(1, 20))
    def test_every_cell_with_a_game_keeps_one(
        self, totals: list[int], columns: int, rows: int
    ) -> None:
        kept = thinned(totals, columns, rows)
        assert len(kept) == len(set(kept)) <= columns * rows
        assert set(kept) <= set(range(len(totals)))

    def test_games_of_equal_totals_in_a_column_are_one_dot(self) -> None:
        assert len(thinned([100] * 50 + [200] * 50, 1, 2)) == 2

    def test_a_short_line_is_left_as_it_is(self) -> None:
        assert thinned_line([1.0, 2.0], 5) == [(0, 1.0), (1, 2.0)]

    @given(st.lists(st.floats(0, 330), min_size=1, max_size=300), st.integers(1, 9))
    def test_a_long_line_keeps_its_ends_and_its_peaks(
        self, worths: list[float], columns: int
    ) -> None:
        line = thinned_line(worths, columns)
        assert len(line) <= 2 * columns + 2
        assert line[0] == (0, worths[0])
        assert line[-1] == (len(worths) - 1, worths[-1])
        assert {min(worths), max(worths)} <= {worth for _, worth in line}
