"""A page of paper: one card or two, with a heading and room all around."""

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPagedPaintDevice, QPainter, QPen

from yacht_desktop.ui import dates
from yacht_desktop.ui.paper.content import content_of, heading
from yacht_desktop.ui.paper.sheet import Sheet
from yacht_desktop.ui.paper.style import INK, outline_dice
from yacht_desktop.ui.paper.table import Room, Table, Words
from yacht_desktop.ui.paper.type import LEFT, RIGHT, Type, height_of, width_of, write

translate = QCoreApplication.translate

_UNITS_AN_INCH = 254.0
"""Everything is drawn in tenths of a millimetre."""
_MARGIN, _MARGIN_OF_HALF = 150, 110
_HIGHEST_BLANK_ROW, _HIGHEST_ROW = 170, 120
_MOTIF = (4, 4, 4, 2, 6)
_BOLD = QFont.Weight.Bold


def draw_page(device: QPagedPaintDevice, sheet: Sheet, cards: int, font: QFont) -> bool:
    """Draw a page with one card or two, on paper of any size, laid out without margins.

    False if the device takes nothing.
    """
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / _UNITS_AN_INCH
    painter.scale(scale, scale)
    painter.setPen(INK.hair)  # a preview would never hear of black, and take the theme's ink for it
    page = QRectF(0, 0, device.width() / scale, device.height() / scale)
    if cards == 1:
        _draw_card(painter, page, sheet, Type(font), _MARGIN)
    else:
        one, other, cut = _halves(page)
        for half in (one, other):
            _draw_card(painter, half, sheet, Type(font), _MARGIN_OF_HALF)
        painter.setPen(QPen(INK.hair.color(), 2, Qt.PenStyle.DashLine))
        painter.drawLine(cut)
    return painter.end()


def _halves(page: QRectF) -> tuple[QRectF, QRectF, QLineF]:
    """Both halves of a page, and the line to cut it along, across its longer side."""
    middle = page.center()
    if page.width() > page.height():
        one = QRectF(0, 0, middle.x(), page.height())
        cut = QLineF(middle.x(), 0, middle.x(), page.height())
        return one, one.translated(middle.x(), 0), cut
    one = QRectF(0, 0, page.width(), middle.y())
    cut = QLineF(0, middle.y(), page.width(), middle.y())
    return one, one.translated(0, middle.y()), cut


def _draw_card(painter: QPainter, area: QRectF, sheet: Sheet, type_: Type, margin: float) -> None:
    inside = area.adjusted(margin, margin, -margin, -margin)
    head = _draw_heading(painter, inside, sheet, type_)
    foot = _draw_foot(painter, inside, sheet, type_)
    table = Table(
        content_of(sheet),
        Words(translate("Paper", "Name"), translate("Card", "Total")),
        Room(
            inside.width(),
            inside.height() - head - foot,
            _HIGHEST_ROW if sheet.card else _HIGHEST_BLANK_ROW,
        ),
        type_,
    )
    table.draw(painter, QPointF(inside.left(), inside.top() + head), INK)


def _draw_heading(painter: QPainter, inside: QRectF, sheet: Sheet, type_: Type) -> float:
    """Draw title, rules, date and dice; returns how high that is."""
    title = type_.font(inside.width() / 20, _BOLD)
    painter.setPen(INK.ink)
    line = QRectF(inside.left(), inside.top(), inside.width(), height_of(title))
    write(painter, line, "Yacht", title)
    edge = height_of(title) * 0.68
    outline_dice(painter, QPointF(line.right(), line.center().y()), edge, _MOTIF, INK.muted)
    below = QRectF(inside.left(), line.bottom() + 15, inside.width(), 60)
    dated = _draw_date(painter, below, sheet, type_)
    rules = below.adjusted(0, 0, -dated - 40, 0)
    painter.setPen(INK.ink)
    words = heading(sheet)
    write(painter, rules, words, type_.fitted(words, rules.width(), 36, QFont.Weight.Medium))
    return below.bottom() - inside.top() + 45


def _draw_date(painter: QPainter, line: QRectF, sheet: Sheet, type_: Type) -> float:
    """Draw when the card was played, or a line to write it on; returns how wide that is."""
    painter.setPen(INK.ink)
    if sheet.card is not None:
        font = type_.font(36)
        written = dates.in_full(sheet.card.day)
        write(painter, line, written, font, RIGHT)
        return width_of(written, font)
    font = type_.font(34)
    word = translate("Paper", "Date")
    width = width_of(word, font) + 20
    rule = line.width() * 0.24
    write(painter, line.adjusted(line.width() - rule - width, 0, 0, 0), word, font, LEFT)
    painter.setPen(INK.hair)
    low = line.bottom() - 8
    painter.drawLine(QLineF(line.right() - rule, low, line.right(), low))
    return width + rule


def _draw_foot(painter: QPainter, inside: QRectF, sheet: Sheet, type_: Type) -> float:
    """Draw how the game goes under a blank card; returns how high that is."""
    if sheet.card is not None:
        return 0
    words = translate(
        "Paper",
        "Each turn: roll up to three times, keep what you like, fill one box. "
        "The highest total wins.",
    )
    font = type_.fitted(words, inside.width(), 34)
    place = QRectF(inside.left(), inside.bottom() - 44, inside.width(), 44)
    painter.setPen(INK.muted)
    write(painter, place, words, font)
    return 64
