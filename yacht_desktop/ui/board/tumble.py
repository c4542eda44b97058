"""The throw: dice that were rolled cross the felt and come to rest where they lie."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.ui.board.cube import draw_cube
from yacht_desktop.ui.board.die import draw_shadow
from yacht_desktop.ui.board.flight import Thrown
from yacht_desktop.ui.board.shading import SHADOW_SPREAD, Shading
from yacht_desktop.ui.theme import Theme

MILLISECONDS = 600

_INPUT = {
    QEvent.Type.ShortcutOverride,  # what every key begins with
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
}


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
        self._shading: Shading | None = None
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
            self.clear()
            self.landed.emit()

    def clear(self) -> None:
        """Take the dice out of the air, for their game is put away: none of them lands."""
        if self._dice:
            self._dice = []
            self._app.removeEventFilter(self)
            self._animation.stop()
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish before any input arrives, wherever it goes; a key held down is no new input."""
        if event.type() in _INPUT and not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.finish()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dice in the air, those that are higher over those that are lower."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.paint_dice(painter)

    def paint_dice(self, painter: QPainter) -> None:
        """Paint shadows, then dice."""
        if self._shading is None or self._shading.tokens != self._theme.tokens:
            self._shading = Shading(self._theme.tokens)
        by_height = sorted(self._dice, key=lambda die: die.height(self._time))
        for die in by_height:
            self._paint_shadow(painter, die, self._shading)
        for die in by_height:
            draw_cube(painter, die.cube(self._time), self._shading, self._theme.marks)

    def _paint_shadow(self, painter: QPainter, die: Thrown, shading: Shading) -> None:
        """The shadow is soft in the air, and becomes the one of a die at rest."""
        height, ground = die.height(self._time), die.ground(self._time)
        rest = die.cube(self._time).flatness
        edge = ground.width()
        if rest > 0:
            painter.setOpacity(rest)
            draw_shadow(painter, ground)
        painter.setOpacity((1 - rest) * (1 - 0.45 * height))
        reach = edge * (SHADOW_SPREAD * (0.45 + 0.75 * height))
        place = ground.adjusted(-reach, -reach, reach, reach)
        place.translate(edge * (0.05 + 0.22 * height), edge * (0.08 + 0.30 * height))
        painter.drawPixmap(place, shading.shadow, QRectF(shading.shadow.rect()))
        painter.setOpacity(1)

    def _move(self, time: float) -> None:
        self._time = time
        self.update()
