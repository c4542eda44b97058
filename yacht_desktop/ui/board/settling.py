"""How a die that is held settles: it sinks a little into the felt, and its ring closes on it."""

import math

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.theme import Theme

MILLISECONDS = 150

_RING, _WIDE_RING = 5.0, 7.8
"""Distance of the ring when it is closed and when it begins to close, in parts of 108."""

_DEPTH = 0.03
"""How far the sides of the die draw in when it is deepest, in edges."""


class Settling:
    """Moves a die while it settles, at once where nothing may move; nothing runs at rest."""

    def __init__(self, theme: Theme, die: QWidget) -> None:
        self._theme = theme
        self._die = die
        self._done = 1.0
        self._animation = QVariantAnimation(die)
        self._animation.setDuration(MILLISECONDS)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)
        theme.changed.connect(self._calm)

    @property
    def ring(self) -> float:
        """Distance of the ring from the die, in parts of 108 of its edge."""
        return _WIDE_RING + (_RING - _WIDE_RING) * self._done

    @property
    def sunk(self) -> float:
        """How far each side of the die has drawn in, in edges."""
        return _DEPTH * math.sin(math.pi * self._done)

    def begin(self) -> None:
        """Settle from now on."""
        self._animation.stop()
        if self._theme.animates and self._die.isVisible():
            self._move(0.0)
            self._animation.start()

    def _calm(self) -> None:
        if not self._theme.animates:
            self._animation.stop()
            self._move(1.0)

    def _move(self, done: float) -> None:
        if done != self._done:
            self._done = done
            self._die.update()
