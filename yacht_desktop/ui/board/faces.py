"""The six faces of a die, drawn in a square of side one."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from yacht_desktop.ui.tokens import Tokens

PIP_RADIUS = 10 / 108
CORNER = 22 / 108
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


def draw_face(painter: QPainter, face: int | None, tokens: Tokens, light: float = 1.0) -> None:
    """Draw a face, or a blank one, in the unit square; `light` from 0 to 1 shades it."""
    painter.setPen(QPen(_shaded(tokens.die_edge, light), 1.5 / 108))
    painter.setBrush(_shaded(tokens.die, light))
    painter.drawRoundedRect(QRectF(0, 0, 1, 1), CORNER, CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tokens.pip)
    for x, y in PIPS[face] if face else ():
        painter.drawEllipse(QPointF(x, y), PIP_RADIUS, PIP_RADIUS)


def _shaded(colour: QColor, light: float) -> QColor:
    return QColor.fromRgbF(colour.redF() * light, colour.greenF() * light, colour.blueF() * light)
