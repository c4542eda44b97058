"""The log file in the state folder, for faults of the program; it holds no names and no games."""

import faulthandler
import logging
import sys
from pathlib import Path

_LARGEST = 256 * 1024  # bytes, after which the log is put aside and a new one begun


def start_log(folder: Path) -> Path | None:
    """Log to a file from now on, crashes of the interpreter included; None where that can't be.

    Not logging.handlers: it brings in the network modules that this program does without.
    """
    file = folder / "yacht.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size > _LARGEST:
            file.replace(file.with_suffix(".old.log"))
        # A pipe that nobody reads would be waited for.
        handler = (
            None if file.is_fifo() else _LogFile(file, encoding="utf-8", errors="backslashreplace")
        )
    except OSError:
        handler = None
    if handler is None:
        if sys.stderr is not None:
            logging.basicConfig(level=logging.INFO)
        return None
    handler.setFormatter(_Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    faulthandler.enable(handler.stream or sys.__stderr__ or 2)
    return file


class _Discreet(logging.Formatter):
    """Writes "~" for the player's home folder, which has their name."""

    def format(self, record: logging.LogRecord) -> str:
        """Say it as usual, but for that."""
        text = super().format(record)
        try:
            home = str(Path.home())
        except RuntimeError:  # nobody knows where it is
            return text
        return text.replace(home, "~") if len(home) > 1 else text


class _LogFile(logging.FileHandler):
    """A log on a disk that may be full: a line that it doesn't take is lost, and that is all."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Complain only of what is wrong with the line itself."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)
