"""The way of one die through the air and over the felt, from the hand to its slot."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from yacht_desktop.ui.board.cube import Cube

_TRAVEL = 2.7
"""How far away, in edges, a die leaves the hand."""

_THROWN_FROM = 0.85
"""Height of the hand, in edges."""

_LANDS_AT = 0.34
"""Part of its time after which a die is on the felt; it still bounces, then rolls."""

_STEEP = math.radians(83)


class Thrown(NamedTuple):
    """A die in the air: where it will lie, with which face, and its `whim`, from 0 to 1.

    `order`, from 0 to 1, says how late it lands: a die must not run over one that lies already.
    `is_fenced`: a die lies at its left since an earlier roll.
    """

    place: QRectF
    face: int
    whim: float
    order: float = 0.0
    is_fenced: bool = False

    def progress(self, time: float) -> float:
        """How much of its own time has passed at a `time`, both from 0 to 1."""
        return min(1.0, time / (0.72 + 0.23 * self.order + 0.05 * self.whim))

    @property
    def heading(self) -> float:
        """The direction it rolls in, in radians from the right downwards."""
        swerve = math.radians(-18 + 36 * self.whim)
        return _STEEP + swerve / 4 if self.is_fenced else swerve

    def height(self, time: float) -> float:
        """How high its lowest point is above the felt, in edges."""
        passed = self.progress(time)
        if passed < _LANDS_AT:
            return _THROWN_FROM * (1 - (passed / _LANDS_AT) ** 2)
        bounce, length = _THROWN_FROM * 0.22, 0.26
        since = (passed - _LANDS_AT) / length
        return 4 * bounce * since * (1 - since) if since < 1 else 0.0

    def cube(self, time: float) -> Cube:
        """The die as it is seen at a time."""
        left = 1 - self.progress(time)
        quarters = self._quarters_left(left)
        angle = -quarters * math.pi / 2
        # On an edge its middle is higher than on a side; it rolls over the felt, not through it.
        tipped = (abs(math.sin(angle)) + abs(math.cos(angle)) - 1) / 2
        height = self.height(time) + tipped
        edge = self.place.width()
        grown = edge * 0.15 * height
        place = self.ground(time).adjusted(-grown, -grown, grown, grown)
        place.translate(0, -edge * 0.26 * height)
        flatness = max(0.0, 1 - quarters / 0.5)
        yaw = (1.5 * self.whim - 0.75 or 0.4) * left * left
        return Cube(place, self.face, self.heading, angle, yaw, _eased(flatness))

    def ground(self, time: float) -> QRectF:
        """The square on the felt below it."""
        left = 1 - self.progress(time)
        way = self.place.width() * _TRAVEL * left * (0.45 + 0.55 * left)
        # A die that spins drifts: its way is bent, and straight into the slot at the end.
        drift = 0.1 if self.is_fenced else 0.5
        heading = self.heading + (self.whim - 0.5) * drift * left
        return self.place.translated(-QPointF(math.cos(heading), math.sin(heading)) * way)

    def _quarters_left(self, left: float) -> float:
        """How many quarter turns it has still to make."""
        turns = 4 + round(2 * self.whim)
        quarters = turns * math.pow(left, 1.25)
        if quarters >= 1:
            return quarters
        # The last one: up on its edge, where it all but stays, and down on the side.
        tip = 2 * quarters - 1
        return 0.5 + 0.5 * (0.55 * tip + 0.45 * tip * tip * tip)


def _eased(part: float) -> float:
    return part * part * (3 - 2 * part)
