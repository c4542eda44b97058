from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
import pytest

from tests.unit.coach import solved as solutions
from tests.unit.coach.logs import random_log
from yacht_desktop.chance import SeededDice
from yacht_desktop.coach import (
    Cache,
    CancelledError,
    Chances,
    Means,
    Progress,
    Study,
    advise,
    par,
    review,
    study,
)
from yacht_desktop.rules import Category, Game, Roll, Ruleset, play

TRADITIONAL = solutions.TRADITIONAL
DICE = SeededDice(bytes(32)).roll


def poisoned(_: float) -> None:
    pytest.fail("this was to come from the cache")


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    return Cache(tmp_path)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Studies of the traditional rules find solutions ready; the list tells which they want."""
    asked: list[str] = []

    def ready(kind: str, solution: Callable[[], object]) -> Callable[..., object]:
        def solve(_: object, progress: Progress | None = None) -> object:
            asked.append(kind)
            if progress is not None and progress(0.5) is False:
                raise CancelledError
            return solution()

        return solve

    monkeypatch.setattr(
        study, "solve_mean", ready("means", lambda: solutions.means_of(TRADITIONAL))
    )

    def solve_more(
        chances: Chances, open_boxes: Iterable[Category], progress: Progress | None = None
    ) -> None:
        if set(open_boxes) == set(TRADITIONAL.categories):
            whole = ready("chances", lambda: solutions.chances_and_progress()[0])
            solution = whole(TRADITIONAL, progress)
            assert isinstance(solution, Chances)
            chances.table[:] = solution.table
            chances.known[:] = True

    monkeypatch.setattr(study, "solve_more", solve_more)
    monkeypatch.setattr(study, "solve_spread", ready("spread", solutions.spread))
    monkeypatch.setattr(study, "solve_shares", ready("shares", solutions.shares))
    return asked


def test_quickest_first_and_a_pause_after_each(cache: Cache, quick: list[str]) -> None:
    lesson = Study(TRADITIONAL, cache)
    known = []
    new_game = Game.new(TRADITIONAL)
    for _ in lesson.learn():
        told = lesson.advise(new_game), lesson.advise(new_game, 200), lesson.spread, lesson.shares
        known.append([part is not None for part in told])
        assert lesson.is_complete == all(known[-1])
    assert quick == ["means", "chances", "spread", "shares"]
    counts = [sum(parts) for parts in known]
    assert counts == [1, 1, 1, 2, 3, 4]
    assert all(parts == sorted(parts, reverse=True) for parts in known)


def test_nothing_is_done_before_it_is_asked_for(cache: Cache, quick: list[str]) -> None:
    lesson = Study(TRADITIONAL, cache)
    learning = lesson.learn()
    assert quick == []
    next(learning)
    assert quick == ["means"]


def test_the_second_time_from_the_cache(cache: Cache, quick: list[str]) -> None:
    for _ in Study(TRADITIONAL, cache).learn():
        pass
    again = Study(TRADITIONAL, cache)
    assert sum(1 for _ in again.learn(poisoned)) == 4
    assert len(quick) == 4
    assert again.is_complete
    assert again.means is not None
    assert again.chances is not None
    assert again.spread is not None
    chances = solutions.chances_and_progress()[0]
    assert np.array_equal(again.means.table, solutions.means_of(TRADITIONAL).table)
    assert np.array_equal(again.chances.table, chances.table)
    assert np.array_equal(again.spread.chances, solutions.spread().chances)
    assert again.shares is not None
    assert again.shares.by_box() == solutions.shares().by_box()
    assert again.chances.chance(231) == chances.chance(231)


@pytest.mark.usefixtures("quick")
def test_what_is_known_is_not_learnt_again(cache: Cache, tmp_path: Path) -> None:
    lesson = Study(TRADITIONAL, cache)
    for _ in lesson.learn():
        pass
    parts = (lesson.means, lesson.chances, lesson.spread, lesson.shares)
    for file in tmp_path.iterdir():
        file.unlink()
    for _ in lesson.learn(poisoned):
        pass
    assert (lesson.means, lesson.chances, lesson.spread, lesson.shares) == parts


@pytest.mark.parametrize("kind", ["means", "chances", "spread", "shares"])
def test_a_damaged_part_is_solved_again(
    kind: str, cache: Cache, tmp_path: Path, quick: list[str]
) -> None:
    for _ in Study(TRADITIONAL, cache).learn():
        pass
    (file,) = tmp_path.glob(f"{kind}-*")
    file.write_bytes(file.read_bytes()[:-1])
    quick.clear()
    for _ in Study(TRADITIONAL, cache).learn():
        pass
    assert quick == [kind]
    for _ in Study(TRADITIONAL, cache).learn(poisoned):
        pass


def test_cancelled_in_the_middle(cache: Cache, quick: list[str]) -> None:
    lesson = Study(TRADITIONAL, cache)

    def until_the_chances(_: float) -> bool:
        return quick != ["means", "chances"]

    learning = lesson.learn(until_the_chances)
    next(learning)
    with pytest.raises(CancelledError):
        for _ in learning:
            pass
    assert lesson.means is not None
    assert lesson.advise(Game.new(TRADITIONAL), 200) is None
    assert lesson.review([], 200) is None
    assert not lesson.is_complete
    quick.clear()
    for _ in lesson.learn():
        pass
    assert quick == ["chances", "spread", "shares"]


def test_nothing_known_nothing_said(cache: Cache) -> None:
    lesson = Study(TRADITIONAL, cache)
    game = Game.new(TRADITIONAL)
    assert lesson.advise(game) is None
    assert lesson.advise(game, 200) is None
    assert lesson.review([]) is None
    assert lesson.review([], 200) is None
    assert lesson.par(DICE) is None


def test_what_is_known_is_said(cache: Cache, quick: list[str]) -> None:
    lesson = Study(TRADITIONAL, cache)
    game = play(Game.new(TRADITIONAL), Roll((1, 2, 2, 5, 6)))
    log = random_log(TRADITIONAL, 2)
    means, chances = solutions.means_of(TRADITIONAL), solutions.chances_and_progress()[0]
    learning = lesson.learn()
    next(learning)
    assert lesson.advise(game) == advise(means, game)
    assert lesson.review(log) == review(means, TRADITIONAL, log)
    assert lesson.par(DICE) == par(means, TRADITIONAL, DICE).totals[0]
    assert lesson.advise(game, 200) is None
    for _ in range(3):
        next(learning)
    assert lesson.advise(game, 200) == advise(chances, game, 200)
    assert lesson.review(log, 200) == review(chances, TRADITIONAL, log, 200)
    assert len(quick) == 2


def test_a_house_ruleset_from_nothing(cache: Cache) -> None:
    # Little is paid, so that there is little to solve.
    ruleset = Ruleset("house", yacht=20, full_house=0, little_straight=7, big_straight=0)
    steps: list[float] = []
    lesson = Study(ruleset, cache)
    for _ in lesson.learn(steps.append):
        pass
    assert steps.count(1) == 4, "means, chances, spread and shares, each to its end"
    assert lesson.means is not None
    assert lesson.chances is not None
    assert lesson.spread is not None
    assert lesson.means.worth([Category.YACHT]) == pytest.approx(20 * 0.04602864, abs=1e-6)
    assert lesson.chances.worth([Category.YACHT], 20) == pytest.approx(0.04602864, abs=1e-8)
    assert lesson.chances.worth([Category.YACHT], 21) == 0
    assert lesson.chances.worth([Category.BIG_STRAIGHT], 1) == 0
    assert lesson.chances.chance(ruleset.best_total) > 0
    assert lesson.spread.mean == pytest.approx(lesson.means.expected_total, abs=1e-9)
    again = Study(ruleset, cache)
    for _ in again.learn(poisoned):
        pass
    assert isinstance(again.means, Means)
    assert np.array_equal(again.means.table, lesson.means.table)
