from functools import cache
from random import Random

import numpy as np
import pytest

from tests.unit.coach import monte_carlo
from tests.unit.coach.solved import TRADITIONAL, means_of
from yacht_desktop.chance import SeededDice
from yacht_desktop.coach import Means, Spread, par
from yacht_desktop.rules import PRESETS, Faces, Game


@cache
def many_totals() -> monte_carlo.Ints:
    return monte_carlo.totals(means_of(TRADITIONAL), 20_000, 7)


def test_the_mean_of_many_games(means: Means) -> None:
    assert abs(monte_carlo.errors_between(many_totals(), means.expected_total)) < 4


@pytest.mark.parametrize("total", [100, 150, 180, 200, 231])
def test_the_spread_of_many_games(total: int, spread: Spread) -> None:
    often = (many_totals() >= total).astype(float)
    assert abs(monte_carlo.errors_between(often, spread.at_least(total))) < 4


def test_par_is_near_the_mean(means: Means) -> None:
    random = Random(3)
    pars = [
        par(means, TRADITIONAL, SeededDice(random.randbytes(32)).roll).totals[0] for _ in range(40)
    ]
    assert abs(monte_carlo.errors_between(np.array(pars), means.expected_total)) < 4


def test_par_is_the_same_for_the_same_dice() -> None:
    rules = PRESETS["two-pairs"]
    dice = SeededDice(bytes(32))
    games = [par(means_of(rules), rules, dice.roll) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].is_over
    assert games[0].ruleset == rules


def test_par_takes_the_best_box_and_keeps_the_best_dice(means: Means) -> None:
    def always_yachts(_: Game) -> Faces:
        return (6, 6, 6, 6, 6)

    game = par(means, TRADITIONAL, always_yachts)
    # The yacht, the sixes, the choice and the four of a kind: whatever else is rolled pays nothing.
    assert game.totals == (50 + 30 + 30 + 24,)
