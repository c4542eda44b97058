"""Recording an evening: what lies there before it, and the calls from then on."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tests.trials.shim.preloaded import Call, build, calls_in, environment
from tests.ui.keeper import somebody_elses
from tests.unit.doubles import log_of
from tests.unit.records.support import games_of
from tests.unit.records.transferring import a_game, in_version_1
from yacht_desktop.records import FILE_NAME, open_profile
from yacht_desktop.rules import PRESETS

PLAYER = "tests.trials.crash.evening"
ROOT = Path(__file__).parents[3]
TRADITIONAL = PRESETS["traditional"]
_OLDER_GAMES = 3
_LONGEST = 300
"""Seconds that an evening may take."""


class Recording(NamedTuple):
    """The files before, those after, and every call that led from one to the other."""

    before: Path
    after: Path
    log: Path

    def calls(self) -> Iterator[Call]:
        """All of them in order."""
        return calls_in(self.log)


def record(folder: Path, evening: str, turns: int, seed: int) -> Recording:
    """Let an evening be played; `turns` is how long its games are."""
    before, after, log = folder / "before", folder / "after", folder / "calls"
    (before / "out").mkdir(parents=True)
    if evening == "whole":
        (before / "home").mkdir()
        _leave_older_games(before, folder, turns)
    shutil.copytree(before, after)
    done = subprocess.run(
        [sys.executable, "-m", PLAYER, str(after), evening, str(turns), str(seed)],
        cwd=ROOT,
        env=environment(build(folder), after, log),
        check=False,
        timeout=_LONGEST,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"the evening went wrong:\n{done.stdout}\n{done.stderr}")
    return Recording(before, after, log)


def _leave_older_games(before: Path, folder: Path, turns: int) -> None:
    """A file of the first version with a game of six in it, and somebody else's games beside."""
    with closing(open_profile(folder / "newer" / FILE_NAME)) as database:
        for seed in range(_OLDER_GAMES):
            a_game(database, seed)
        games = games_of(database)
        names = ("Ann", "Bo", "Cleo", "Dora", "Emil", "Flo")
        stored = games.start(TRADITIONAL, bytes(32), names)
        played = TRADITIONAL.categories[: max(0, len(TRADITIONAL.categories) - turns)]
        log = [f"roll 12345, score {box}" for box in played for _ in names]
        if log:
            games.journal(stored.number).write(0, log_of(", ".join(log)), None)
    in_version_1(folder / "newer" / FILE_NAME, before / "home" / FILE_NAME)
    somebody_elses(folder).rename(before / "theirs.json")
