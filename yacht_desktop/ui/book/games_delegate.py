"""How a line in a list of games looks."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from yacht_desktop.ui.book.games_model import Column, GamesModel, Index, Role, Weight
from yacht_desktop.ui.theme import Theme

MARGIN = 16
"""Room at both ends of a line, in pixels of the design."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GamesDelegate(QStyledItemDelegate):
    """Gold lies under the first place, light under the line of the pointer or of the keys."""

    def __init__(self, theme: Theme, view: QTableView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self.pointed_row = -1
        """The row under the pointer."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint this cell's part of the band, then its text."""
        model = self._view.model()
        if not isinstance(model, GamesModel):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect)
        is_first = bool(index.data(Role.IS_FIRST))
        self._paint_band(painter, cell, index.row(), is_first=is_first)
        column = model.columns[index.column()]
        painter.setFont(font_of(column, self._theme))
        tokens = self._theme.tokens
        ink = tokens.ink if column.weight is Weight.MAIN else tokens.muted
        painter.setPen(tokens.ink_on_strip if is_first else ink)
        inset = cell_inset(self._theme)
        inside = cell.adjusted(inset, 0, -inset, 0)
        painter.drawText(inside, _RIGHT if column.is_figure else _LEFT, index.data())
        painter.restore()

    def _paint_band(self, painter: QPainter, cell: QRectF, row: int, *, is_first: bool) -> None:
        view, tokens = self._view, self._theme.tokens
        has_keys = view.hasFocus() and row == view.currentIndex().row()
        is_lit = has_keys or row == self.pointed_row
        if not is_first and not is_lit:
            return
        band = QRectF(0, cell.top(), view.viewport().width(), cell.height()).adjusted(1, 2, -1, -2)
        painter.save()
        painter.setClipRect(cell)
        edge = tokens.focus if has_keys else tokens.ink_on_strip if is_first and is_lit else None
        painter.setPen(QPen(edge, 2 if has_keys else 1) if edge else Qt.PenStyle.NoPen)
        painter.setBrush(tokens.strip if is_first else tokens.soft)
        painter.drawRoundedRect(band, self._theme.gap(10), self._theme.gap(10))
        painter.restore()


def font_of(column: Column, theme: Theme) -> QFont:
    """The type of a column."""
    match column.weight:
        case Weight.MAIN:
            return theme.figures(19, QFont.Weight.Bold)
        case Weight.PLAIN:
            return theme.font(16)
        case Weight.SIDE:
            return theme.figures(15, QFont.Weight.Medium)


def cell_inset(theme: Theme) -> int:
    """Room at both sides of a text in its cell, in pixels."""
    return theme.gap(MARGIN) // 2
