"""A player who takes games out and in, and goes back to backups: through menus, keys and clicks."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QPushButton, QTableWidget

from tests.ui import hands
from tests.ui.pictures import texts_on
from tests.ui.table import Table, until
from tests.unit.records.transferring import Rows, a_game, another, content, export
from yacht_desktop.ui.dialogs.progress_line import ProgressLine
from yacht_desktop.ui.dialogs.step_sheet import StepSheet

T = TypeVar("T", bound=QDialog)


class Keeper:
    """Someone at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def choose(self, action: QAction, path: Path) -> None:
        """Give a command of the menu, and name a file in the dialog that comes up."""
        action.trigger()
        until(lambda: any(dialog.isActiveWindow() for dialog in self._open(QFileDialog)))
        (dialog,) = self._open(QFileDialog)
        line = dialog.findChild(QLineEdit)
        assert line is not None
        line.setText(str(path))
        hands.press(dialog, "Return")

    def sheet(self) -> StepSheet:
        """The dialog that is open, in the step that asks or tells something."""
        until(lambda: any(not self._works(sheet) for sheet in self._open(StepSheet)))
        (sheet,) = self._open(StepSheet)
        return sheet

    def any_sheet(self) -> StepSheet:
        """The dialog that is open, whatever it does."""
        (sheet,) = self._open(StepSheet)
        return sheet

    def words(self) -> str:
        """What stands in that dialog."""
        return " ".join(texts_on(self.sheet()))

    def buttons(self) -> list[str]:
        """What can be pressed there, from left to right."""
        shown = [b for b in self.sheet().findChildren(QPushButton) if b.isVisible()]
        QCoreApplication.processEvents()  # so that each is in its place
        return [button.text() for button in sorted(shown, key=QPushButton.x)]

    def press(self, text: str) -> None:
        """Click a button of that dialog, once it is there."""
        until(lambda: text in self.buttons())
        buttons = self.sheet().findChildren(QPushButton)
        (button,) = [b for b in buttons if b.isVisible() and b.text() == text]
        hands.click(button)

    def until_said(self, words: str) -> None:
        """Wait until something stands in the notice."""
        until(lambda: words in " ".join(texts_on(self.table.notice)))

    def shown_list(self) -> QTableWidget:
        """The list of backups."""
        (shown,) = [t for t in self.sheet().findChildren(QTableWidget) if t.isVisible()]
        return shown

    def is_alone(self) -> bool:
        """Whether no dialog is open."""
        return not self._open(QDialog)

    def _open(self, kind: type[T]) -> list[T]:
        return [d for d in self.table.window.findChildren(kind) if d.isVisible()]

    def _works(self, sheet: StepSheet) -> bool:
        return any(line.isVisible() for line in sheet.findChildren(ProgressLine))


def somebody_elses(folder: Path, games: int = 3) -> Path:
    """An export of somebody else's games."""
    with another(folder) as other:
        for seed in range(100, 100 + games):
            a_game(other, seed)
        return export(other, folder / "theirs.json")


def games_at(table: Table) -> Rows:
    return content(table.database)


def back_up(table: Table, day: int) -> Path:
    """A backup of some day in March."""
    return table.database.back_up("daily", datetime(2026, 3, day, 12, tzinfo=UTC))
