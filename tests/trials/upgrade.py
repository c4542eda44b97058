"""Kill the program while it brings large files of every earlier version up to today's.

upgrade                          50 kills for each earlier schema step, with 5,000 games
upgrade --kills 500 --games 100  as many as you like; --seed repeats a run

The files are those that each step's own program played (tests/unit/records/kept), with their first
game multiplied. After each kill the next start must find the old file or the new one, with every
game, move, note and result; the file as it was must lie among the backups once it is the new one.
"""

import argparse
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.unit.records.kept_files import STEPS_KEPT, copy_of, games_in, version_of
from tests.unit.records.processes import kill, running
from tests.unit.records.support import Dump, dump, profile
from yacht_desktop.records.files import pragma, reading
from yacht_desktop.records.schema import STEPS

EARLIER: Final = tuple(step for step in STEPS_KEPT if step < len(STEPS))
_MULTIPLY: Final = (
    "INSERT INTO game (id, ruleset, players, seed, state, started, ended, utc_offset, total)"
    " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ?)"
    " SELECT lower(hex(randomblob(16))), ruleset, players, seed, 'finished', started, ended, 0,"
    " total FROM n, game WHERE number = 1",
    "INSERT INTO seat SELECT game.number, player, name, seat.total FROM game, seat"
    " WHERE seat.game = 1 AND game.number > ?",
    "INSERT INTO move SELECT game.number, ply, notation FROM game, move"
    " WHERE move.game = 1 AND game.number > ?",
)


class Outcome(NamedTuple):
    """How the kills of one step went."""

    old: int
    """Kills that left the file as it was."""
    new: int
    """Kills that came after all was done."""
    wrong: list[str]


def large_file(step: int, games: int, folder: Path) -> Path:
    """The file of a step with so many games more."""
    path = copy_of(step, folder)
    with closing(sqlite3.connect(path)) as connection, connection:
        ((last,),) = connection.execute("SELECT max(number) FROM game").fetchall()
        for statement, value in zip(_MULTIPLY, (games, last, last), strict=True):
            connection.execute(statement, (value,))
    return path


def try_step(step: int, games: int, kills: int, seed: str) -> Outcome:
    """Kill as often as told while the file of a step becomes today's."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        large = large_file(step, games, folder / "large")
        before = games_in(large)
        migrated, seconds = _measured(large, folder / "measured")
        outcome = Outcome(0, 0, [])
        for number in range(kills):
            luck = Random(f"{seed} {step} {number}")
            path = folder / "killed" / str(number) / "yacht.db"
            path.parent.mkdir(parents=True)
            path.write_bytes(large.read_bytes())
            with running("migrating", path, 0) as process:
                kill(process, 1, luck.uniform(0, 1.2 * seconds))
            is_new = _version(path) == len(STEPS)
            faults = [*_copies_wrong(path, step, before, is_new=is_new)]
            with profile(path) as database:
                faults += [] if dump(database) == migrated else ["rows differ"]
            faults += [] if games_in(path) == before else ["games differ"]
            outcome.wrong.extend(f"step {step}, kill {number}: {fault}" for fault in faults)
            outcome = outcome._replace(old=outcome.old + (not is_new), new=outcome.new + is_new)
    return outcome


def _measured(large: Path, folder: Path) -> tuple[Dump, float]:
    """What a migration in peace makes, and how long it takes."""
    folder.mkdir()
    path = folder / "yacht.db"
    path.write_bytes(large.read_bytes())
    start = time.monotonic()
    with profile(path) as database:
        return dump(database), time.monotonic() - start


def _version(path: Path) -> int:
    with reading(path) as connection:
        return pragma(connection, "user_version")


def _copies_wrong(
    path: Path, step: int, before: list[dict[str, object]], *, is_new: bool
) -> list[str]:
    copies = list((path.parent / "backups").glob("*.db"))
    if is_new and not copies:
        return ["no copy of the old file"]
    if any(version_of(copy) != step or games_in(copy) != before for copy in copies):
        return ["a copy is not the old file"]
    return []


def run(arguments: Sequence[str]) -> int:
    """Try every earlier step; 1 if anything was lost."""
    parser = argparse.ArgumentParser("upgrade", allow_abbrev=False, description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", default=str(Random().randrange(10**6)))
    options = parser.parse_args(arguments)
    print(f"upgrade: seed {options.seed}")
    wrong = []
    for step in EARLIER:
        outcome = try_step(step, options.games, options.kills, options.seed)
        wrong += outcome.wrong
        print(
            f"step {step}, {options.games} games: {options.kills} kills left {outcome.old} old"
            f" files and {outcome.new} new ones, {len(outcome.wrong)} wrong"
        )
    print(*wrong, sep="\n")
    return int(bool(wrong))
