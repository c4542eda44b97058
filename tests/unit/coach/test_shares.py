"""What each box brings under best-average play."""

import math

import numpy as np
import pytest

from tests.unit.coach import solved as solutions
from yacht_desktop.chance import SeededDice
from yacht_desktop.coach import CancelledError, Means, par, solve_mean, solve_shares
from yacht_desktop.rules import PRESETS, Category, Ruleset

GAMES = 300


@pytest.mark.parametrize("key", PRESETS)
def test_boxes_add_up_to_the_expected_total(key: str) -> None:
    means = solutions.means_of(PRESETS[key])
    shares = solve_shares(means)
    assert shares.categories == PRESETS[key].categories
    assert sum(shares.by_box().values()) == pytest.approx(means.expected_total, abs=1e-9)


def test_every_box_brings_something_and_less_than_its_best(traditional: Ruleset) -> None:
    for box, points in solutions.shares().by_box().items():
        assert 0 < points < traditional.best(box)


def test_box_that_pays_nothing_brings_nothing() -> None:
    means = solve_mean(Ruleset("house", little_straight=0))
    assert solve_shares(means).by_box()[Category.LITTLE_STRAIGHT] == 0


def test_games_of_best_average_play_fill_the_boxes_so(means: Means, traditional: Ruleset) -> None:
    cards = np.array(
        [
            par(means, traditional, SeededDice(seed.to_bytes(32)).roll).card.points
            for seed in range(GAMES)
        ]
    )
    errors = (cards.mean(axis=0) - solutions.shares().points) * math.sqrt(GAMES) / cards.std(axis=0)
    assert np.abs(errors).max() < 4.5


def test_work_is_told_and_can_be_stopped(means: Means) -> None:
    steps: list[float] = []
    solve_shares(means, steps.append)
    assert steps == sorted(steps)
    assert steps[-1] == 1

    with pytest.raises(CancelledError):
        solve_shares(means, lambda fraction: fraction < 0.5)
