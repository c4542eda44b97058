"""Finished games to put on paper."""

import random
from datetime import date

from yacht_desktop.rules import PRESETS, Game, Roll, Ruleset, Score, play
from yacht_desktop.ui.finished_card import FinishedCard

TRADITIONAL, WITH_TWO_PAIRS = PRESETS["traditional"], PRESETS["two-pairs"]
LONG = "Wilhelmina-Charlotte von und zu Hohenste"
ENDLESS = "Donaudampfschifffahrtskapitänsmützenknopf"[:40]
STRANGE = ("&Jan &amp;", "<b>%1</b> %n", LONG, ENDLESS, "x", "Þóra")


def played(players: int, ruleset: Ruleset = TRADITIONAL) -> Game:
    """A game to the end on one roll a turn, each player on other dice."""
    chance = random.Random(players)
    game = Game.new(ruleset, players)
    while not game.is_over:
        first, second, third, fourth, fifth = (chance.randint(1, 6) for _ in range(5))
        game = play(game, Roll((first, second, third, fourth, fifth)))
        game = play(game, Score(chance.choice(game.card.open_boxes)))
    return game


def finished(*names: str, ruleset: Ruleset = TRADITIONAL, **marks: bool) -> FinishedCard:
    return FinishedCard(played(len(names), ruleset), names, date(2026, 10, 12), **marks)
