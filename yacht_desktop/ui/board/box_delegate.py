"""How a cell of the card looks."""

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from yacht_desktop.ui import keys
from yacht_desktop.ui.board.folding_table import FoldingTable
from yacht_desktop.ui.board.scorecard_model import NAME, Role, ScorecardModel
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.theme import Theme

MARGIN = 20
"""Room at both ends of a row."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class BoxDelegate(QStyledItemDelegate):
    """Paints names and points with the tokens of the theme, and the light under a row."""

    def __init__(self, card: ScorecardModel, theme: Theme, view: FoldingTable) -> None:
        super().__init__(view)
        self._card = card
        self._theme = theme
        self._view = view
        self.lit_row = -1
        """The row under the pointer or under the keys."""
        self.shows_keys = False
        """Whether each box shows the letter that scores it."""
        self.lit_column = NAME
        """The column of the lit box, of several players."""
        self.awaited: tuple[int, int] | None = None
        """Row and column of the box whose dice are being typed anew."""
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
        if index.data(Role.IS_ON_TURN):
            painter.fillRect(cell, self._theme.tokens.soft)
        if self._is_shared:
            self._paint_light(painter, cell, index)
        elif index.row() == self.lit_row:
            focus = QPen(self._theme.tokens.focus, 2)
            self._paint_band(painter, cell, index.row(), focus if self._view.hasFocus() else None)
        elif index.row() == self.advised_row:
            outline = QPen(self._theme.tokens.accent, 2, Qt.PenStyle.DashLine)
            self._paint_band(painter, cell, index.row(), outline)
        margin = self._theme.gap(MARGIN)
        if index.column() == NAME:
            inside = cell.adjusted(margin, 0, 0, 0)
            self._write_name(painter, inside, index)
            if self.shows_keys and index.row() < len(keys.BOXES):
                self._write_key(painter, inside, keys.BOXES[index.row()])
        else:
            inside = cell if self._is_shared else cell.adjusted(0, 0, -margin, 0)
            self._write_points(painter, inside, index)
        if (index.row(), index.column()) == self.awaited:
            painter.setPen(QPen(self._theme.tokens.accent, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(3, 1.5, -3, -1.5), 8, 8)
        if self._card.ends_group(index.row()) and self._view.fold is None:
            painter.setPen(QPen(self._theme.tokens.line, 1.5))
            end, last = self._theme.gap(12), self._card.columnCount() - 1
            left = cell.left() + (end if index.column() == NAME else 0)
            right = cell.right() - (end if index.column() == last else 0)
            painter.drawLine(QLineF(left, cell.bottom(), right, cell.bottom()))
        painter.restore()

    @property
    def _is_shared(self) -> bool:
        return self._card.is_shared

    def _paint_light(
        self, painter: QPainter, cell: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a faint band across the lit row, and a frame around the lit or advised box."""
        tokens = self._theme.tokens
        if index.row() == self.lit_row:
            band = QColor(tokens.line)
            band.setAlphaF(0.4)
            painter.fillRect(cell.adjusted(0, 1, 0, -1), band)
        frame = None
        if index.row() == self.lit_row and index.column() == self.lit_column:
            frame = QPen(tokens.focus if self._view.hasFocus() else tokens.accent, 2)
        elif index.row() == self.advised_row and index.data(Role.IS_ON_TURN):
            frame = QPen(tokens.accent, 2, Qt.PenStyle.DashLine)
        if frame is not None:
            painter.setPen(frame)
            painter.setBrush(tokens.surface if index.row() == self.lit_row else tokens.soft)
            box = cell.adjusted(6, 1.5, -6, -1.5)
            painter.drawRoundedRect(box, self._theme.gap(8), self._theme.gap(8))

    def _paint_band(self, painter: QPainter, cell: QRectF, row: int, edge: QPen | None) -> None:
        """Paint this cell's part of one rounded band across the whole row."""
        painter.save()
        painter.setClipRect(cell)
        painter.setPen(edge or Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.tokens.soft)
        band = self._view.band(row)
        painter.drawRoundedRect(band, self._theme.gap(10), self._theme.gap(10))
        painter.restore()

    def _write_name(
        self, painter: QPainter, inside: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        is_open = index.data(Role.POINTS) is None
        painter.setPen(self._theme.tokens.ink if is_open else self._theme.tokens.muted)
        weight = QFont.Weight.DemiBold if is_open else QFont.Weight.Normal
        fonts = [self._theme.font(size, weight) for size in (16, 15, 14, 13, 12, 11, 10)]
        painter.setFont(font_for_line(fonts, index.data(), inside.width()))
        name = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, int(inside.width())
        )
        painter.drawText(inside, _LEFT, name)

    def _write_key(self, painter: QPainter, inside: QRectF, key: str) -> None:
        painter.setPen(self._theme.tokens.muted)
        painter.setFont(self._theme.font(13))
        painter.drawText(inside, _RIGHT, key)

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
        if self._is_shared:
            if index.data(Role.HAS_LEFT):
                painter.setPen(tokens.muted)
            open_box = "–" if index.data(Role.HAS_LEFT) else "·"
            painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, index.data() or open_box)
        else:
            painter.drawText(inside, _RIGHT, index.data())
        painter.setOpacity(1)
        if index.data(Role.WAS) is not None:
            self._mark_correction(painter, inside, index.data())

    def _mark_correction(self, painter: QPainter, inside: QRectF, points: str) -> None:
        """Paint a small corner beside the points that were corrected."""
        metrics, size = painter.fontMetrics(), self._theme.px(7)
        width = metrics.horizontalAdvance(points)
        right = inside.center().x() + width / 2 if self._is_shared else inside.right()
        left = right + self._theme.px(3)
        top = inside.center().y() - metrics.capHeight() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.tokens.accent)
        corners = (QPointF(left, top), QPointF(left + size, top), QPointF(left + size, top + size))
        painter.drawPolygon(corners)
