"""How long a start takes when the program's files have to come from the disk."""

import os
from collections.abc import Iterable
from pathlib import Path

from benchmarks import first_paint
from benchmarks.contenders import Contender


def run() -> None:
    """Measure the first paint with the built program's own files out of memory.

    What the system's own programs use as well, such as its C library, stays.
    """
    first_paint.run("First paint after eviction", evict)


def evict(contender: Contender) -> None:
    """Ask the system to forget the files of a built program; from source there are none."""
    folder = Path(contender.command[0]).parent
    if (folder / "_internal").is_dir():
        _evict(path for path in folder.rglob("*") if path.is_file())


def _evict(files: Iterable[Path]) -> None:
    for file in files:
        descriptor = os.open(file, os.O_RDONLY)
        try:
            os.fdatasync(descriptor)  # what isn't on the disk yet can't be forgotten
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
        finally:
            os.close(descriptor)
