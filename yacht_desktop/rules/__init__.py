"""What the game is: pure values and the one function that moves them on.

No I/O, no chance, no clock and no words for people; everything here is frozen and hashable.
"""

from yacht_desktop.rules.category import NUMBERS, Category
from yacht_desktop.rules.dice import ALL_ROLLS, SLOTS, Faces, InvalidFacesError, Slots
from yacht_desktop.rules.game import ROLLS_A_TURN, Game, play, replay
from yacht_desktop.rules.move import (
    MAX_PLAYERS,
    Amend,
    Hold,
    IllegalMoveError,
    Leave,
    Move,
    Roll,
    Score,
    parse_move,
)
from yacht_desktop.rules.ruleset import PRESETS, FourOfAKind, Ruleset, RulesetError
from yacht_desktop.rules.scorecard import Scorecard

__all__ = [
    "ALL_ROLLS",
    "MAX_PLAYERS",
    "NUMBERS",
    "PRESETS",
    "ROLLS_A_TURN",
    "SLOTS",
    "Amend",
    "Category",
    "Faces",
    "FourOfAKind",
    "Game",
    "Hold",
    "IllegalMoveError",
    "InvalidFacesError",
    "Leave",
    "Move",
    "Roll",
    "Ruleset",
    "RulesetError",
    "Score",
    "Scorecard",
    "Slots",
    "parse_move",
    "play",
    "replay",
]
