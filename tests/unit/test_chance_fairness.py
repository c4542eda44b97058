"""A million dice, thrown as a game throws them: are they fair wherever they lie?

The seeds are fixed, so the outcome is the same in every run; what counts as unfair is what would
happen to fair dice less than once in a million times.
"""

import math
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import NamedTuple

import pytest

from tests.unit.chi_square import SIGNIFICANT, improbability, statistic, survival
from yacht_desktop import chance
from yacht_desktop.chance import SeededDice
from yacht_desktop.rules import PRESETS, SLOTS, Faces, Game, Hold, Roll, Score, play

MILLION = 1_000_000


class Place(NamedTuple):
    """Where a die fell, and how many dice were held meanwhile."""

    player: int
    turn: int
    roll: int
    slot: int
    held: int


Tallies = dict[Place, list[int]]
"""How often each face came up, by place."""

Throw = tuple[Game, tuple[Place, ...]]
"""A game before a roll, and the places of the dice that will be thrown."""

GROUPINGS: list[tuple[str, ...]] = [
    (),
    ("slot",),
    ("roll",),
    ("held",),
    ("slot", "roll", "held"),
    ("turn",),
    ("player",),
    ("player", "turn", "roll"),
]


@cache
def turns() -> list[tuple[list[Throw], list[Throw], list[Throw]]]:
    """For each turn of a game of six players its possible first, second and third rolls."""
    holds = [Hold(frozenset(h)) for size in range(5) for h in combinations(SLOTS, size)]
    game = Game.new(PRESETS["two-pairs"], 6)
    found = []
    while not game.is_over:
        once = play(game, Roll((1, 2, 3, 4, 5)))
        twice = play(once, Roll((6, 5, 4, 3, 2)))
        second = [throw_of(play(once, hold)) for hold in holds]
        third = [throw_of(play(twice, hold)) for hold in holds]
        found.append(([throw_of(game)], second, third))
        game = play(once, Score(game.card.open_boxes[0]))
    return found


def throw_of(game: Game) -> Throw:
    place = (game.player, game.turn, game.rolls_used + 1)
    return game, tuple(Place(*place, slot, len(game.held)) for slot in game.loose)


def throws() -> Iterator[tuple[SeededDice, Throw]]:
    """Game after game of six players, each with a seed of its own, holding this and that."""
    number = 0
    while True:
        dice = SeededDice(sha256(b"Yacht's fair dice, game %d" % number).digest())
        for at, (first, second, third) in enumerate(turns()):
            yield dice, first[0]
            yield dice, second[(7 * number + at) % len(second)]
            yield dice, third[(11 * number + 3 * at) % len(third)]
        number += 1


def throw_dice(number: int) -> Tallies:
    """Throw exactly so many dice and count their faces."""
    tallies: Tallies = defaultdict(lambda: [0] * 7)
    left = number
    for dice, (game, places) in throws():
        faces = dice.roll(game)
        for place in places[:left]:
            tallies[place][faces[place.slot]] += 1
        left -= len(places)
        if left <= 0:
            break
    return tallies


def pooled(tallies: Tallies, grouping: tuple[str, ...]) -> dict[tuple[int, ...], list[int]]:
    """The counts of the faces 1 to 6 of all places that have these things in common."""
    groups: dict[tuple[int, ...], list[int]] = defaultdict(lambda: [0] * 6)
    for place, counts in tallies.items():
        group = groups[tuple(getattr(place, name) for name in grouping)]
        for at, count in enumerate(counts[1:]):
            group[at] += count
    return groups


def unfair(tallies: Tallies) -> set[tuple[str, ...]]:
    """The groupings under which the dice of some group can't be fair."""
    return {
        grouping
        for grouping in GROUPINGS
        for counts in pooled(tallies, grouping).values()
        if improbability(counts) < SIGNIFICANT
    }


def test_a_million_dice_are_fair_by_slot_roll_number_held_turn_and_player() -> None:
    tallies = throw_dice(MILLION)
    (faces,) = pooled(tallies, ()).values()
    assert sum(faces) == MILLION
    sigma = math.sqrt(MILLION * (1 / 6) * (5 / 6))
    assert all(abs(count - MILLION / 6) < 5 * sigma for count in faces)
    cells = pooled(tallies, ("slot", "roll", "held"))
    assert len(cells) == 5 * (1 + 5 + 5)
    assert min(map(sum, cells.values())) > 600
    assert unfair(tallies) == set()


def test_bytes_that_are_merely_divided_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "face_of", lambda byte: byte % 6 + 1)
    assert () in unfair(throw_dice(600_000))


class LoadedDice(SeededDice):
    """Dice that cheat only where a last die is thrown at the third roll."""

    def roll(self, game: Game) -> Faces:
        faces = super().roll(game)
        if game.rolls_left == 1 and len(game.held) == 4:
            return tuple(6 if f == 1 and s not in game.held else f for s, f in enumerate(faces))
        return faces


def test_dice_that_cheat_in_one_place_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "SeededDice", LoadedDice)
    assert ("slot", "roll", "held") in unfair(throw_dice(100_000))


def test_the_published_counts_of_biased_dice_are_found_out() -> None:
    # 100,000,000 dice from byte % 6: https://github.com/grempe/diceware/issues/28
    published = [16792052, 16806014, 16789917, 16801670, 16413165, 16397182]
    scaled = [round(count * MILLION / sum(published)) for count in published]
    assert abs(sum(scaled) - MILLION) < 6
    assert improbability(scaled) < SIGNIFICANT


@pytest.mark.parametrize(
    ("probability", "x"),
    [(0.95, 1.145476), (0.5, 4.351460), (0.05, 11.070498), (0.01, 15.086272), (0.001, 20.515006)],
)
def test_the_chi_square_agrees_with_the_tables(probability: float, x: float) -> None:
    assert survival(x) == pytest.approx(probability, rel=1e-5)


def test_the_chi_square_of_counts_is_their_distance_from_fair() -> None:
    assert statistic([10] * 6) == 0
    assert statistic([16, 8, 9, 10, 8, 9]) == pytest.approx((36 + 4 + 1 + 0 + 4 + 1) / 10)
    assert improbability([10] * 6) == pytest.approx(1)
    assert improbability([60, 0, 0, 0, 0, 0]) < SIGNIFICANT
