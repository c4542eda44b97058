"""The program whose calls are refused: `python -m tests.trials.refused.player ROOT PART SEED`."""

import json
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from tests.trials.offscreen import Faults, application
from tests.trials.refused import play
from tests.trials.refused.attempts import Attempts
from tests.trials.refused.files import Files
from tests.trials.refused.refusal import WAYS, Report, Way
from tests.trials.refused.starts import Starts
from tests.trials.shim.preloaded import Preloaded
from tests.ui.table import Table
from tests.unit.records.transferring import a_game
from yacht_desktop.log import start_log


class Trial(NamedTuple):
    """One way of refusing, and what comes of it; with luck not every call is refused."""

    preloaded: Preloaded
    report: Report
    way: Way
    luck: Random | None

    def play(self, table: Table) -> None:
        """Make every gesture of play."""
        attempts = Attempts(self.preloaded, self.report, table.folder.parent / "scratch")
        attempts.sit_down(table)
        play.play(attempts, self.way, self.luck)

    def use_files(self, table: Table) -> None:
        """Give every command that reads or writes other files."""
        a_game(table.database, 1)
        table.controller.reopen()
        theirs = table.folder.parent / "theirs.json"
        Files(self.preloaded, self.report, table, theirs).try_all(self.way, self.luck)

    def start(self, app: QApplication, home: Path) -> None:
        """Start and end the program."""
        Starts(app, self.preloaded, self.report, home).try_all(self.way, self.luck)


def main(arguments: list[str]) -> int:
    """Try one part, and print as a line of JSON what came of each way of refusing.

    With a seed other than 0 only one of the ways is tried, and not every call.
    """
    root, part, seed = Path(arguments[0]), arguments[1], int(arguments[2])
    preloaded, faults = Preloaded(), Faults()
    faults.watch()
    app = application()
    luck = Random(seed) if seed else None
    for number, way in enumerate(luck.sample(WAYS, 1) if luck else WAYS):
        home, trial = root / str(number), Trial(preloaded, Report(), way, luck)
        home.mkdir()
        start_log(home)
        if part == "starts":
            trial.start(app, home)
        else:
            table = Table(app, home)
            trial.play(table) if part == "play" else trial.use_files(table)
            table.close()
        print(json.dumps([trial.report.tally, [*trial.report.wrong, *faults]]), flush=True)
        faults.clear()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
