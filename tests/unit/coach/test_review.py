from dataclasses import replace

import numpy as np
import pytest

from tests.unit.coach.logs import random_log
from tests.unit.coach.solved import TRADITIONAL, position
from yacht_desktop.coach import (
    BoxOption,
    Chances,
    Decision,
    HoldOption,
    Means,
    Review,
    Throw,
    advise,
    review,
)
from yacht_desktop.rules import (
    PRESETS,
    Amend,
    Category,
    Game,
    Hold,
    IllegalMoveError,
    Move,
    Roll,
    Score,
    parse_move,
    replay,
)


def log_of(text: str) -> list[Move]:
    return [parse_move(line) for line in text.split(", ")]


def assert_adds_up(parts: Review) -> None:
    whole = parts.start + parts.luck - parts.given_away
    assert whole == pytest.approx(parts.final, abs=1e-9)
    assert all(decision.cost >= -1e-9 for decision in parts.decisions)


@pytest.mark.parametrize("number", range(8))
def test_a_game_adds_up(number: int, means: Means, chances: Chances) -> None:
    log = random_log(TRADITIONAL, number)
    total = replay(TRADITIONAL, 1, log).totals[0]
    parts = review(means, TRADITIONAL, log)
    assert_adds_up(parts)
    assert parts.start == pytest.approx(means.expected_total, abs=1e-9)
    assert parts.final == pytest.approx(total, abs=1e-9)
    for target in (total, total + 1):
        chased = review(chances, TRADITIONAL, log, target)
        assert_adds_up(chased)
        assert chased.start == pytest.approx(chances.chance(target), abs=1e-12)
        assert chased.final == pytest.approx(float(target == total), abs=1e-12)


def test_every_ply_has_its_place(means: Means) -> None:
    log = random_log(TRADITIONAL, 5)
    parts = review(means, TRADITIONAL, log)
    assert [throw.ply for throw in parts.throws] == [
        ply for ply, move in enumerate(log) if isinstance(move, Roll)
    ]
    assert len(parts.events) == len(parts.throws) + len(parts.decisions)
    turns = [event.turn for event in parts.events]
    assert turns == sorted(turns)
    assert set(turns) == set(range(1, 13))
    worth = parts.start
    for event in parts.events:
        change = event.luck if isinstance(event, Throw) else -event.cost
        assert event.worth == pytest.approx(worth + change, abs=1e-9)
        worth = event.worth


def test_each_decision_against_the_advice_of_its_position(means: Means) -> None:
    log = random_log(TRADITIONAL, 11)
    for decision in review(means, TRADITIONAL, log).decisions:
        before = replay(TRADITIONAL, 1, log[: decision.ply])
        assert decision.game == replace(before, held=frozenset())
        advice = advise(means, before)
        assert decision.advice.worth == advice.worth
        assert decision.advice.options == advice.best  # and no more: reviews are kept
        move = log[decision.ply]
        if isinstance(move, Score):
            assert [decision.chosen] == [b for b in advice.boxes if b.category is move.category]
        else:
            assert isinstance(decision.chosen, HoldOption)
            assert decision.chosen.slots == before.held
        assert decision.cost == decision.advice.worth - decision.chosen.worth


@pytest.mark.parametrize("seat", range(3))
def test_one_seat_of_several(seat: int, means: Means, chances: Chances) -> None:
    log = random_log(TRADITIONAL, 21, players=3)
    totals = replay(TRADITIONAL, 3, log).totals
    parts = review(means, TRADITIONAL, log, seat=(seat, 3))
    assert_adds_up(parts)
    assert parts.final == pytest.approx(totals[seat], abs=1e-9)
    assert {decision.game.player for decision in parts.decisions} == {seat}
    chased = review(chances, TRADITIONAL, log, totals[seat], seat=(seat, 3))
    assert chased.final == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("length", [0, 1, 2, 3, 10, 25])
def test_an_unfinished_game_adds_up(length: int, means: Means, chances: Chances) -> None:
    log = random_log(TRADITIONAL, 3)[:length]
    assert_adds_up(review(means, TRADITIONAL, log))
    assert_adds_up(review(chances, TRADITIONAL, log, 150))


def test_a_hold_that_is_not_followed_by_a_roll_decides_nothing(means: Means) -> None:
    parts = review(means, TRADITIONAL, log_of("roll 13356, hold .xx.., hold x...., score ones"))
    assert [decision.chosen.kind for decision in parts.decisions] == ["box"]


def test_a_hold_lasts_for_the_next_roll(means: Means) -> None:
    parts = review(means, TRADITIONAL, log_of("roll 13356, hold .xx.., roll 23345, roll 63341"))
    first, second = parts.decisions
    for decision in (first, second):
        assert isinstance(decision.chosen, HoldOption)
        assert (decision.chosen.faces, decision.chosen.slots) == ((3, 3), frozenset({1, 2}))
        assert decision.game.held == frozenset()
    assert (first.ply, second.ply) == (2, 3)
    assert second.game.faces == (2, 3, 3, 4, 5)


def test_a_roll_without_a_hold_keeps_nothing(means: Means) -> None:
    (decision,) = review(means, TRADITIONAL, log_of("roll 66666, roll 12346")).decisions
    assert isinstance(decision.chosen, HoldOption)
    assert (decision.chosen.faces, decision.chosen.slots) == ((), frozenset())
    assert decision.cost > 20
    assert decision.advice.best[0] == BoxOption(Category.YACHT, 50, decision.advice.worth)


def test_costliest(means: Means) -> None:
    parts = review(means, TRADITIONAL, random_log(TRADITIONAL, 8))
    costs = sorted((decision.cost for decision in parts.decisions), reverse=True)
    assert [decision.cost for decision in parts.costliest(3)] == costs[:3]
    assert parts.costliest(0) == ()
    assert len(parts.costliest(1000)) < len(parts.decisions)  # the last box is never a mistake
    assert all(decision.cost > 0 for decision in parts.costliest(1000))


def test_best_play_gives_nothing_away(means: Means) -> None:
    game, log = Game.new(TRADITIONAL), list[Move]()
    while not game.is_over:
        options = advise(means, game).options
        if not options:
            log.append(Roll((1, 3, 4, 4, 6)))
        elif isinstance(options[0], HoldOption):
            log.append(Hold(options[0].slots))
            kept = replay(TRADITIONAL, 1, log)
            assert kept.faces is not None
            rolled = [5, 2, 2, 3, 4]
            for slot in kept.held:
                rolled[slot] = kept.faces[slot]
            log.append(Roll(tuple(rolled)))
        else:
            log.append(Score(options[0].category))
        game = replay(TRADITIONAL, 1, log)
    parts = review(means, TRADITIONAL, log)
    assert parts.given_away == pytest.approx(0, abs=1e-9)
    assert parts.costliest(3) == ()


def test_luck_is_nothing_on_average(means: Means) -> None:
    """Over all that one loose die can show, after a hold that was no good."""
    log = log_of("roll 13356, hold xxxx.")
    lucks = []
    for face in range(1, 7):
        parts = review(means, TRADITIONAL, [*log, Roll((1, 3, 3, 5, face))])
        lucks.append(parts.throws[-1].luck)
    assert sum(lucks) == pytest.approx(0, abs=1e-9)
    assert max(lucks) > 0.1


def test_a_log_that_cannot_have_been(means: Means) -> None:
    with pytest.raises(IllegalMoveError):
        review(means, TRADITIONAL, log_of("roll 13356, score two_pairs"))


def test_the_solution_has_to_fit(means: Means, chances: Chances) -> None:
    with pytest.raises(ValueError, match="another ruleset"):
        review(means, PRESETS["all-five"], [])
    with pytest.raises(ValueError, match="no target"):
        review(means, TRADITIONAL, [], 200)
    with pytest.raises(ValueError, match="needs a target"):
        review(chances, TRADITIONAL, [])


def test_parts_that_do_not_add_up_are_not_shown(means: Means) -> None:
    """Numbers so large that they can't be told apart to within 1e-9."""
    noise = np.random.default_rng(1).random(means.table.shape) * 1e12
    with pytest.raises(ArithmeticError, match="out by"):
        review(Means(means.boxes, noise), TRADITIONAL, random_log(TRADITIONAL, 1))


def test_decisions_are_events(means: Means) -> None:
    parts = review(means, TRADITIONAL, log_of("roll 11111, score ones"))
    kinds = [type(event) for event in parts.events]
    assert kinds == [Throw, Decision]
    assert parts.decisions[0].turn == 1
    assert parts.decisions[0].game == position(TRADITIONAL.categories, (1, 1, 1, 1, 1), 2)


@pytest.mark.parametrize("at", ["before the roll", "with dice on the table", "at the end"])
def test_what_a_correction_changed_is_neither_luck_nor_decision(at: str, means: Means) -> None:
    log = random_log(TRADITIONAL, 3)
    scores = [ply for ply, move in enumerate(log) if isinstance(move, Score)]
    box = log[scores[0]]
    assert isinstance(box, Score)
    place = {"before the roll": scores[4] + 1, "with dice on the table": scores[4] + 2}
    ply = place.get(at, len(log))
    correction = Amend(0, box.category, (6, 6, 6, 6, 6))
    plain = review(means, TRADITIONAL, log)
    parts = review(means, TRADITIONAL, [*log[:ply], correction, *log[ply:]])
    earned = TRADITIONAL.points(box.category, correction.faces)
    before = replay(TRADITIONAL, 1, log).card[box.category]
    assert before is not None
    assert parts.corrected == pytest.approx(earned - before)
    assert parts.final == pytest.approx(plain.final + earned - before)
    assert parts.luck == pytest.approx(plain.luck)
    assert parts.given_away == pytest.approx(plain.given_away)


def test_an_entry_that_moves_while_dice_lie_there_opens_its_box_to_them(means: Means) -> None:
    log = log_of("roll 33333, score choice, roll 12666, amend 0 choice 33333 yacht, score choice")
    parts = review(means, TRADITIONAL, log)
    assert parts.start + parts.luck - parts.given_away + parts.corrected == pytest.approx(
        parts.final
    )
    chosen = parts.decisions[-1].chosen
    assert isinstance(chosen, BoxOption)
    assert (chosen.category, chosen.points) == (Category.CHOICE, 21)


def test_corrections_and_leaving_of_others_do_not_touch_a_player(means: Means) -> None:
    quiet = log_of("roll 12345, score ones, roll 66666, score yacht, roll 11234, score twos")
    loud = [*quiet[:2], *log_of("amend 0 ones 11234"), *quiet[2:4], *log_of("leave 1"), *quiet[4:]]
    first = review(means, TRADITIONAL, loud, seat=(0, 2))
    assert first.corrected == pytest.approx(1)
    assert first.luck == pytest.approx(review(means, TRADITIONAL, quiet, seat=(0, 2)).luck)
    other = review(means, TRADITIONAL, loud, seat=(1, 2))
    assert (other.corrected, len(other.events)) == (0, 2)


def test_who_leaves_with_dice_on_the_table_has_decided_nothing_about_them(means: Means) -> None:
    log = log_of("roll 12345, leave 0, roll 66666, score yacht")
    parts = review(means, TRADITIONAL, log, seat=(0, 2))
    assert [type(event) for event in parts.events] == [Throw]
    assert parts.start + parts.luck == pytest.approx(parts.final)
