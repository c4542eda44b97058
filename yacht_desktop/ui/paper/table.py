"""The table of a card: measured for a place first, then drawn into it."""

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen

from yacht_desktop.ui.paper.content import Content, Row, starts_group
from yacht_desktop.ui.paper.style import Style, outline_dice, row_width
from yacht_desktop.ui.paper.type import CENTRE, Block, Type, height_of, width_of, write

_TOTAL = 1.25
"""Height of the line of totals, in rows."""
_LARGEST_LABEL, _LARGEST_HINT = 54, 38
_WIDEST_COLUMN = 480
_LARGEST_NAME, _LEAST_NAME = 40, 26
_MEDIUM, _BOLD = QFont.Weight.Medium, QFont.Weight.Bold


class Words(NamedTuple):
    """Words that no row says."""

    name: str
    total: str


class Room(NamedTuple):
    """What a table may take: its width, the most height, the most of it for a row."""

    width: float
    height: float
    highest_row: float


class Table:
    """Columns are of equal width; names have as many lines as they need."""

    def __init__(self, content: Content, words: Words, room: Room, type_: Type) -> None:
        self._content = content
        self._words = words
        self._type = type_
        self._width = room.width
        players = len(content.totals)
        self._column = min(_WIDEST_COLUMN, room.width * _share(players) / players)
        self._names = self._lay_out_names()
        self._head = self._head_height(room)
        rows = len(content.rows) + _TOTAL + (0.5 if any(content.notes) else 0)
        self._row = min(room.highest_row, (room.height - self._head) / rows)
        self.height = self._head + rows * self._row

    def draw(self, painter: QPainter, corner: QPointF, style: Style) -> None:
        """Draw the table with its upper left corner there."""
        painter.save()
        painter.translate(corner)
        self._draw_lines(painter, style)
        self._draw_head(painter, style)
        for number, row in enumerate(self._content.rows):
            self._draw_label(painter, self._place(number), row, style)
            self._draw_figures(painter, number, row.figures, style)
        self._draw_totals(painter, style)
        painter.restore()

    @property
    def _labels(self) -> float:
        """Where the players' columns begin."""
        return self._width - self._column * len(self._content.totals)

    @property
    def _label_size(self) -> float:
        return min(_LARGEST_LABEL, self._row * (0.36 if self._content.is_blank else 0.42))

    @property
    def _weight(self) -> QFont.Weight:
        """What weighs more is what counts: the boxes of a blank card, the points of a full one."""
        return _BOLD if self._content.is_blank else _MEDIUM

    def _lay_out_names(self) -> list[Block]:
        width, sizes = self._column - 20, (_LARGEST_NAME, _LEAST_NAME)
        return [self._type.block(name, width, sizes) for name in self._content.heads]

    def _head_height(self, room: Room) -> float:
        if not self._content.has_heads:
            return 0
        if self._content.is_blank:
            return min(room.highest_row, room.height / (len(self._content.rows) + 1 + _TOTAL))
        return max(block.height for block in self._names) + 40

    def _place(self, number: int) -> QRectF:
        """The place of a row's label."""
        return QRectF(0, self._head + number * self._row, self._labels - 20, self._row)

    def _cell(self, player: int, top: float, height: float) -> QRectF:
        return QRectF(self._labels + player * self._column, top, self._column, height)

    def _draw_lines(self, painter: QPainter, style: Style) -> None:
        content, width = self._content, self._width
        bottom = self._head + (len(content.rows) + _TOTAL) * self._row
        for number in range(1, len(content.rows)):
            pen = style.group if starts_group(content, number) else style.hair
            _across(painter, width, self._head + number * self._row, pen)
        if content.has_heads:
            _across(painter, width, self._head, style.rule)
        _across(painter, width, bottom - _TOTAL * self._row, style.rule)
        if content.is_blank:
            _across(painter, width, 0, style.hair)
            _across(painter, width, bottom, style.hair)
            painter.setPen(style.hair)
            for column in range(len(content.totals) + 1):
                x = self._labels + column * self._column
                painter.drawLine(QLineF(x, 0, x, bottom))

    def _draw_head(self, painter: QPainter, style: Style) -> None:
        painter.setPen(style.ink)
        if self._content.is_blank:
            font = self._type.fitted(self._words.name, self._labels - 20, 40, _MEDIUM)
            write(painter, QRectF(0, 0, self._labels - 20, self._head), self._words.name, font)
        for player, block in enumerate(self._names):
            cell = self._cell(player, 0, self._head)
            block.draw(painter, cell.left() + 10, (self._head - 10 - block.height) / 2)

    def _draw_label(self, painter: QPainter, place: QRectF, row: Row, style: Style) -> None:
        edge = self._row * 0.42
        dice = row.dice if len(row.dice) == 1 or self._has_room_for_dice(edge) else ()
        beside = row_width(len(dice), edge) + 30 if dice else 0
        words = place.adjusted(0, 0, -beside, 0)
        font = self._type.fitted(row.label, words.width(), self._label_size, self._weight)
        small = self._type.fitted(
            row.hint, words.width(), min(_LARGEST_HINT, self._row * 0.23), QFont.Weight.Normal
        )
        above = height_of(font) / 2
        middle = place.center().y() - (height_of(small) / 2 if row.hint else 0)
        painter.setPen(style.ink)
        write(painter, QRectF(0, middle - above, words.width(), 2 * above), row.label, font)
        if row.hint:
            painter.setPen(style.muted)
            below = QRectF(0, middle + above, words.width(), height_of(small))
            write(painter, below, row.hint, small)
        if dice:
            end = QPointF(place.right() - 10, place.center().y())
            outline_dice(painter, end, edge, dice, style.muted)

    def _has_room_for_dice(self, edge: float) -> bool:
        """Whether all rows have room for five dice beside their words."""
        font = self._type.font(self._label_size, self._weight)
        small = self._type.font(min(_LARGEST_HINT, self._row * 0.23))
        rows = self._content.rows
        widest = max(max(width_of(r.label, font), width_of(r.hint, small)) for r in rows)
        return widest + row_width(5, edge) + 60 < self._labels

    def _draw_figures(
        self, painter: QPainter, number: int, figures: tuple[str, ...], style: Style
    ) -> None:
        painter.setPen(style.ink)
        for player, figure in enumerate(figures):
            cell = self._cell(player, self._place(number).top(), self._row)
            font = self._type.fitted(figure, cell.width() - 20, self._label_size, _BOLD)
            write(painter, cell, figure, font, CENTRE)

    def _draw_totals(self, painter: QPainter, style: Style) -> None:
        top, height = self._head + len(self._content.rows) * self._row, _TOTAL * self._row
        painter.setPen(style.ink)
        label = QRectF(0, top, self._labels - 20, height)
        word, size = self._words.total, self._label_size * 1.1
        write(painter, label, word, self._type.fitted(word, label.width(), size, _BOLD))
        for player, (total, note) in enumerate(
            zip(self._content.totals, self._content.notes, strict=True)
        ):
            cell = self._cell(player, top, height)
            painter.setPen(style.ink)
            font = self._type.fitted(total, cell.width() - 20, size * 1.25, _BOLD)
            write(painter, cell, total, font, CENTRE)
            below = self._cell(player, top + height, self._row * 0.5)
            painter.setPen(style.accent)
            font = self._type.fitted(note, cell.width() - 20, self._row * 0.3, _BOLD)
            write(painter, below, note, font, CENTRE)


def _share(players: int) -> float:
    """How much of the width is for the players' columns."""
    return min(0.68, 0.2 + 0.1 * players)


def _across(painter: QPainter, width: float, y: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawLine(QLineF(0, y, width, y))
