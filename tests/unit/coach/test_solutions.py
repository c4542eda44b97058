from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.coach import solved as solutions
from yacht_desktop.coach import (
    CancelledError,
    Chances,
    Means,
    Progress,
    Spread,
    solve_chances,
    solve_mean,
    solve_spread,
)
from yacht_desktop.rules import PRESETS, Category, FourOfAKind, Ruleset

EXPECTED = {
    "traditional": 166.955068,
    "all-five": 169.773889,
    "fixed-full-house": 171.102399,
    "two-pairs": 190.360735,
}
"""Expected totals; kept so that a change of method that changes them is noticed."""


def test_expected_totals(preset: Ruleset, solved: Callable[[Ruleset], Means]) -> None:
    assert solved(preset).expected_total == pytest.approx(EXPECTED[preset.id], abs=1e-6)


def test_nothing_is_left_without_boxes(means: Means, chances: Chances) -> None:
    assert means.worth([]) == 0
    assert chances.worth([], 0) == 1
    assert chances.worth([], 1) == 0


def test_more_boxes_are_worth_more(means: Means) -> None:
    table = means.table
    for bit in range(len(means.boxes.categories)):
        without = np.array([mask for mask in range(means.boxes.sets) if not mask & (1 << bit)])
        assert (table[without | (1 << bit)] > table[without]).all()


def test_chances_fall_as_more_is_needed(chances: Chances) -> None:
    assert (np.diff(chances.table, axis=1) <= 1e-15).all()
    assert chances.table.min() >= 0
    assert chances.table.max() <= 1 + 1e-12


def test_chances_at_the_edges(chances: Chances) -> None:
    most = PRESETS["traditional"].best_total
    assert chances.chance(-5) == chances.chance(0) == 1
    assert 0 < chances.chance(most) < 1e-9
    assert chances.chance(most + 1) == chances.chance(10**6) == 0


def test_a_chance_is_at_least_that_of_best_average_play(spread: Spread, chances: Chances) -> None:
    for target in range(len(spread.chances)):
        assert chances.chance(target) >= spread.at_least(target) - 1e-12


@settings(max_examples=2, deadline=None)
@given(
    ruleset=st.builds(
        Ruleset,
        id=st.just("house"),
        four_of_a_kind=st.sampled_from(FourOfAKind),
        full_house=st.none() | st.integers(0, 50),
        little_straight=st.integers(0, 50),
        big_straight=st.integers(0, 50),
        yacht=st.integers(0, 100),
        two_pairs=st.booleans(),
        five_alike_full_house=st.booleans(),
    )
)
def test_house_rules_of_any_kind(ruleset: Ruleset) -> None:
    means = solve_mean(ruleset)
    assert 0 < means.expected_total < ruleset.best_total
    assert means.worth([Category.CHOICE]) == pytest.approx(70 / 3, abs=1e-12)


def test_progress_runs_from_nothing_to_one(means: Means, traditional: Ruleset) -> None:
    of_means: list[float] = []
    of_spread: list[float] = []
    solve_mean(traditional, of_means.append)
    solve_spread(means, of_spread.append)
    for steps in (of_means, of_spread, solutions.chances_and_progress()[1]):
        assert steps == sorted(steps)
        assert 0 < steps[0] < 0.1
        assert steps[-1] == 1


def solve_spread_of(ruleset: Ruleset, progress: Progress) -> Spread:
    return solve_spread(solutions.means_of(ruleset), progress)


@pytest.mark.parametrize("solve", [solve_mean, solve_chances, solve_spread_of])
def test_a_computation_can_be_stopped(solve: Callable[..., object], traditional: Ruleset) -> None:
    steps: list[float] = []

    def stop_soon(fraction: float) -> bool:
        steps.append(fraction)
        return len(steps) < 3

    with pytest.raises(CancelledError):
        solve(traditional, stop_soon)
    assert len(steps) == 3
