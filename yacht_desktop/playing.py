"""A game from the first room to the last: the player's files, all who serve them, and the loop."""

import gc
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.records import (
    FILE_NAME,
    Database,
    Games,
    Statistics,
    StoreError,
    Upkeep,
    existing_profiles,
    open_in_memory,
    open_profile,
    vacant_profile,
)
from yacht_desktop.rules import SLOTS, Category
from yacht_desktop.ui.actions import Page
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.dialogs.about import AboutDialog
from yacht_desktop.ui.dialogs.trouble import Choice, ask_about
from yacht_desktop.ui.folders import Folders
from yacht_desktop.ui.held_keys import HeldKeys
from yacht_desktop.ui.incoming import Incoming
from yacht_desktop.ui.language import Speech
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.motion import system_wants_stillness
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import Theme

_LONGEST_PURGE = 0.5  # seconds; what is left is hidden, and has time
_LONGEST_LESSON = 60_000  # milliseconds
_BACKUP_DELAY = 20_000  # milliseconds
_LOGGER = logging.getLogger("yacht")


class Playing:
    """One player's games in a window that is there already.

    `since`, in nanoseconds, is when the program was started.
    """

    def __init__(self, app: QApplication, window: MainWindow, folders: Folders, since: int) -> None:
        self._app = app
        self._window = window
        self._folders = folders
        self._incoming = Incoming(folders.data, since)
        self._is_ended = False
        self._settings = Settings(folders.settings)
        self._speech = Speech(app, self._settings.language)
        if app.platformName() == "xcb":
            HeldKeys(app)

    def try_out(self) -> int:
        """Use every part once, with games that are not kept; returns 0 if all of them work."""
        opened = _open_unsaved(self._folders.data / FILE_NAME, self._settings, [])
        presenters = self._furnish(opened, self._theme(still=system_wants_stillness()))
        opened.controller.roll()
        for slot in SLOTS[:-1]:
            opened.controller.toggle(slot)
        # Without its file even English would say "dice".
        translated = self._window.actions_.roll.text() != "Roll 1 dice"
        opened.controller.score(Category.CHOICE)
        scored = opened.controller.game.totals[0] > 0
        self._window.actions_.keyboard.trigger()
        self._window.actions_.about.trigger()
        about = self._window.findChild(AboutDialog)
        licensed = about is not None and about.show_licences().choice.count() > 1
        self._window.actions_.print.trigger()
        printed = self._window.paper.dialog is not None and bool(self._window.paper.dialog.pdf())
        self._window.actions_.house_rules.trigger()
        self._app.processEvents()
        coached = _gives_advice(presenters.runner, opened.controller)
        self._window.your_games.back_up()
        self._window.actions_.pages[Page.RECORDS].trigger()
        self._app.processEvents()
        recorded = self._window.pages.records_page is not None
        self._window.close()
        presenters.stop()
        return 0 if all((translated, scored, coached, recorded, printed, licensed)) else 1

    def play(self, files: Sequence[Path]) -> int:
        """Play until the window is closed; `files` are those that this start is to open."""
        theme = self._theme(still=self._settings.still)
        opened = self._open_games()
        if opened is None:
            return 0
        presenters = self._furnish(opened, theme)
        if opened.troubles:
            self._window.board.say_trouble(opened.troubles[-1], opened.file)
        self._listen(theme, files)
        _back_up_now_and_then(self._window, opened.controller)
        gc.freeze()  # all of it stays to the end
        gc.enable()
        try:
            return 0 if self._is_ended else self._app.exec()
        finally:
            self._window.sounds.stop()
            presenters.stop()
            _purge(opened.database)
            opened.database.close()

    def show(self) -> None:
        """Come to the front for someone who started the program once more."""
        if question := self._question():
            question.raise_()
            question.activateWindow()
        else:
            self._window.bring_to_front()
            self._incoming.look()

    def end(self) -> None:
        """End as the system wishes."""
        # Before the loop runs, Qt has nothing to quit: then it doesn't begin, and the question
        # answers "Quit" by closing.
        self._is_ended = True
        if question := self._question():
            question.close()
        else:
            self._app.quit()

    def _question(self) -> QWidget | None:
        """What is asked before there is anything in the window."""
        return None if self._window.is_furnished else QApplication.activeModalWidget()

    def _theme(self, *, still: bool) -> Theme:
        theme = Theme(self._app, self._settings.appearance, still=still)
        theme.set_scheme(self._settings.scheme)
        return theme

    def _furnish(self, opened: "Opened", theme: Theme) -> Presenters:
        presenters = Presenters.of(
            opened.database, opened.controller, opened.file, self._folders.cache
        )
        self._window.furnish(presenters, theme, self._settings, self._speech)
        return presenters

    def _open_games(self) -> "Opened | None":
        """Open the first of the player's files that can be, or ask; None is to quit."""
        path = self._folders.data / FILE_NAME
        troubles: list[StoreError] = []
        for profile in existing_profiles(path):
            if opened := _open(profile, self._settings, troubles):
                return opened
        if ask_about(troubles[0], self._window) is Choice.QUIT:
            self._window.close()
            return None
        self._window.activateWindow()  # not every desktop gives it back what the box had
        return _open(vacant_profile(path), self._settings, [])

    def _listen(self, theme: Theme, files: Sequence[Path]) -> None:
        """Hear, when the board is there and later, of files to open and of a wish for calm."""
        self._incoming.arrived.connect(self._window.open_file)

        def look_up() -> None:
            theme.set_system_is_still(system_wants_stillness())

        def begin() -> None:
            look_up()
            self._incoming.open(files)

        # Each time someone comes to the window: the system's choice may have changed meanwhile,
        # and where no signal tells of a second start, the player comes by hand.
        self._app.applicationStateChanged.connect(look_up)
        self._app.applicationStateChanged.connect(self._incoming.look)
        QTimer.singleShot(0, self._window, begin)


class Opened(NamedTuple):
    """Games to play on: `file` is None if they can't be saved; `troubles` were met on the way."""

    controller: Controller
    database: Database
    file: Path | None
    troubles: list[StoreError]


def _open(profile: Path, settings: Settings, troubles: list[StoreError]) -> Opened | None:
    """Open a file, or play without one where none can be written; None if the file is at fault."""
    try:
        return _open_saved(profile, settings, troubles)
    except StoreError as error:
        _LOGGER.warning("%s", error)
        troubles.append(error)
        return None if error.problem.is_of_the_file else _open_unsaved(profile, settings, troubles)


def _open_saved(profile: Path, settings: Settings, troubles: list[StoreError]) -> Opened:
    database = open_profile(profile)
    _purge(database)
    try:
        return Opened(_controller(database, settings), database, profile, troubles)
    except StoreError:
        database.close()
        raise


def _purge(database: Database) -> None:
    """Forget the games that were deleted: from here on they can't be brought back."""
    try:
        Upkeep(database).purge(_LONGEST_PURGE)
    except StoreError as error:
        _LOGGER.warning("deleted games are kept for now: %s", error)


def _open_unsaved(profile: Path, settings: Settings, troubles: list[StoreError]) -> Opened:
    database = open_in_memory(profile)
    return Opened(_controller(database, settings), database, None, troubles)


def _controller(database: Database, settings: Settings) -> Controller:
    controller = Controller(Games(database), Statistics(database))
    controller.open(settings.setup)
    return controller


def _back_up_now_and_then(window: MainWindow, controller: Controller) -> None:
    """Look whether a backup is due when the start, or that of a new game, is long over."""
    timer = QTimer(window, singleShot=True, interval=_BACKUP_DELAY)
    timer.timeout.connect(window.your_games.back_up)
    controller.opened.connect(timer.start)
    timer.start()


def _gives_advice(runner: CoachRunner, controller: Controller) -> bool:
    """Whether the coach can be loaded and knows these rules before long."""
    loop = QEventLoop()
    runner.learned.connect(loop.quit)
    QTimer.singleShot(_LONGEST_LESSON, loop.quit)
    ruleset = controller.game.ruleset
    if runner.study(ruleset) is None:
        loop.exec()
    study = runner.study(ruleset)
    return study is not None and study.advise(controller.game) is not None
