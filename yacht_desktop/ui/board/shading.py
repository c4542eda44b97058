"""The light on tumbling dice: the colours of their surface, round corners and soft shadows."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from yacht_desktop.ui.board.faces import CORNER
from yacht_desktop.ui.tokens import Tokens

_LIGHT = (-0.38, -0.52, 0.765)
"""Where the light comes from: x right, y down, z up to the eye; a unit vector."""

_SHADES = 48
_AMBIENT = 0.30
"""Light that the felt and the room throw back into the shadow side."""

_BALL = 40
"""Edge of the picture of a ball, in pixels."""
_SHADOW, _SHADOW_LAYERS = 96, 14
SHADOW_SPREAD = 0.30
"""How far a soft shadow reaches beyond its die, in edges."""


class Shading:
    """What painting a tumbling die takes from the colours in force, made once."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        # Shadow on ivory is warm, with some of the felt in it; mere grey would look like plaster.
        deep = _mixed(tokens.die_edge.darker(175), tokens.tray_top, 0.12)
        self._ramp = [_mixed(deep, tokens.die, step / _SHADES) for step in range(_SHADES + 1)]
        self.ball = self._draw_ball()
        self.shadow = _draw_shadow()

    def colour(self, normal: tuple[float, float, float]) -> QColor:
        """The colour of a surface that looks in a direction."""
        return self._ramp[round(_brightness(normal) * _SHADES)]

    def _draw_ball(self) -> QPixmap:
        """A ball in this light, as large as its picture: each pixel looks where the ball does."""
        image = QImage(_BALL, _BALL, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        radius = _BALL / 2
        for row in range(_BALL):
            for column in range(_BALL):
                x, y = (column + 0.5) / radius - 1, (row + 0.5) / radius - 1
                away = math.hypot(x, y)
                cover = (1 - away) * radius + 0.5
                if cover > 0:
                    colour = QColor(self.colour((x, y, math.sqrt(max(0.0, 1 - away * away)))))
                    colour.setAlphaF(min(1.0, cover))
                    image.setPixelColor(column, row, colour)
        return QPixmap.fromImage(image)


def _brightness(normal: tuple[float, float, float]) -> float:
    x, y, z = normal
    return _lit(x * _LIGHT[0] + y * _LIGHT[1] + z * _LIGHT[2])


def _lit(towards_light: float) -> float:
    return min(1.0, _AMBIENT + (1 - _AMBIENT) * max(0.0, towards_light) / 0.88)


def _draw_shadow() -> QPixmap:
    """A soft dark square: many faint ones of growing size."""
    image = QImage(_SHADOW, _SHADOW, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    reach = _SHADOW * SHADOW_SPREAD / (1 + 2 * SHADOW_SPREAD)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 10))
        for layer in range(_SHADOW_LAYERS):
            inset = 2 * reach * layer / _SHADOW_LAYERS
            square = QRectF(0, 0, _SHADOW, _SHADOW).adjusted(inset, inset, -inset, -inset)
            radius = max(square.width() * CORNER, (2 * reach - inset) * 0.8)
            painter.drawRoundedRect(square, radius, radius)
    return QPixmap.fromImage(image)


def _mixed(one: QColor, other: QColor, part: float) -> QColor:
    """A colour between two, `part` of the way to the other."""

    def between(a: float, b: float) -> float:
        return a + (b - a) * part

    return QColor.fromRgbF(
        between(one.redF(), other.redF()),
        between(one.greenF(), other.greenF()),
        between(one.blueF(), other.blueF()),
    )
