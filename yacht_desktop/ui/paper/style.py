"""The colours that a card is drawn in: ink on paper, or the theme's."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from yacht_desktop.ui.board.faces import CORNER, PIP_RADIUS, PIPS
from yacht_desktop.ui.tokens import Tokens


class Style(NamedTuple):
    """Colours by use, and the lines between rows, between groups of them, and above totals."""

    ink: QColor
    muted: QColor
    accent: QColor
    hair: QPen
    group: QPen
    rule: QPen


_BLACK, _DARK, _GREY = QColor("#000000"), QColor("#4a4a4a"), QColor("#9c9c9c")
INK = Style(_BLACK, _DARK, _BLACK, QPen(_GREY, 2), QPen(_DARK, 4), QPen(_BLACK, 7))
"""Lines and letters only: areas would cost toner."""


def style_of(tokens: Tokens) -> Style:
    """The colours of a theme on the ground of a card."""
    lines = QPen(tokens.line, 1.5), QPen(tokens.line, 4), QPen(tokens.ink, 3)
    return Style(tokens.ink, tokens.muted, tokens.accent, *lines)


_PITCH = 1.2
"""From one die of a row to the next, in parts of their edge."""


def outline_die(painter: QPainter, square: QRectF, face: int, colour: QColor) -> None:
    """Draw a die in lines: the face with its pips, nothing filled but these."""
    edge = square.width()
    painter.setPen(QPen(colour, edge / 32))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(square, edge * CORNER, edge * CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for x, y in PIPS[face]:
        centre = square.topLeft() + QPointF(x * edge, y * edge)
        painter.drawEllipse(centre, edge * PIP_RADIUS, edge * PIP_RADIUS)


def outline_dice(
    painter: QPainter, right_centre: QPointF, edge: float, faces: tuple[int, ...], colour: QColor
) -> None:
    """Draw a row of dice that ends at the right, in the middle of a height."""
    left = right_centre.x() - row_width(len(faces), edge)
    top = right_centre.y() - edge / 2
    for place, face in enumerate(faces):
        x = left + place * edge * _PITCH
        outline_die(painter, QRectF(x, top, edge, edge), face, colour)


def row_width(count: int, edge: float) -> float:
    """How wide a row of dice is."""
    return edge * (1 + (count - 1) * _PITCH)
