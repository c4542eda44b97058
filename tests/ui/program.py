"""The program as `yacht_desktop.app` joins it, run inside the test."""

import gc
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.ui import hands
from yacht_desktop.app import Program
from yacht_desktop.ui.folders import Folders
from yacht_desktop.ui.main_window import MainWindow

SIGNALS = [
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGUSR1")
    if hasattr(signal, name)
]


@contextmanager
def usual_signals() -> Iterator[None]:
    """Give the signals back to pytest afterwards."""
    handlers = {number: signal.getsignal(number) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(-1)


@contextmanager
def nothing_left(app: QApplication) -> Iterator[None]:
    """What ends with the program has to end here, too.

    Another language would furnish its window anew, and its wish to quit would end whatever a later
    test asks.
    """
    before = app.topLevelWidgets()
    try:
        yield
    finally:
        for window in app.topLevelWidgets():
            if isinstance(window, MainWindow) and window not in before:
                shiboken6.delete(window)
        QCoreApplication.removePostedEvents(app, QEvent.Type.Quit.value)
        gc.unfreeze()
        gc.collect()  # here, or another thread might let go of what belongs to this one


class Run:
    """One run of the program, from the start to its exit code."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self._app = app
        self._folder = folder
        self.messages: list[str] = []
        """What the program asked or told in boxes."""

    def play(self, during: Callable[[MainWindow], None], *answers: str) -> int:
        """Answer the boxes that come up, do something in the window, then close it."""
        faults: list[BaseException] = []

        def act() -> None:
            window = self._window()
            try:
                if window is not None:
                    during(window)
            except AssertionError as fault:
                faults.append(fault)
            finally:
                self._app.quit()

        helper = QObject()
        self._answer(list(answers), helper)
        QTimer.singleShot(0, helper, lambda: self._when_shown(act, helper))
        with usual_signals(), nothing_left(self._app):
            code = Program(self._app, Folders.portable(self._folder)).run()
        helper.deleteLater()
        if faults:
            raise faults[0]
        return code

    def try_out(self) -> int:
        """Let the program try itself out."""
        with usual_signals(), nothing_left(self._app):
            return Program(self._app, Folders.portable(self._folder)).try_out()

    def _when_shown(self, act: Callable[[], None], helper: QObject) -> None:
        if self._window() is None:
            QTimer.singleShot(10, helper, lambda: self._when_shown(act, helper))
        else:
            act()

    def _window(self) -> MainWindow | None:
        windows = [w for w in self._app.topLevelWidgets() if isinstance(w, MainWindow)]
        return next(
            (window for window in windows if window.is_furnished and window.isActiveWindow()), None
        )

    def _answer(self, answers: list[str], helper: QObject) -> None:
        if not answers:
            return
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox) and box.isActiveWindow():
            self.messages.append(f"{box.text()} {box.informativeText()}")
            answer = answers.pop(0)
            (button,) = [b for b in box.buttons() if b.text() == answer]
            QTimer.singleShot(0, helper, lambda: hands.click(button))
        QTimer.singleShot(20, helper, lambda: self._answer(answers, helper))
