"""Five dice as they lay, small, to look at."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.rules import SLOTS, Faces, Slots
from yacht_desktop.ui.board.faces import CORNER, draw_face
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import gold_on_surface, gold_text
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

_DIE, _SMALLEST, _BETWEEN = 64, 26, 0.25
_ROW = len(SLOTS) + (len(SLOTS) - 1) * _BETWEEN
_CAPTION = 22


class DiceRow(QWidget):
    """A held die has a ring and the word for it; before a roll the dice are blank."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._faces: Faces | None = None
        self._held: Slots = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.show_dice(None, frozenset())

    def show_dice(self, faces: Faces | None, held: Slots) -> None:
        """Show other dice."""
        self._faces, self._held = faces, held
        self.setAccessibleName(self._spoken())
        self.update()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        px = self._theme.px
        return QSize(round(px(_DIE) * _ROW) + 8, px(_DIE + _CAPTION) + 8)

    def minimumSizeHint(self) -> QSize:
        """Dice that can just be read."""
        return QSize(round(self._theme.px(_SMALLEST) * _ROW) + 8, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dice and what is said of them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = min(self._theme.px(_DIE), (self.width() - 8) / _ROW)
        for slot in SLOTS:
            square = QRectF(4 + slot * edge * (1 + _BETWEEN), self._theme.px(4), edge, edge)
            self._paint_die(painter, square, slot)

    def _paint_die(self, painter: QPainter, square: QRectF, slot: int) -> None:
        tokens = self._theme.tokens
        face = self._faces[slot] if self._faces else None
        painter.save()
        painter.translate(square.topLeft())
        painter.scale(square.width(), square.height())
        draw_face(painter, face, tokens, self._theme.marks)
        painter.restore()
        if slot not in self._held:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(gold_on_surface(tokens), 3 * self._theme.scale))
        away = 1.5 * self._theme.scale
        radius = square.width() * CORNER + away
        painter.drawRoundedRect(square.adjusted(-away, -away, away, away), radius, radius)
        painter.setPen(gold_text(tokens))
        painter.setFont(self._theme.font(13, QFont.Weight.DemiBold))
        below = QRectF(square.left() - 8, square.bottom() + 4, square.width() + 16, 0)
        below.setHeight(self._theme.px(_CAPTION) - 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, translate("Die", "Held"))

    def _spoken(self) -> str:
        if self._faces is None:
            return translate("Records", "Dice, not rolled yet")
        held = [face for slot, face in enumerate(self._faces) if slot in self._held]
        dice = fill(translate("Records", "Dice %1"), "-".join(map(str, self._faces)))
        if not held:
            return dice
        return dice + fill(translate("Records", ", held %1"), "-".join(map(str, held)))
