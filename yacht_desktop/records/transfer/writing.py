"""Files for the player, which appear whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from yacht_desktop.records.errors import system_errors
from yacht_desktop.records.files import beside, identity, put_in_place
from yacht_desktop.records.transfer.errors import TransferError, TransferProblem


@contextmanager
def whole_file(path: Path, games_file: Path, encoding: str) -> Iterator[TextIO]:
    """A file to write; it takes its place, and that of an older one, when all is written.

    Raises StoreError, and leaves what was there, if that fails; TransferError if the place is
    that of the player's games.
    """
    target = Path(os.path.realpath(path))
    if target in _places(games_file) or identity(target) in _identities(games_file):
        raise TransferError(TransferProblem.OWN_FILE, path)
    draft = target.with_name(f".yacht-{os.urandom(6).hex()}.new")
    with system_errors(path):
        try:
            with draft.open("x", encoding=encoding, newline="") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            put_in_place(draft, target)
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)


def _places(games_file: Path) -> tuple[Path, ...]:
    return (Path(os.path.realpath(games_file)), *beside(games_file))


def _identities(games_file: Path) -> set[tuple[int, int]]:
    found = (identity(place) for place in _places(games_file))
    return {known for known in found if known is not None}
