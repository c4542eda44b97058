"""The gold that passes over the felt once when a record is set."""

import math

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QRadialGradient

_WIDTH = 0.30
"""Half of the light's width, in widths of what it passes over: it stays inside."""

_BRIGHTEST = 0.36
_GLEAM = 0.94
"""Lightness of the number where the light is strongest."""

_SLANT = -0.35


class Sweep:
    """The light at a moment: so much of its way, from the left to the right, is done (0 to 1)."""

    def __init__(self, area: QRect, done: float, gold: QColor) -> None:
        self._area = area
        self._gold = gold
        self._strength = math.sin(math.pi * done)
        self._reach = area.width() * _WIDTH
        self._middle = area.left() + self._reach + (area.width() - 2 * self._reach) * done

    def draw(self, painter: QPainter) -> None:
        """Draw the light on the felt."""
        light = QRadialGradient(QPointF(0, 0), 1)
        for place, strength in ((0.0, 1.0), (0.25, 0.62), (0.55, 0.2), (1.0, 0.0)):
            colour = QColor(self._gold)
            colour.setAlphaF(_BRIGHTEST * strength * self._strength)
            light.setColorAt(place, colour)
        painter.save()
        painter.translate(self._middle, self._area.center().y())
        painter.shear(_SLANT, 0)
        painter.scale(self._reach * 0.8, self._area.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(QPointF(0, 0), 1, 1)
        painter.restore()

    def ink(self) -> QBrush:
        """Gold that gleams where the light is."""
        part = self._reach * 0.5
        gleam = QLinearGradient(self._middle - part, 0, self._middle + part, part * 0.4)
        gold = self._gold.toHsl()
        lightness = gold.lightnessF()
        lightness += (_GLEAM - lightness) * self._strength
        bright = QColor.fromHslF(gold.hslHueF(), gold.hslSaturationF(), lightness)
        for place, colour in ((0.0, self._gold), (0.5, bright), (1.0, self._gold)):
            gleam.setColorAt(place, colour)
        return QBrush(gleam)
