"""Play for a recording, in a process of its own: `python -m tests.trials.crash.evening ROOT ...`.

A game of six, undo, corrections, an import, a backup, a way back, exports, settings and a migration
before all of it: through the window, on the files below ROOT. Each gesture is marked in the
recording, with what the window shows after it.
"""

import json
import logging
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.trials.offscreen import Faults, application
from tests.trials.shim.preloaded import Preloaded
from tests.ui.keeper import Keeper
from tests.ui.table import Table, until
from yacht_desktop.coach.cache import Cache
from yacht_desktop.log import start_log
from yacht_desktop.records.transfer import export_games
from yacht_desktop.rules import PRESETS, Amend, Category, Game
from yacht_desktop.ui.setup import Setup

TRADITIONAL = PRESETS["traditional"]
SIX = Setup(TRADITIONAL, ("Ann", "Bo", "Cleo", "Dora", "Emil", "Flo"))
AT_THE_TABLE = Setup(TRADITIONAL, ("Ann", "Bo"), has_table_dice=True)


def seen(game: Game) -> str:
    """All that the window shows of a game, as text."""
    cards = [list(card.points) for card in game.cards]
    return json.dumps([cards, game.player, game.rolls_left, game.faces, sorted(game.held)])


class Evening:
    """Someone at the table, and whoever writes down what they do."""

    def __init__(self, app: QApplication, root: Path, turns: int, luck: Random) -> None:
        self._app = app
        self._preloaded = Preloaded()
        self._root = root
        self._turns = turns
        self._luck = luck
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def do(self, name: str, gesture: Callable[[], object]) -> None:
        """Make a gesture, and mark where it begins and ends."""
        self._preloaded.mark(f"begin {name}")
        gesture()
        if self._table is not None:
            until(lambda: self.table.keeping.errands.is_idle)
        QCoreApplication.processEvents()
        shown = seen(self._table.game) if self._table is not None else ""
        self._preloaded.mark(f"end {shown}")

    def start(self) -> None:
        def start() -> None:
            self._table = Table(self._app, self._root / "home")

        self.do("start", start)

    def close(self) -> None:
        def close() -> None:
            table, self._table = self.table, None
            table.close()

        self.do("close", close)

    def first(self) -> None:
        """Somebody's first start, and a few turns."""
        self.start()
        self.settings()
        for _ in range(self._turns):
            self.turn()
        self.do("first backup", self.table.window.your_games.back_up)
        self.close()
        self.start()
        self.turn()
        self.close()

    def whole(self) -> None:
        """An evening that begins with a migration, in the middle of a game of six."""
        self.start()
        self.six()
        self.settings()
        self.table_dice()
        self.solo()
        self.after_the_end()
        self.files()
        self.close()
        self.start()
        self.turn()
        self.close()

    def six(self) -> None:
        """A game of six to its end, from where it was left or from its first roll."""
        if self.table.game.is_over or len(self.table.game.cards) < len(SIX.names):
            self.do("six players", lambda: self.table.controller.start(SIX))
        while not self.table.game.is_over:
            self.turn()
            if self._luck.random() < 0.2:
                self.do("undo", lambda: self.table.press("Ctrl+Z"))
                self.do("redo", lambda: self.table.press("Ctrl+Y"))
            if self.table.game.turn == self.table.game.turns and not self.table.game.left:
                self.do("leave", lambda: self.table.controller.leave(5))
        self.do("undo the end", lambda: self.table.press("Ctrl+Z"))
        self.do("redo the end", lambda: self.table.press("Ctrl+Y"))

    def turn(self) -> None:
        """Roll once or more, and fill a box."""
        self.do("roll", lambda: self.table.press("Space"))
        while self.table.game.rolls_left and self._luck.random() < 0.4:
            for die in self._luck.sample("12345", 2):
                self.do("hold", partial(self.table.press, die))
            if self._luck.random() < 0.3:
                self.do("undo", lambda: self.table.press("Ctrl+Z"))
            if self.table.game.can_roll:
                self.do("roll again", lambda: self.table.press("Space"))
        self.do("score", lambda: self.table.controller.score(self._box()))

    def _box(self) -> Category:
        return self._luck.choice(self.table.game.card.open_boxes)

    def table_dice(self) -> None:
        """A game with dice on the table: entries, and corrections before and after the end."""
        controller = self.table.controller
        self.do("dice on the table", lambda: controller.start(AT_THE_TABLE))
        for _ in range(2 * self._turns):
            self.entry()
        self.do("correct", lambda: controller.amend(self._correction()))
        self.do("undo the correction", controller.undo)
        self.do("redo the correction", controller.redo)
        self.do("the second leaves", lambda: controller.leave(1))
        while not self.table.game.is_over:
            self.entry()
        self.do("correct after the end", lambda: controller.amend(self._correction()))
        self.do("correct both", lambda: controller.amend(*self._both()))
        self.do("undo both", controller.undo)

    def entry(self) -> None:
        faces = tuple(self._luck.choices(range(1, 7), k=5))
        self.do("enter", lambda: self.table.controller.enter(faces))
        self.do("score", lambda: self.table.controller.score(self._box()))

    def _correction(self) -> Amend:
        card = self.table.game.cards[0]
        filled = [box for box in card.categories if card[box] is not None]
        return Amend(0, self._luck.choice(filled), tuple(self._luck.choices(range(1, 7), k=5)))

    def _both(self) -> list[Amend]:
        return [Amend(0, Category.ONES, (1,) * 5), Amend(0, Category.YACHT, (6,) * 5)]

    def solo(self) -> None:
        """A game for one: left, returned to, assisted, and practised once more."""
        controller = self.table.controller
        self.do("one player", lambda: controller.start(Setup(TRADITIONAL)))
        self.turn()
        self.do("ask the coach", controller.consult)
        self.turn()
        self.do("another game", lambda: self.table.press("Ctrl+Shift+N"))
        self.do("back to the game before", lambda: self.table.press("Ctrl+Z"))
        self.do("other rules", self.table.actions.presets["two-pairs"].trigger)
        self.do("practise", lambda: controller.practise(TRADITIONAL, bytes(32)))
        self.turn()

    def after_the_end(self) -> None:
        """Notes, deletions, and rules of the house."""
        table, finished = self.table, self._last_finished()
        self.do("note", lambda: table.book.notes.write(finished, "at the lake"))
        self.do("delete", lambda: table.book.delete(finished))
        self.do("bring back", table.book.bring_back)
        self.do("delete again", lambda: table.book.delete(finished))
        house = table.house
        house.begin("traditional")
        house.change(0, "Ours", house.entry(0).ruleset)
        self.do("keep house rules", lambda: house.save(0))
        self.do("delete house rules", lambda: house.delete(1))

    def _last_finished(self) -> int:
        sql = "SELECT max(number) FROM game WHERE state = 'finished' AND players = 1"
        return int(self.table.database.rows(sql)[0][0])

    def files(self) -> None:
        """Games out and in, a backup and the way back, and what the coach keeps."""
        table, keeper, out = self.table, Keeper(self.table), self._root / "out"
        mine, totals = out / "mine.yacht-games", out / "totals.csv"
        self.do("export", lambda: keeper.choose(table.actions.export_games, mine))
        self.do("export again", lambda: export_games(table.database.snapshot(), table.file, mine))
        self.do("totals", lambda: keeper.choose(table.actions.export_totals, totals))
        keeper.choose(table.actions.import_games, self._root / "theirs.json")
        self.do("import", lambda: self._press(keeper, "Import"))
        self.do("daily backup", table.window.your_games.back_up)
        self.turn()
        table.actions.backups.trigger()
        until(lambda: keeper.shown_list().rowCount() > 0)
        keeper.shown_list().selectRow(0)
        keeper.press("Restore…")
        self.do("restore", lambda: self._press(keeper, "Restore"))
        self.turn()
        numbers = np.arange(6.0)
        cache = Cache(self._root / "home" / "cache")
        self.do("solve", lambda: cache.save("means", TRADITIONAL, numbers))
        self.do("solve again", lambda: cache.save("means", TRADITIONAL, numbers + 1))

    def _press(self, keeper: Keeper, text: str) -> None:
        keeper.press(text)
        until(keeper.is_alone)

    def settings(self) -> None:
        settings, actions = self.table.settings, self.table.actions
        self.do("zoom", lambda: setattr(settings, "zoom", 125))
        self.do("Yacht first", actions.seats.yacht_first.trigger)


def main(arguments: list[str]) -> int:
    """Play one of the evenings; 1 if the program had a fault, or complained in its log."""
    root, evening, turns, seed = Path(arguments[0]), arguments[1], *map(int, arguments[2:])
    faults = Faults()
    faults.watch()
    logging.captureWarnings(capture=True)
    log = start_log(root / "home")
    app = application()
    player = Evening(app, root, turns, Random(seed))
    player.whole() if evening == "whole" else player.first()
    complaints = log.read_text(encoding="utf-8") if log else ""
    print(complaints, end="")
    return 1 if faults or complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
