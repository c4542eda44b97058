"""All that belongs to a window, found without a trace.

PySide's `findChildren` ties what it finds to the object that was asked: what is deleted later is
kept as an empty shell until that object goes, too. Whoever asks a window again and again makes a
leak that no player has.
"""

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QObject

T = TypeVar("T", bound=QObject)


def belongings(root: QObject, kind: type[T]) -> Iterator[T]:
    """Everything of a kind that is in `root`, at any depth, in the order of `findChildren`."""
    for thing in root.children():
        if isinstance(thing, kind):
            yield thing
        yield from belongings(thing, kind)
