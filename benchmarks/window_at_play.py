"""The game's own window, playing by itself: `python -m benchmarks.window_at_play FOLDER COUNT`.

Prints as JSON how long each gesture took until the window was painted. With a COUNT of 0 it plays
while the coach learns a ruleset, and prints for how long at a time the window saw to nothing else.
"""

import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from yacht_desktop.records import FILE_NAME, Games, Statistics, open_profile
from yacht_desktop.rules import PRESETS, Ruleset
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import Appearance

Key = Qt.Key
Gesture = tuple[str, Callable[[], object]]


class PaintCounter(QObject):
    """Counts how often a window has brought itself up to date."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.count = 0
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Count, and let everything pass."""
        self.count += event.type() == QEvent.Type.UpdateRequest
        return False


class WindowAtPlay:
    """A window over a profile, and someone who knows what can be done in it."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self._app = app
        file = folder / FILE_NAME
        database = open_profile(file)
        games = Games(database)
        self._controller = Controller(games, Statistics(database))
        settings = Settings(folder / "yacht.ini")
        self._controller.open(settings.setup)
        theme = Theme(app, Appearance.LIGHT, still=True)
        presenters = Presenters.of(database, self._controller, file, folder)
        self._runner = presenters.runner  # which does nothing until it is asked
        self.window = MainWindow(settings)
        self.window.furnish(presenters, theme, settings, Speech(app, Language.ENGLISH))
        self._chance = Random(1)
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window), "without the focus it hears no key"

    def play(self, count: int) -> dict[str, object]:
        """Make so many gestures; returns what they took and how often the window was painted."""
        counter = PaintCounter(self.window)
        waited, worked = defaultdict(list), []
        for _ in range(count):
            kind, gesture = self._choose()
            start, work = time.perf_counter(), time.process_time()
            gesture()
            self._app.processEvents()
            waited[kind].append(1000 * (time.perf_counter() - start))
            worked.append(1000 * (time.process_time() - work))
        return {"waited": waited, "worked": worked, "repaints": counter.count}

    def play_while_learning(self, ruleset: Ruleset) -> dict[str, object]:
        """Make a gesture now and then until a ruleset is known; returns the window's pauses."""
        pauses, last = list[float](), time.perf_counter()

        def note() -> None:
            nonlocal last
            now = time.perf_counter()
            pauses.append(1000 * (now - last))
            last = now

        def go_on() -> None:
            study = self._runner.study(ruleset)
            if study is not None and study.is_complete:
                self._app.quit()
            self._choose()[1]()

        beats = [QTimer(), QTimer()]
        for timer, interval, beat in zip(beats, (1, 100), (note, go_on), strict=True):
            timer.timeout.connect(beat)
            timer.start(interval)
        self._app.exec()
        return {"pauses": pauses}

    def alive(self) -> int:
        """How many timers and animations run once everything has come to rest."""
        QTest.qWait(2000)
        timers = self.window.findChildren(QTimer)
        animations = self.window.findChildren(QAbstractAnimation)
        running = QAbstractAnimation.State.Running
        return sum(timer.isActive() for timer in timers) + sum(
            animation.state() == running for animation in animations
        )

    def _choose(self) -> Gesture:
        game = self._controller.game
        if game.is_over:
            return "next game", lambda: self._press(Key.Key_N)
        gestures: list[Gesture] = []
        if game.can_roll:
            gestures += [("roll", lambda: self._press(Key.Key_Space))] * 3
        if game.can_hold:
            slot = self._chance.randrange(5)
            gestures += [("hold or release", lambda: self._press(Key(Key.Key_1 + slot)))] * 2
        if game.faces is not None:
            box = self._chance.choice(game.card.open_boxes)
            chosen = self.window.board.card.view.chosen
            gestures += [("score", lambda: chosen.emit(game.player, box))]
        if self._controller.undoable is not None:
            undo = self.window.actions_.undo
            gestures += [("undo", undo.trigger)]
        return self._chance.choice(gestures)

    def _press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.board.card.view, key)


def main() -> None:
    """Play and tell."""
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    play, count = WindowAtPlay(app, Path(sys.argv[1])), int(sys.argv[2])
    result = play.play(count) if count else play.play_while_learning(PRESETS["two-pairs"])
    print(json.dumps(result | {"alive": play.alive()}))


if __name__ == "__main__":
    main()
