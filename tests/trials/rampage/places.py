"""Where a hand can go: things that are in sight, and points on them."""

from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.ui.belongings import belongings


def in_sight(root: QWidget) -> list[QWidget]:
    """Everything in a window of which at least some pixels can be seen."""
    found = [w for w in belongings(root, QWidget) if w.window() is root and w.isVisible()]
    return [widget for widget in [root, *found] if not widget.visibleRegion().isEmpty()]


def something_in(root: QWidget, chance: Random) -> QWidget:
    """Anything in sight, often a button."""
    things = in_sight(root)
    buttons = [thing for thing in things if isinstance(thing, QAbstractButton)]
    return chance.choice(buttons if buttons and chance.random() < 0.5 else things or [root])


def point_on(widget: QWidget, chance: Random) -> QPoint:
    """Any point of what can be seen of a widget, now and then on its very edge."""
    seen = widget.visibleRegion().boundingRect()
    if seen.isEmpty():
        return widget.rect().center()
    x = chance.choice((seen.left(), seen.right(), chance.randint(seen.left(), seen.right())))
    y = chance.choice((seen.top(), seen.bottom(), chance.randint(seen.top(), seen.bottom())))
    return QPoint(x, y)


def name_of(widget: QWidget) -> str:
    """What to call a widget in a report."""
    name = widget.objectName() or widget.accessibleName() or widget.toolTip()
    return f"{type(widget).__name__} {name!r:.40}"
