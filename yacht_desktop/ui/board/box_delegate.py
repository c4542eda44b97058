"""How a cell of the card looks."""

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from yacht_desktop.rules import NUMBERS
from yacht_desktop.ui.board.scorecard_model import NAME, Role
from yacht_desktop.ui.theme import Theme

MARGIN = 20
"""Room at both ends of a row."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class BoxDelegate(QStyledItemDelegate):
    """Paints names and points with the tokens of the theme, and the light under a row."""

    def __init__(self, theme: Theme, view: QTableView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self.lit_row = -1
        """The row under the pointer or under the keys."""
        self.advised_row = -1
        """The row that the coach would score."""
        self.clearness = 1.0
        """How clearly potentials are seen, from 0 to 1."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the light, then the name or the points, then the line below the numbers."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect)
        if index.row() == self.lit_row:
            focus = QPen(self._theme.tokens.focus, 2)
            self._paint_band(painter, cell, focus if self._view.hasFocus() else None)
        elif index.row() == self.advised_row:
            outline = QPen(self._theme.tokens.accent, 2, Qt.PenStyle.DashLine)
            self._paint_band(painter, cell, outline)
        inside = cell.adjusted(0, 0, -self._theme.gap(MARGIN), 0)
        if index.column() == NAME:
            inside.setLeft(cell.left() + self._theme.gap(MARGIN))
            self._write_name(painter, inside, index)
        else:
            self._write_points(painter, inside, index)
        if index.row() == len(NUMBERS) - 1:
            painter.setPen(QPen(self._theme.tokens.line, 1.5))
            end = self._theme.gap(12)
            left = cell.left() + (end if index.column() == NAME else 0)
            is_last = index.column() == index.model().columnCount() - 1
            right = cell.right() - (end if is_last else 0)
            painter.drawLine(QLineF(left, cell.bottom(), right, cell.bottom()))
        painter.restore()

    def _paint_band(self, painter: QPainter, cell: QRectF, edge: QPen | None) -> None:
        """Paint this cell's part of one rounded band across the whole row."""
        row = QRectF(0, cell.top(), self._view.viewport().width(), cell.height())
        row.adjust(1, 2, -1, -2)
        painter.save()
        painter.setClipRect(cell)
        painter.setPen(edge or Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.tokens.soft)
        painter.drawRoundedRect(row, self._theme.gap(10), self._theme.gap(10))
        painter.restore()

    def _write_name(
        self, painter: QPainter, inside: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        is_open = index.data(Role.POINTS) is None
        painter.setPen(self._theme.tokens.ink if is_open else self._theme.tokens.muted)
        weight = QFont.Weight.DemiBold if is_open else QFont.Weight.Normal
        painter.setFont(self._theme.font(16, weight))
        name = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, int(inside.width())
        )
        painter.drawText(inside, _LEFT, name)

    def _write_points(
        self, painter: QPainter, inside: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tokens = self._theme.tokens
        if index.data(Role.POINTS) is not None:
            colour, weight = tokens.ink, QFont.Weight.Bold
        elif index.data(Role.POTENTIAL):
            colour, weight = tokens.accent, QFont.Weight.Medium
        else:
            colour, weight = tokens.muted, QFont.Weight.Normal
        if index.data(Role.POINTS) is None:
            painter.setOpacity(self.clearness)
        painter.setPen(colour)
        painter.setFont(self._theme.figures(17, weight))
        painter.drawText(inside, _RIGHT, index.data())
        painter.setOpacity(1)
