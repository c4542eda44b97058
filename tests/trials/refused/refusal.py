"""Which call is refused, and how; and the report of what came of it."""

import errno
from collections import Counter
from typing import Final, NamedTuple

ERRORS: Final = (errno.EIO, errno.ENOSPC, errno.EROFS, errno.EACCES)

NONE: Final = 10**6
"""A number that no call has."""


class Way(NamedTuple):
    """How calls are refused: with which error, and only one or all from the first on."""

    error: int
    is_for_good: bool

    def __str__(self) -> str:
        return f"{errno.errorcode[self.error]} {'for good' if self.is_for_good else 'once'}"


WAYS: Final = tuple(Way(error, for_good) for error in ERRORS for for_good in (False, True))


class Report:
    """What was tried, and what was wrong."""

    def __init__(self) -> None:
        self.tally: Counter[str] = Counter()
        self.wrong: list[str] = []

    def expect(self, what: bool, said: str) -> None:
        """Note that something is wrong, unless it is as it should be."""
        if not what:
            self.blame(said)

    def blame(self, said: str) -> None:
        """Note that something is wrong."""
        self.wrong.append(said)
