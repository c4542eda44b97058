import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.coach import exact
from tests.unit.coach.solved import TRADITIONAL, chances_and_progress, means_of, position
from yacht_desktop.chance import SeededDice
from yacht_desktop.coach import (
    TOLERANCE,
    Advice,
    BoxOption,
    Chances,
    HoldOption,
    Means,
    advise,
)
from yacht_desktop.rules import PRESETS, SLOTS, Category, Faces, Game, Roll, Ruleset, play

TOTAL = 40
"""Points that the card has when the endgames begin."""

SOME_ROLLS = [(1, 2, 3, 4, 6), (3, 3, 5, 3, 5), (6, 1, 6, 1, 6), (2, 3, 4, 5, 6), (4, 4, 4, 4, 4)]
SOME_PAIRS = [
    (Category.ONES, Category.CHOICE),
    (Category.FULL_HOUSE, Category.YACHT),
    (Category.LITTLE_STRAIGHT, Category.BIG_STRAIGHT),
]

faces_of_any_kind = st.tuples(*[st.integers(1, 6)] * len(SLOTS))


def points_then(other: Category | None) -> int:
    """The exact worth of the box that is open after a turn."""
    return 0 if other is None else exact.turn(lambda roll: TRADITIONAL.points(other, roll))


@pytest.mark.parametrize("boxes", [(Category.CHOICE,), (Category.FULL_HOUSE,), *SOME_PAIRS])
@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_every_option_of_an_endgame(
    boxes: tuple[Category, ...], rolls_left: int, means: Means
) -> None:
    scale: int = exact.SCALE ** (len(boxes) - 1)
    after = {box: points_then(next((b for b in boxes if b is not box), None)) for box in boxes}

    def scored(roll: exact.Roll, box: Category) -> int:
        return TRADITIONAL.points(box, roll) * scale + after[box]

    def best(roll: exact.Roll) -> int:
        return max(scored(roll, box) for box in boxes)

    held = exact.held(best, rolls_left) if rolls_left else {}
    for faces in SOME_ROLLS:
        advice = advise(means, position(boxes, faces, rolls_left, scored=TOTAL))
        roll = tuple(sorted(faces))
        truth: dict[object, float] = {box: TOTAL + scored(roll, box) / scale for box in boxes}
        if rolls_left:
            scale_of_holds = scale * (6**5) ** rolls_left
            truth |= {
                hold: TOTAL + held[hold] / scale_of_holds
                for hold in exact.holds(roll)
                if len(hold) < 5
            }
        found: dict[object, float] = {box.category: box.worth for box in advice.boxes}
        found |= {hold.faces: hold.worth for hold in advice.holds}
        assert found == pytest.approx(truth, abs=1e-11)
        assert advice.worth == pytest.approx(max(truth.values()), abs=1e-11)


@pytest.mark.parametrize("needed", [12, 25])
def test_every_hold_that_gives_a_chance(needed: int, chances: Chances) -> None:
    held = exact.held(lambda roll: int(TRADITIONAL.points(Category.CHOICE, roll) >= needed), 2)
    for faces in SOME_ROLLS:
        game = position((Category.CHOICE,), faces, 2, scored=TOTAL)
        for hold in advise(chances, game, TOTAL + needed).holds:
            truth = held[hold.faces] / (6**5) ** 2
            assert hold.worth == pytest.approx(truth, abs=1e-12)


@given(faces=faces_of_any_kind, held=st.frozensets(st.sampled_from(SLOTS)))
def test_every_distinct_hold_once(faces: Faces, held: frozenset[int]) -> None:
    game = position(TRADITIONAL.categories, faces, 1, held)
    holds = advise(means_of(TRADITIONAL), game).holds
    multisets = {hold for hold in exact.holds(tuple(sorted(faces))) if len(hold) < 5}
    assert len(holds) == len(multisets)
    assert {hold.faces for hold in holds} == multisets
    for hold in holds:
        assert tuple(sorted(faces[slot] for slot in hold.slots)) == hold.faces
        most_kept = max(
            len(held.intersection(slots))
            for slots in combinations(SLOTS, len(hold.slots))
            if tuple(sorted(faces[slot] for slot in slots)) == hold.faces
        )
        assert len(hold.slots & held) == most_kept


def test_dice_that_are_held_already_stay(means: Means) -> None:
    faces = (4, 4, 4, 1, 4)
    game = position((Category.FOURS,), faces, 2, frozenset({2, 4}))
    by_faces = {hold.faces: hold.slots for hold in advise(means, game).holds}
    assert by_faces[4,] == {2}
    assert by_faces[4, 4] == {2, 4}
    assert by_faces[4, 4, 4] == {0, 2, 4}
    assert by_faces[()] == frozenset()


@given(faces=faces_of_any_kind, rolls_left=st.integers(0, 2), target=st.integers(100, 260))
def test_best_first(faces: Faces, rolls_left: int, target: int) -> None:
    game = position(TRADITIONAL.categories, faces, rolls_left)
    for advice in (
        advise(means_of(TRADITIONAL), game),
        advise(chances_and_progress()[0], game, target),
    ):
        worths = [option.worth for option in advice.options]
        assert all(one >= other - TOLERANCE for one, other in pairwise(worths))
        assert advice.worth == pytest.approx(worths[0], abs=1e-12)
        assert set(advice.best) == {
            option for option in advice.options if option.worth >= max(worths) - TOLERANCE
        }


def test_no_holds_after_the_last_roll(means: Means) -> None:
    advice = advise(means, position(TRADITIONAL.categories, (1, 2, 3, 4, 5), 0))
    assert advice.holds == ()
    assert advice.options == advice.boxes
    assert len(advice.boxes) == 12
    assert advice.best == (BoxOption(Category.LITTLE_STRAIGHT, 30, advice.worth),)


def test_boxes_tell_their_points(means: Means) -> None:
    game = position(TRADITIONAL.categories, (5, 2, 5, 2, 5), 1)
    for box in advise(means, game).boxes:
        assert box.points == game.potential(box.category)
        assert box.kind == "box"


def test_ties_stay_ties_in_the_order_of_the_card(means: Means) -> None:
    boxes = (Category.LITTLE_STRAIGHT, Category.BIG_STRAIGHT)
    advice = advise(means, position(boxes, (2, 2, 3, 4, 4), 0))
    assert [option.category for option in advice.boxes] == list(boxes)
    assert advice.best == advice.options
    rolling = advise(means, position((Category.BIG_STRAIGHT,), (2, 3, 4, 5, 5), 1))
    assert [option.faces for option in rolling.holds if option in rolling.best] == [(2, 3, 4, 5)]
    nothing_to_lose = advise(means, position((Category.YACHT,), (1, 2, 3, 4, 5), 1))
    assert len(nothing_to_lose.best) == 6  # any one die, or none
    assert [option.faces for option in nothing_to_lose.holds[:6]] == [
        (1,),
        (2,),
        (3,),
        (4,),
        (5,),
        (),
    ]


def test_rounding_does_not_break_ties(means: Means) -> None:
    """Either straight may be struck; the second is made better by less than a tie allows."""
    boxes = (Category.LITTLE_STRAIGHT, Category.BIG_STRAIGHT)
    game = position(boxes, (2, 2, 3, 4, 4), 0)
    table = means.table.copy()
    table[means.boxes.mask(boxes[:1])] += TOLERANCE / 1000
    advice = advise(Means(means.boxes, table), game)
    assert [box.category for box in advice.boxes] == list(boxes)
    assert advice.boxes[0].worth < advice.boxes[1].worth
    assert advice.best == advice.options
    table[means.boxes.mask(boxes[:1])] += TOLERANCE * 3
    advice = advise(Means(means.boxes, table), game)
    assert advice.best == advice.boxes[:1]
    assert advice.boxes[0].category is Category.BIG_STRAIGHT


def test_before_the_first_roll(means: Means, chances: Chances, traditional: Ruleset) -> None:
    game = Game.new(traditional)
    assert advise(means, game).worth == pytest.approx(means.expected_total, abs=1e-11)
    assert advise(chances, game, 231).worth == pytest.approx(chances.chance(231), abs=1e-12)
    assert advise(means, game).options == advise(chances, game, 231).options == ()
    late = position((Category.CHOICE, Category.YACHT), scored=30)
    needed = chances.worth((Category.CHOICE, Category.YACHT), 50)
    assert advise(chances, late, 80).worth == pytest.approx(needed, abs=1e-12)
    assert advise(chances, late, 30).worth == pytest.approx(1, abs=1e-12)
    assert advise(chances, late, 10**6).worth == 0


def test_after_the_game(means: Means, chances: Chances) -> None:
    over = position((), scored=17)
    assert advise(means, over) == Advice(17.0, ())
    assert advise(chances, over, 17) == Advice(1.0, ())
    assert advise(chances, over, 18) == Advice(0.0, ())
    assert advise(means, over).best == ()


@pytest.mark.parametrize(
    "game", [position(TRADITIONAL.categories), position((), scored=5)], ids=["new", "over"]
)
def test_a_target_belongs_to_chances(game: Game, means: Means, chances: Chances) -> None:
    with pytest.raises(ValueError, match="no target"):
        advise(means, game, 200)
    with pytest.raises(ValueError, match="needs a target"):
        advise(chances, game)


@pytest.mark.parametrize("rules", ["all-five", "two-pairs"])
def test_a_solution_is_of_one_ruleset(rules: str, means: Means) -> None:
    with pytest.raises(ValueError, match="another ruleset"):
        advise(means, Game.new(PRESETS[rules]))


def test_the_advice_is_for_whoever_is_to_play(means: Means) -> None:
    alone = position((Category.CHOICE, Category.ONES), (1, 1, 6, 6, 6), 1, scored=33)
    other = position((Category.YACHT,)).card
    assert advise(means, Game(TRADITIONAL, (other, alone.card), 1, 1, alone.faces)) == advise(
        means, alone
    )


def test_advice_is_worth_what_comes_of_it(means: Means, chances: Chances) -> None:
    """The worth of each hold is the mean of the advice after each of the rolls it can become."""
    start = position((Category.FIVES, Category.YACHT), (5, 5, 1, 2, 6), 2, scored=20)
    for solution, target in ((means, None), (chances, 45)):
        hold = next(h for h in advise(solution, start, target).holds if h.faces == (5, 5))
        total = 0.0
        for roll, times in exact.outcomes((5, 5)):
            after = position((Category.FIVES, Category.YACHT), roll, 1, scored=20)
            total += times * advise(solution, after, target).worth
        assert total / 6**5 == pytest.approx(hold.worth, abs=1e-11)


def test_same_game_same_advice_whatever_dice_are_coming(means: Means) -> None:
    advice = []
    for number in range(20):
        dice = SeededDice(bytes([number]) * 32)
        game = play(Game.new(TRADITIONAL), Roll((2, 2, 3, 5, 6)))
        advice.append(advise(means, game))
        assert len(dice.roll(game)) == 5
    assert all(one == advice[0] for one in advice)
    assert isinstance(advice[0].options[0], HoldOption | BoxOption)


def test_the_coach_imports_nothing_of_chance() -> None:
    watch = (
        "import sys, yacht_desktop.coach; print(*sorted(m for m in sys.modules "
        "if m.startswith('yacht_desktop')))"
    )
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", watch], cwd=root, capture_output=True, text=True, check=True
    )
    rooms = {name.split(".")[1] for name in done.stdout.split() if "." in name}
    assert rooms == {"coach", "rules"}


def test_nothing_changes_a_solution(means: Means, chances: Chances) -> None:
    game = position(TRADITIONAL.categories, (1, 1, 2, 5, 6), 2)
    for solution, target in ((means, None), (chances, 200)):
        before = solution.table.copy()
        advise(solution, game, target)
        assert np.array_equal(solution.table, before)


def test_rules_are_the_same_if_they_say_the_same(means: Means) -> None:
    """Those of a stored game were read anew, and are not the object that was solved."""
    game = play(Game.new(Ruleset.from_json(TRADITIONAL.to_json())), Roll((1, 2, 3, 4, 6)))
    assert advise(means, game).options
