"""Five dice: their faces by slot, and the slots themselves."""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement

Faces = tuple[int, ...]
"""Five faces, 1-6, in the order of their slots."""

Slots = frozenset[int]
"""Some of the places 0-4 that the dice lie in."""

SLOTS = range(5)
FACES = range(1, 7)

ALL_ROLLS: tuple[Faces, ...] = tuple(combinations_with_replacement(FACES, len(SLOTS)))
"""The 252 rolls that differ by more than the order of their dice."""


class InvalidFacesError(ValueError):
    """These are not five dice."""


def as_faces(faces: Sequence[int]) -> Faces:
    """Return the faces as a tuple; raise InvalidFacesError unless they are five numbers 1-6."""
    checked = tuple(faces)
    if len(checked) != len(SLOTS) or not all(type(f) is int and f in FACES for f in checked):
        raise InvalidFacesError(f"five faces from 1 to 6 are needed, not {checked!r:.80}")
    return checked


def as_slots(slots: Iterable[int]) -> Slots:
    """Return the slots as a set; raise ValueError unless each is a whole number 0-4."""
    checked = frozenset(slots)
    if not all(type(s) is int and s in SLOTS for s in checked):
        raise ValueError(
            f"slots are whole numbers from 0 to 4, not {sorted(map(repr, checked))!r:.80}"
        )
    return checked


def counts(faces: Faces) -> tuple[int, ...]:
    """How often each face 1-6 lies there, as six numbers."""
    return tuple(faces.count(face) for face in FACES)
