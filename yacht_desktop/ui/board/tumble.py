"""The throw: dice that were rolled cross the felt and come to rest where they lie."""

import math
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.ui.board.cube import Cube, draw_cube
from yacht_desktop.ui.board.die import draw_shadow
from yacht_desktop.ui.theme import Theme

MILLISECONDS = 600

_INPUT = {
    QEvent.Type.ShortcutOverride,  # what every key begins with
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
}


class Thrown(NamedTuple):
    """A die in the air: where it will lie, with which face, and its `whim`, from 0 to 1."""

    place: QRectF
    face: int
    whim: float

    def progress(self, time: float) -> float:
        """How far it has come at a `time` from 0 to 1; each die lands at a moment of its own."""
        passed = min(1.0, time / (0.7 + 0.3 * self.whim))
        return 1 - (1 - passed) ** 3

    @property
    def heading(self) -> float:
        """The direction it rolls in, in radians from the right downwards."""
        return math.radians(-40 + 80 * self.whim)


class Tumble(QWidget):
    """A layer over the tray that paints the dice in the air, and nothing at rest.

    It delays nothing: any input ends the throw first, and then reaches what it is meant for.
    """

    landed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._app: QObject = QApplication.instance() or self
        self._dice: list[Thrown] = []
        self._time = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(MILLISECONDS)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self.finish)
        self.hide()

    def throw(self, dice: list[Thrown]) -> None:
        """Let these dice roll; `landed` tells when the last of them lies."""
        self._dice = dice
        self._time = 0.0
        self.show()
        self.raise_()
        self._app.installEventFilter(self)
        self._animation.start()

    def finish(self) -> None:
        """Put every die in the air where it will lie, now."""
        if self._dice:
            self._dice = []
            self._app.removeEventFilter(self)
            self._animation.stop()
            self.hide()
            self.landed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish before any input arrives, wherever it goes; a key held down is no new input."""
        if event.type() in _INPUT and not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.finish()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dice in the air."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for die in self._dice:
            self._paint(painter, die)

    def _paint(self, painter: QPainter, die: Thrown) -> None:
        left = 1 - die.progress(self._time)
        edge = die.place.width()
        heading = die.heading
        travel = QPointF(math.cos(heading), math.sin(heading)) * (edge * 2.4 * left)
        height = abs(math.sin(left * math.pi * 2.5)) * left
        place = die.place.translated(-travel)
        draw_shadow(painter, place, height)
        grown = edge * 0.12 * height
        lifted = place.adjusted(-grown, -grown, grown, grown).translated(0, -edge * 0.3 * height)
        spin = -left * math.tau * (1.2 + 0.6 * die.whim)
        draw_cube(painter, Cube(lifted, die.face, heading, spin), self._theme.tokens)

    def _move(self, time: float) -> None:
        self._time = time
        self.update()
