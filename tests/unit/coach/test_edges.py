"""Where tables end: more points than there are to be had, fewer than none, sets not solved yet."""

from pathlib import Path

import numpy as np
import pytest

from yacht_desktop.coach import Cache
from yacht_desktop.coach.advice import advise
from yacht_desktop.coach.boxes import Boxes
from yacht_desktop.coach.chances import Chances, shape, solve_more
from yacht_desktop.coach.lattice import HOLDS, NOTHING, ROLLS, throw_loose_dice
from yacht_desktop.rules import PRESETS, Category, Game, Roll, Score, play

TRADITIONAL = PRESETS["traditional"]
BOXES = Boxes(TRADITIONAL)


@pytest.fixture
def certain() -> Chances:
    """As if every number of points that the table has were sure."""
    return Chances.complete(BOXES, np.ones(shape(BOXES)))


@pytest.fixture
def hopeless() -> Chances:
    """As if nothing could be reached."""
    return Chances.complete(BOXES, np.zeros(shape(BOXES)))


def test_more_than_the_table_has_is_out_of_reach(certain: Chances) -> None:
    full, most = BOXES.sets - 1, int(BOXES.best[-1])
    for needed in (most, most + 1, most + BOXES.most, 9999):
        left = needed - BOXES.points[0]
        assert np.array_equal(certain.scored(full, 0, needed), left <= most)


@pytest.mark.parametrize("needed", [0, -1, -9999])
def test_who_needs_nothing_more_is_there(hopeless: Chances, needed: int) -> None:
    assert hopeless.worth([Category.ONES], needed) == 1
    assert hopeless.worth([Category.ONES], 1) == 0


@pytest.mark.parametrize(("above", "chance"), [(-20, 1.0), (-1, 1.0), (0, 1.0), (1, 0.0)])
def test_a_finished_game_has_reached_its_target_or_not(
    hopeless: Chances, above: int, chance: float
) -> None:
    game = Game.new(TRADITIONAL)
    for box in TRADITIONAL.categories:
        game = play(play(game, Roll((6, 6, 6, 6, 6))), Score(box))
    assert advise(hopeless, game, game.totals[0] + above).worth == chance


def test_a_turn_can_be_weighed_once_each_of_its_boxes_was() -> None:
    one, other = TRADITIONAL.categories[:2]
    for first, second in ((one, other), (other, one)):
        chances = Chances.unknown(BOXES)
        assert chances.knows([first])
        solve_more(chances, [first])
        assert not chances.knows([one, other])
        solve_more(chances, [second])
        assert chances.knows([one, other])


def test_what_was_thrown_lies_there_and_nowhere_else() -> None:
    chances = np.zeros(len(HOLDS))
    chances[NOTHING] = 1.0
    throw_loose_dice(chances)
    assert chances[ROLLS].sum() == pytest.approx(1)
    assert not np.delete(chances, np.arange(len(HOLDS))[ROLLS]).any()


def test_folders_for_solutions_are_made_with_those_above_them(tmp_path: Path) -> None:
    table = np.zeros((2, 2))
    Cache(tmp_path / "a" / "b").save("means", TRADITIONAL, table)
    assert Cache(tmp_path / "a" / "b").load("means", TRADITIONAL, table.shape) is not None
