"""What the review says, decision by decision and figure by figure."""

import pytest

from tests.ui.games import turns_worth
from tests.ui.reviews import TRADITIONAL
from tests.unit.doubles import log_of
from yacht_desktop.coach import review as take_apart
from yacht_desktop.coach import solve_mean
from yacht_desktop.rules import Category, Roll, Score
from yacht_desktop.ui import review_words
from yacht_desktop.ui.review_words import Unit

_BUT_YACHT = [
    move
    for faces, box in turns_worth(150)
    if box != "yacht"
    for move in (Roll(tuple(map(int, faces))), Score(Category(box)))
]


@pytest.mark.parametrize(
    ("last_turn", "title", "verdict"),
    [
        (
            "roll 66612, hold xx..., roll 66123, score yacht",
            "Turn 12, first roll",
            "Held 6-6, best was 6-6-6.",
        ),
        (
            "roll 66612, hold ....., roll 66123, score yacht",
            "Turn 12, first roll",
            "Rolled all five, best was 6-6-6.",
        ),
        ("roll 66612, score yacht", "Turn 12, scoring", "Took Yacht, best was to hold 6-6-6."),
        (
            "roll 66661, hold xxxx., roll 66666, hold xxxx., roll 66661, score yacht",
            "Turn 12, second roll",
            "Held 6-6-6-6, best was to take Yacht.",
        ),
    ],
)
def test_decisions_in_words(last_turn: str, title: str, verdict: str) -> None:
    found = take_apart(
        solve_mean(TRADITIONAL), TRADITIONAL, [*_BUT_YACHT, *log_of(last_turn)]
    ).decisions
    told = {review_words.title(choice): review_words.verdict(choice) for choice in found}
    assert told[title] == verdict


def test_last_decision_is_between_boxes() -> None:
    log = log_of("roll 66666, score choice")
    (decision,) = take_apart(solve_mean(TRADITIONAL), TRADITIONAL, log).decisions
    assert review_words.verdict(decision) == "Took Choice, best was Yacht."


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.97, "nearly every game"),
        (0.72, "about 7 games in 10"),
        (0.39, "about 1 game in 3"),
        (1 / 70, "about 1 game in 70"),
        (1 / 1234, "about 1 game in 1,200"),
        (0.0, "almost never"),
    ],
)
def test_rarity_in_words(chance: float, words: str) -> None:
    assert review_words.rarity(chance).replace("1200", "1,200") == words


def test_signs_stand_apart_and_nothing_has_none() -> None:
    points, chances = Unit(is_chance=False), Unit(is_chance=True)
    assert points.gained(66.44) == "+ 66.4"
    assert points.given_away(0.8) == "− 0.8"
    assert points.given_away(0.04) == "0.0"
    assert chances.gained(-0.123) == "− 12.3 %"
