"""Plays a recording by what the system brings along, without ever waiting for it.

QtMultimedia is not in the Essentials and would add some 7 MB to the program. A program of the
system can hang or crash as it likes: it takes nothing with it but a sound.
"""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6 import QtCore
from PySide6.QtCore import QObject

# QtCore's classes are named where they are used: most players never switch sounds on, and PySide6
# makes a class when it is first asked for.

if sys.platform == "win32":
    import winsound

PROGRAMS: dict[str, Sequence[str]] = {
    "linux": ("pw-play", "paplay", "aplay"),
    "darwin": ("afplay",),
}
"""What may be there, the likeliest to be heard first."""

_AT_ONCE = 4
"""Sounds that may be heard together; more are left out."""

_LONGEST = 4.0  # seconds; whatever takes longer hangs
_PATIENCE = 200  # milliseconds; what is killed is gone in a few


class Player(Protocol):
    """Somebody who can play recordings."""

    def play(self, recording: Path) -> None:
        """Play a recording, or be silent if that can't be done; returns at once."""

    def stop(self) -> None:
        """Be silent for good."""


def system_player(parent: QObject) -> Player | None:
    """The player of this system, None if there is none."""
    if sys.platform == "win32":
        return WindowsPlayer()
    found = [QtCore.QStandardPaths.findExecutable(name) for name in PROGRAMS.get(sys.platform, ())]
    programs = [program for program in found if program]
    return ProgramPlayer(programs, parent) if programs else None


class ProgramPlayer(QObject):
    """Starts a program for each recording; one that fails lets the next one try from then on."""

    def __init__(self, programs: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._programs = programs
        self._turn = 0
        self._running: dict[QtCore.QProcess, float] = {}

    def play(self, recording: Path) -> None:
        """Start the program whose turn it is, unless too many sounds are heard already."""
        now = time.monotonic()
        for process, start in self._running.items():
            if now - start > _LONGEST:
                process.kill()
        if len(self._running) >= _AT_ONCE:
            return
        process = QtCore.QProcess(self)
        nowhere = QtCore.QProcess.nullDevice()
        process.setStandardInputFile(nowhere)
        process.setStandardOutputFile(nowhere)
        process.setStandardErrorFile(nowhere)
        process.finished.connect(lambda code, _status: self._forget(process, failed=code != 0))
        process.errorOccurred.connect(lambda _error: self._forget(process, failed=True))
        self._running[process] = now
        process.start(self._programs[self._turn], [str(recording)])

    def stop(self) -> None:
        """End what is still heard: nothing may outlive the window."""
        for process in list(self._running):
            process.kill()
            process.waitForFinished(_PATIENCE)

    def _forget(self, process: "QtCore.QProcess", *, failed: bool) -> None:
        if self._running.pop(process, None) is not None:
            process.deleteLater()
            if failed:
                self._turn = (self._turn + 1) % len(self._programs)


if sys.platform == "win32":

    class WindowsPlayer:
        """Windows itself; a new sound ends the one before."""

        def play(self, recording: Path) -> None:
            """Hand the recording over; without a sound device that fails, and nothing is heard."""
            how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(recording), how)
            except RuntimeError:
                return

        def stop(self) -> None:
            """Windows ends it with the program."""
