"""Whether anything still runs that nobody would see."""

from PySide6.QtCore import QAbstractAnimation, QAbstractEventDispatcher, QObject, QTimer

from tests.ui.belongings import belongings
from tests.ui.table import Table


def is_at_rest(table: Table) -> bool:
    """Whether no animation and no timer runs on the board."""
    return not running(table.board) and not running(table.theme)


def running(root: QObject) -> list[QObject]:
    """The animations that run, and the objects that have timers, in a tree of objects."""
    dispatcher = QAbstractEventDispatcher.instance()
    return [
        thing
        for thing in (root, *belongings(root, QObject))
        if (isinstance(thing, QAbstractAnimation) and thing.state() is RUNNING)
        or (not isinstance(thing, QTimer) and dispatcher.registeredTimers(thing))
        or (isinstance(thing, QTimer) and thing.isActive())
    ]


RUNNING = QAbstractAnimation.State.Running
