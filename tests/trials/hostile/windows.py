"""The window on hostile files: every page opened, a turn played, games taken in."""

import gc
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import shiboken6
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog

from tests.trials.hostile import good
from tests.trials.hostile.readers import (
    Reader,
    Told,
    spoil_games,
    spoil_profile,
    spoil_rules,
    spoil_settings,
)
from yacht_desktop.playing import _open
from yacht_desktop.records import FILE_NAME
from yacht_desktop.ui.actions import Page
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.presenters import Presenters
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import Theme

_PATIENCE: Final = 2.0
"""Seconds that a page may wait for what it asked."""


def window(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """A start with hostile games, settings or both, and then files that are opened with Yacht."""
    spoil = data.draw(st.sampled_from(("games", "settings", "both", "file")))
    if spoil in ("games", "both"):
        spoil_profile(folder / FILE_NAME, data, told)
    else:
        (folder / FILE_NAME).write_bytes(good.profile())
    if spoil in ("settings", "both"):
        spoil_settings(folder / "yacht.ini", data, told)
    files = []
    if spoil == "file":
        files = [folder / "their.yacht-games", folder / "their.yacht-rules"]
        spoil_games(files[0], data, told)
        spoil_rules(files[1], data, told)
    return lambda: _sit_down(folder, files)


WINDOW: Final[dict[str, Reader]] = {"window": window}
"""Reads by what a player sees; slower than the readers behind it, so a share of the files."""


def _sit_down(folder: Path, files: list[Path]) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = Settings(folder / "yacht.ini")
    opened = _open(folder / FILE_NAME, settings, [])
    if opened is None:
        return
    speech = app.findChild(Speech) or Speech(app, Language.ENGLISH)
    speech.choose(settings.language or Language.ENGLISH)
    theme = Theme(app, settings.appearance, still=True)
    presenters = Presenters.of(opened.database, opened.controller, opened.file, folder / "cache")
    shown = MainWindow(settings)
    shown.furnish(presenters, theme, settings, speech)
    try:
        shown.show()
        _look_around(shown, presenters)
        for file in files:
            shown.open_file(file)
            _settle(presenters)
            _close_dialogs(shown)
    finally:
        _clear_away(shown, theme, presenters)
        opened.database.close()


def _look_around(shown: MainWindow, presenters: Presenters) -> None:
    actions, controller = shown.actions_, presenters.controller
    controller.roll()
    actions.pages[Page.RECORDS].trigger()
    _settle(presenters)
    for page in (Page.REVIEW, Page.RULES, Page.PLAY):
        actions.pages[page].trigger()
        _settle(presenters)
    actions.house_rules.trigger()
    actions.backups.trigger()
    _settle(presenters)
    _close_dialogs(shown)
    actions.print.trigger()
    _settle(presenters)
    _close_dialogs(shown)
    controller.new_game()
    controller.undo()
    _settle(presenters)


def _settle(presenters: Presenters) -> None:
    end = time.monotonic() + _PATIENCE
    for _ in range(5):
        QCoreApplication.processEvents()
        time.sleep(0.002)
    while not presenters.keeping.errands.is_idle and time.monotonic() < end:
        QCoreApplication.processEvents()
        time.sleep(0.005)
    QCoreApplication.processEvents()


def _close_dialogs(shown: MainWindow) -> None:
    for dialog in shown.findChildren(QDialog):
        if dialog.isVisible():
            dialog.reject()
    QCoreApplication.processEvents()


def _clear_away(shown: MainWindow, theme: Theme, presenters: Presenters) -> None:
    presenters.stop()
    shown.close()
    for thing in (shown, theme):
        if shiboken6.isValid(thing):
            shiboken6.delete(thing)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
