"""Games for examples, given by their moves in notation."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from yacht_desktop.rules import (
    PRESETS,
    Game,
    IllegalMoveError,
    Move,
    Ruleset,
    parse_move,
    play,
    replay,
)

TRADITIONAL = PRESETS["traditional"]


def after(*notation: str, players: int = 1, ruleset: Ruleset = TRADITIONAL) -> Game:
    """The game after these moves."""
    return replay(ruleset, players, map(parse_move, notation))


def refuse(game: Game, *notation: str, because: str) -> None:
    """Expect that the game refuses each of the moves and stays as it is."""
    before = replace(game)
    for text in notation:
        with pytest.raises(IllegalMoveError, match=because):
            play(game, parse_move(text))
        assert game == before


def replay_from(game: Game, moves: Iterable[Move]) -> Game:
    """The game after these moves from here."""
    for move in moves:
        game = play(game, move)
    return game
