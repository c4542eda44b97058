"""What the process holds, and how much of that the coach has learned and keeps on purpose."""

import gc
import resource
from ctypes import CDLL
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from tests.trials.rampage.life import Life

_MB = 2**20
_NO_DATA = (type, ModuleType, FunctionType)


def in_use() -> float:
    """The memory in use, in MB, without what was given back and only waits to be used again.

    Pages of files, as of Qt and of fonts, are not counted: the system takes them when it likes.
    """
    gc.collect()
    CDLL(None).malloc_trim(0)
    _, resident, of_files, *_ = map(int, Path("/proc/self/statm").read_text("ascii").split())
    return (resident - of_files) * resource.getpagesize() / _MB


def known_by_the_coach(life: Life) -> float:
    """The MB of all that the coach knows of rulesets."""
    runner = life.presenters.runner
    seen: dict[int, object] = {}
    to_do: list[object] = [runner._studies]  # noqa: SLF001 - large, and kept on purpose
    while to_do:
        thing = to_do.pop()
        if id(thing) not in seen and not isinstance(thing, _NO_DATA):
            seen[id(thing)] = thing
            to_do += gc.get_referents(thing)
    tables = (_whole(thing) for thing in seen.values() if isinstance(thing, np.ndarray))
    return sum({id(table): table.nbytes for table in tables}.values()) / _MB


def _whole(table: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """The table that another is a view of."""
    while isinstance(table.base, np.ndarray):
        table = table.base
    return table
