"""Solutions on disk, so that each ruleset is solved once on a machine.

A file is a line of JSON that says what it holds, then the numbers themselves. Whatever is damaged,
foreign, of another version or of other rules is not used; nothing in a file is ever executed.
"""

import hashlib
import json
import os
from contextlib import suppress
from pathlib import Path
from threading import get_ident

import numpy as np

from yacht_desktop.coach.lattice import Worths
from yacht_desktop.rules import Ruleset

VERSION = 1
"""To be raised whenever the same rules would give other numbers or another order of them."""

_LONGEST_HEAD = 4096  # bytes
_NUMBERS = np.dtype("<f8")
_LARGEST = 10_000
"""More points than any ruleset has."""


class Cache:
    """The solutions in one folder, which needs not exist and may be lost at any time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, kind: str, ruleset: Ruleset, shape: tuple[int, ...]) -> Worths | None:
        """The table of a solution, or None if there is none that can be trusted."""
        path = self._path(kind, ruleset)
        try:
            if not path.is_file():  # a pipe that nobody writes to would be waited for
                return None
            with path.open("rb") as file:
                head = file.readline(_LONGEST_HEAD)
                body = file.read(int(np.prod(shape)) * _NUMBERS.itemsize + 1)
        except OSError:
            return None
        whole = len(body) == int(np.prod(shape)) * _NUMBERS.itemsize
        if not whole or head != _head(kind, ruleset, shape, body):
            return None
        table = np.frombuffer(body, dtype=_NUMBERS).reshape(shape)
        return table if _makes_sense(table) else None

    def save(self, kind: str, ruleset: Ruleset, table: Worths) -> None:
        """Keep a table; where it can't be written it will be solved again."""
        body = table.astype(_NUMBERS).tobytes()
        path = self._path(kind, ruleset)
        draft = path.with_name(f"{path.name}.{os.getpid()}-{get_ident()}.new")
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("wb") as file:
                file.write(_head(kind, ruleset, table.shape, body))
                file.write(body)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        # Also those that others left behind. Whoever is still writing one needs it no more: the
        # table is there, or can't be written.
        with suppress(OSError):
            for left in path.parent.glob(f"{path.name}.*.new"):
                left.unlink(missing_ok=True)

    def _path(self, kind: str, ruleset: Ruleset) -> Path:
        name = hashlib.sha256(ruleset.to_json().encode()).hexdigest()[:16]
        return self._folder / f"{kind}-{name}.table"


def _makes_sense(table: Worths) -> bool:
    """Whether these can be points or chances; the checksum proves only who wrote them last."""
    return bool(((table >= 0) & (table <= _LARGEST)).all())


def _head(kind: str, ruleset: Ruleset, shape: tuple[int, ...], body: bytes) -> bytes:
    facts = {
        "yacht": kind,
        "version": VERSION,
        "ruleset": ruleset.to_json(),
        "shape": shape,
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    return json.dumps(facts, sort_keys=True).encode() + b"\n"
