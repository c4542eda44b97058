"""A table of boxes that can be folded into two halves beside each other."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from yacht_desktop.ui.board.box_table import BoxTable
from yacht_desktop.ui.board.fold import Fold
from yacht_desktop.ui.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_HAIRLINE = 1.5
_AIR = 4


class FoldingTable(BoxTable):
    """Has its rows where `fold` says, or as every table does."""

    fold: Fold | None = None  # of the class, because Qt asks where things lie while it is made

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def band(self, row: int) -> QRect:
        """The place of a whole row in the viewport, but for a little air around it."""
        if self.fold is None:
            top, width = self.rowViewportPosition(row), self.viewport().width()
            return QRect(0, top, width, self.rowHeight(row)).adjusted(1, 2, -1, -2)
        air = self._theme.gap(_AIR)  # at both sides of the crease, and as much at the edges
        return self.fold.strip(row).adjusted(air, 2, -air, -2)

    def visualRect(self, index: _Index) -> QRect:
        """The place of a box in the viewport."""
        if self.fold is None or not index.isValid():
            return super().visualRect(index)
        return self.fold.cell(index.row(), index.column())

    def indexAt(self, place: QPoint) -> QModelIndex:
        """The box at a place in the viewport."""
        if self.fold is None:
            return super().indexAt(place)
        row = self.fold.row_at(place)
        if row is None:
            return QModelIndex()
        cells = (self.fold.cell(row, column) for column in range(self.model().columnCount()))
        column = next(column for column, cell in enumerate(cells) if cell.contains(place))
        return self.model().index(row, column)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint each box where it lies."""
        if self.fold is None:
            super().paintEvent(event)
            return
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        for row in range(self.fold.rows):
            for column in range(self.model().columnCount()):
                index = self.model().index(row, column)
                option.rect = self.fold.cell(row, column)
                if event.region().intersects(option.rect):
                    self.itemDelegate().paint(painter, option, index)
        painter.setPen(QPen(self._theme.tokens.line, _HAIRLINE))
        lines = max(self.fold.first, self.fold.rows - self.fold.first)
        end = self.fold.height // 4
        painter.drawLine(self.fold.middle, end, self.fold.middle, lines * self.fold.height - end)
