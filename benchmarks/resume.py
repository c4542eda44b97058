"""How long it takes to go on with the largest game there can be."""

import tempfile
import time
from itertools import pairwise
from pathlib import Path

from benchmarks import profiles
from benchmarks.table import SPREAD, show, spread
from yacht_desktop.chance import SeededDice
from yacht_desktop.records import FILE_NAME, Games, Statistics, StoredGame, open_profile
from yacht_desktop.rules import Ruleset, parse_move
from yacht_desktop.session import Session

ROUNDS = 200
PARTS = ("open and check the file", "read the game", "replay it", "the record", "together")


def run() -> None:
    """Six players in their last turn, in a file of a thousand games besides."""
    with tempfile.TemporaryDirectory() as folder:
        file = profiles.copy_of_a_large_table(Path(folder)) / FILE_NAME
        timed = [_resume(file) for _ in range(ROUNDS)]
    rows = [
        [part, *spread([1000 * times[number] for times in timed], 2)]
        for number, part in enumerate(PARTS)
    ]
    title = f"Resume of a six-player game in its last turn, 1,000 finished games, ms ({ROUNDS} ×)"
    show(title, ("", *SPREAD), rows)


def _resume(file: Path) -> list[float]:
    moments = [time.perf_counter()]
    database = open_profile(file)
    moments.append(time.perf_counter())
    games = Games(database)
    stored = games.unfinished()
    assert stored
    moments.append(time.perf_counter())
    ruleset = _replay(games, stored)
    moments.append(time.perf_counter())
    Statistics(database).record(ruleset, besides=stored.number)
    moments.append(time.perf_counter())
    database.close()
    parts = [end - start for start, end in pairwise(moments)]
    return [*parts, sum(parts)]


def _replay(games: Games, stored: StoredGame) -> Ruleset:
    ruleset = Ruleset.from_json(stored.ruleset_json)
    log = [parse_move(notation) for notation in stored.log]
    journal = games.journal(stored.number)
    session = Session(ruleset, stored.players, journal, SeededDice(stored.seed), log)
    assert session.game.turn == session.game.turns
    return ruleset
