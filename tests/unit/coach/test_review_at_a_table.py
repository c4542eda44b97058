"""One player's game taken apart out of a game of several, with corrections anywhere in it."""

import pytest

from tests.unit.coach.logs import random_log
from tests.unit.coach.solved import TRADITIONAL
from yacht_desktop.coach import Means, Review, review
from yacht_desktop.rules import Amend, Category, Leave, Move, Score, parse_move, play, replay

PLAYERS = 3
SEATS = range(PLAYERS)
SIXES = (6, 6, 6, 6, 6)
EVERY = 5
"""Plies between the places where a correction is tried, a number that no pattern of turns has."""


def assert_corrected(parts: Review, plain: Review, change: float) -> None:
    assert parts.corrected == pytest.approx(change, abs=1e-9)
    assert parts.final == pytest.approx(plain.final + change, abs=1e-9)
    assert parts.luck == pytest.approx(plain.luck, abs=1e-9)
    assert parts.given_away == pytest.approx(plain.given_away, abs=1e-9)


def entry_to_correct(log: list[Move], player: int) -> tuple[int, Category, int]:
    """Where a player scores, which box, and what five sixes would earn there more or less."""
    game = replay(TRADITIONAL, PLAYERS, [])
    for ply, move in enumerate(log):
        if game.player == player and isinstance(move, Score) and game.faces is not None:
            earned = TRADITIONAL.points(move.category, game.faces)
            if change := TRADITIONAL.points(move.category, SIXES) - earned:
                return ply, move.category, change
        game = play(game, move)
    raise ValueError("whatever was scored is what five sixes earn")


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("corrector", SEATS)
def test_a_correction_changes_its_own_game_wherever_it_is_made(
    seat: int, corrector: int, means: Means
) -> None:
    log = random_log(TRADITIONAL, 4, PLAYERS)
    plain = review(means, TRADITIONAL, log, seat=(seat, PLAYERS))
    scored, box, change = entry_to_correct(log, corrector)
    correction = Amend(corrector, box, SIXES)
    for ply in range(scored + 1, len(log) + 1, EVERY):
        corrected = [*log[:ply], correction, *log[ply:]]
        parts = review(means, TRADITIONAL, corrected, seat=(seat, PLAYERS))
        assert_corrected(parts, plain, change if seat == corrector else 0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("corrector", [0, 1])
@pytest.mark.parametrize("leaver", [0, 1])
def test_who_leaves_with_dice_on_the_table_can_be_corrected_too(
    seat: int, corrector: int, leaver: int, means: Means
) -> None:
    turns = "roll 12345, score ones, roll 12345, score ones, roll 66665"
    turns += ", score sixes, roll 66665" if leaver == 1 else ""
    log = [*map(parse_move, turns.split(", ")), Leave(leaver)]
    plain = review(means, TRADITIONAL, log, seat=(seat, 2))
    correction = parse_move(f"amend {corrector} ones 11134")
    parts = review(means, TRADITIONAL, [*log, correction], seat=(seat, 2))
    assert_corrected(parts, plain, 2 if seat == corrector else 0)
