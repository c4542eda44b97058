"""Rulesets, moves and games in play for tests to draw from, and what is none of them."""

import math
from typing import Any

from hypothesis import strategies as st

from yacht_desktop.rules import (
    MAX_PLAYERS,
    PRESETS,
    SLOTS,
    Amend,
    Category,
    Faces,
    FourOfAKind,
    Game,
    Hold,
    Leave,
    Move,
    Roll,
    Ruleset,
    Score,
    Slots,
)

faces: st.SearchStrategy[Faces] = st.tuples(*[st.integers(1, 6)] * 5)
slots: st.SearchStrategy[Slots] = st.frozensets(st.sampled_from(SLOTS))
players = st.integers(1, MAX_PLAYERS)
categories = st.sampled_from(Category)
corrections = st.builds(
    Amend, st.integers(0, MAX_PLAYERS - 1), categories, faces, st.none() | categories
)
moves: st.SearchStrategy[Hold | Roll | Score] = st.one_of(
    st.builds(Hold, slots),
    st.builds(Roll, faces),
    st.builds(Score, categories),
)
every_move: st.SearchStrategy[Move] = st.one_of(
    moves, st.builds(Leave, st.integers(0, MAX_PLAYERS - 1)), corrections
)

NO_FACES: list[Any] = [
    (),
    (1, 2, 3, 4),
    (1, 2, 3, 4, 5, 6),
    (0, 2, 3, 4, 5),
    (1, 2, 3, 4, 7),
    (1, 2, -3, 4, 5),
    (1, 2, 3, 4, 5.0),
    (1, 2, 3, 4, math.nan),
    (True, 2, 3, 4, 5),
    (1, 2, 3, 4, None),
    ("1", 2, 3, 4, 5),
    "12345",
    b"\x01\x02\x03\x04",
    (1, 2, 3, 4, [5]),
    (10**4000,) * 5,
    (1,) * 100_000,
]

custom_rulesets = st.builds(
    Ruleset,
    id=st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=40),
    four_of_a_kind=st.sampled_from(FourOfAKind),
    full_house=st.none() | st.integers(0, 50),
    little_straight=st.integers(0, 50),
    big_straight=st.integers(0, 50),
    yacht=st.integers(0, 100),
    two_pairs=st.booleans(),
    five_alike_full_house=st.booleans(),
)
rulesets = st.sampled_from(list(PRESETS.values())) | custom_rulesets


@st.composite
def legal_moves(draw: st.DrawFn, game: Game) -> Move:
    """A move that the rules allow in a game that isn't over."""
    kinds = []
    if game.rolls_left and len(game.held) < len(SLOTS):
        kinds.append("roll")
    if game.faces is not None:
        kinds += ["score", *(["hold"] if game.rolls_left else [])]
    match draw(st.sampled_from(kinds)):
        case "roll":
            return Roll(fallen(game, draw(faces)))
        case "hold":
            return Hold(draw(slots))
        case _:
            return Score(draw(st.sampled_from(game.card.open_boxes)))


@st.composite
def legal_moves_round_a_table(draw: st.DrawFn, game: Game) -> Move:
    """The same, and now and then somebody leaves, or corrects what they have entered."""
    written = [p for p, card in enumerate(game.cards) if card.filled]
    playing = [p for p, card in enumerate(game.cards) if p not in game.left and not card.is_full]
    kinds = ["turn"] * 8 + ["leave"] * (len(game.cards) > 1) + ["amend"] * 3 * bool(written)
    match draw(st.sampled_from(kinds)):
        case "leave":
            return Leave(draw(st.sampled_from(playing)))
        case "amend":
            player = draw(st.sampled_from(written))
            card = game.cards[player]
            filled = [box for box in card.categories if box not in card.open_boxes]
            there = st.sampled_from([None, *card.open_boxes])
            return Amend(player, draw(st.sampled_from(filled)), draw(faces), draw(there))
        case _:
            return draw(legal_moves(game))


def fallen(game: Game, thrown: Faces) -> Faces:
    """The faces on the table once these dice are thrown and the held ones have stayed."""
    lying = game.faces or thrown
    return tuple(lying[at] if at in game.held else thrown[at] for at in SLOTS)
