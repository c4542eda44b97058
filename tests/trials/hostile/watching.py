"""What may not happen while a hostile file is read: an error of ours, a hang, a file elsewhere."""

import faulthandler
import hashlib
import os
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, TracebackType
from typing import Final

from yacht_desktop.records import OutsideError
from yacht_desktop.rules import IllegalMoveError, RulesetError
from yacht_desktop.ui.house.ruleset_file import RulesetFileError

LONGEST: Final = 1.0
"""Seconds of this process that one file may take in all, copies of it included."""
LARGE: Final = 100
"""Megabytes for which it may take as long again: every one of them is read, copied and exported."""
LONGEST_WAIT: Final = 3.0
ROUND: Final = 4
"""A window is opened, walked through and closed in one go, which may take so many times as long."""
_ROUNDS: Final = ("window", "command")
_GIVE_UP: Final = 15
"""Seconds after which whatever hangs is torn away."""
MOST_AT_ONCE: Final = 150
"""Megabytes that the peak may rise while one file is read."""
MOST_MEMORY: Final = 300
"""Megabytes that the trial may need more at its end than before its first file."""
DECLARED: Final = (OutsideError, RulesetError, RulesetFileError, IllegalMoveError)
"""What becomes a sentence for the player."""


class HungError(Exception):
    """Something did not end by itself."""


class Watch:
    """Counts the files that were read and the faults that came of it, each kind once."""

    def __init__(self) -> None:
        self.read: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.faults: dict[str, str] = {}
        self._memory = peak_megabytes()
        self._last: BaseException | None = None

    @contextmanager
    def reading(self, reader: str, folder: Path, damage: list[str]) -> Iterator[None]:
        """One file in a folder is read here; `damage` says what is wrong with it."""
        self.read[reader] += 1
        hooked, sys.excepthook = sys.excepthook, self._note_later
        peak, size = peak_megabytes(), _megabytes(folder)
        start, begun = time.process_time(), time.monotonic()
        try:
            with _torn_away():
                yield
        except DECLARED:
            self.refused[reader] += 1
        except Exception as fault:  # noqa: BLE001 - that is what is looked for
            self.note(reader, _signature(fault), damage, fault)
        finally:
            sys.excepthook = hooked
        if self._last is not None:
            late, self._last = self._last, None
            self.note(reader, _signature(late), damage, late)
        if (more := peak_megabytes() - peak) > MOST_AT_ONCE:
            self.note(reader, f"{more} MB for one file", damage)
        # By the clock on the wall it may be others who are at work, but not for so long.
        took, waited = time.process_time() - start, time.monotonic() - begun
        parts = (ROUND if reader in _ROUNDS else 1) * (1 + size / LARGE)
        if took > LONGEST * parts or waited > LONGEST_WAIT * parts:
            self.note(reader, f"took {took:.1f} s, {waited:.1f} s by the clock", damage)

    def note(
        self, reader: str, what: str, damage: list[str], fault: BaseException | None = None
    ) -> None:
        """Keep a fault, with the first file that led to it."""
        kind = what.split(" s", 1)[0][:4] if fault is None else what
        trace = "".join(traceback.format_exception(fault)[-12:]) if fault else ""
        story = f"{reader}: {what}\n  {'; '.join(damage)[:1500]}\n{trace}"
        self.faults.setdefault(f"{reader} {kind}", story)

    def note_memory(self) -> int:
        """Megabytes that were needed beyond those at the start; too many are a fault."""
        more = peak_megabytes() - self._memory
        if more > MOST_MEMORY:
            self.note("all", f"{more} MB more memory", [])
        return more

    def _note_later(
        self, _kind: type[BaseException], fault: BaseException, _trace: TracebackType | None
    ) -> None:
        self._last = self._last or fault


@contextmanager
def nothing_written(watch: Watch, folders: list[Path]) -> Iterator[None]:
    """These folders are none of the program's: nothing in them may change."""
    before = [prints(folder) for folder in folders]
    yield
    for folder, found in zip(folders, before, strict=True):
        for changed in {path for path, _ in found.items() ^ prints(folder).items()}:
            watch.note("all", f"wrote {changed}", [])


def prints(folder: Path) -> dict[str, str]:
    """What lies in a folder, and what is in it, as far as it is files."""
    return {
        str(path): hashlib.sha256(path.read_bytes()).hexdigest()
        if path.is_file() and not path.is_symlink()
        else oct(path.lstat().st_mode)
        for path in folder.rglob("*")
    }


def peak_megabytes() -> int:
    """The most memory that this process has ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def _megabytes(folder: Path) -> float:
    """What is really there: a file that is all holes has nothing to be read."""
    return sum(path.lstat().st_blocks * 512 for path in folder.rglob("*")) / 1e6


@contextmanager
def _torn_away() -> Iterator[None]:
    def tear(_number: int, _frame: FrameType | None) -> None:
        raise HungError

    before = signal.signal(signal.SIGALRM, tear)
    signal.alarm(_GIVE_UP)
    faulthandler.dump_traceback_later(_GIVE_UP + 5, exit=True, file=sys.__stderr__ or sys.stderr)
    try:
        yield
    finally:
        signal.alarm(0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGALRM, before)


def _signature(fault: BaseException) -> str:
    frames = traceback.extract_tb(fault.__traceback__)
    ours = [frame for frame in frames if f"{os.sep}yacht_desktop{os.sep}" in frame.filename]
    where = f"{Path(ours[-1].filename).name}:{ours[-1].lineno}" if ours else "outside"
    said = f" ({str(fault)[:30]})" if not ours else ""
    return f"{type(fault).__name__} at {where}{said}"
