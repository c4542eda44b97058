"""The sheets behind the Help menu, and the messages for bad days."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QScrollArea, QWidget

from tests.ui import hands
from tests.ui.folder_opener import FolderOpener
from tests.ui.pictures import texts_on
from tests.ui.table import Table, until
from yacht_desktop import __version__
from yacht_desktop.records import Problem, StoreError
from yacht_desktop.ui.dialogs.about import AboutDialog
from yacht_desktop.ui.dialogs.fault import show_fault
from yacht_desktop.ui.dialogs.keyboard import KeyboardDialog
from yacht_desktop.ui.dialogs.trouble import Choice, ask_about

LAY = Callable[..., Table]


def about(table: Table, games_file: Path | None) -> AboutDialog:
    dialog = AboutDialog(games_file, table.theme, table.window)
    dialog.show()
    return dialog


def button(dialog: QWidget, text: str) -> QPushButton:
    (found,) = [b for b in dialog.findChildren(QPushButton) if b.text() == text]
    return found


def words(dialog: QWidget) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_about_tells_version_licences_and_folder(table: Table) -> None:
    said = words(about(table, table.file))
    for fact in (f"Yacht {__version__}", "MIT", "LGPL 3", f"Qt {qVersion()}", str(table.file)):
        assert fact in said


def test_about_opens_the_folder(table: Table, opener: FolderOpener) -> None:
    hands.click(button(about(table, table.file), "Open the folder"))
    assert opener.opened == [table.folder]


def test_about_says_when_nothing_is_saved(table: Table) -> None:
    dialog = about(table, None)
    assert "Nothing is being saved" in words(dialog)
    assert [b.text() for b in dialog.findChildren(QPushButton)] == ["Close", "Licences"]


def test_strange_folder_names_are_shown_literally(table: Table) -> None:
    strange = Path("/home/<b>%1 %n & ünï</b>/yacht.db")
    dialog = about(table, strange)
    assert f"Your games are kept in {strange}" in words(dialog)


@pytest.mark.parametrize("kind", [AboutDialog, KeyboardDialog])
def test_sheet_closes_by_button_and_escape(table: Table, kind: type[QWidget]) -> None:
    action = table.actions.about if kind is AboutDialog else table.actions.keyboard
    ways: list[Callable[[QWidget], None]] = [
        lambda dialog: hands.click(button(dialog, "Close")),
        lambda dialog: hands.press(dialog, "Esc"),
    ]
    for close in ways:
        action.trigger()
        (dialog,) = [w for w in table.window.findChildren(kind) if w.isVisible()]
        close(dialog)
        until(lambda: not table.window.findChildren(kind))


def test_sheet_scrolls_when_it_finds_no_room(table: Table) -> None:
    dialog = about(table, table.file)
    dialog.resize(300, 160)
    (area,) = dialog.findChildren(QScrollArea)
    until(lambda: area.verticalScrollBar().maximum() > 0)
    assert button(dialog, "Close").isVisible()
    assert dialog.rect().contains(button(dialog, "Close").geometry())


def test_sheet_shows_all_it_has_at_its_own_size(table: Table) -> None:
    table.actions.keyboard.trigger()
    (dialog,) = table.window.findChildren(KeyboardDialog)
    (area,) = dialog.findChildren(QScrollArea)
    QApplication.processEvents()
    assert area.verticalScrollBar().maximum() == 0
    assert area.horizontalScrollBar().maximum() == 0


def test_list_of_keys_holds_every_key(table: Table) -> None:
    table.actions.keyboard.trigger()
    (dialog,) = table.window.findChildren(KeyboardDialog)
    said = words(dialog)
    native = QKeySequence.SequenceFormat.NativeText
    for action in table.actions.findChildren(type(table.actions.roll)):
        for key in action.shortcuts():
            text = key.toString(native)
            assert text in said or text in "12345", text
    for name in ("Return", "Tab", "Up · Down", "1 – 5", "Left · Right", "Home · End", "Esc"):
        assert name in said
    assert [text for text in texts_on(dialog) if "…" in text] == []


def message() -> QMessageBox:
    """The one message that stands there."""
    boxes = [w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox)]
    (box,) = [box for box in boxes if box.isVisible()]
    return box


@pytest.mark.usefixtures("table")
def test_fault_says_that_the_game_is_safe(tmp_path: Path) -> None:
    log = tmp_path / "yacht.log"
    show_fault(log)
    box = message()
    said = box.text() + box.informativeText()
    assert "Your game is safe" in said
    assert str(log) in said
    assert "Error" not in said
    box.close()


@pytest.mark.usefixtures("table")
def test_many_faults_are_one_message() -> None:
    for _ in range(20):
        show_fault(None)
    box = message()
    assert "noted" not in box.informativeText()
    box.close()
    QApplication.processEvents()
    show_fault(None)
    message().close()


def answer(*texts: str) -> list[str]:
    """Press these buttons one after the other on the messages that come up; what they said."""
    said: list[str] = []

    def press(text: str, *rest: str) -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox) or not box.isActiveWindow():
            QTimer.singleShot(10, lambda: press(text, *rest))  # it is still on its way
            return
        said.append(f"{box.text()} {box.informativeText()}")
        if rest:
            QTimer.singleShot(0, lambda: press(*rest))
        if text in KEYS:
            hands.press(box, text)
        else:
            hands.click(button(box, text))

    QTimer.singleShot(0, lambda: press(*texts))
    return said


KEYS = ("Esc", "Return")


BESIDE = "Start with new games beside it"


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize(
    ("text", "choice"), [(BESIDE, Choice.BESIDE), ("Quit", Choice.QUIT), ("Esc", Choice.QUIT)]
)
def test_choice_about_a_bad_file(tmp_path: Path, text: str, choice: Choice) -> None:
    said = answer(text)
    assert ask_about(StoreError(Problem.DAMAGED, tmp_path / "yacht.db")) is choice
    assert str(tmp_path / "yacht.db") in said[0]


@pytest.mark.usefixtures("app")
def test_enter_changes_nothing_by_itself(tmp_path: Path) -> None:
    answer("Return")
    assert ask_about(StoreError(Problem.FOREIGN, tmp_path / "yacht.db")) is Choice.QUIT


@pytest.mark.usefixtures("app")
def test_folder_can_be_opened_before_choosing(tmp_path: Path, opener: FolderOpener) -> None:
    said = answer("Open the folder", "Open the folder", "Quit")
    assert ask_about(StoreError(Problem.DAMAGED, tmp_path / "yacht.db")) is Choice.QUIT
    assert opener.opened == [tmp_path, tmp_path]
    assert len(said) == 3


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("problem", [Problem.DAMAGED, Problem.FOREIGN, Problem.NEWER])
def test_words_are_a_players_words(tmp_path: Path, problem: Problem) -> None:
    said = answer("Quit")
    ask_about(StoreError(problem, tmp_path / "yacht.db", "SQLITE_NOTADB: it is not", (7, 1)))
    for word in ("Error", "SQLITE", "Traceback", "None", problem.name, "yacht_desktop"):
        assert word not in said[0]
    words = said[0].replace(str(tmp_path), "")  # a folder may have a number of its own
    assert ("7" in words and "1" in words) == (problem is Problem.NEWER)


def test_opener_is_what_qt_calls(opener: FolderOpener, tmp_path: Path) -> None:
    assert QDesktopServices.openUrl(QUrl.fromLocalFile(str(tmp_path)))
    assert opener.opened == [tmp_path]
