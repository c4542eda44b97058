"""What holds in every game, however it is played, and how many moves there are."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.rules.plain import ALL_THROWS, sheet
from tests.unit.rules.strategies import fallen, legal_moves, moves, players, rulesets
from yacht_desktop.rules import (
    PRESETS,
    SLOTS,
    Category,
    Game,
    Hold,
    IllegalMoveError,
    Move,
    Roll,
    Ruleset,
    Score,
    parse_move,
    play,
    replay,
)

EVERY_HOLD = [Hold(frozenset(h)) for size in range(6) for h in combinations(SLOTS, size)]
EVERY_ROLL = [Roll(throw) for throw in ALL_THROWS]
EVERY_SCORE = [Score(category) for category in Category]


def allowed(game: Game, candidates: list[Move]) -> list[Game]:
    """The games that follow from those of the moves that the rules allow."""
    following = []
    for move in candidates:
        try:
            following.append(play(game, move))
        except IllegalMoveError:
            continue
    return following


def numbers_of_moves(game: Game) -> tuple[int, int, int]:
    """How many holds, rolls and scores the rules allow; each leads to a game of its own."""
    every: tuple[list[Move], ...] = ([*EVERY_HOLD], [*EVERY_ROLL], [*EVERY_SCORE])
    holds, rolls, scores = (allowed(game, candidates) for candidates in every)
    assert len({*holds, *rolls, *scores}) == len(holds) + len(rolls) + len(scores)
    return len(holds), len(rolls), len(scores)


@pytest.mark.parametrize(
    ("log", "holds", "rolls", "scores"),
    [
        ([], 0, 6**5, 0),
        (["roll 12345"], 32, 6**5, 12),
        (["roll 12345", "hold x...."], 32, 6**4, 12),
        (["roll 12345", "hold xxxxx"], 32, 0, 12),
        (["roll 12345", "hold .xxx.", "roll 62346"], 32, 6**2, 12),
        (["roll 12345", "roll 12345", "hold .xxx.", "roll 62346"], 0, 0, 12),
        (["roll 12345", "score choice"], 0, 6**5, 0),
        (["roll 12345", "score choice", "roll 12345"], 32, 6**5, 11),
    ],
)
def test_the_moves_of_a_turn_are_as_many_as_can_be_counted_by_hand(
    log: list[str], holds: int, rolls: int, scores: int
) -> None:
    game = replay(PRESETS["traditional"], 1, map(parse_move, log))
    assert numbers_of_moves(game) == (holds, rolls, scores)


def test_holding_and_rolling_leads_to_16_806_different_games() -> None:
    # Each die is either held or falls on one of six faces; only all five may not be held.
    rolled = play(Game.new(PRESETS["traditional"]), Roll((1, 3, 3, 4, 6)))
    reached = [set(allowed(play(rolled, hold), [*EVERY_ROLL])) for hold in EVERY_HOLD]
    by_size = [6**5] + [6**4] * 5 + [6**3] * 10 + [6**2] * 10 + [6] * 5 + [0]
    assert [len(games) for games in reached] == by_size
    assert len(set().union(*reached)) == sum(by_size) == (1 + 6) ** 5 - 1 == 16_806


def check_invariants(game: Game, log: list[Move]) -> None:
    """What a game looks like after a log, told from the log alone."""
    scores = [move for move in log if isinstance(move, Score)]
    count = len(game.cards)
    boxes = len(game.ruleset.categories)
    assert game.totals == tuple(sum(filter(None, card.points)) for card in game.cards)
    assert [card.filled for card in game.cards] == [
        len(scores[player::count]) for player in range(count)
    ]
    for player, card in enumerate(game.cards):
        assert {m.category for m in scores[player::count]} == {*card.categories} - {
            *card.open_boxes
        }
        assert card.total <= game.ruleset.best_total
    assert game.player == len(scores) % count
    assert game.turn == min(len(scores) // count + 1, boxes)
    assert game.is_over == (len(scores) == count * boxes)
    assert bool(game.winners) == game.is_over
    assert game.best_possible == best_possible(game)
    rolls = rolls_since_the_last_score(log)
    assert (game.rolls_used, game.rolls_left) == (len(rolls), 3 - len(rolls))
    assert game.faces == (rolls[-1].faces if rolls else None)
    if not rolls or game.rolls_left == 0:
        assert game.held == frozenset()
    assert sorted([*game.held, *game.loose]) == list(SLOTS)


def best_possible(game: Game) -> int:
    """The most that the player can still get, by trying every box for the dice that lie there."""
    worth = sheet(game.ruleset)
    most = {box: max(worth[box].values()) for box in game.card.open_boxes}
    outlooks = [game.card.total + sum(most.values())]
    if game.faces is not None and game.rolls_left == 0:
        roll = tuple(sorted(game.faces))
        outlooks = [outlooks[0] - most[box] + worth[box][roll] for box in most]
    return max(outlooks)


def rolls_since_the_last_score(log: list[Move]) -> list[Roll]:
    last = max((at for at, move in enumerate(log) if isinstance(move, Score)), default=-1)
    return [move for move in log[last + 1 :] if isinstance(move, Roll)]


@given(rulesets, players, st.data())
def test_invariants_hold_after_every_move(
    ruleset: Ruleset, number: int, data: st.DataObject
) -> None:
    game = Game.new(ruleset, number)
    log: list[Move] = []
    for _ in range(data.draw(st.integers(0, 40), "length")):
        if game.is_over:
            break
        before, digest = game, hash(game)
        move = data.draw(legal_moves(game), "move")
        game = play(game, move)
        log.append(move)
        assert hash(before) == digest
        check_invariants(game, log)
    assert_replays(game, log)


def assert_replays(game: Game, log: list[Move]) -> None:
    again = replay(game.ruleset, len(game.cards), map(parse_move, map(str, log)))
    assert again == game
    assert hash(again) == hash(game)
    assert {again: "found"}[game] == "found"


@given(rulesets, players, st.lists(moves, max_size=30))
def test_a_move_out_of_the_blue_follows_the_rules_or_is_refused(
    ruleset: Ruleset, number: int, blue: list[Hold | Roll | Score]
) -> None:
    game = Game.new(ruleset, number)
    log: list[Move] = []
    for move in blue:
        before, digest = game, hash(game)
        if follows_the_rules(game, move):
            game = play(game, move)
            log.append(move)
        else:
            with pytest.raises(IllegalMoveError):
                play(game, move)
        assert hash(before) == digest
        check_invariants(game, log)
    assert_replays(game, log)


def follows_the_rules(game: Game, move: Hold | Roll | Score) -> bool:
    """Whether a move is legal, by the words of the rules."""
    lying = game.faces
    if isinstance(move, Score):
        return lying is not None and move.category in game.card.open_boxes
    if game.is_over or game.rolls_left == 0:
        return False
    if isinstance(move, Hold):
        return lying is not None
    stays = lying is None or fallen(game, move.faces) == move.faces
    return stays and game.held != {0, 1, 2, 3, 4}


@given(rulesets, players, st.integers(0, 2**32))
def test_a_game_ends_when_every_player_has_filled_every_box(
    ruleset: Ruleset, number: int, seed: int
) -> None:
    chance = Random(seed)
    game = Game.new(ruleset, number)
    log: list[Move] = []
    for _ in range(number * len(ruleset.categories)):
        for move in (*rolls_of_a_turn(game, chance), Score(chance.choice(game.card.open_boxes))):
            assert not game.is_over
            game = play(game, move)
            log.append(move)
    assert game.is_over
    check_invariants(game, log)
    assert_replays(game, log)


def rolls_of_a_turn(game: Game, chance: Random) -> list[Move]:
    """One to three rolls with some dice held between them."""
    turn: list[Move] = []
    for _ in range(chance.randint(1, 3)):
        if turn:
            turn.append(Hold(frozenset(chance.sample(SLOTS, chance.randrange(5)))))
            game = play(game, turn[-1])
        turn.append(Roll(fallen(game, tuple(chance.choices(range(1, 7), k=5)))))
        game = play(game, turn[-1])
    return turn
