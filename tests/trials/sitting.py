"""The program as a process of its own, for one sitting: `python -m tests.trials.sitting FOLDER`.

With a time after the folder, `faketime` is told to put the clock there in the middle of the game.

Plays a game to its end by keys and clicks, opens the records, makes a backup, exports everything,
and prints as JSON what the player saw. The clock and the zone are those of its process.
"""

import json
import os
import sys
from datetime import datetime
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from tests.trials.rampage.faults import Faults
from tests.trials.told import told
from tests.ui import hands
from tests.ui.book.reading import settle
from tests.ui.furniture import presenters_of
from tests.ui.table import until
from yacht_desktop.app import Program
from yacht_desktop.records import Archive, Selection
from yacht_desktop.records.transfer import export_games, export_totals
from yacht_desktop.ui.board.scorecard_model import NAME
from yacht_desktop.ui.folders import Folders
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.period import Period

SHOWN = 5
HALF_A_CARD = 6


def play(window: MainWindow, clock: str = "") -> None:
    """Play a game to its end: one roll a turn, the first open box. Half-way the clock is set."""
    view, model = window.board.card.view, window.board.card.model
    controller = presenters_of(window).controller
    if controller.game.is_over:
        hands.press(window, "N")
    while not controller.game.is_over:
        if clock and len(controller.game.card.open_boxes) <= HALF_A_CARD:
            os.environ["FAKETIME"], clock = f"@{clock}", ""
        hands.press(window, "Space")
        row = next(row for row in range(model.rowCount()) if model.is_open(row))
        view.scrollTo(model.index(row, NAME))
        hands.click(view.viewport(), view.visualRect(model.index(row, NAME)).center())
    QCoreApplication.processEvents()


def look(window: MainWindow, folder: Path) -> dict[str, object]:
    """Open the records, make a backup and export; returns what is seen."""
    presenters = presenters_of(window)
    book, answers = presenters.book.book(), list[object]()
    book.boxes_came.connect(answers.append)
    hands.press(window, "Ctrl+2")
    until(lambda: bool(answers))
    settle()
    window.your_games.back_up()
    until(lambda: presenters.keeping.errands.is_idle)
    database = presenters.keeping.database
    export_totals(database.snapshot(), database.path, folder / "totals.csv")
    games = export_games(database.snapshot(), database.path, folder / "games.yacht-games")
    archive, ever = Archive(database), Selection(presenters.controller.game.ruleset)
    today = datetime.now().astimezone().date()
    page = window.pages.records_page
    table = page.overview.list.table if page is not None else None
    lines = table.games if table is not None else None
    course = archive.course(ever)
    first_line = [] if lines is None else [lines.index(0, c).data() for c in range(2)]
    return {
        "today": today.isoformat(),
        "total": presenters.controller.game.totals[0],
        "games": games,
        "size": archive.size(ever),
        "best": [entry[:3] for entry in archive.best(ever, 0, 50)],
        "course": course.numbers[-SHOWN:],
        "ended": [point.at.isoformat() for point in course[-SHOWN:]],
        "periods": {
            period: len(archive.course(Selection(ever.ruleset, ever.kind, *period.days(today))))
            for period in Period
        },
        "streak": archive.streak(ever),
        "first line": first_line,
        "told": told(window, course.numbers[-1]),
    }


def main(folder: Path, clock: str = "") -> int:
    """One sitting; 0 when the program had nothing to complain of."""
    app = QApplication([sys.argv[0], "-style", "fusion"])
    QCoreApplication.setApplicationName("Yacht")
    faults = Faults()
    faults.listen()
    seen: dict[str, object] = {}

    def sit() -> None:
        windows = [w for w in app.topLevelWidgets() if isinstance(w, MainWindow)]
        if not windows or not windows[0].isActiveWindow():
            return
        timer.stop()
        try:
            play(windows[0], clock)
            seen.update(look(windows[0], folder))
        finally:
            windows[0].close()

    timer = QTimer()
    timer.timeout.connect(sit)
    timer.start(10)
    code = Program(app, Folders.portable(folder)).run()
    print(json.dumps(seen | {"faults": faults.found}))
    return code or (1 if faults.found or not seen else 0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
