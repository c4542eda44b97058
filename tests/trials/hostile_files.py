"""Hostile files at every door of the program: no crash, no hang, nothing written elsewhere.

python3 packaging/dev.py trials hostile-files [--examples 1500] [--seed 1] [reader ...]

Each file begins as one that the program wrote, and is damaged where it hurts: bytes, values, SQL,
schemas, or it is no file at all. What is read must be used, or be refused in words. So must what is
said on the command line: of that, each is a start of the program itself.
"""

import argparse
import logging
import os
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from tests.trials.hostile.command_line import COMMAND
from tests.trials.hostile.readers import READERS, Reader
from tests.trials.hostile.watching import Watch, nothing_written
from tests.trials.hostile.windows import WINDOW

_QUICK: Final = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""A disk that is never waited for."""

_EXAMPLES: Final = 1500
"""Files for each reader: about eight minutes in all."""


_SHARE: Final = 10
"""The window is seen with every so many of them."""

_FEWEST: Final = 4
"""Of those that are seen with a share."""

DOORS: Final = READERS | WINDOW | COMMAND


def run(arguments: Sequence[str]) -> int:
    """Try every reader with so many hostile files; tell of each kind of fault once."""
    parser = argparse.ArgumentParser(prog="hostile-files", description=__doc__.splitlines()[0])
    parser.add_argument("readers", nargs="*", help=f"some of {', '.join(DOORS)}; else all")
    parser.add_argument("--examples", type=int, default=_EXAMPLES, help="files for each reader")
    parser.add_argument("--seed", type=int, default=random.randrange(2**32), help="to repeat a run")
    options = parser.parse_args(arguments)
    print(f"hostile-files: seed {options.seed}", flush=True)
    watch, app = Watch(), an_application()
    start = time.monotonic()
    more = 0
    for name in options.readers or DOORS:
        examples = options.examples
        if name not in READERS:
            examples = max(_FEWEST, examples // _SHARE)
        try_reader(name, DOORS[name], examples, options.seed, watch)
        print(
            f"  {name}: {watch.read[name]} files, {watch.refused[name]} refused,"
            f" {time.monotonic() - start:.0f} s",
            flush=True,
        )
        # A window after the other needs more than the one of a start; here it is each file's peak.
        more = watch.note_memory() if name in READERS else more
    del app
    for story in watch.faults.values():
        print(story)
    print(f"hostile-files: {watch.read.total()} files, {more} MB more, {len(watch.faults)} faults")
    return 1 if watch.faults else 0


def an_application() -> QApplication:
    """Qt, drawn off screen; what it and the program warn of is for the log of a real start."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    logging.getLogger("yacht").setLevel(logging.CRITICAL)
    qInstallMessageHandler(lambda *_: None)
    app = QApplication.instance() or QApplication(["yacht", "-style", "fusion"])
    assert isinstance(app, QApplication)
    return app


def try_reader(name: str, reader: Reader, examples: int, number: int, watch: Watch) -> None:
    """One reader, with files that a number of luck makes."""

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def try_one(data: st.DataObject) -> None:
        with tempfile.TemporaryDirectory(prefix="hostile-", dir=_QUICK) as root:
            folder = Path(root) / "data"
            folder.mkdir()
            told: list[str] = []
            read = reader(folder, data, told)
            with watch.reading(name, folder, told):
                read()

    with tempfile.TemporaryDirectory(prefix="home-") as home:
        os.environ["HOME"] = home
        with nothing_written(watch, [Path(home)]):
            try_one()
