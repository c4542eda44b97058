"""Years of games under clocks that leap, go back and change to summer time, and on a new machine.

python -m tests.trials years --games 100000      the long run, some minutes
python -m tests.trials years --games 500         as in the checks

The program itself is started for each sitting, on one and the same profile, with its clock set by
`faketime`. After each sitting: the lists are in the order of play, whatever the clock said; the day
shown is that of the clock; periods and days in a row are such as can be; a backup of that day is
there, and no older one was lost that a clock set right would have kept; and no page tells of a time
that is less than none, though the clock was set back within the game.
"""

import argparse
import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.many_games import profile_of
from yacht_desktop.records import FILE_NAME
from yacht_desktop.records.backups import list_backups

LONGEST = 120  # seconds for a sitting
SHIFT = 1800  # seconds; summer time is one or two of these ahead
_BELOW = re.compile(r"(?<![\w.,])[-−]\s?\d+(?:[.,:]\d+)*(?:\s?\w+)?")
"""A figure below zero, and the word that follows it."""
_POINTS = re.compile(r"[-−]\s?\d+[.,]\d$")
"""As luck and what was given away are written."""


class Sitting(NamedTuple):
    """When and where a game is played, by the clock on the wall."""

    clock: str
    zone: str = "Europe/Stockholm"
    then: str = ""
    """To what the clock is set in the middle of the game."""

    @property
    def end(self) -> str:
        """When the game ends, or some seconds before that."""
        return self.then or self.clock


SITTINGS: Final = (
    Sitting("2026-11-30 20:00:00"),
    Sitting("2038-01-19 04:14:05"),  # three seconds before 2^31
    Sitting("2038-01-20 12:00:00"),
    Sitting("2100-03-01 09:00:00"),  # no leap year, though divisible by four
    Sitting("1970-01-01 00:00:05"),  # in UTC it is still 1969
    Sitting("1970-01-01 00:00:05", "America/New_York"),
    Sitting("2026-11-30 21:00:00"),  # set right again
    Sitting("2027-03-28 01:59:58"),  # the hour after this one doesn't exist
    Sitting("2027-10-31 02:30:00"),  # this hour comes twice
    Sitting("2027-03-14 01:59:58", "America/New_York"),
    Sitting("2027-11-07 01:30:00", "America/New_York"),
    Sitting("2027-04-04 01:45:00", "Australia/Lord_Howe"),  # half an hour comes twice
    Sitting("2027-10-03 01:59:58", "Australia/Lord_Howe"),
    Sitting("2027-12-31 23:59:58"),  # a game into the new year
    Sitting("2028-01-02 12:00:00", then="2028-01-02 09:30:00"),  # ends before it began
    Sitting("2028-01-05 00:10:00", then="2028-01-04 23:50:00"),  # ends the day before
    Sitting("2028-01-06 12:00:00"),
)
HOMES: Final = (
    ("Ærø & søn", "is_IS.UTF-8"),
    ("お茶 👩‍👩‍👧", "ja_JP.UTF-8"),
    ("אבא", "C"),
)
"""Folders of other users, with their languages."""


class Years:
    """One profile through all of it; `faults` says what was wrong."""

    def __init__(self, folder: Path, games: int) -> None:
        self._folder = folder
        shutil.copy(profile_of(games), folder / FILE_NAME)
        self.faults: list[str] = []
        self.texts = 0
        """How many were read."""
        self._before: dict[str, Any] = {}

    def sit(self, sitting: Sitting) -> None:
        """Play a game at some time, and look at everything."""
        known = {backup.path.name for backup in list_backups(self._folder / FILE_NAME)}
        kept = {"TZ": sitting.zone, "FAKETIME_NO_CACHE": "1"}  # so that it can be set later
        seen = self._run(["faketime", "-m", "-f", f"@{sitting.clock}"], kept, sitting.then)
        self._name = f"{sitting.clock} {sitting.zone} {sitting.then}".rstrip()
        self._check_orders(seen)
        self._check_words(seen)
        self._check_times(seen, sitting)
        self._check_backups(known, sitting)
        self._before = seen

    def move(self, home: str, language: str) -> None:
        """Take the profile to another machine and user, whose cache can't be written."""
        self._name = home
        there = self._folder.parent / home / "Yacht «ny»"
        there.parent.mkdir()
        shutil.copytree(self._folder, there, ignore=shutil.ignore_patterns("cache", "yacht.lock"))
        (there / "cache").write_text("a file in the folder's place\n", encoding="utf-8")
        self._folder = there
        kept = {"HOME": str(there.parent), "USER": home, "LANG": language, "LC_ALL": language}
        seen = self._run([], kept)
        self._check_orders(seen)
        self._check_words(seen)
        self._before = seen

    def _run(self, clock: list[str], variables: dict[str, str], *then: str) -> dict[str, Any]:
        command = [*clock, sys.executable, "-m", "tests.trials.sitting", str(self._folder), *then]
        run = subprocess.run(
            command,
            env=os.environ | variables,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )
        lines = run.stdout.splitlines()
        seen: dict[str, Any] = json.loads(lines[-1]) if lines else {}
        if run.returncode or seen.get("faults"):
            raise RuntimeError(f"{command} {variables}: {seen or run.stderr}")
        return seen

    def _need(self, holds: object, what: str, *details: object) -> None:
        if not holds:
            self.faults.append(f"{self._name}: {what} {details}")

    def _check_orders(self, seen: dict[str, Any]) -> None:
        """The game is the last in the course, and the list has kept its order around it."""
        order = [(-total, number) for number, _, total in seen["best"]]
        self._need(order == sorted(order), "the best games are in disorder", order)
        self._need(seen["course"] == sorted(seen["course"]), "the course is in disorder")
        self._need(seen["first line"][1] == str(seen["best"][0][2]), "another game is shown first")
        if self._before:
            old = [number for number, *_ in self._before["best"]]
            new = [number for number, *_ in seen["best"] if number in old]
            self._need(new == old[: len(new)], "records have changed places", old, new)
            for count in ("size", "games"):
                grown = seen[count] - self._before[count]
                self._need(grown == 1, f"{grown} games more in {count}")

    def _check_words(self, seen: dict[str, Any]) -> None:
        """Below zero there are points and chances only, and these have a decimal."""
        for page, texts in seen["told"].items():
            self.texts += len(texts)
            for text in texts:
                below = [found for found in _BELOW.findall(text) if not _POINTS.match(found)]
                self._need(not below, f"less than none on {page}", text)

    def _check_times(self, seen: dict[str, Any], sitting: Sitting) -> None:
        wanted = datetime.fromisoformat(sitting.end)
        ended = datetime.fromisoformat(seen["ended"][-1])
        late = (ended - wanted).total_seconds()
        is_near = late % SHIFT < LONGEST and abs(late) < 2 * SHIFT + LONGEST  # of summer time
        self._need(is_near, "another time", ended, wanted)
        periods = seen["periods"]
        shrinks = [periods[name] for name in ("ever", "year", "month", "week", "day")]
        self._need(periods["ever"] == seen["size"], "not every game is in ever", periods)
        is_of_today = ended.date().isoformat() == seen["today"]  # and not of the year that was out
        self._need(shrinks[-1] >= is_of_today, "the game is not of today", periods)
        self._need(shrinks[0] >= max(shrinks[1:]), "a period has more than ever", periods)
        current, longest = seen["streak"]
        self._need(1 <= current <= longest <= seen["size"], "days in a row", seen["streak"])
        with (self._folder / "totals.csv").open(encoding="utf-8-sig", newline="") as file:
            *_, row = csv.DictReader(file)
        told = datetime.fromisoformat(f"{row['date']}T{row['time']}")
        self._need(told == ended, "the export tells another time", told, ended)
        datetime.fromisoformat(row["ended"])

    def _check_backups(self, known: set[str], sitting: Sitting) -> None:
        """One of today; and a clock that is wrong for once takes none of those before."""
        backups = list_backups(self._folder / FILE_NAME)
        lost = known - {backup.path.name for backup in backups}
        # Two sittings at most are of the same day in UTC, and the newer is enough of a day.
        self._need(not lost, "backups are gone", lost)
        today = datetime.fromisoformat(sitting.end)
        near = [b for b in backups if abs((b.at.replace(tzinfo=None) - today).days) <= 1]
        self._need(near, "there is no backup of today", sitting.clock)


def run(arguments: Sequence[str]) -> int:
    """All sittings, then all homes; 1 when anything was wrong."""
    parser = argparse.ArgumentParser("years", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--every", type=int, default=1, help="leave out sittings in between")
    options = parser.parse_args(arguments)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="yacht-years-") as folder:
        profile = Path(folder, "games")
        profile.mkdir()
        years = Years(profile, options.games)
        for sitting in SITTINGS[:: options.every]:
            years.sit(sitting)
            print(f"{sitting.clock} {sitting.zone}", flush=True)
        for home, language in HOMES[:: options.every]:
            years.move(home, language)
            print(f"{language} in {home}", flush=True)
    print(*years.faults, sep="\n")
    print(f"{years.texts} texts were read on pages")
    print(f"{len(years.faults)} faults in {time.monotonic() - start:.0f} s")
    return 1 if years.faults else 0
