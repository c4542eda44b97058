"""A tumbling die: a cube with round edges, in perspective, under a soft light."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPolygonF, QTransform

from yacht_desktop.ui.board.faces import CORNER, draw_marks, draw_side, polygon_of
from yacht_desktop.ui.board.shading import Shading
from yacht_desktop.ui.marks import Marks

Vector = tuple[float, float, float]
Spot = tuple[float, float]
_Side = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]

ROUND = 2 * CORNER
"""Radius of the edges, in half edges of the die: lying flat it has the outline of a die at rest."""

_FLAT = 1 - ROUND
"""Where a side stops being flat."""

_NEAREST = 1 / 6
"""Nearness of the eye to a die that stands on a corner: one over its distance in half edges."""

_OUTLINE = 0.63
"""How much of the nearness is taken back, so that the outline keeps the size of the die."""

_ALL_BUT_FLAT = 0.15  # radians

_HARDLY = 0.2  # pixels

_SIDEWAYS = 0.16

_OVERLAP = 0.02
"""By this a flat side reaches over the round edges: no felt may shine through the seam."""

_CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_UNIT = QPolygonF([QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)])
_STEPS = (0.0, 0.5, 1.0)
_WHOLE_BEND = [(math.cos(step * math.pi / 2), math.sin(step * math.pi / 2)) for step in _STEPS]

# Each side by its normal and by the directions in which its face is read, as axis and sign; x
# right, y down, z up to the eye. Opposite sides are neighbours here.
_SIDES: tuple[_Side, ...] = (
    ((2, 1), (0, 1), (1, 1)),
    ((2, -1), (0, -1), (1, 1)),
    ((0, 1), (2, -1), (1, 1)),
    ((0, -1), (2, 1), (1, 1)),
    ((1, -1), (0, 1), (2, 1)),
    ((1, 1), (0, 1), (2, -1)),
)
_EDGES = tuple(
    (one, one_sign, other, other_sign, 3 - one - other)
    for one, other in ((0, 1), (1, 2), (2, 0))
    for one_sign in (-1, 1)
    for other_sign in (-1, 1)
)
_VERTICES = tuple((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))


class Cube(NamedTuple):
    """A die that rolls in the direction `heading` and lies flat on its `face` at `angle` 0.

    `place` is the square that it covers lying flat; `yaw` turns it on the spot; all angles are in
    radians. `flatness` from 0 to 1 tells how far it has become the die at rest.
    """

    place: QRectF
    face: int
    heading: float
    angle: float
    yaw: float = 0.0
    flatness: float = 1.0


class _View:
    """The cube's three axes as they are turned, and how the eye sees points of it."""

    def __init__(self, cube: Cube) -> None:
        axis = (-math.sin(cube.heading), math.cos(cube.heading), 0.0)
        self.axes = tuple(
            _spin(_roll(vector, axis, cube.angle), cube.yaw)
            for vector in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
        )
        centre = cube.place.center()
        self._x, self._y = centre.x(), centre.y()
        self.nearness = _NEAREST * (1 - cube.flatness)
        self.scale = cube.place.width() / 2 * (1 - _OUTLINE * self.nearness)

    def point(self, place: Vector) -> QPointF:
        """Where a point is seen."""
        x, y, z = place
        size = self.scale / (1 - z * self.nearness)
        return QPointF(self._x + x * size, self._y + y * size)

    def seen(self, start: Vector, way: Vector, length: float) -> Spot:
        """The same, in bare numbers, for the end of a way from a point."""
        size = self.scale / (1 - (start[2] + way[2] * length) * self.nearness)
        return (
            self._x + (start[0] + way[0] * length) * size,
            self._y + (start[1] + way[1] * length) * size,
        )

    def size_at(self, z: float) -> float:
        """How many pixels half an edge is long at a height."""
        return self.scale / (1 - z * self.nearness)


def draw_cube(painter: QPainter, cube: Cube, shading: Shading, marks: Marks) -> None:
    """Draw a cube as the eye above it sees it; lying flat it is the die at rest."""
    view = _View(cube)
    if cube.angle:
        painter.setPen(Qt.PenStyle.NoPen)
        _draw_corners(painter, view, shading)
        for edge in _EDGES:
            _draw_edge(painter, view, shading, edge)
        for value, side in zip(_faces(cube.face), _SIDES, strict=True):
            _draw_side(painter, view, shading, side, polygon_of(value, marks))
    if abs(cube.angle) < _ALL_BUT_FLAT:
        painter.save()
        painter.setOpacity(1 - abs(cube.angle) / _ALL_BUT_FLAT)
        painter.setTransform(_onto(view, _SIDES[0]), combine=True)
        draw_side(painter, shading.tokens.die, shading.tokens)
        painter.setOpacity(1)
        draw_marks(painter, cube.face, shading.tokens, marks)
        painter.restore()


def _draw_corners(painter: QPainter, view: _View, shading: Shading) -> None:
    """Draw balls, the nearest last."""
    a, b, c = view.axes
    ball = shading.ball
    source = QRectF(ball.rect())
    heights = [(a[2] * p + b[2] * q + c[2] * r, p, q, r) for p, q, r in _VERTICES]
    for height, p, q, r in sorted(heights)[1:]:  # the lowest is behind all of the die
        centre = view.point(_sum(a, p * _FLAT, b, q * _FLAT, _times(c, r * _FLAT)))
        radius = ROUND * view.size_at(height * _FLAT)
        place = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawPixmap(place, ball, source)


def _draw_edge(
    painter: QPainter, view: _View, shading: Shading, edge: tuple[int, int, int, int, int]
) -> None:
    """Draw the part of a quarter cylinder between two sides that the eye sees."""
    one, one_sign, other, other_sign, along = edge
    a = _times(view.axes[one], one_sign)
    b = _times(view.axes[other], other_sign)
    d = view.axes[along]
    facing_a = a[2] - view.nearness * _FLAT
    facing_b = b[2] - view.nearness * _FLAT
    if facing_a <= 0 and facing_b <= 0:
        return
    near, far, colours = [], [], []
    for cos, sin in _bend(facing_a, facing_b):
        p, q = _FLAT + ROUND * cos, _FLAT + ROUND * sin
        middle = _sum(a, p, b, q)
        near.append(view.seen(middle, d, -_FLAT))
        far.append(view.seen(middle, d, _FLAT))
        colours.append(shading.colour(_sum(a, cos, b, sin)))
    gradient = _across(near, far[0], colours)
    if gradient is not None:
        painter.setBrush(gradient)
        painter.drawPolygon([QPointF(x, y) for x, y in near + far[::-1]])


def _bend(facing_a: float, facing_b: float) -> list[tuple[float, float]]:
    """Cosines and sines of some angles from one side to another, as far as the eye sees it."""
    if facing_a >= 0 and facing_b >= 0:
        return _WHOLE_BEND
    first = 0.0 if facing_a >= 0 else math.atan(-facing_a / facing_b)
    last = math.pi / 2 if facing_b >= 0 else math.atan(facing_a / -facing_b)
    angles = [first + (last - first) * step for step in _STEPS]
    return [(math.cos(angle), math.sin(angle)) for angle in angles]


def _across(arc: list[Spot], end: Spot, colours: list[QColor]) -> QLinearGradient | None:
    """The colours of a round edge, square to its length; None where hardly any of it is seen."""
    left, top = arc[0]
    x, y = end[0] - left, end[1] - top
    length = math.hypot(x, y)
    if length < 1:
        return None
    aside = [((at_y - top) * x - (at_x - left) * y) / length for at_x, at_y in arc]
    width = aside[-1]
    if abs(width) < _HARDLY:
        return None
    part = width / length
    gradient = QLinearGradient(left, top, left - y * part, top + x * part)
    places = [min(1.0, max(0.0, away / width)) for away in aside]
    gradient.setStops(list(zip(places, colours, strict=True)))
    return gradient


def _draw_side(
    painter: QPainter, view: _View, shading: Shading, side: _Side, marks: QPolygonF
) -> None:
    axis, sign = side[0]
    normal = _times(view.axes[axis], sign)
    if normal[2] <= view.nearness:  # it looks away from the eye
        return
    right, down = (_times(view.axes[axis], sign) for axis, sign in side[1:])
    edge = _FLAT + _OVERLAP
    quad = [view.point(_sum(right, x * edge, down, y * edge, normal)) for x, y in _CORNERS]
    painter.setBrush(shading.colour(normal))
    painter.drawPolygon(QPolygonF(quad))
    # Seen from the side, marks would be mere slivers on the outline.
    painter.setOpacity(min(1.0, (normal[2] - view.nearness) / _SIDEWAYS))
    painter.setBrush(shading.tokens.pip)
    painter.drawPolygon(_onto(view, side).map(marks))
    painter.setOpacity(1)


def _faces(face: int) -> tuple[int, ...]:
    """The faces on the six sides of a die that shows `face`; opposite ones add up to seven."""
    right, top = (value for value in (1, 2, 3) if value not in (face, 7 - face))
    return face, 7 - face, right, 7 - right, top, 7 - top


def _onto(view: _View, side: _Side) -> QTransform:
    """The perspective that lays the unit square on a side."""
    normal, right, down = (_times(view.axes[axis], sign) for axis, sign in side)
    quad = [view.point(_sum(right, x, down, y, normal)) for x, y in _CORNERS]
    transform = QTransform()
    QTransform.quadToQuad(_UNIT, QPolygonF(quad), transform)
    return transform


def _sum(a: Vector, p: float, b: Vector, q: float, c: Vector = (0.0, 0.0, 0.0)) -> Vector:
    """The point p a + q b + c."""
    return (
        a[0] * p + b[0] * q + c[0],
        a[1] * p + b[1] * q + c[1],
        a[2] * p + b[2] * q + c[2],
    )


def _times(vector: Vector, factor: float) -> Vector:
    return vector[0] * factor, vector[1] * factor, vector[2] * factor


def _spin(vector: Vector, angle: float) -> Vector:
    """A vector turned on the spot."""
    x, y, z = vector
    cos, sin = math.cos(angle), math.sin(angle)
    return x * cos - y * sin, x * sin + y * cos, z


def _roll(vector: Vector, axis: Vector, angle: float) -> Vector:
    """Rodrigues' rotation of a vector about a unit axis."""
    (x, y, z), (u, v, w) = vector, axis
    cos, sin = math.cos(angle), math.sin(angle)
    along = (x * u + y * v + z * w) * (1 - cos)
    return (
        x * cos + (v * z - w * y) * sin + u * along,
        y * cos + (w * x - u * z) * sin + v * along,
        z * cos + (u * y - v * x) * sin + w * along,
    )
