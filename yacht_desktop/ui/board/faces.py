"""The six faces of a die, drawn in a square of side one."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.tokens import Tokens

PIP_RADIUS = 10 / 108
CORNER = 22 / 108
_NUMERAL_HEIGHT = 0.56
_FINE = 200
"""Pixels of a die for which curves are cut into lines."""
_DULLER = 116  # per cent
_NEAR, _MIDDLE, _FAR = 26 / 108, 0.5, 82 / 108

_CENTRE = ((_MIDDLE, _MIDDLE),)
_FALLING = ((_NEAR, _NEAR), (_FAR, _FAR))
_RISING = ((_FAR, _NEAR), (_NEAR, _FAR))
_SIDES = ((_NEAR, _MIDDLE), (_FAR, _MIDDLE))

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: _CENTRE,
    2: _FALLING,
    3: _FALLING + _CENTRE,
    4: _FALLING + _RISING,
    5: _FALLING + _RISING + _CENTRE,
    6: _FALLING + _RISING + _SIDES,
}
"""Where the pips of each face sit, x and y from 0 to 1."""


def draw_face(
    painter: QPainter, face: int | None, tokens: Tokens, marks: Marks = Marks.PIPS
) -> None:
    """Draw a face, or a blank and duller one, in the unit square."""
    draw_side(painter, tokens.die if face else tokens.die.darker(_DULLER), tokens)
    if face:
        draw_marks(painter, face, tokens, marks)


def draw_side(painter: QPainter, colour: QColor, tokens: Tokens) -> None:
    """Draw a side of a die without anything on it."""
    painter.setPen(QPen(tokens.die_edge, 1.5 / 108))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(0, 0, 1, 1), CORNER, CORNER)


def draw_marks(painter: QPainter, face: int, tokens: Tokens, marks: Marks) -> None:
    """Draw what stands on a face."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tokens.pip)
    painter.drawPath(marks_of(face, marks))


@cache
def marks_of(face: int, marks: Marks) -> QPainterPath:
    """The outline of what stands on a face."""
    path = QPainterPath()
    if marks is Marks.PIPS:
        for x, y in PIPS[face]:
            path.addEllipse(QPointF(x, y), PIP_RADIUS, PIP_RADIUS)
        return path
    font = QFont(QGuiApplication.font())
    font.setPixelSize(100)
    font.setWeight(QFont.Weight.Bold)
    path.addText(0, 0, font, str(face))
    return _in_the_middle(path)


@cache
def polygon_of(face: int, marks: Marks) -> QPolygonF:
    """The same as one polygon with many corners: in perspective it is much sooner painted."""
    fine = marks_of(face, marks).toFillPolygon(QTransform.fromScale(_FINE, _FINE))
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(fine)


def _in_the_middle(path: QPainterPath) -> QPainterPath:
    """A numeral, as high as all of them, in the middle of the unit square."""
    around = path.boundingRect()
    size = _NUMERAL_HEIGHT / around.height()
    fitted = QTransform.fromTranslate(0.5, 0.5).scale(size, size)
    centre = around.center()
    return fitted.translate(-centre.x(), -centre.y()).map(path)
