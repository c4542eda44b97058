"""A tumbling die: a cube in perspective that comes to rest on the face that was rolled."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF, QTransform

from yacht_desktop.ui.board.faces import CORNER, draw_face
from yacht_desktop.ui.tokens import Tokens

Vector = tuple[float, float, float]

_EYE = 6.0
"""Distance of the eye from the cube's centre, in half edges: what is nearer is drawn larger."""

_LIGHT: Vector = (-0.35, -0.50, 0.79)
_SHARP_CORNER = 0.06
_CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_UNIT = QPolygonF([QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)])

# Each side by its normal and by the directions in which its face is read; x right, y down, z up
# to the eye. Opposite sides are neighbours here.
_SIDES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
)


class Cube(NamedTuple):
    """A die that rolls in the direction `heading` and lies flat on its `face` at `angle` 0.

    `place` is the square that it covers lying flat; both angles are in radians.
    """

    place: QRectF
    face: int
    heading: float
    angle: float


def draw_cube(painter: QPainter, cube: Cube, tokens: Tokens) -> None:
    """Draw the sides of a cube that the eye above it sees."""
    axis = (-math.sin(cube.heading), math.cos(cube.heading), 0.0)
    flatness = abs(math.cos(cube.angle)) ** 8
    corner = _SHARP_CORNER + (CORNER - _SHARP_CORNER) * flatness
    for value, (normal, right, down) in zip(_values(cube.face), _SIDES, strict=True):
        turned = [_turn(vector, axis, cube.angle) for vector in (normal, right, down)]
        if turned[0][2] * _EYE <= 1:  # this side looks away from the eye
            continue
        quad = QPolygonF([_project(turned, x, y, cube.place) for x, y in _CORNERS])
        painter.save()
        painter.setTransform(_onto(quad), combine=True)
        light = min(1.0, 0.5 + 0.5 * _dot(turned[0], _LIGHT) / _LIGHT[2])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.die_edge)
        painter.drawRoundedRect(QRectF(0, 0, 1, 1), corner, corner)
        draw_face(painter, value, tokens, light)
        painter.restore()


def _values(face: int) -> tuple[int, ...]:
    """The faces on the six sides of a die that shows `face`; opposite ones add up to seven."""
    right, top = (value for value in (1, 2, 3) if value not in (face, 7 - face))
    return face, 7 - face, right, 7 - right, top, 7 - top


def _onto(quad: QPolygonF) -> QTransform:
    """The perspective that lays the unit square on a quadrilateral."""
    transform = QTransform()
    QTransform.quadToQuad(_UNIT, quad, transform)
    return transform


def _project(turned: list[Vector], x: int, y: int, place: QRectF) -> QPointF:
    """A corner of a side, as the eye above the middle of `place` sees it."""
    normal, right, down = turned
    px, py, pz = (n + x * r + y * d for n, r, d in zip(normal, right, down, strict=True))
    nearness = (_EYE - 1) / (_EYE - pz)
    return place.center() + QPointF(px, py) * (place.width() / 2 * nearness)


def _turn(vector: Vector, axis: Vector, angle: float) -> Vector:
    """Rodrigues' rotation of a vector about a unit axis."""
    (x, y, z), (u, v, w) = vector, axis
    cos, sin = math.cos(angle), math.sin(angle)
    along = _dot(vector, axis) * (1 - cos)
    return (
        x * cos + (v * z - w * y) * sin + u * along,
        y * cos + (w * x - u * z) * sin + v * along,
        z * cos + (u * y - v * x) * sin + w * along,
    )


def _dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
