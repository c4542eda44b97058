"""The door: knows every room, joins them, and runs the loop."""

import gc
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import (
    QCommandLineOption,
    QCommandLineParser,
    QCoreApplication,
    QEventLoop,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from yacht_desktop import __version__
from yacht_desktop.log import start_log
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
from yacht_desktop.ui.dialogs.fault import show_fault
from yacht_desktop.ui.dialogs.trouble import Choice, ask_about
from yacht_desktop.ui.folders import Folders
from yacht_desktop.ui.icon import window_icon
from yacht_desktop.ui.incoming import Incoming
from yacht_desktop.ui.language import Speech
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.motion import system_wants_stillness
from yacht_desktop.ui.os_signals import OsSignals
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.single_instance import SingleInstance
from yacht_desktop.ui.theme import Theme

_LONGEST_PURGE = 0.5  # seconds; what is left is hidden, and has time
_LONGEST_LESSON, _BACKUP_DELAY = 60_000, 20_000  # milliseconds
_LOGGER = logging.getLogger("yacht")


def main() -> int:
    """Run the program; returns its exit code."""
    # Fusion by argument: setStyle would return a style, and with it make the classes of them all.
    app = QApplication([*sys.argv, "-style", "fusion"])
    QCoreApplication.setApplicationName("Yacht")
    QCoreApplication.setApplicationVersion(__version__)
    # Flatpak gives the desktop file a name of its own.
    QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "yacht-desktop"))
    app.setWindowIcon(window_icon())
    options = _options(app)
    portable = options.value("data")
    folders = Folders.portable(Path(portable).absolute()) if portable else Folders.of_the_player()
    _watch_for_faults(start_log(folders.state))
    files = [Path(name).absolute() for name in options.positionalArguments()]
    program = Program(app, folders, files)
    return program.try_out() if options.isSet("selftest") else program.run()


class Program:
    """One run with one player's folders, and the files that it was started to open."""

    def __init__(self, app: QApplication, folders: Folders, files: Sequence[Path] = ()) -> None:
        self._app = app
        self._folders = folders
        self._files = files
        self._incoming = Incoming(folders.data)
        self._settings = Settings(folders.config / "yacht.ini")
        self._speech = Speech(app, self._settings.language)
        self._window: MainWindow | None = None
        # Before the lock: from then on a second start may send its signal here.
        self._signals = OsSignals(self._end, self._show)
        self._instance = SingleInstance(folders.data)

    def run(self) -> int:
        """Play until the window is closed."""
        _make_folder(self._folders.data)
        if not self._instance.acquire():
            self._incoming.hand_over(self._files)
            self._instance.show_the_other()
            return 0
        try:
            return self._play()
        finally:
            self._instance.release()

    def try_out(self) -> int:
        """Use every part once, with games that are not kept; returns 0 if all of them work."""
        settings = self._settings
        opened = _open_unsaved(self._folders.data / FILE_NAME, settings, [])
        theme = Theme(self._app, settings.appearance, still=system_wants_stillness())
        presenters = Presenters.of(opened.database, opened.controller, self._folders.cache)
        self._window = MainWindow(presenters, theme, settings, opened.file, self._speech)
        self._window.show()
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

    def _play(self) -> int:
        settings = self._settings
        theme = Theme(self._app, settings.appearance, still=settings.still)
        opened = self._open_games(settings)
        if opened is None:
            return 0
        presenters = Presenters.of(opened.database, opened.controller, self._folders.cache)
        self._window = MainWindow(presenters, theme, settings, opened.file, self._speech)
        if opened.troubles:
            self._window.board.say_trouble(opened.troubles[-1], opened.file)
        self._window.show()
        # Each time someone comes to the window: the system's choice may have changed meanwhile.
        self._app.applicationStateChanged.connect(
            lambda: theme.set_system_is_still(system_wants_stillness())
        )
        self._await_files(self._window)
        _back_up_now_and_then(self._window, opened.controller)
        gc.freeze()  # all of it stays to the end
        gc.enable()
        try:
            return self._app.exec()
        finally:
            self._window.sounds.stop()
            presenters.stop()
            _purge(opened.database)
            opened.database.close()

    def _open_games(self, settings: Settings) -> "Opened | None":
        """Open the first of the player's files that can be, or ask; None is to quit."""
        path = self._folders.data / FILE_NAME
        troubles: list[StoreError] = []
        for profile in existing_profiles(path):
            if opened := _open(profile, settings, troubles):
                return opened
        if ask_about(troubles[0]) is Choice.QUIT:
            return None
        return _open(vacant_profile(path), settings, [])

    def _await_files(self, window: MainWindow) -> None:
        """Open the files of this start, after the first paint, and those of later ones."""
        self._incoming.arrived.connect(window.open_file)
        # Where no signal tells of a second start, the player comes to the window by hand.
        self._app.applicationStateChanged.connect(self._incoming.look)
        QTimer.singleShot(0, window, lambda: self._incoming.open(self._files))

    def _end(self) -> None:
        if self._window is None and (asking := QApplication.activeModalWidget()):
            asking.close()  # quit() is for the program's own loop, which hasn't begun
        self._app.quit()

    def _show(self) -> None:
        if self._window is not None:
            self._window.bring_to_front()
            self._incoming.look()


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


def _options(app: QApplication) -> QCommandLineParser:
    parser = QCommandLineParser()
    parser.setApplicationDescription("The old game of five dice.")
    parser.addHelpOption()
    parser.addVersionOption()
    parser.addPositionalArgument("file", "Games or rules to open.", "[file]")
    parser.addOption(QCommandLineOption(["data"], "Keep everything in this folder.", "folder"))
    parser.addOption(QCommandLineOption(["selftest"], "Try every part of the program, then end."))
    parser.process(app)
    return parser


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _LOGGER.warning("no data folder: %s", error)


def _watch_for_faults(log: Path | None) -> None:
    """Note every fault of the program in the log, and tell the player that the game is safe."""

    def on_fault(
        kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        _LOGGER.critical("fault", exc_info=(kind, fault, trace))
        show_fault(log)

    def on_message(kind: QtMsgType, _context: object, message: str) -> None:
        level = logging.INFO if kind in _QUIET else logging.WARNING
        _LOGGER.log(level, "Qt: %s", message)

    sys.excepthook = on_fault
    qInstallMessageHandler(on_message)


_QUIET = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
