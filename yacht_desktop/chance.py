"""Where dice come from: a 256-bit seed that the operating system draws once a game.

Each face is a function of the seed and of where the die falls, so that closing the program never
changes what comes next, whatever is held, and anyone who is shown the seed can check the game.
"""

import os
from collections.abc import Iterator
from hashlib import sha256

from yacht_desktop.rules import SLOTS, Faces, Game

SEED_BYTES = 32
_FAIR = 252  # the largest multiple of six that a byte can hold


def new_seed() -> bytes:
    """Draw a seed that nobody can foresee."""
    return os.urandom(SEED_BYTES)


def face_of(byte: int) -> int | None:
    """The face 1-6 that a random byte stands for, or None where a fair die has to draw again."""
    return byte % 6 + 1 if byte < _FAIR else None


class SeededDice:
    """The dice of one game; raises ValueError unless the seed has 32 bytes."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in hexadecimal: binds the dice without giving them away."""
        return sha256(self._seed).hexdigest()

    def face(self, player: int, turn: int, roll: int, slot: int) -> int:
        """The face of one die: player and slot from 0, turn and roll from 1."""
        place = f"{player}:{turn}:{roll}:{slot}"
        return next(face for byte in self._bytes(place) if (face := face_of(byte)) is not None)

    def roll(self, game: Game) -> Faces:
        """The five faces after throwing the loose dice of the player whose turn it is."""
        here = (game.player, game.turn, game.rolls_used + 1)
        return tuple(
            game.faces[slot] if game.faces and slot in game.held else self.face(*here, slot)
            for slot in SLOTS
        )

    def _bytes(self, place: str) -> Iterator[int]:
        block = 0
        while True:
            yield from sha256(self._seed + f"{place}:{block}".encode()).digest()
            block += 1
