"""The opening book: the chances that the first turns of a game lead to, kept with the program.

To solve all chances of a ruleset takes some seconds. Meanwhile the book answers, so that nobody has
to wait for the presets: by the time that it ends, the rest is known.
"""

import numpy as np

from yacht_desktop.coach.boxes import Boxes, Masks
from yacht_desktop.coach.cache import Cache
from yacht_desktop.coach.chances import Chances, shape

TURNS = 2
"""Turns that are in the book, from the first; a third would make it four times as large."""

_KIND = "opening"


def recall(chances: Chances, book: Cache) -> bool:
    """Take over what the book has of a ruleset; whether it has anything."""
    sets = _sets(chances.boxes)
    _, columns = shape(chances.boxes)
    table = book.load(_KIND, chances.boxes.ruleset, (len(sets), columns))
    if table is None:
        return False
    chances.table[sets] = table
    chances.known[sets] = True
    return True


def write_down(chances: Chances, book: Cache) -> None:
    """Put the opening of a solved ruleset into the book."""
    book.save(_KIND, chances.boxes.ruleset, chances.table[_sets(chances.boxes)])


def _sets(boxes: Boxes) -> Masks:
    """What the turns of the book lead to: all boxes but one, all but two, and so on."""
    return np.concatenate(list(boxes.levels())[-1 - TURNS : -1])
