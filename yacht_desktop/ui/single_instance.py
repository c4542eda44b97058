"""One program a profile: the second start shows the first one's window and never writes."""

import os
import signal
import stat
import sys
import time
from pathlib import Path

from PySide6 import QtWidgets  # the box is made when there is one
from PySide6.QtCore import QCoreApplication, QLockFile

if sys.platform != "win32":
    import fcntl

translate = QCoreApplication.translate

_TRIES = 40
_PAUSE = 0.025  # seconds
_BEING_MADE = 0.5  # seconds that a lock may be empty
_LARGEST = 4096
"""Bytes; a lock is a process, a name and a host."""


class SingleInstance:
    """Holds the lock of a data folder as long as it lives."""

    def __init__(self, data: Path) -> None:
        self._file = data / "yacht.lock"
        self._lock = QLockFile(str(self._file))
        self._lock.setStaleLockTime(0)  # a program may run for days

    def acquire(self) -> bool:
        """Whether this program may go on: nobody else has the folder, or it can't be locked."""
        if not self._has_no_nonsense():
            return True
        for _ in range(_TRIES):
            if self._lock.tryLock(0):
                return True
            if self._lock.error() != QLockFile.LockError.LockFailedError:
                return True
            if sys.platform != "linux" or self._living_owner():
                return False
            # What a killed program has left, or another start that is just clearing it away.
            self._clear_away()
            time.sleep(_PAUSE)
        return False

    def release(self) -> None:
        """Let another start have the folder."""
        self._lock.unlock()

    def show_the_other(self) -> None:
        """Bring the window of the running program to the front, or say that it is open."""
        if not self._signal():
            QtWidgets.QMessageBox.information(
                None,
                translate("SingleInstance", "Yacht"),
                translate("SingleInstance", "Yacht is open already with these games."),
            )

    def _signal(self) -> bool:
        """Ask the other to show itself; whether it could be asked."""
        process = self._living_owner()
        if sys.platform != "linux" or not process:
            return False
        try:
            os.kill(process, signal.SIGUSR1)
        except OSError:  # gone by now, or somebody else's
            return False
        return True

    def _living_owner(self) -> int:
        """The Yacht that holds the lock on this machine, 0 if none can be found."""
        process, *_ = self._lock.getLockInfo()
        return int(process) if process > 0 and _is_yacht(process) else 0

    def _has_no_nonsense(self) -> bool:
        """Take away what can't be a lock, and what Qt might read for ever; whether it is gone."""
        try:
            found = self._file.lstat()
            if not stat.S_ISREG(found.st_mode) or found.st_size > _LARGEST:
                self._file.unlink()
        except FileNotFoundError:
            pass
        except OSError:
            return False
        return True

    def _clear_away(self) -> None:
        """Remove the lock of a killed program whose number another program has got since.

        A program that lives has its file locked by the system, too.
        """
        if sys.platform == "win32":
            return
        try:
            with self._file.open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                is_the_same = os.path.samestat(os.fstat(file.fileno()), self._file.stat())
                # One that is being made is empty yet; one that a power cut left stays so.
                age = time.time() - self._file.stat().st_mtime
                if is_the_same and (file.read() or age > _BEING_MADE):
                    self._file.unlink()
        except OSError:
            return


def _is_yacht(process: int) -> bool:
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:
        return False
    except OSError:
        return True  # not ours to judge
    return b"yacht" in command.lower()
