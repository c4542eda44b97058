"""A player's table for the tests of the window: real widgets on a real file, drawn off screen."""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QDesktopServices
from PySide6.QtWidgets import QApplication

from tests.ui.folder_opener import FolderOpener
from tests.ui.keeper import Keeper
from tests.ui.table import Table
from tests.unit.records.transferring import a_game
from yacht_desktop import __version__
from yacht_desktop.paths import TRANSLATIONS
from yacht_desktop.ui.first_turn import Hint
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.settings import Settings

# Read when the application is made. Off screen there is one small monitor unless a file says more.
_SCREENS = os.path.relpath(Path(__file__).with_name("screens.json"))
if os.environ.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREENS}"

_SILENT_LIMITS = (
    r"^This plugin does not support raise\(\)$",
    r"^This plugin does not support propagateSizeHints\(\)$",
    r"^This plugin does not support grabbing the keyboard$",
)
"""What the offscreen platform warns of whenever a window or a menu is shown; it has no desktop."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let no test here fail for what only the offscreen platform can't do."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.qt_log_ignore(*_SILENT_LIMITS))


@pytest.fixture(scope="session")
def app(qapp: QApplication) -> QApplication:
    """The application as `yacht_desktop.app.main` sets it up."""
    assert (TRANSLATIONS / "yacht_en.qm").exists(), (
        "Translations are not compiled: run `python3 packaging/dev.py test tests/ui` once."
    )
    QCoreApplication.setApplicationName("Yacht")
    QCoreApplication.setApplicationVersion(__version__)
    qapp.setStyle("Fusion")
    Speech(qapp, Language.ENGLISH)
    return qapp


@pytest.fixture
def lay(app: QApplication, tmp_path: Path) -> Iterator[Callable[..., Table]]:
    """Opens a table, in the test's own folder unless told otherwise; all are gone afterwards.

    Whoever is new gets hints for the first turn.
    """
    tables: list[Table] = []
    for window in app.topLevelWidgets():
        if isinstance(window, MainWindow):  # of a program that has ended; another language
            shiboken6.delete(window)  # would furnish it anew, though nothing is behind it
            gc.unfreeze()
            gc.collect()

    def open_table(folder: Path = tmp_path, *, is_new: bool = False, **options: Any) -> Table:
        if not is_new:
            Settings(folder / "yacht.ini").hints = frozenset(Hint)
        tables.append(Table(app, folder, **options))
        return tables[-1]

    yield open_table
    for table in tables:
        table.clear_away()


@pytest.fixture
def table(lay: Callable[..., Table]) -> Table:
    """A table where nothing moves, at the start of somebody's first game."""
    return lay()


@pytest.fixture
def moving_table(lay: Callable[..., Table]) -> Table:
    """The same where dice tumble and totals count up."""
    return lay(still=False)


@pytest.fixture
def opener() -> Iterator[FolderOpener]:
    """Folders that the program opens are shown nowhere, but noted."""
    folder_opener = FolderOpener()
    QDesktopServices.setUrlHandler("file", folder_opener, "show")  # type: ignore[arg-type] # the stubs say bytes
    yield folder_opener
    QDesktopServices.unsetUrlHandler("file")


@pytest.fixture
def keeper(table: Table) -> Keeper:
    """Someone who is about to take games out and in."""
    return Keeper(table)


@pytest.fixture
def seasoned(table: Table) -> Keeper:
    """Someone who has played two games and is in the middle of a third."""
    for seed in (1, 2):
        a_game(table.database, seed)
    table.controller.new_game()
    table.controller.open(table.controller.setup)
    table.roll()
    return Keeper(table)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a screen reader is told to read out."""
    told: list[str] = []

    def listen(event: QAccessibleAnnouncementEvent) -> None:
        told.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)
