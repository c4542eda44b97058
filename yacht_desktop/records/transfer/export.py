"""All games as JSON, and the totals for a spreadsheet; docs/games-format.md describes both."""

import csv
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from yacht_desktop.records.errors import sqlite_errors
from yacht_desktop.records.progress import Progress, tell, unwatched
from yacht_desktop.records.selection import time_there
from yacht_desktop.records.transfer.portable import FINISHED
from yacht_desktop.records.transfer.stored import count, portable_values
from yacht_desktop.records.transfer.writing import whole_file

Snapshot = sqlite3.Connection
"""What was in the player's file at some moment: `Database.snapshot`."""

FORMAT, VERSION = "yacht-games", 1

_HEADINGS = ("game", "ended", "date", "time", "ruleset", "kind", "seat", "name", "total", "note")
_FORMULA = tuple("=+-@\t\r")
_STEP = 50
"""Games between two words about the progress."""


def export_games(
    snapshot: Snapshot, games_file: Path, path: Path, progress: Progress = unwatched
) -> int:
    """Write every game with all that is known of it to a JSON file; returns how many.

    `snapshot` is of the player's file, `games_file`, and is closed at the end.
    """
    with closing(snapshot), whole_file(path, games_file, "utf-8") as file:
        file.write(f'{{"format": "{FORMAT}", "version": {VERSION}, "games": [')
        games = 0
        for game in _games(snapshot, games_file, progress):
            file.write(",\n" if games else "\n")
            file.write(json.dumps(game, ensure_ascii=False))
            games += 1
        file.write("\n]}\n")
    return games


def export_totals(
    snapshot: Snapshot, games_file: Path, path: Path, progress: Progress = unwatched
) -> int:
    """Write the totals of every finished game to a CSV file, the same bytes everywhere.

    Returns how many games. `snapshot` is closed at the end.
    """
    with closing(snapshot), whole_file(path, games_file, "utf-8-sig") as file:
        table = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
        table.writerow(_HEADINGS)
        games = 0
        for game in _games(snapshot, games_file, progress):
            if game["state"] == FINISHED:
                table.writerows(_rows(game))
                games += 1
    return games


def _games(snapshot: Snapshot, games_file: Path, progress: Progress) -> Iterator[dict[str, Any]]:
    with sqlite_errors(games_file):
        everything = count(snapshot)
        for done, game in enumerate(portable_values(snapshot)):
            if done % _STEP == 0:
                tell(progress, done / everything)
            yield game


def _rows(game: dict[str, Any]) -> Iterator[list[str | int]]:
    here = time_there(game["ended"], game["utc_offset"])
    ruleset = game["ruleset"]
    of_all = [
        game["id"],
        game["ended"],
        here.date().isoformat(),
        here.time().isoformat(),
        _harmless(ruleset["id"] if isinstance(ruleset, dict) else ruleset),
        _kind(game),
    ]
    for number, seat in enumerate(game["seats"], 1):
        yield [*of_all, number, _harmless(seat["name"]), seat["total"], _harmless(game["note"])]


def _kind(game: dict[str, Any]) -> str:
    if game["practice"]:
        return "practice"
    if game["table_dice"]:
        return "table"
    return "assisted" if game["assisted"] else "unaided"


def _harmless(text: str) -> str:
    """The text, so that a spreadsheet doesn't take it for something to reckon."""
    return f"'{text}" if text.startswith(_FORMULA) else text
