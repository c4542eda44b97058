"""The backups, and the way back to one of them."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from yacht_desktop.records.backups import Backup
from yacht_desktop.ui import transfer_words
from yacht_desktop.ui.dialogs.step_sheet import StepSheet
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_SHOWN = 7
"""Rows that are seen at once."""


class KnownBackup(NamedTuple):
    """A backup and how many games it holds; None if it can't be read."""

    backup: Backup
    games: int | None


class BackupsSheet(StepSheet):
    """A list; choosing asks once more, in the same window, in words."""

    wanted = Signal(object)
    """The player wants to go back to this backup."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(translate("Backups", "Backups"), theme, parent)
        self._known: list[KnownBackup] = []
        self._table = QTableWidget()
        self.show_work(translate("Backups", "Looking at your backups"))

    def show_list(self, known: list[KnownBackup]) -> None:
        """Show these backups, newest first."""
        self._known = known
        if not known:
            self.begin_step(
                translate("Backups", "No backups yet"),
                translate("Backups", "Yacht makes one a day by itself, soon after it was started."),
            )
            self.fit()
            return
        self.begin_step(
            translate("Backups", "Backups"),
            translate("Backups", "Choose one to go back to the games of that time."),
        )
        self._table = self._make_table()
        self.lines.addWidget(self._table)
        go_back = self.offer(translate("Backups", "Go back…"), self._ask)
        go_back.setEnabled(False)
        self._table.itemSelectionChanged.connect(lambda: go_back.setEnabled(True))
        self._table.setFocus()
        self.fit()

    def show_restoring(self) -> None:
        """Say that a backup is being put in place."""
        self.show_work(
            translate("Backups", "Going back"),
            translate("Backups", "Every game of the backup is checked first."),
        )

    def show_failure(self, error: Exception) -> None:
        """Say why it was not put in place."""
        self.begin_step(
            translate("Backups", "Nothing was changed"), transfer_words.restore_failed(error)
        )
        self.offer(translate("Backups", "Back to the list"), lambda: self.show_list(self._known))
        self.fit()

    def _ask(self) -> None:
        backup, games = self._known[self._table.currentRow()]
        count = transfer_words.games(games) if games is not None else "?"
        self.begin_step(
            translate("Backups", "Go back to %1?").replace("%1", transfer_words.moment(backup.at)),
            translate("Backups", "The games of that time take the place of all that are here now.")
            + f" ({count})",
            translate("Backups", "What is here now is kept as one more backup."),
            way_out=translate("Sheet", "Cancel"),
        )
        self.offer(translate("Backups", "Go back"), lambda: self.wanted.emit(backup))
        self.offer(translate("Backups", "Back to the list"), lambda: self.show_list(self._known))
        self.fit()

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(len(self._known), 4)
        table.setHorizontalHeaderLabels(
            [
                translate("Backups", "Made"),
                translate("Backups", "Games"),
                translate("Backups", "Size"),
                translate("Backups", "Reason"),
            ]
        )
        for row, known in enumerate(self._known):
            for column, text in enumerate(_cells(known)):
                item = QTableWidgetItem(text)
                if column in (1, 2):
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                table.setItem(row, column, item)
        self._dress(table)
        return table

    def _dress(self, table: QTableWidget) -> None:
        row = self._theme.px(44)
        table.setFont(self._theme.font(15))
        table.horizontalHeader().setFont(self._theme.font(13))
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setStretchLastSection(True)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(row)
        table.setShowGrid(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setAccessibleName(translate("Backups", "Backups"))
        table.setFixedHeight(row * (min(len(self._known), _SHOWN) + 1))


def _cells(known: KnownBackup) -> tuple[str, ...]:
    backup = known.backup
    games = "–" if known.games is None else transfer_words.games(known.games)
    return (
        transfer_words.moment(backup.at),
        games,
        transfer_words.size(backup),
        transfer_words.reason(backup),
    )
