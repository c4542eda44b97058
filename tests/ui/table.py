"""A player's table: the program's window on a file of games, and what the player sees there."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QPoint, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from yacht_desktop.records import FILE_NAME, Games, Statistics, open_profile
from yacht_desktop.rules import Category, Game
from yacht_desktop.ui.board.scorecard_model import NAME
from yacht_desktop.ui.board.tumble import Tumble
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.record_book import RecordBook
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import Theme

PATIENCE = 20_000  # milliseconds, on a machine that has other things to do


def until(condition: Callable[[], bool]) -> None:
    """Let the program run until something is so."""
    deadline = QDeadlineTimer(PATIENCE)
    while not condition():
        assert not deadline.hasExpired(), "it never came about"
        QTest.qWait(1)
        time.sleep(0.005)  # qWait lets no other thread of Python work


class Table:
    """Everything that `yacht_desktop.app` joins, shown and ready to be played at.

    `still` is what the player chose earlier; None leaves the settings file as it is.
    """

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        *,
        still: bool | None = True,
        shown: bool = True,
        solutions: Path | None = None,
    ) -> None:
        self.folder = folder
        self.file = folder / FILE_NAME
        self.settings_file = folder / "yacht.ini"
        self.settings = Settings(self.settings_file)
        if still is not None:
            self.settings.still = still
        self.database = open_profile(self.file)
        self.controller = Controller(Games(self.database), Statistics(self.database))
        self.controller.open(self.settings.setup)
        self.theme = Theme(app, self.settings.appearance, still=self.settings.still)
        self.presenters = Presenters.of(
            self.database, self.controller, self.file, solutions or folder / "cache"
        )
        self.runner, self.coach = self.presenters.runner, self.presenters.coach
        self.reviewer, self.house = self.presenters.reviewer, self.presenters.house
        self.keeping, self.door = self.presenters.keeping, self.presenters.book
        self.speech = app.findChild(Speech) or Speech(app, Language.ENGLISH)
        self.window = MainWindow(self.settings)
        self.window.furnish(self.presenters, self.theme, self.settings, self.speech)
        self.look_around()
        if shown:
            self.show()

    def look_around(self) -> None:
        """Find everything in the window, which another language has made anew."""
        self.actions = self.window.actions_
        self.board = self.window.board
        self.tray = self.board.tray
        self.dice = self.tray.dice
        self.view = self.board.card.view
        self.model = self.board.card.model
        self.strip = self.board.card.strip
        self.notice = self.board.notice

    def show(self) -> None:
        self.window.show()
        assert QTest.qWaitForWindowExposed(self.window, PATIENCE)
        self.come_to_front()

    def come_to_front(self) -> None:
        """Be the window that keys go to."""
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window, PATIENCE)

    def resize(self, width: int, height: int) -> None:
        """Give the window a size and let everything find its place."""
        self.window.resize(width, height)
        for _ in range(3):
            QCoreApplication.processEvents()

    def close(self) -> None:
        """Close the window as its cross does."""
        self.window.close()
        self.clear_away()

    def clear_away(self) -> None:
        """Leave nothing behind, as at the end of the program."""
        self.presenters.stop()
        if shiboken6.isValid(self.window) and self.window.compact.window is not None:
            self.window.actions_.compact.trigger()
        for thing in (self.window, self.theme):
            if shiboken6.isValid(thing):
                shiboken6.delete(thing)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.speech.choose(Language.ENGLISH)
        self.database.close()

    @property
    def book(self) -> RecordBook:
        """The record book, whoever opens it."""
        return self.door.book()

    @property
    def game(self) -> Game:
        return self.controller.game

    def press(self, *keys: str) -> None:
        hands.press(self.window, *keys)

    def click_die(self, number: int) -> None:
        hands.click(self.dice[number - 1], self.dice[number - 1].square().center().toPoint())

    def click_box(self, category: Category) -> None:
        hands.click(self.view.viewport(), self.place(category))

    def place(self, category: Category) -> QPoint:
        """The middle of a box, inside the view's viewport."""
        index = self.model.index(self.model.row(category), NAME)
        self.view.scrollTo(index)
        return self.view.visualRect(index).center()

    def roll(self) -> None:
        """Roll, and wait until the dice lie."""
        self.press("Space")
        self.wait_for_dice()

    @property
    def throw(self) -> QVariantAnimation:
        """What moves the dice that are in the air."""
        (layer,) = self.tray.findChildren(Tumble)
        (animation,) = layer.findChildren(QVariantAnimation)
        return animation

    def wait_for_dice(self) -> None:
        """Let time pass until the dice lie."""
        if self.tray.is_tumbling:
            self.throw.setCurrentTime(self.throw.duration())
        until(lambda: not self.tray.is_tumbling)

    def play_turn(self, category: Category | None = None) -> None:
        """Roll once and fill a box, the first open one if none is named."""
        self.roll()
        self.click_box(category or self.game.card.open_boxes[0])

    def finish_game(self) -> None:
        """Play to the end, as fast as fingers can."""
        while not self.game.is_over:
            if self.game.faces is None:
                self.press("Space")
            self.click_box(self.game.card.open_boxes[0])

    def shown(self) -> dict[str, str]:
        """The figures on the card, each by its box's name."""
        rows = range(self.model.rowCount())
        return {self.model.index(row, NAME).data(): self.model.index(row, 1).data() for row in rows}

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What another program reads from the file."""
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute(sql, values).fetchall()

    def states(self) -> list[str]:
        """The state of each game in the file, oldest first."""
        return [state for (state,) in self.rows("SELECT state FROM game ORDER BY number")]
