"""How turns and games of best-average play end, and what it does among equals."""

import numpy as np
import pytest

from yacht_desktop.coach import TOLERANCE, Means, Spread
from yacht_desktop.coach.lattice import HOLDS, INDEX, pick_best_hold
from yacht_desktop.coach.spread import scores_of_turn
from yacht_desktop.rules import Category

STRAIGHTS = (Category.LITTLE_STRAIGHT, Category.BIG_STRAIGHT)
HAIR = TOLERANCE / 10
"""Less than makes a difference, more than rounding does."""


def test_of_boxes_that_are_worth_the_same_the_first_is_scored(means: Means) -> None:
    little, big = (means.boxes.categories.index(box) for box in STRAIGHTS)
    (scores,) = scores_of_turn(means, np.array([means.boxes.mask(STRAIGHTS)]))
    assert scores.sum() == pytest.approx(1)
    assert scores[little, 0] > 0.5
    assert scores[big, 0] == 0


@pytest.mark.parametrize("box", [Category.ONES, Category.CHOICE, Category.YACHT])
def test_the_only_box_is_scored_whatever_falls(box: Category, means: Means) -> None:
    (scores,) = scores_of_turn(means, np.array([means.boxes.mask([box])]))
    chances = scores[means.boxes.categories.index(box)]
    assert chances.sum() == pytest.approx(1)
    assert scores.sum() == pytest.approx(1)
    assert chances @ np.arange(len(chances)) == pytest.approx(means.worth([box]))


@pytest.mark.parametrize(("better", "tolerance"), [(0, 0), (0, TOLERANCE), (HAIR, TOLERANCE)])
def test_no_more_dice_are_rolled_than_is_any_use(better: float, tolerance: float) -> None:
    worths = np.array([[-better * len(hold)] for hold in HOLDS])
    assert np.array_equal(pick_best_hold(worths, tolerance)[:, 0], np.arange(len(HOLDS)))


def test_dice_are_rolled_that_stand_in_the_way() -> None:
    worths = np.array([[-10 * TOLERANCE * len(hold)] for hold in HOLDS])
    assert not pick_best_hold(worths, TOLERANCE).any()
    assert not worths.any()


def test_a_hold_in_the_midst_can_be_the_best() -> None:
    worths = np.zeros((len(HOLDS), 1))
    worths[INDEX[3, 3]] = 1
    picked = pick_best_hold(worths, TOLERANCE)[:, 0]
    for row, hold in enumerate(HOLDS):
        assert picked[row] == (INDEX[3, 3] if hold.count(3) >= 2 else row)


def test_the_spread_has_the_mean_of_the_means(means: Means, spread: Spread) -> None:
    assert (spread.chances >= 0).all()
    assert spread.chances.sum() == pytest.approx(1, abs=1e-12)
    assert spread.mean == pytest.approx(means.expected_total, abs=1e-9)
    assert spread.at_least(-3) == pytest.approx(1, abs=1e-12)
    assert spread.at_least(10**6) == 0


@pytest.mark.parametrize(("total", "often"), [(-3, 1), (0, 1), (1, 0.75), (2, 0.5), (3, 0)])
def test_every_total_counts_from_nothing_up(total: int, often: float) -> None:
    spread = Spread(np.array([0.25, 0.25, 0.5]))
    assert spread.at_least(total) == often
    assert spread.mean == 1.25
