"""Programs with `calls.c` preloaded: how it is built, told what to do, and what it writes down."""

import ctypes
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).with_name("calls.c")
_COMPILERS = ("cc", "gcc", "clang")
_HEAD = struct.Struct("=IiqII")
"""Kind, file descriptor, offset, and how many bytes the two texts have that follow."""


class Kind(IntEnum):
    """What a call did, as `calls.c` numbers it."""

    OPEN = 1
    WRITE = 2
    TRUNCATE = 3
    SYNC = 4
    RENAME = 5
    UNLINK = 6
    MKDIR = 7
    LINK = 8
    CLOSE = 9
    MARK = 10


class Call(NamedTuple):
    """One call that was carried out; `at` is an offset, a length or the flags of an opening."""

    kind: Kind
    fd: int
    at: int
    first: bytes
    second: bytes

    @property
    def path(self) -> str:
        """The file that it names."""
        return os.fsdecode(self.first)

    @property
    def other(self) -> str:
        """The new name of a renaming, or what a link was made of."""
        return os.fsdecode(self.second)


def why_not() -> str:
    """Why nothing can be preloaded here; empty where it can."""
    if not sys.platform.startswith("linux"):
        return "preloads a library as only Linux does"
    if _compiler() is None:
        return "needs a compiler of C"
    return ""


def build(folder: Path) -> Path:
    """Compile the library into a folder."""
    library = folder / "calls.so"
    command = [str(_compiler()), "-O1", "-Wall", "-Werror", "-shared", "-fPIC"]
    subprocess.run([*command, "-o", str(library), str(SOURCE), "-ldl", "-lpthread"], check=True)
    return library


def environment(library: Path, folder: Path, log: Path | None = None) -> dict[str, str]:
    """The variables of a program whose calls on the files of a folder are watched."""
    watched = {"LD_PRELOAD": str(library), "TRIAL_FOLDER": os.path.realpath(folder)}
    return os.environ | watched | ({"TRIAL_LOG": str(log)} if log else {})


def calls_in(log: Path) -> Iterator[Call]:
    """What was written down, in the order in which it happened."""
    with log.open("rb") as file:
        while head := file.read(_HEAD.size):
            kind, fd, at, first, second = _HEAD.unpack(head)
            yield Call(Kind(kind), fd, at, file.read(first), file.read(second))


class Preloaded:
    """The library that this very program was started with."""

    def __init__(self) -> None:
        os.environ.pop("LD_PRELOAD", None)  # those that it starts are let be
        self._library = ctypes.CDLL(None)
        self._library.trial_refused.restype = ctypes.c_char_p

    def mark(self, words: str) -> None:
        """Write down that something begins or ends here."""
        self._library.trial_mark(words.encode())

    def refuse(self, first: int, error: int, *, for_good: bool) -> None:
        """Let the call of this number from now on fail, and with `for_good` all that follow."""
        self._library.trial_refuse(first, error, int(for_good))

    def lift(self) -> None:
        """Let everything succeed again."""
        self._library.trial_refuse(0, 0, 0)

    @property
    def calls(self) -> int:
        """How many calls there were since `refuse`."""
        return int(self._library.trial_calls())

    @property
    def refused(self) -> str:
        """The last call that was refused; empty if there was none."""
        return os.fsdecode(self._library.trial_refused())


def _compiler() -> str | None:
    return next((found for name in _COMPILERS if (found := shutil.which(name))), None)
