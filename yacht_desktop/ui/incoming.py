"""Files that someone opens with Yacht: by the first start, by one beside it, or by the dock."""

import logging
import os
import sys
import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from yacht_desktop.ui.command_line import MOST_AT_ONCE

if TYPE_CHECKING:
    from PySide6.QtGui import QFileOpenEvent

_LOGGER = logging.getLogger("yacht")
_SUFFIX = ".path"
_LONGEST_PATH = 32 * 1024
"""Bytes; no system has longer ones."""
_CLOCKS_DIFFER = 1_000_000_000
"""By how many nanoseconds a file system's clock may be behind."""


class Incoming(QObject):
    """Tells which file is to be opened; a second start leaves its own for the first to find.

    What was left before `since`, in nanoseconds, was meant for an earlier program.
    """

    arrived = Signal(object)
    """A Path, which may be of anything."""

    def __init__(self, data: Path, since: int | None = None) -> None:
        super().__init__()
        self._folder = data / "incoming"
        self._since = (since or time.time_ns()) - _CLOCKS_DIFFER

    def hand_over(self, files: Iterable[Path]) -> None:
        """Leave these to the program that is running; it looks when it is shown."""
        try:
            for number, file in enumerate(files):
                self._leave(file, f"{self._since}-{os.getpid()}-{number}")
        except OSError as error:
            _LOGGER.warning("not handed over: %s", error)

    def open(self, files: Iterable[Path]) -> None:
        """Tell of these, of what other starts have left so far, and of the dock's from now on."""
        for file in files:
            self.arrived.emit(file)
        self.look()
        application = QCoreApplication.instance()
        if sys.platform == "darwin" and application is not None:
            application.installEventFilter(self)

    def look(self, *_: object) -> None:
        """Tell of what other starts have left; what a program before this one missed is dropped."""
        try:
            left = sorted(self._folder.glob(f"*{_SUFFIX}"))
        except OSError:
            return
        taken = (file for note in left if (file := self._take(note)))
        for file in islice(taken, MOST_AT_ONCE):  # what is left after these is for the next look
            self.arrived.emit(file)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the files that macOS sends as events."""
        if event.type() == QEvent.Type.FileOpen:
            self.arrived.emit(Path(cast("QFileOpenEvent", event).file()))
            return True
        return super().eventFilter(watched, event)

    def _leave(self, file: Path, name: str) -> None:
        self._folder.mkdir(exist_ok=True)
        unfinished = self._folder / name
        unfinished.write_bytes(os.fsencode(file))
        unfinished.rename(unfinished.with_suffix(_SUFFIX))  # found whole or not at all

    def _take(self, note: Path) -> Path | None:
        try:
            is_of_now = note.stat().st_mtime_ns >= self._since
            name = _beginning(note)
            note.unlink()
        except OSError as error:
            _LOGGER.warning("not taken: %s", error)
            return None
        is_path = 0 < len(name) <= _LONGEST_PATH and b"\0" not in name
        return Path(os.fsdecode(name)) if is_of_now and is_path else None


def _beginning(note: Path) -> bytes:
    """What a note says, as far as it can be a path; nothing where it is no file."""
    if not note.is_file():  # a pipe that nobody writes to would be waited for
        if note.is_dir():
            raise IsADirectoryError(str(note))
        return b""
    with note.open("rb") as file:
        return file.read(_LONGEST_PATH + 1)
