"""The files that every step of the schema left, and what they hold, read by SQLite alone."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "kept"
STEPS_KEPT = tuple(sorted(int(file.stem.partition("-")[2]) for file in FOLDER.glob("step-*.db")))
_LATER: dict[str, object] = {"note": "", "deleted": 0, "edited": None}
"""What games have since a later step, and what it says of those from before."""


def copy_of(step: int, folder: Path) -> Path:
    """The file of a step where the program looks for it."""
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(FOLDER / f"step-{step}.db", folder / "yacht.db"))


def games_in(path: Path) -> list[dict[str, Any]]:
    """Each game that is not deleted, as an export writes it down."""
    # A file that is closed, and that other tests may be reading: nothing is left beside it.
    where = f"{path.as_uri()}?immutable=1"
    with closing(sqlite3.connect(where, uri=True)) as connection:
        found = connection.execute(
            "SELECT game.*, json FROM game JOIN ruleset ON ruleset.number = game.ruleset"
            " ORDER BY game.number"
        )
        names = [name for name, *_ in found.description]
        games = [dict(zip(names, row, strict=True)) for row in found]
        for game in games:
            game["seats"] = connection.execute(
                "SELECT name, total FROM seat WHERE game = ? ORDER BY player", (game["number"],)
            ).fetchall()
            game["log"] = connection.execute(
                "SELECT notation FROM move WHERE game = ? ORDER BY ply", (game["number"],)
            ).fetchall()
    return [as_exported(_LATER | game) for game in games]


def version_of(path: Path) -> int:
    """The step that a file is of: four bytes at a place that SQLite's format gives them."""
    return int.from_bytes(path.read_bytes()[60:64])


def as_exported(game: dict[str, Any]) -> dict[str, Any]:
    """The values of a game that a player would miss."""
    told = ("id", "state", "started", "ended", "edited", "utc_offset", "note", "deleted")
    marks = {name: bool(game[name]) for name in ("assisted", "table_dice", "practice")}
    return (
        {name: game[name] for name in told}
        | marks
        | {
            "ruleset": game["json"],
            "seed": game["seed"].hex(),
            "seats": [{"name": name, "total": total} for name, total in game["seats"]],
            "log": [notation for (notation,) in game["log"]],
        }
    )
