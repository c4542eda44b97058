"""Whatever goes wrong without a word: Qt's warnings, exceptions in slots and threads."""

import logging
import sys
import threading
import traceback
import warnings
from types import TracebackType

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

_OF_THE_TEST = ("This plugin does not support ", "Mouse event at ")
"""What the offscreen platform can't do, and what QtTest says to points beside a window."""
_QUIET = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)


class BrokenError(Exception):
    """Something that must never be so, in a sentence."""


class Faults(logging.Handler):
    """Notes them all; `check` raises the first."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def listen(self) -> None:
        """Hear of everything from now on."""
        qInstallMessageHandler(self._on_message)
        sys.excepthook = self._on_fault
        sys.unraisablehook = lambda raised: self._on_fault(
            raised.exc_type, raised.exc_value, raised.exc_traceback
        )
        threading.excepthook = lambda raised: self._on_fault(
            raised.exc_type, raised.exc_value, raised.exc_traceback
        )
        warnings.simplefilter("always")
        logging.captureWarnings(capture=True)
        logging.getLogger("yacht").addHandler(self)
        logging.getLogger("py.warnings").addHandler(self)

    def check(self) -> None:
        """Raise BrokenError if anything has gone wrong."""
        if self.found:
            raise BrokenError("\n".join(self.found))

    def emit(self, record: logging.LogRecord) -> None:
        """Note what the program's log, or Python, complains of."""
        self.found.append(f"logged: {record.getMessage()}")

    def _on_message(self, kind: QtMsgType, _context: object, message: str) -> None:
        if kind not in _QUIET and not message.startswith(_OF_THE_TEST):
            self.found.append(f"Qt: {message}")

    def _on_fault(
        self,
        kind: type[BaseException],
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.found.append("".join(traceback.format_exception(kind, fault, trace)))
