"""How a die that is held settles: it sinks a little into the felt, and its ring closes on it."""

import math

MILLISECONDS = 150

_RING, _WIDE_RING = 5.0, 7.8
"""Distance of the ring when it is closed and when it begins to close, in parts of 108."""

_DEPTH = 0.03
"""How far the sides of the die draw in when it is deepest, in edges."""


def ring(done: float) -> float:
    """Distance of the ring from the die when so much of the settling is done, in edges."""
    return (_WIDE_RING + (_RING - _WIDE_RING) * done) / 108


def sunk(done: float) -> float:
    """How far each side of the die has drawn in, in edges."""
    return _DEPTH * math.sin(math.pi * done)
