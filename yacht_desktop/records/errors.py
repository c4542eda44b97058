"""What can go wrong between the program and the disk, told apart as a player would."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from pathlib import Path


class Problem(Enum):
    """Why games can't be read or written; the words for it belong to the user interface."""

    FULL = auto()
    READ_ONLY = auto()
    LOCKED = auto()
    REPLACED = auto()
    UNREACHABLE = auto()
    DAMAGED = auto()
    FOREIGN = auto()
    NEWER = auto()

    @property
    def is_of_the_file(self) -> bool:
        """Whether the file itself is at fault, so that it must be left as it is."""
        return self in (Problem.DAMAGED, Problem.FOREIGN, Problem.NEWER)


class OutsideError(Exception):
    """Something outside of the program was in the way: not a fault of ours."""


class StoreError(OutsideError):
    """Games could not be read or written; nothing has changed.

    `versions` are those of a newer file and of this program, where that is the problem.
    """

    def __init__(
        self, problem: Problem, path: Path, detail: str = "", versions: tuple[int, int] = (0, 0)
    ) -> None:
        super().__init__(f"{problem.name}: {path.name}: {detail}")
        self.problem = problem
        self.path = path
        self.versions = versions

    @property
    def folder(self) -> Path:
        """Where that happened."""
        try:
            return self.path if self.path.is_dir() else self.path.parent
        except OSError:  # nobody may look there, or nothing can be called so
            return self.path.parent


_BY_CODE = {
    "SQLITE_FULL": Problem.FULL,
    "SQLITE_READONLY": Problem.READ_ONLY,
    "SQLITE_PERM": Problem.READ_ONLY,
    "SQLITE_BUSY": Problem.LOCKED,
    "SQLITE_LOCKED": Problem.LOCKED,
    "SQLITE_IOERR": Problem.UNREACHABLE,
    "SQLITE_IOERR_SHMSIZE": Problem.FULL,  # no room for the index to the log
    "SQLITE_CANTOPEN": Problem.UNREACHABLE,
    "SQLITE_PROTOCOL": Problem.UNREACHABLE,
    "SQLITE_CORRUPT": Problem.DAMAGED,
    "SQLITE_NOTADB": Problem.DAMAGED,
}

_OF_HUGE_NUMBERS = ("integer overflow", "cannot store REAL value in INTEGER column")
"""What SQLite says when a sum has no room, of numbers in the file that the program never writes."""

_BY_ERRNO = {
    errno.ENOSPC: Problem.FULL,
    errno.EDQUOT: Problem.FULL,
    errno.EROFS: Problem.READ_ONLY,
    errno.EACCES: Problem.READ_ONLY,
    errno.EPERM: Problem.READ_ONLY,
}


@contextmanager
def sqlite_errors(path: Path) -> Iterator[None]:
    """Faults of the disk and the file come out as StoreError; the program's own as they are."""
    try:
        yield
    except sqlite3.Error as error:
        name = getattr(error, "sqlite_errorname", "")
        problem = _BY_CODE.get(name) or _BY_CODE.get("_".join(name.split("_")[:2]))
        if str(error).startswith(_OF_HUGE_NUMBERS):
            problem = Problem.DAMAGED
        if problem is None:
            raise
        raise StoreError(problem, path, f"{name}: {error}") from error
    except UnicodeDecodeError as error:
        # SQLite wanted to say which of the file's damaged words it can't make sense of.
        raise StoreError(Problem.DAMAGED, path, "words that are none") from error


@contextmanager
def system_errors(path: Path) -> Iterator[None]:
    """What the operating system refuses comes out as StoreError."""
    try:
        yield
    except OSError as error:
        problem = _BY_ERRNO.get(error.errno or 0, Problem.UNREACHABLE)
        raise StoreError(problem, path, str(error)) from error
