"""One program a profile: the second start shows the first one's window and never writes."""

import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLockFile
from PySide6.QtWidgets import QMessageBox

translate = QCoreApplication.translate


class SingleInstance:
    """Holds the lock of a data folder as long as it lives."""

    def __init__(self, data: Path) -> None:
        self._file = data / "yacht.lock"
        self._lock = QLockFile(str(self._file))
        self._lock.setStaleLockTime(0)  # a program may run for days

    def acquire(self) -> bool:
        """Whether this program may go on: nobody else has the folder, or it can't be locked."""
        if self._lock.tryLock(0):
            return True
        if self._lock.error() != QLockFile.LockError.LockFailedError:
            return True
        if self._is_abandoned():
            self._file.unlink(missing_ok=True)
            return self._lock.tryLock(0)
        return False

    def release(self) -> None:
        """Let another start have the folder."""
        self._lock.unlock()

    def show_the_other(self) -> None:
        """Bring the window of the running program to the front, or say that it is open."""
        process = self._owner()
        if sys.platform == "linux" and process and _is_yacht(process):
            os.kill(process, signal.SIGUSR1)
            return
        QMessageBox.information(
            None,
            translate("SingleInstance", "Yacht"),
            translate("SingleInstance", "Yacht is open already with these games."),
        )

    def _owner(self) -> int:
        """The process that holds the lock on this machine, 0 if it can't be told."""
        process, *_ = self._lock.getLockInfo()
        return int(process)

    def _is_abandoned(self) -> bool:
        """Whether the number of a killed process has gone to another program since."""
        process = self._owner()
        return sys.platform == "linux" and process > 0 and not _is_yacht(process)


def _is_yacht(process: int) -> bool:
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return True  # not ours to judge
    return b"yacht" in command.lower()
