"""What comes of work on another thread: none may end there without a word."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from yacht_desktop.records import OutsideError, StoppedError

T = TypeVar("T")


class Outcome(NamedTuple, Generic[T]):
    """What came of some work: a value, or why there is none; neither if it was told to stop."""

    value: T | None = None
    error: Exception | None = None

    def raise_fault(self) -> None:
        """Let a fault of ours be noted and told, in the thread of the window."""
        if self.error is not None and not isinstance(self.error, OutsideError):
            raise self.error


def outcome_of(work: Callable[[], T]) -> Outcome[T]:
    """Do some work, and keep whatever goes wrong for the thread of the window."""
    try:
        return Outcome(work())
    except StoppedError:
        return Outcome()
    except Exception as error:  # noqa: BLE001 - raised again in the thread of the window
        return Outcome(error=error)
