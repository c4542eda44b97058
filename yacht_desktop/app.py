"""The door: options, log, lock and, before anything else is brought in, the window.

What this imports is waited for by someone who sees nothing yet.
"""

import logging
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from yacht_desktop import __version__
from yacht_desktop.log import start_log
from yacht_desktop.preflight import complaint
from yacht_desktop.ui.command_line import for_qt, parsed
from yacht_desktop.ui.folders import Folders
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.os_signals import OsSignals
from yacht_desktop.ui.single_instance import SingleInstance
from yacht_desktop.ui.window_settings import WindowSettings

if TYPE_CHECKING:
    from yacht_desktop.playing import Playing

_LOGGER = logging.getLogger("yacht")


def main() -> int:
    """Run the program; returns its exit code."""
    qInstallMessageHandler(_end_in_one_sentence)
    app = QApplication(for_qt(sys.argv[0]))
    QCoreApplication.setApplicationName("Yacht")
    QCoreApplication.setApplicationVersion(__version__)
    # Flatpak gives the desktop file a name of its own.
    QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "yacht-desktop"))
    start = parsed(sys.argv)
    folders = Folders.portable(start.folder) if start.folder else Folders.of_the_player()
    _watch_for_faults(start_log(folders.state))
    program = Program(app, folders, start.files)
    try:
        return program.try_out() if start.is_trial else program.run()
    finally:
        # What Qt says while it is taken down would come when there is no Python to hear it.
        qInstallMessageHandler(None)


class Program:
    """One run with one player's folders, and the files that it was started to open."""

    def __init__(self, app: QApplication, folders: Folders, files: Sequence[Path] = ()) -> None:
        self._app = app
        self._folders = folders
        self._files = files
        self._since = time.time_ns()
        self._playing: Playing | None = None
        self._is_ended = False
        # Before the lock: from then on a second start may send its signal here.
        self._signals = OsSignals(self._end, self._show)
        self._instance = SingleInstance(folders.data)

    def run(self) -> int:
        """Play until the window is closed."""
        _make_folder(self._folders.data)
        if not self._instance.acquire():
            self._leave_it_to_the_other()
            return 0
        try:
            self._playing = self._begin()
            return 0 if self._is_ended else self._playing.play(self._files)
        finally:
            self._instance.release()

    def try_out(self) -> int:
        """Use every part once, with games that are not kept; returns 0 if all of them work."""
        return self._begin().try_out()

    def _begin(self) -> "Playing":
        """Show the window, and bring in all the rest."""
        window = MainWindow(WindowSettings(self._folders.settings))
        window.appear()
        # Not before: QIcon makes an enum of every icon that a theme may have.
        from yacht_desktop.ui.icon import window_icon

        self._app.setWindowIcon(window_icon())
        from yacht_desktop.playing import Playing

        return Playing(self._app, window, self._folders, self._since)

    def _leave_it_to_the_other(self) -> None:
        from yacht_desktop.ui.incoming import Incoming
        from yacht_desktop.ui.language import Speech
        from yacht_desktop.ui.settings import Settings

        Incoming(self._folders.data, self._since).hand_over(self._files)
        self._speech = Speech(self._app, Settings(self._folders.settings).language)
        self._instance.show_the_other()

    def _end(self) -> None:
        self._is_ended = True
        if self._playing is not None:
            self._playing.end()

    def _show(self) -> None:
        if self._playing is not None:
            self._playing.show()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _LOGGER.warning("no data folder: %s", error)


def _end_in_one_sentence(kind: QtMsgType, _context: object, message: str) -> None:
    """Say why no window can be opened, where Qt would abort."""
    if kind == QtMsgType.QtFatalMsg:
        if sys.stderr is not None:
            sys.stderr.write(f"{complaint(os.environ) or message}\n")
            sys.stderr.flush()
        os._exit(1)


def _watch_for_faults(log: Path | None) -> None:
    """Note every fault of the program in the log, and tell the player that the game is safe."""

    def on_fault(
        kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        _LOGGER.critical("fault", exc_info=(kind, fault, trace))
        from yacht_desktop.ui.dialogs.fault import show_fault

        show_fault(log)

    def on_message(kind: QtMsgType, _context: object, message: str) -> None:
        level = logging.INFO if kind in _QUIET else logging.WARNING
        _LOGGER.log(level, "Qt: %s", message)

    sys.excepthook = on_fault
    qInstallMessageHandler(on_message)


_QUIET = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
