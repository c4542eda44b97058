"""What a hundred thousand games cost the records, and the start of the program."""

import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from statistics import median

from benchmarks.many_games import NOW, profile_of
from benchmarks.profiles import TRADITIONAL
from benchmarks.table import show
from yacht_desktop.records import (
    FILE_NAME,
    Archive,
    Database,
    Games,
    Selection,
    Statistics,
    Upkeep,
    open_profile,
)

FEW, MANY = 1_000, 100_000
ROUNDS = 5
PAGE = 50
ALL = Selection(TRADITIONAL)
PERIODS: dict[str, date | None] = {
    "ever": None,
    "this year": NOW.date().replace(month=1, day=1),
    "30 days": NOW.date() - timedelta(30),
}

Question = Callable[[Archive, Selection], object]

TABLE: dict[str, Question] = {
    "rulesets": lambda archive, _: archive.rulesets(),
    "counts": lambda archive, selection: archive.counts(selection),
    "size of the table": lambda archive, selection: archive.size(selection),
    "its first page": lambda archive, selection: archive.best(selection, 0, PAGE),
    "unfinished games": lambda archive, selection: archive.others(selection, 0, PAGE),
}
"""What the table of best games asks when it is opened."""

CHARTS: dict[str, Question] = {
    "every game": lambda archive, selection: archive.course(selection),
    "totals": lambda archive, selection: archive.totals(selection),
    "boxes": lambda archive, selection: archive.boxes(selection),
    "streaks": lambda archive, selection: archive.streak(selection),
}
"""What the charts ask."""

LATER: dict[str, Question] = {
    "a page far down": lambda archive, selection: archive.best(
        selection, archive.size(selection) - PAGE, PAGE
    ),
}

START: dict[str, Callable[[Database], object]] = {
    "the game in play": lambda database: Games(database).unfinished(),
    "the record": lambda database: Statistics(database).record(TRADITIONAL),
    "the place of a total": lambda database: Statistics(database).placing(TRADITIONAL, 150),
    "the last finished game": lambda database: Games(database).finished(),
}


def run() -> None:
    """Every question of the records, those of a start, and deleting; each in a new connection."""
    many = profile_of(MANY)
    _ask_all(many)
    _start(many, profile_of(FEW))
    _delete_all(many)


def _ask_all(file: Path) -> None:
    rows: list[list[str]] = []
    for name, questions in (("the table", TABLE), ("the charts", CHARTS), ("", LATER)):
        times = {
            question: [_answered(file, ask, since) for since in PERIODS.values()]
            for question, ask in questions.items()
        }
        rows += [[question, *map(_ms, spent)] for question, spent in times.items()]
        if name:
            together = [sum(spent) for spent in zip(*times.values(), strict=True)]
            rows.append([f"all of {name}", *map(_ms, together)])
    size = file.stat().st_size / 1_000_000
    title = (
        f"Records of {MANY:,} finished games in a file of {size:.0f} MB, ms (median of {ROUNDS})"
    )
    show(title, ("", *PERIODS), rows)


def _answered(file: Path, ask: Question, since: date | None) -> float:
    selection = Selection(TRADITIONAL, since=since)
    return _timed(file, lambda database: ask(Archive(database, lambda: NOW), selection))


def _start(many: Path, few: Path) -> None:
    rows = [["open and check the file", *(_ms(_opened(file)) for file in (few, many))]]
    for question, ask in START.items():
        rows.append([question, *(_ms(_timed(file, ask)) for file in (few, many))])
    title = f"What a start asks of a file, ms (median of {ROUNDS})"
    show(title, ("", f"{FEW:,} games", f"{MANY:,} games"), rows)


def _delete_all(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(file, Path(folder, FILE_NAME)))
        with closing(open_profile(copy)) as database:
            upkeep = Upkeep(database)
            hidden: list[int] = []
            rows = [
                ["hide them", _ms(_spent(lambda: hidden.extend(upkeep.delete_all(ALL))))],
                ["restore them", _ms(_spent(lambda: upkeep.restore(hidden)))],
                ["hide them again", _ms(_spent(lambda: upkeep.delete_all(ALL)))],
                ["purge them", _ms(_spent(upkeep.purge))],
            ]
    show(f"Deleting {len(hidden):,} games at once, ms", ("", "once"), rows)


def _opened(file: Path) -> float:
    return median(_spent(lambda: open_profile(file).close()) for _ in range(ROUNDS))


def _timed(file: Path, ask: Callable[[Database], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        with closing(open_profile(file)) as database:
            times.append(_spent(partial(ask, database)))
    return median(times)


def _spent(do: Callable[[], object]) -> float:
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f}"
