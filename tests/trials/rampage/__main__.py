"""The process in which the hand goes about: `python -m tests.trials.rampage`; see monkey.py."""

import argparse
import gc
import os
import resource
import stat
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from tests.trials.rampage.faults import Faults
from tests.trials.rampage.hand import Files, Hand
from tests.trials.rampage.monkey import Monkey
from tests.ui.keeper import somebody_elses
from yacht_desktop import __version__

_SCREENS = os.path.relpath(Path(__file__).parents[2] / "ui" / "screens.json")


class Nowhere(QObject):
    """Shows no folder and no page."""

    @Slot("QUrl")
    def show(self, _url: object) -> None:
        """Do nothing."""


def main() -> int:
    """Go about with a seed; 0 when nothing was wrong."""
    parser = argparse.ArgumentParser("tests.trials.rampage")
    parser.add_argument("--gestures", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    options = parser.parse_args()
    app = _application()
    faults = Faults()
    faults.listen()
    chance = Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="yacht-monkey-") as folder:
        _settle_in(Path(folder))
        hand = Hand(chance, _files(Path(folder), chance))
        monkey = Monkey(app, Path(folder, "games"), hand, faults)
        start = time.monotonic()
        is_well = monkey.go_about(options.gestures)
    seconds = time.monotonic() - start
    print(f"{hand.tally.total()} gestures in {seconds:.0f} s, seed {options.seed}")
    return 0 if is_well else 1


def _application() -> QApplication:
    gc.disable()
    # Every start leaves a pipe for signals behind, as no process starts twice.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREENS}"
    app = QApplication([sys.argv[0], "-style", "fusion"])
    QCoreApplication.setApplicationName("Yacht")
    QCoreApplication.setApplicationVersion(__version__)
    app.nowhere = Nowhere()  # type: ignore[attr-defined] # lives as long
    for scheme in ("file", "http", "https", "mailto"):
        QDesktopServices.setUrlHandler(scheme, app.nowhere, "show")  # type: ignore[attr-defined, arg-type] # the stubs say bytes
    return app


def _settle_in(folder: Path) -> None:
    """Nobody's home, and no program but one that plays sounds in silence."""
    for name in ("home", "bin", "files", "games"):
        (folder / name).mkdir()
    player = folder / "bin" / "aplay"
    player.write_text("#!/bin/sh\n")
    player.chmod(player.stat().st_mode | stat.S_IXUSR)
    os.environ["HOME"], os.environ["PATH"] = str(folder / "home"), str(folder / "bin")


def _files(folder: Path, chance: Random) -> Files:
    """Somebody else's games, and files that are none."""
    files = folder / "files"
    theirs = somebody_elses(folder)
    theirs.rename(files / "theirs.yacht-games")
    (files / "torn.yacht-games").write_bytes((files / "theirs.yacht-games").read_bytes()[:2000])
    (files / "noise.yacht-rules").write_bytes(chance.randbytes(500))
    (files / "empty.json").touch()
    (files / "letter.txt").write_text("Dear all,\n")
    return Files(files, chance)


if __name__ == "__main__":
    sys.exit(main())
