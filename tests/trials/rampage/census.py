"""What is there when everything has been put away: it must not become more."""

import gc
import re
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from tests.trials.rampage.faults import BrokenError
from tests.trials.rampage.life import Life, children_of
from tests.ui.belongings import belongings
from tests.ui.restfulness import running
from tests.ui.table import until
from yacht_desktop.ui.actions import Page
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.setup import Setup
from yacht_desktop.ui.tokens import Appearance, Scheme

_BACKUP_DELAY = 20_000  # milliseconds; the one timer that runs while nobody does anything
_SIZE = (1180, 760)
_KEPT_A_WHILE = ("_Frame", "Errand")
"""The ring around what had the focus last, and work that is over until the next one begins."""
_KEPT_OPEN = 4
"""Files that SQLite holds open a while after they are closed, for others have locks on them."""
_OF_QT = {"QInputDevice", "QPointingDevice", "QPanGesture"}
"""What Qt makes when it first needs it, and keeps."""
_SIGNALS = ("changed(PyObject)", "opened()", "failed(PyObject)")


class Census(NamedTuple):
    """Counts of everything that could leak."""

    objects: Counter[str]
    """Qt's objects by their class, in all windows and under the application."""
    wrappers: Counter[str]
    """The program's own Qt objects that Python holds."""
    listeners: tuple[int, ...]
    """Connections of the controller's signals."""
    threads: Counter[str]
    """All that go on, by their names."""
    files: tuple[str, ...]

    def grown(self, first: "Census") -> dict[str, int]:
        """What there is more of than at first."""
        more = (self.objects - first.objects) + (self.wrappers - first.wrappers)
        for kept in _KEPT_A_WHILE:
            del more[f"{kept} held by Python"]
        more["listeners"] = max(0, sum(self.listeners) - sum(first.listeners))
        more += self.threads - first.threads
        if len(self.files) > len(first.files) + _KEPT_OPEN:
            more += Counter(self.files) - Counter(first.files)
        return {name: many for name, many in more.items() if many}


def take(life: Life) -> Census:
    """Put everything away, then count."""
    put_away(life)
    gc.collect()
    roots: list[QObject] = [*QApplication.topLevelWidgets(), life.app]
    objects = {id(thing): thing for root in roots for thing in children_of(root)}
    ours = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, QObject) and type(thing).__module__.startswith("yacht_desktop")
    ]
    return Census(
        Counter(kind for thing in objects.values() if (kind := _kind(thing)) not in _OF_QT),
        Counter(f"{type(thing).__name__} held by Python" for thing in ours),
        tuple(life.controller.receivers(SIGNAL(name)) for name in _SIGNALS),
        Counter(f"thread {thread.name}" for thread in threading.enumerate()),
        _open_files(),
    )


def _kind(thing: QObject) -> str:
    return str(thing.metaObject().className())


def _open_files() -> tuple[str, ...]:
    """What the process holds open, where the system tells."""
    open_files = Path("/proc/self/fd")
    names = []
    for number in open_files.iterdir() if open_files.exists() else ():
        with suppress(OSError):
            names.append(re.sub(r"\d+", "…", str(number.readlink())))
    return tuple(name for name in names if "/usr/" not in name)  # what Qt keeps of the system's


def put_away(life: Life) -> None:
    """Go back to the table as a new window shows it, whatever is open."""
    close_all(life)
    until(lambda: life.presenters.keeping.errands.is_idle)
    close_all(life)
    _undo_choices(life)
    life.window.showNormal()
    life.window.resize(*_SIZE)
    life.window.actions_.pages[Page.PLAY].trigger()  # before another language opens it once more
    QCoreApplication.processEvents()
    life.controller.start(Setup())
    # Furnished anew, it has but what every window has.
    for language in (Language.SWEDISH, Language.ENGLISH):
        life.window.actions_.languages[language].trigger()
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def need_rest(life: Life) -> None:
    """Raise BrokenError unless soon no timer and no animation runs but the one for the backup."""
    try:
        until(lambda: not _restless(life))
    except AssertionError as error:
        raise BrokenError(f"timers or animations go on: {_restless(life)}") from error


def _restless(life: Life) -> list[QObject]:
    return [
        thing
        for root in (life.window, life.app)
        for thing in running(root)
        if not (isinstance(thing, QTimer) and thing.interval() in (0, _BACKUP_DELAY))
    ]


def close_all(life: Life) -> None:
    """Leave menus, dialogs and the small window."""
    for _ in range(20):
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is None:
            break
        front.close()
        QCoreApplication.processEvents()
    if life.is_small:
        life.window.actions_.compact.trigger()
    for dialog in [*belongings(life.window, QDialog)]:
        if dialog.isVisible():
            dialog.close()
    QCoreApplication.processEvents()


def _undo_choices(life: Life) -> None:
    actions = life.window.actions_
    look, seats = actions.look, actions.seats
    look.usual_size.trigger()
    look.schemes[Scheme.HARBOUR].trigger()
    look.appearances[Appearance.LIGHT].trigger()
    look.marks[Marks.PIPS].trigger()
    kept = (seats.three_rolls, seats.yacht_first, seats.large_boxes, actions.guide, actions.coach)
    for choice in kept:
        choice.setChecked(False)
