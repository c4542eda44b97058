"""Which game is reviewed, and what is said about it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.restfulness import running
from tests.ui.reviews import TRADITIONAL, Bench, number
from tests.ui.table import until
from yacht_desktop.chance import SeededDice
from yacht_desktop.coach import Means, advise
from yacht_desktop.rules import Game, Hold, Move, Roll, Score, play
from yacht_desktop.ui.coach import Aim
from yacht_desktop.ui.reviewing import Pending


@pytest.fixture
def bench(
    app: QApplication, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Bench]:
    made = Bench(app, tmp_path, tmp_path_factory.getbasetemp() / "solutions")
    yield made
    made.clear_away()


@pytest.fixture
def known(bench: Bench) -> Bench:
    """The coach knows everything already."""
    bench.learn()
    return bench


def test_before_the_first_finished_game_there_is_a_friendly_word(bench: Bench) -> None:
    bench.games.start(TRADITIONAL, bytes(32))
    bench.reviewer.open()
    assert bench.sentence.startswith("No game is finished yet.")
    assert bench.reviewer.heading == ""
    assert not bench.reviewer.has_earlier
    assert not bench.reviewer.has_later


@pytest.mark.parametrize("seed", range(5))
def test_figures_add_up_to_the_stored_total(known: Bench, seed: int) -> None:
    known.finish(seed)
    known.reviewer.open()
    ((total,),) = known.rows("SELECT total FROM game")
    shown = known.reviewed
    assert shown.final == str(total)
    parts = [number(shown.start), number(shown.luck), number(shown.given_away)]
    assert sum(parts) == pytest.approx(total, abs=1e-9)
    by_turn = sum(shown.luck_by_turn) - sum(shown.cost_by_turn)
    assert shown.curve.worths[0] + by_turn == pytest.approx(total, abs=1e-9)
    assert shown.curve.worths[-1] == pytest.approx(total, abs=1e-9)
    assert -sum(shown.cost_by_turn) == pytest.approx(number(shown.given_away), abs=0.05)


def test_curve_goes_from_the_first_turn_to_the_last(known: Bench) -> None:
    known.finish(1)
    known.reviewer.open()
    curve = known.reviewed.curve
    assert len(curve.worths) == len(curve.turns)
    assert curve.turns[0] == 0
    assert curve.turns[-1] == 12
    assert list(curve.turns) == sorted(curve.turns)
    assert len(curve.marks) == 3


def test_marks_stand_where_the_costliest_decisions_fell(known: Bench) -> None:
    known.finish(1)
    known.reviewer.open()
    shown = known.reviewed
    worths = shown.curve.worths
    drops = sorted(worths[mark] - worths[mark - 1] for mark in shown.curve.marks)
    assert [round(drop, 1) for drop in drops] == [
        pytest.approx(number(decision.cost), abs=0.06) for decision in shown.costliest
    ]


def test_costliest_decisions_show_what_was_held(known: Bench) -> None:
    known.finish(1)
    known.reviewer.open()
    for decision in known.reviewed.costliest:
        assert decision.game.faces is not None
        if decision.sentence.startswith("Held"):
            assert decision.game.held == decision.held
            assert {decision.game.faces[slot] for slot in decision.held} == {6}
            held = "-".join(["6"] * len(decision.held))
            assert decision.sentence.startswith(f"Held {held}, best was ")


def test_flawless_game_has_nothing_costly(known: Bench) -> None:
    known.finish(1)
    known.reviewer.open()
    study = known.runner.study(TRADITIONAL)
    assert study is not None
    assert study.means is not None
    best = _best_log(study.means)
    known.write(best)
    known.reviewer.open()
    shown = known.reviewed
    assert shown.costliest == ()
    assert shown.given_away == "0.0"
    assert shown.remark == "Every decision was the best one."
    assert shown.par == f"Perfect play here: {shown.final}"


def test_reviewing_marks_and_changes_nothing(known: Bench) -> None:
    for seed in range(3):
        known.finish(seed)
    before = known.everything
    known.reviewer.open()
    for aim in Aim:
        known.reviewer.set_aim(aim)
        while known.reviewer.has_earlier:
            assert known.reviewed.number
            known.reviewer.earlier()
        while known.reviewer.has_later:
            known.reviewer.later()
    known.reviewer.close()
    assert known.everything == before
    assert known.rows("SELECT DISTINCT assisted FROM game") == [(0,)]
    assert running(known.reviewer) == []


def test_steps_to_earlier_and_later_games_of_one_player(known: Bench) -> None:
    for seed in range(2):
        known.finish(seed)
    known.finish(2, players=2)
    known.games.start(TRADITIONAL, bytes(32))
    reviewer = known.reviewer
    reviewer.open()
    assert known.reviewed.number == 2
    assert reviewer.has_earlier
    assert not reviewer.has_later
    reviewer.earlier()
    assert known.reviewed.number == 1
    assert not reviewer.has_earlier
    assert reviewer.has_later
    reviewer.earlier()
    assert known.reviewed.number == 1
    reviewer.later()
    assert known.reviewed.number == 2


def test_comes_back_to_the_same_game_unless_there_is_a_newer(known: Bench) -> None:
    for seed in range(3):
        known.finish(seed)
    known.reviewer.open()
    known.reviewer.earlier()
    known.reviewer.close()
    known.reviewer.open()
    assert known.reviewed.number == 2
    known.finish(3)
    known.reviewer.open()
    assert known.reviewed.number == 4


def test_game_whose_end_was_taken_back_is_not_reviewed(known: Bench) -> None:
    for seed in range(2):
        known.finish(seed)
    known.reviewer.open()
    known.games.journal(2).write(1, [], None)
    known.reviewer.open()
    assert known.reviewed.number == 1


def test_first_game_chased_nothing_and_the_next_one_the_record(known: Bench) -> None:
    known.reviewer.set_aim(Aim.TARGET)
    first = known.finish(0)
    known.reviewer.open()
    assert known.reviewed.target is None
    assert not known.reviewed.is_chance
    second = known.finish(1)
    known.reviewer.open()
    shown = known.reviewed
    assert shown.target == first.totals[0] + 1
    assert shown.is_chance
    beaten = second.totals[0] > first.totals[0]
    assert shown.final == ("100 %" if beaten else "0 %")
    parts = [number(shown.start), number(shown.luck), number(shown.given_away)]
    assert sum(parts) == pytest.approx(number(shown.final), abs=1e-9)
    assert str(shown.target) in shown.rarity


def test_practice_and_assisted_games_set_no_target(known: Bench) -> None:
    known.finish(0, is_practice=True)
    known.finish(1)
    known.games.mark_assisted(2)
    known.finish(2)
    known.reviewer.open()
    assert known.reviewed.target is None


def test_while_the_coach_learns_there_is_progress(app: QApplication, tmp_path: Path) -> None:
    bench = Bench(app, tmp_path, tmp_path / "no solutions yet")
    try:
        bench.finish(0)
        told: list[int] = []
        bench.reviewer.changed.connect(lambda: told.append(1))
        bench.reviewer.open()
        shown = bench.reviewer.review()
        assert isinstance(shown, Pending)
        assert shown.percent is not None
        until(lambda: not isinstance(bench.reviewer.review(), Pending))
        until(lambda: len(told) > 1)
    finally:
        bench.clear_away()


def test_without_a_coach_it_says_so(bench: Bench) -> None:
    bench.finish(0)
    bench.runner.is_missing = True
    bench.reviewer.open()
    assert bench.sentence == "The coach can't be loaded here, and a review needs the coach."


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE move SET notation = 'nonsense' WHERE ply = 3",
        "UPDATE move SET notation = 'score choice' WHERE ply = 0",
        "UPDATE ruleset SET json = '[]'",
    ],
)
def test_game_that_makes_no_sense_is_told_of(known: Bench, damage: str) -> None:
    known.finish(0)
    known.change(damage)
    known.reviewer.open()
    assert known.sentence == "This game can't be read, so it can't be reviewed."


def test_time_that_makes_no_sense_is_long_ago(known: Bench) -> None:
    known.finish(0)
    known.change("UPDATE game SET ended = 'yesterday'")
    known.reviewer.open()
    assert "1970" in known.reviewer.heading


def test_dice_from_a_real_table_have_no_par(known: Bench) -> None:
    known.finish(0)
    known.change("UPDATE game SET table_dice = 1")
    known.reviewer.open()
    assert known.reviewed.par == ""
    assert known.reviewer.heading.endswith("dice from the table")


def test_heading_says_when_how_many_and_how(known: Bench) -> None:
    total = known.finish(0).totals[0]
    known.change("UPDATE game SET ended = '2026-11-28T23:30:00Z', utc_offset = 60")
    known.reviewer.open()
    day, points, kind = known.reviewer.heading.split(" · ")
    assert "29" in day, "the day where it was played"
    assert "2026" in day
    assert points == f"{total} points"
    assert kind == "unaided"


def _best_log(means: Means) -> list[Move]:
    """What best-average play does on the dice of seed 0."""
    dice, game, log = SeededDice(bytes(32)), Game.new(TRADITIONAL), list[Move]()
    while not game.is_over:
        moves: list[Move] = [Roll(dice.roll(game))]
        if game.faces is not None:
            best = advise(means, game).options[0]
            moves = [Hold(best.slots)] if best.kind == "hold" else [Score(best.category)]
            if best.kind == "hold":
                moves.append(Roll(dice.roll(play(game, moves[0]))))
        for move in moves:
            game = play(game, move)
        log += moves
    return log
