"""Files of the program's own folder that lack or are damaged: play goes on, and the log says so."""

import logging
from functools import cache
from pathlib import Path

_LOGGER = logging.getLogger("yacht")


@cache
def note(name: str) -> None:
    """Write into the log, once, that a file is of no use."""
    _LOGGER.warning("%s is missing from the program's folder, or damaged", name)


def is_there(file: Path) -> bool:
    """Whether a file has anything in it; if not, that is noted."""
    try:
        has_something = file.stat().st_size > 0
    except OSError:
        has_something = False
    if not has_something:
        note(file.name)
    return has_something
