"""Best-average play with dice at random, all games side by side.

    python -m tests.unit.coach.monte_carlo --games 1000000

prints the mean of the totals beside the computed one, and how many standard errors lie between.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from yacht_desktop.coach import TOLERANCE, Means, solve_mean, solve_spread
from yacht_desktop.coach.lattice import (
    HOLDS,
    INDEX,
    NOTHING,
    ROLLS,
    Worths,
    pick_best_hold,
    roll_loose_dice,
)
from yacht_desktop.rules import PRESETS, ROLLS_A_TURN

Ints = npt.NDArray[np.intp]

FIRST = ROLLS.start
AGAIN = ROLLS_A_TURN - 1

ADDED: Ints = np.array(
    [
        [INDEX[tuple(sorted((*hold, face)))] if len(hold) < 5 else row for face in range(1, 7)]
        for row, hold in enumerate(HOLDS)
    ],
    dtype=np.intp,
)
"""The row that each hold becomes with one more die; a whole roll stays what it is."""


@dataclass(frozen=True)
class Policy:
    """What to do with each roll, a column for each set of boxes: both of shape (252, sets)."""

    boxes: Ints
    holds: list[Ints]


def policy_for(means: Means, masks: Ints) -> Policy:
    boxes = means.boxes
    scored = np.full((len(boxes.categories), boxes.points.shape[1], len(masks)), -np.inf)
    for box, points in enumerate(boxes.points):
        having = np.flatnonzero(masks & (1 << box))
        following = means.table[masks[having] ^ (1 << box)]
        scored[box][:, having] = points[:, np.newaxis] + following
    worths = np.zeros((len(HOLDS), len(masks)))
    worths[ROLLS] = scored.max(axis=0)
    holds = []
    for _ in range(AGAIN):
        roll_loose_dice(worths)
        holds.append(pick_best_hold(worths, TOLERANCE)[ROLLS])
    return Policy(scored.argmax(axis=0), holds[::-1])


def totals(means: Means, games: int, seed: int) -> Ints:
    """The final totals of some games."""
    random = np.random.default_rng(seed)
    boxes = means.boxes
    masks = np.full(games, boxes.sets - 1, dtype=np.intp)
    points = np.zeros(games, dtype=np.intp)
    for _ in boxes.categories:
        sets, column = np.unique(masks, return_inverse=True)
        policy = policy_for(means, sets)
        rows = throw(np.full(games, NOTHING, dtype=np.intp), random)
        for holds in policy.holds:
            rows = throw(holds[rows - FIRST, column], random)
        box = policy.boxes[rows - FIRST, column]
        points += boxes.points[box, rows - FIRST]
        masks ^= 1 << box
    assert not masks.any()
    return points


def throw(rows: Ints, random: np.random.Generator) -> Ints:
    """Roll the loose dice of every game."""
    for _ in range(5):
        rows = ADDED[rows, random.integers(0, 6, len(rows))]
    return rows


def errors_between(found: Worths | Ints, truth: float) -> float:
    """How many standard errors lie between the mean of what was found and the truth."""
    error = float(found.std()) / math.sqrt(len(found))
    return (float(found.mean()) - truth) / error


def report(means: Means, found: Ints) -> Iterator[str]:
    """What was found, what was computed, and the standard errors between them."""
    errors = errors_between(found, means.expected_total)
    yield f"mean {found.mean():.4f}, computed {means.expected_total:.4f}, {errors:+.2f} errors"
    spread = solve_spread(means)
    for total in (150, 200, 231, 250):
        often = (found >= total).astype(float)
        truth = spread.at_least(total)
        errors = errors_between(often, truth)
        yield f"{total} or more {often.mean():.5f}, computed {truth:.5f}, {errors:+.2f} errors"


def main() -> None:
    parser = argparse.ArgumentParser(description="Monte Carlo of best-average play")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", choices=sorted(PRESETS), default="traditional")
    given = parser.parse_args()
    means = solve_mean(PRESETS[given.rules])
    for line in report(means, totals(means, given.games, given.seed)):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
