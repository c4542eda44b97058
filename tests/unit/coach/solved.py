"""Solutions, solved once in a process, and positions to try them on."""

from collections.abc import Sequence
from functools import cache

from yacht_desktop.coach import (
    Chances,
    Means,
    Shares,
    Spread,
    solve_chances,
    solve_mean,
    solve_shares,
    solve_spread,
)
from yacht_desktop.rules import PRESETS, Category, Faces, Game, Ruleset, Scorecard, Slots

TRADITIONAL = PRESETS["traditional"]


@cache
def means_of(ruleset: Ruleset) -> Means:
    return solve_mean(ruleset)


@cache
def chances_and_progress() -> tuple[Chances, list[float]]:
    """The traditional chances, and the progress that was told meanwhile."""
    steps: list[float] = []
    return solve_chances(TRADITIONAL, steps.append), steps


@cache
def spread() -> Spread:
    return solve_spread(means_of(TRADITIONAL))


@cache
def shares() -> Shares:
    return solve_shares(means_of(TRADITIONAL))


def position(
    open_boxes: Sequence[Category],
    faces: Faces | None = None,
    rolls_left: int = 3,
    held: Slots = frozenset(),
    scored: int = 0,
) -> Game:
    """A traditional game with these boxes open and as many points in the first of the others."""
    points: list[int | None] = [None if c in open_boxes else 0 for c in TRADITIONAL.categories]
    if scored:
        points[points.index(0)] = scored
    card = Scorecard(TRADITIONAL.categories, tuple(points))
    return Game(TRADITIONAL, (card,), 0, rolls_left, faces, held)
