"""One die at rest: shows its face, can be held, and says so."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yacht_desktop.rules import Game
from yacht_desktop.ui.board import settling
from yacht_desktop.ui.board.faces import CORNER, draw_face
from yacht_desktop.ui.board.moment import Moment
from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

RING = 10 / 108
"""How far the rings reach beyond the die, in parts of its edge."""


def caption_height(theme: Theme) -> int:
    """Height of the caption under a die, with the room around it."""
    return theme.px(18) + theme.gap(22)


class Die(OnceButton):
    """A checkable button; checked is held. It shows what the game says, never its own memory."""

    def __init__(self, slot: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._slot = slot
        self._theme = theme
        self._face: int | None = None
        self._caption = ""
        self._airborne = False
        self._held = False
        self._settling = Moment(theme, settling.MILLISECONDS, self)
        self._settling.moved.connect(self.update)
        self._advised = False
        self._look: tuple[object, ...] = ()
        self.setObjectName(f"die-{slot + 1}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.toggled.connect(self._obey)

    def show_game(self, game: Game, *, airborne: bool = False) -> None:
        """Show the die of this slot; an airborne one is painted by somebody else."""
        self._airborne = airborne
        self._face = None if game.faces is None else game.faces[self._slot]
        was_held, self._held = self._held, self._slot in game.held
        held = self._held
        self.setEnabled(game.can_hold)
        self.setChecked(held)
        self._caption = self._caption_of(held=held)
        self.setAccessibleName(self._spoken(held=held, can_hold=game.can_hold))
        self.setToolTip(self._hint(held=held) if game.can_hold else "")
        if held and not was_held:
            self._settling.begin()
        self._paint_if_new()

    def advise(self, *, advised: bool) -> None:
        """Outline the die, or no longer, as one that the coach would hold."""
        self._advised = advised
        self._paint_if_new()

    def _paint_if_new(self) -> None:
        look = (self._face, self._held, self._caption, self._airborne, self._advised)
        if look != self._look:
            self._look = look
            self.update()

    def nextCheckState(self) -> None:
        """Leave the check mark to the game: it comes back through `show_game`."""

    def _obey(self, checked: bool) -> None:
        """Take a screen reader's toggle, which is no click, for one."""
        if checked != self._held:
            self.clicked.emit()

    def square(self) -> QRectF:
        """Where the die itself lies inside this widget."""
        edge = self.width() / (1 + 2 * RING)
        margin = edge * RING
        return QRectF(margin, margin, edge, edge)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint shadow, die, ring and caption."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = self.square()
        if not self._airborne:
            draw_shadow(painter, square)
            self._paint_ring(painter, square)
            sunk = settling.sunk(self._settling.done) * square.width()
            lying = square.adjusted(sunk, sunk, -sunk, -sunk)
            painter.save()
            painter.translate(lying.topLeft())
            painter.scale(lying.width(), lying.height())
            draw_face(painter, self._face, self._theme.tokens, self._theme.marks)
            painter.restore()
            if self._advised:
                self._paint_advice(painter, square)
        self._paint_caption(painter, square)

    def _paint_ring(self, painter: QPainter, square: QRectF) -> None:
        tokens, edge = self._theme.tokens, square.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            away = settling.ring(self._settling.done) * edge
            self._ring(painter, square, tokens.gold, away, edge * 4 / 108)
        elif self.isEnabled() and self.underMouse():
            faint = QColor(tokens.gold)
            faint.setAlphaF(0.45)
            self._ring(painter, square, faint, edge * 4 / 108, edge * 3 / 108)
        if self.hasFocus():
            self._ring(painter, square, tokens.focus_on_tray, edge * 8.5 / 108, edge * 2.5 / 108)

    def _paint_advice(self, painter: QPainter, square: QRectF) -> None:
        """A dashed outline inside the ring, so that advice is not taken for a hold."""
        edge = square.width()
        painter.save()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.tokens.advice, edge * 3.5 / 108, Qt.PenStyle.DashLine))
        inset = edge * 6 / 108
        radius = edge * CORNER - inset / 2
        painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.restore()

    def _ring(
        self, painter: QPainter, square: QRectF, colour: QColor, away: float, width: float
    ) -> None:
        painter.setPen(QPen(colour, width))
        radius = square.width() * CORNER + away
        painter.drawRoundedRect(square.adjusted(-away, -away, away, away), radius, radius)

    def _paint_caption(self, painter: QPainter, square: QRectF) -> None:
        tokens = self._theme.tokens
        held = self.isChecked()
        painter.setPen(tokens.gold if held else tokens.on_tray)
        weight = QFont.Weight.DemiBold if held else QFont.Weight.Medium
        fonts = [self._theme.font(size, weight) for size in (14, 13, 12, 11, 10, 9)]
        painter.setFont(font_for_line(fonts, self._caption, self.width() * 0.9))
        below = QRectF(0, square.bottom() + square.width() * RING, self.width(), self.height())
        below.setBottom(self.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._caption)

    def _caption_of(self, *, held: bool) -> str:
        if self._face is None or self._airborne:
            return ""
        return translate("Die", "Held") if held else f"{self._face}"

    def _spoken(self, *, held: bool, can_hold: bool) -> str:
        if self._face is None:
            return fill(translate("Die", "Die %1, not rolled yet"), self._slot + 1)
        if not can_hold:
            text = translate("Die", "Die %1: %2")
        elif held:
            text = translate("Die", "Die %1: %2, held")
        else:
            text = translate("Die", "Die %1: %2, will be rolled")
        return fill(text, self._slot + 1, self._face)

    def _hint(self, *, held: bool) -> str:
        hold, release = (
            translate("Die", "Hold this die (%1)"),
            translate("Die", "Release this die (%1)"),
        )
        return fill(release if held else hold, self._slot + 1)


def draw_shadow(painter: QPainter, square: QRectF) -> None:
    """The shadow of a die on the felt."""
    edge = square.width()
    away = edge * 7 / 108
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 56))
    radius = edge * CORNER
    painter.drawRoundedRect(
        square.adjusted(2, 0, 2, 0).translated(away * 0.25, away), radius, radius
    )
