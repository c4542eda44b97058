"""The backups, and the way back to one of them."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from yacht_desktop.records.backups import Backup
from yacht_desktop.ui import transfer_words
from yacht_desktop.ui.dialogs.step_sheet import StepSheet
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

_SHOWN = 7
"""Rows that are seen at once."""

_FIGURES = (1, 2)
"""Columns of figures, which are aligned to the right."""

_GAP = "\u2002"


class KnownBackup(NamedTuple):
    """A backup and how many games it holds; None if it can't be read."""

    backup: Backup
    games: int | None


class BackupsSheet(StepSheet):
    """A list; choosing asks once more, in the same window, in words."""

    wanted = Signal(object)
    """The player wants the games of this backup back."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(translate("Backups", "Backups"), theme, parent)
        self.resize(theme.px(620), theme.px(250))
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
            translate("Backups", "Choose one to bring back the games of that time."),
        )
        self._table = self._make_table()
        self.lines.addWidget(self._table)
        self._table.selectRow(0)
        self.offer(translate("Backups", "Restore…"), self._ask)
        self.fit()
        self._table.setFocus()

    def show_restoring(self) -> None:
        """Say that a backup is being put in place."""
        self.show_work(
            translate("Backups", "Restoring"),
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
        question = translate("Backups", "Restore the games of %1?")
        self.begin_step(
            fill(question, transfer_words.moment(backup.at)),
            transfer_words.take_the_place(games),
            translate("Backups", "What is here now is kept as one more backup."),
            way_out=translate("Sheet", "Cancel"),
        )
        self.offer(translate("Backups", "Restore"), lambda: self.wanted.emit(backup))
        self.offer(translate("Backups", "Back to the list"), lambda: self.show_list(self._known))
        self.fit()

    def _make_table(self) -> QTableWidget:
        headings = (
            translate("Backups", "Made"),
            translate("Backups", "Games"),
            translate("Backups", "Size"),
            translate("Backups", "Reason"),
        )
        table = QTableWidget(len(self._known), len(headings))
        for column, heading in enumerate(headings):
            table.setHorizontalHeaderItem(column, _item(f"{_GAP}{heading}{_GAP}", column))
        for row, known in enumerate(self._known):
            for column, text in enumerate(_cells(known)):
                table.setItem(row, column, _item(text, column))
        self._dress(table)
        return table

    def _dress(self, table: QTableWidget) -> None:
        header = table.horizontalHeader()
        QuietScrollBar(self._theme, table)
        table.setFont(self._theme.font(15))
        header.setFont(self._theme.font(13))
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(self._theme.target())
        table.setItemDelegate(_Roomy(table))
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setAccessibleName(translate("Backups", "Backups"))
        rows = min(len(self._known), _SHOWN) * self._theme.target()
        table.setFixedHeight(header.sizeHint().height() + rows + 2 * table.frameWidth())


class _Roomy(QStyledItemDelegate):
    """Some room at both sides of each text."""

    def displayText(self, value: str, locale: QLocale | QLocale.Language) -> str:
        """The text between two gaps."""
        return f"{_GAP}{value}{_GAP}"

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A row that is chosen is seen to be: its text shall not be tinted besides."""
        super().initStyleOption(option, index)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            option.state = state & ~QStyle.StateFlag.State_HasFocus


def _item(text: str, column: int) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    side = Qt.AlignmentFlag.AlignRight if column in _FIGURES else Qt.AlignmentFlag.AlignLeft
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return item


def _cells(known: KnownBackup) -> tuple[str, ...]:
    backup = known.backup
    games = "–" if known.games is None else transfer_words.games(known.games)
    return (
        transfer_words.moment(backup.at),
        games,
        transfer_words.size(backup),
        transfer_words.reason(backup),
    )
