"""The figures of a chart as a table, to be read line by line and copied."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from yacht_desktop.ui.plots.table_look import FigureDelegate, Headings
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_MEASURED = 12
"""Lines from which the width of columns is taken; there may be 100,000."""


class Sheet(NamedTuple):
    """What a table shows; cells are asked for when they are seen."""

    headings: Sequence[str]
    lines: int
    cell: Callable[[int, int], str]


class SheetModel(QAbstractTableModel):
    """A sheet for Qt's views."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet = Sheet((), 0, lambda _line, _column: "")

    def show_sheet(self, sheet: Sheet) -> None:
        """Show other figures."""
        self.beginResetModel()
        self._sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._sheet.lines

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._sheet.headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell as it is written; read out, it says what it is of."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._sheet.cell(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = self._sheet.cell(index.row(), index.column())
            return f"{self._sheet.headings[index.column()]}: {text}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """What a column is called, and a row by its first cell, which only readers ask for."""
        if orientation is Qt.Orientation.Vertical:
            is_name = role == Qt.ItemDataRole.DisplayRole and section < self._sheet.lines
            return self._sheet.cell(section, 0) if is_name else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._sheet.headings[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None


class SheetView(QTableView):
    """A table without a frame; Tab leaves it, and Ctrl+C copies the chosen lines."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.sheet = SheetModel()
        self.setModel(self.sheet)
        self.setFrameShape(QFrame.Shape.NoFrame)
        QuietScrollBar(theme, self)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        headings = Headings(theme, self)
        headings.setResizeContentsPrecision(_MEASURED)
        self.setHorizontalHeader(headings)
        self.setItemDelegate(FigureDelegate(theme, self))
        self.sheet.modelReset.connect(self._share_out)
        theme.changed.connect(self._dress)
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        super().resizeEvent(event)
        self._share_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the chosen lines under their headings, in columns that every spreadsheet takes."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.chosen_text())
        else:
            super().keyPressEvent(event)

    def chosen_text(self) -> str:
        """The chosen lines, with tabs between their columns."""
        columns = range(self.sheet.columnCount())
        across = Qt.Orientation.Horizontal
        lines = [[str(self.sheet.headerData(column, across)) for column in columns]]
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        lines += [[str(self.sheet.index(row, c).data()) for c in columns] for row in rows]
        return "\n".join("\t".join(line) for line in lines)

    def _dress(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._theme.px(20) + self._theme.gap(24))
        self._share_out()
        self.viewport().update()

    def _share_out(self) -> None:
        """Give each column what it needs, and its part of what is left."""
        header, columns = self.horizontalHeader(), range(self.sheet.columnCount())
        wanted = [max(self.sizeHintForColumn(c), header.sectionSizeHint(c)) for c in columns]
        left = max(0, self.viewport().width() - sum(wanted))
        for column, width in zip(columns, wanted, strict=True):
            header.resizeSection(column, width + left // (len(columns) - column))
            left -= left // (len(columns) - column)


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
