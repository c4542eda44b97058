"""The program from its start to its end, as `yacht_desktop.app` joins it, on a folder of files."""

import gc
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from tests.trials.rampage.faults import BrokenError
from tests.ui.belongings import belongings
from tests.ui.furniture import presenters_of
from tests.ui.program import usual_signals
from yacht_desktop.app import Program
from yacht_desktop.records import FILE_NAME
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.folders import Folders
from yacht_desktop.ui.language import Speech
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.theme import Theme

Step = Callable[["Life"], None]
BLOCKED = 0.3  # seconds after which a gesture is taken to wait for an answer
LONGEST_WAIT = 20.0  # seconds for a start or an end
RESCUED_EVERY = 20  # milliseconds


class Life:
    """One run of the program; every turn of its loop somebody does one thing, until it ends."""

    def __init__(self, app: QApplication, folder: Path, chance: Random) -> None:
        self.app = app
        self.folder = folder
        self.file = folder / FILE_NAME
        self.chance = chance
        self.window: MainWindow
        self.fault: BaseException | None = None
        self.is_over = False
        self._step: Step
        self._is_busy = False
        self._is_answering = False
        self._since = time.monotonic()
        self._reader: sqlite3.Connection | None = None

    def run(self, step: Step) -> None:
        """Start the program, do a step whenever it is idle, and return when it has ended."""
        self._step = step
        timer = QTimer()
        timer.timeout.connect(self._tick)
        timer.start(0)
        rescuer = QTimer()  # a timer is not heard as long as it is being answered
        rescuer.timeout.connect(self._get_out)
        rescuer.start(RESCUED_EVERY)
        with usual_signals():
            Program(self.app, Folders.portable(self.folder)).run()
        timer.stop()
        rescuer.stop()
        if not self.is_over:
            self.fault = BrokenError("the program has ended by itself")
        self._clear_away()
        if self.fault is not None:
            raise self.fault
        self._check_file()

    @property
    def presenters(self) -> Presenters:
        return presenters_of(self.window)

    @property
    def controller(self) -> Controller:
        return self.presenters.controller

    @property
    def is_small(self) -> bool:
        """Whether the small window stands for the large one."""
        return self.window.compact.window is not None

    @property
    def front(self) -> QWidget:
        """What keys and clicks go to: a menu, a dialog, or a window."""
        small = self.window.compact.window
        return (
            QApplication.activePopupWidget()
            or QApplication.activeModalWidget()
            or QApplication.activeWindow()
            or (small if small is not None else self.window)
        )

    def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        """What another program reads from the file of games."""
        if self._reader is None:
            self._reader = sqlite3.connect(f"{self.file.as_uri()}?mode=ro", uri=True)
        return self._reader.execute(sql, values).fetchall()

    def stop_reading(self) -> None:
        """Let go of the file, so that the program can be seen to do so."""
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def end(self) -> None:
        """Close the window as its cross does."""
        small = self.window.compact.window
        (self.window if small is None else small).close()
        self.window.close()

    def _tick(self) -> None:
        if self._is_busy:
            return
        if self.is_over or not self._is_up():
            self._need_patience()
            return
        self._is_busy, self._since = True, time.monotonic()
        try:
            self._step(self)
        except BaseException as fault:  # noqa: BLE001 - raised again when the program has ended
            self.fault = fault
            self.is_over = True
            self.stop_reading()
            self.app.quit()
        finally:
            self._is_busy = False

    def _need_patience(self) -> None:
        """Break off when the program doesn't come up, or doesn't end."""
        if time.monotonic() - self._since > LONGEST_WAIT:
            windows = [w for w in self.app.topLevelWidgets() if w.isVisible()]
            what = "does not end" if self.is_over else "does not come up"
            self.fault = self.fault or BrokenError(f"the program {what}: {windows}")
            self.is_over = True
            self.stop_reading()
            self.app.exit(1)

    def _is_up(self) -> bool:
        if not hasattr(self, "window"):
            windows = [w for w in self.app.topLevelWidgets() if isinstance(w, MainWindow)]
            if not windows or not windows[0].is_furnished or not windows[0].isActiveWindow():
                return False
            (self.window,) = windows
        return True

    def _get_out(self) -> None:
        """Answer a question, leave a menu or a dialog of Qt's own, that lets nothing else go on."""
        if not self._is_busy or self._is_answering or time.monotonic() - self._since < BLOCKED:
            return
        self._is_answering = True
        box, menu = QApplication.activeModalWidget(), QApplication.activePopupWidget()
        if menu is not None:
            QTest.keyClick(menu, self.chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Escape)))
            QTest.keyClick(menu, Qt.Key.Key_Escape)
        elif isinstance(box, QMessageBox):
            self.chance.choice(box.buttons()).click()
        elif isinstance(box, QDialog):
            box.reject()
        self._is_answering = False

    def _clear_away(self) -> None:
        """Let what a process takes along at its end go here, too."""
        self.stop_reading()
        QCoreApplication.removePostedEvents(self.app, QEvent.Type.Quit.value)
        for window in self.app.topLevelWidgets():
            if isinstance(window, MainWindow):
                shiboken6.delete(window)
        for kind in (Theme, Speech, QTranslator):
            for thing in self.app.findChildren(kind):
                shiboken6.delete(thing)
        with suppress(AttributeError):
            del self.window
        gc.unfreeze()
        _end_for_good()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()

    def _check_file(self) -> None:
        """The program has let go of the file, and the file is whole."""
        if self.file.with_name(f"{FILE_NAME}-wal").exists():
            raise BrokenError("the file of games is still open after the end")
        with closing(sqlite3.connect(self.file)) as connection:
            state = connection.execute("PRAGMA quick_check").fetchall()
            strays = connection.execute("PRAGMA foreign_key_check").fetchall()
        if state != [("ok",)] or strays:
            raise BrokenError(f"the file of games is hurt: {state} {strays}")


def _end_for_good() -> None:
    """Delete what only the end of a process would.

    Qt knows closures that know whose signals they hear, which Python can't tell to be a circle.
    """
    for thing in gc.get_objects():
        is_ours = type(thing).__module__.startswith("yacht_desktop")
        is_there = is_ours and isinstance(thing, QObject) and shiboken6.isValid(thing)
        if is_there and thing.parent() is None:
            shiboken6.delete(thing)


def children_of(window: QObject) -> list[QObject]:
    """A window and all that is in it."""
    return [window, *belongings(window, QObject)]
