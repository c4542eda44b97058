"""What the file of games holds, read by nothing of the program's own."""

import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

FILE = "yacht.db"


@dataclass(frozen=True)
class Stored:
    """One game as it is in the file."""

    number: int
    state: str
    ruleset: str
    seed: bytes
    total: int | None
    log: tuple[str, ...]


def games(data: Path) -> list[Stored]:
    """Every game, oldest first, without changing anything; none if there is no file yet."""
    file = data / FILE
    if not file.exists():
        return []
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        return _games(connection)


def latest(data: Path) -> Stored:
    """The game that was started last."""
    return games(data)[-1]


def games_after_a_kill(data: Path) -> list[Stored]:
    """Every game as the next start will find it: whole, or this raises AssertionError.

    Looks at a copy, so that the next start has the same to mend as if nobody had looked.
    """
    if not (data / FILE).exists():
        return []
    with tempfile.TemporaryDirectory() as folder:
        for name in (FILE, f"{FILE}-wal", f"{FILE}-journal"):
            if (data / name).exists():
                shutil.copy(data / name, folder)
        with closing(sqlite3.connect(Path(folder, FILE))) as connection:
            faults = connection.execute("PRAGMA integrity_check").fetchall()
            assert faults == [("ok",)], faults
            strays = connection.execute("PRAGMA foreign_key_check").fetchall()
            assert not strays, strays
            return _games(connection)


def _games(connection: sqlite3.Connection) -> list[Stored]:
    # In one transaction, or a move could come between the questions.
    connection.execute("BEGIN")
    found = connection.execute(
        "SELECT game.number, state, json, seed, total FROM game"
        " JOIN ruleset ON ruleset.number = game.ruleset ORDER BY game.number"
    ).fetchall()
    moves: dict[int, list[str]] = {number: [] for number, *_ in found}
    for number, notation in connection.execute("SELECT game, notation FROM move ORDER BY 1, ply"):
        moves[number].append(notation)
    return [
        Stored(number, state, ruleset, seed, total, tuple(moves[number]))
        for number, state, ruleset, seed, total in found
    ]
