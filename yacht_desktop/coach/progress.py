"""How far a long computation has come, and how to stop it."""

from collections.abc import Callable

Progress = Callable[[float], object]
"""Called with a fraction from 0 to 1; False as its answer cancels the computation."""


class CancelledError(Exception):
    """The computation was told to stop."""


def report(progress: Progress | None, fraction: float) -> None:
    """Tell how far the work has come; raises CancelledError when it is no longer wanted."""
    if progress is not None and progress(fraction) is False:
        raise CancelledError
