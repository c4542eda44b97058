"""Signals of the operating system as calls in the event loop, without a timer."""

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier


class OsSignals(QObject):
    """Logging out or Ctrl+C ends the program in good order; a second start shows its window.

    Does nothing where the system has no such signals.
    """

    def __init__(self, on_end: Callable[[], object], on_show: Callable[[], object]) -> None:
        super().__init__()
        self._calls = {signal.SIGINT: on_end, signal.SIGTERM: on_end}
        if os.name != "posix":
            return
        self._calls[signal.SIGHUP] = on_end
        self._calls[signal.SIGUSR1] = on_show
        self._reader, writer = os.pipe()
        os.set_blocking(self._reader, False)
        os.set_blocking(writer, False)
        signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        for number in self._calls:
            signal.signal(number, _ignore)  # the wake-up byte is what counts
        self._notifier = QSocketNotifier(self._reader, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._deliver)

    def _deliver(self) -> None:
        for number in os.read(self._reader, 64):
            if call := self._calls.get(signal.Signals(number)):
                call()


def _ignore(_number: int, _frame: object) -> None:
    """Let Python note the signal and go on."""
