"""How tables of figures are painted: as calm as the charts, with some air around each figure."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import grid

_Index = QModelIndex | QPersistentModelIndex
AIR = 8
"""At both sides of a figure, in pixels."""


class Headings(QHeaderView):
    """The names of the columns over a hairline."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._theme = theme
        self.setHighlightSections(False)
        self.setSectionsClickable(False)

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Room for a name and the air around it."""
        metrics = QFontMetrics(self._font())
        words = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        wide = metrics.horizontalAdvance(words) + 2 * AIR + 1
        return QSize(wide, metrics.height() + self._theme.gap(16))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a name, and its part of the line."""
        role = Qt.ItemDataRole.TextAlignmentRole
        side = self.model().headerData(section, Qt.Orientation.Horizontal, role)
        words = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        painter.fillRect(rect, self._theme.tokens.surface)
        painter.setFont(self._font())
        painter.setPen(self._theme.tokens.muted)
        painter.drawText(rect.adjusted(AIR, 0, -AIR, 0), side, words)
        painter.setPen(QPen(self._theme.tokens.line, 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _font(self) -> QFont:
        return self._theme.font(14, QFont.Weight.Medium)


class FigureDelegate(QStyledItemDelegate):
    """A figure in its line; the chosen line is seen by its ground, the one in focus by a ring."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Room for a figure and the air around it."""
        metrics = QFontMetrics(self._font())
        wide = metrics.horizontalAdvance(str(index.data())) + 2 * AIR + 1
        return QSize(wide, metrics.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a figure."""
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        tokens = self._theme.tokens
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, tokens.soft)
        painter.setPen(QPen(grid(tokens), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setFont(self._font())
        painter.setPen(tokens.ink)
        side = index.data(Qt.ItemDataRole.TextAlignmentRole)
        painter.drawText(rect.adjusted(AIR, 0, -AIR, 0), side, str(index.data()))
        if state & QStyle.StateFlag.State_HasFocus and self._table.hasFocus():
            painter.setPen(QPen(tokens.focus, 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _font(self) -> QFont:
        return self._theme.figures(14, QFont.Weight.Normal)
