"""A finished card as a picture to share, in the colours of the theme."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QLinearGradient, QPainter, QPen

from yacht_desktop.ui import dates
from yacht_desktop.ui.board.faces import draw_face
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.paper.content import content_of, heading, winners
from yacht_desktop.ui.paper.sheet import Sheet
from yacht_desktop.ui.paper.style import row_width, style_of
from yacht_desktop.ui.paper.table import Room, Table, Words
from yacht_desktop.ui.paper.type import RIGHT, Type, height_of, write
from yacht_desktop.ui.tokens import Tokens

translate = QCoreApplication.translate

_MARGIN, _PADDING, _GAP = 64, 48, 32
_LEAST_WIDTH, _LABELS, _COLUMN = 1080, 460, 200
_HEAD, _FELT, _ROW = 150, 230, 78
_ENDLESS = 10_000
_CORNER = 44
_DIE = 100
_MOTIF = (4, 4, 4, 2, 6)
_BESIDE = 2 * _MARGIN + 3 * _PADDING + row_width(len(_MOTIF), _DIE)
"""What the felt needs beside the outcome, and what is beside the felt."""
_BOLD = QFont.Weight.Bold


def picture_of(
    card: FinishedCard, tokens: Tokens, font: QFont, *, yacht_first: bool = False
) -> QImage:
    """The card with its heading on felt, in pixels that need no scaling."""
    sheet = Sheet.of(card, yacht_first=yacht_first)
    type_ = Type(font)
    width = max(_LEAST_WIDTH, 2 * (_MARGIN + _PADDING) + _LABELS + _COLUMN * sheet.players)
    table = _table(sheet, width, type_)
    outcome = Outcome(card, width - _BESIDE, type_)
    line = QRectF(_MARGIN, _MARGIN, width - 2 * _MARGIN, _HEAD)
    felt = QRectF(_MARGIN, line.bottom(), line.width(), max(_FELT, outcome.height + 2 * _GAP))
    panel = QRectF(_MARGIN, felt.bottom() + _GAP, line.width(), table.height + 2 * _GAP)
    size = QRectF(0, 0, width, panel.bottom() + _MARGIN).toAlignedRect().size()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(tokens.bg)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_heading(painter, line, (heading(sheet), dates.in_full(card.day)), tokens, type_)
    _draw_felt(painter, felt, tokens)
    _draw_dice(painter, felt, tokens)
    outcome.draw(painter, felt, tokens)
    _draw_panel(painter, panel, tokens)
    table.draw(painter, panel.topLeft() + QPointF(_PADDING, _GAP), style_of(tokens))
    painter.end()
    return image


class Outcome:
    """The best total in gold, and under it the names of all who reached it."""

    def __init__(self, card: FinishedCard, width: float, type_: Type) -> None:
        names = winners(card) or tuple(filter(None, card.names))
        self._total = str(max(card.game.totals[seat] for seat in card.game.winners))
        self._figure = type_.fitted(self._total, width, 120, _BOLD)
        self._names = [type_.block(name, width, (40, 26), RIGHT) for name in names]
        self._width = width
        self._top = height_of(self._figure) * 0.85
        self.height = self._top + sum(block.height for block in self._names)

    def draw(self, painter: QPainter, felt: QRectF, tokens: Tokens) -> None:
        """Draw it at the right of the felt."""
        left, top = felt.right() - _PADDING - self._width, felt.center().y() - self.height / 2
        painter.setPen(tokens.gold)
        place = QRectF(left, top, self._width, self._top)
        write(painter, place, self._total, self._figure, RIGHT)
        painter.setPen(tokens.on_tray)
        top += self._top
        for block in self._names:
            block.draw(painter, left, top)
            top += block.height


def _table(sheet: Sheet, width: float, type_: Type) -> Table:
    inside = width - 2 * (_MARGIN + _PADDING)
    words = Words("", translate("Card", "Total"))
    return Table(content_of(sheet), words, Room(inside, _ENDLESS, _ROW), type_)


def _draw_heading(
    painter: QPainter, line: QRectF, words: tuple[str, str], tokens: Tokens, type_: Type
) -> None:
    rules, date = words
    title = type_.font(64, _BOLD)
    top = QRectF(line.left(), line.top() - 10, line.width(), height_of(title))
    painter.setPen(tokens.ink)
    write(painter, top, "Yacht", title)
    painter.setPen(tokens.muted)
    write(painter, top, date, type_.fitted(date, line.width() / 2, 30), RIGHT)
    below = QRectF(line.left(), top.bottom(), line.width(), 44)
    write(painter, below, rules, type_.fitted(rules, line.width(), 32, QFont.Weight.Medium))


def _draw_felt(painter: QPainter, felt: QRectF, tokens: Tokens) -> None:
    shade = QLinearGradient(felt.topLeft(), felt.bottomLeft())
    shade.setColorAt(0, tokens.tray_top)
    shade.setColorAt(1, tokens.tray_bottom)
    same = tokens.tray_top == tokens.tray_bottom  # high contrast: an edge instead of felt
    painter.setPen(QPen(tokens.tray_line, 3) if same else Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(felt, _CORNER, _CORNER)


def _draw_dice(painter: QPainter, felt: QRectF, tokens: Tokens) -> None:
    for place, face in enumerate(_MOTIF):
        painter.save()
        left = felt.left() + _PADDING + row_width(place + 1, _DIE) - _DIE
        painter.translate(left, felt.center().y() - _DIE / 2)
        painter.scale(_DIE, _DIE)
        draw_face(painter, face, tokens)
        painter.restore()


def _draw_panel(painter: QPainter, panel: QRectF, tokens: Tokens) -> None:
    painter.setPen(QPen(tokens.line, 2))
    painter.setBrush(tokens.surface)
    painter.drawRoundedRect(panel, _CORNER, _CORNER)
