"""A costly decision: the dice that lay there, what was done, and what it gave away."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.rules import SLOTS, Game
from yacht_desktop.ui import review_words
from yacht_desktop.ui.board.faces import CORNER, draw_face
from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.fitting import font_for_line, wrapped_size
from yacht_desktop.ui.reviewed import CostlyDecision
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import gold_on_surface, gold_text

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
INSET = 12
"""How far words and dice lie inside, so that the ground under the pointer is wider."""
_DIE, _SMALLEST_DIE = 40, 24
_BETWEEN = 0.25
"""Room between two dice, in parts of their edge."""
_ROW = len(SLOTS) + (len(SLOTS) - 1) * _BETWEEN
_HEAD, _ABOVE, _BELOW = 24, 5, 6
"""The line above the dice, and the room above and below them."""


class DecisionCard(OnceButton):
    """A button as large as all of it; pressing it asks for the position on the board."""

    chosen = Signal(Game)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._decision: CostlyDecision | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(self._choose)
        theme.changed.connect(self.updateGeometry)

    def show_decision(self, decision: CostlyDecision) -> None:
        """Show another decision."""
        self._decision = decision
        self.setText(decision.title)
        self.setAccessibleName(f"{decision.title}, {decision.cost}")
        dice = review_words.faces(decision.game)
        self.setAccessibleDescription(f"{dice}. {decision.sentence}")
        self.setToolTip(review_words.see_position())
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Grow where a narrower sentence goes on in another line."""
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(self._theme.px(300), self._theme.px(132))

    def minimumSizeHint(self) -> QSize:
        """Room for a line, five small dice, and all of the sentence."""
        px, gap = self._theme.px, self._theme.gap
        wide = px(_SMALLEST_DIE) * _ROW + 2 * self._inset()
        high = px(_HEAD + _SMALLEST_DIE) + gap(_ABOVE + _BELOW + 10)
        return QSize(round(wide), high + self._sentence_height(max(self.width(), px(240))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the heading, the dice and the sentence."""
        if self._decision is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        px, gap, tokens = self._theme.px, self._theme.gap, self._theme.tokens
        low = self._sentence_height(self.width())
        edge = self._edge(low)
        used = px(_HEAD) + gap(_ABOVE) + edge + gap(_BELOW) + low
        top = max(gap(4), (self.height() - used) / 2)
        inside = QRectF(self._inset(), top, self.width() - 2 * self._inset(), px(_HEAD))
        self._paint_head(painter, inside, self._decision)
        dice = QRectF(inside.left(), inside.bottom() + gap(_ABOVE), edge, edge)
        for slot in SLOTS:
            self._paint_die(painter, dice.translated(slot * edge * (1 + _BETWEEN), 0), slot)
        painter.setPen(tokens.muted)
        painter.setFont(self._sentence_font())
        below = QRectF(inside.left(), dice.bottom() + gap(_BELOW), inside.width(), low + 2)
        painter.drawText(below, Qt.TextFlag.TextWordWrap, self._decision.sentence)

    def _edge(self, sentence: int) -> float:
        """The edge of a die: that of the design, or what height and width leave."""
        px, gap = self._theme.px, self._theme.gap
        across = (self.width() - 2 * self._inset()) / _ROW
        down = self.height() - px(_HEAD) - sentence - gap(_ABOVE + _BELOW + 10)
        return min(px(_DIE), across, max(px(_SMALLEST_DIE), down))

    def _paint_ground(self, painter: QPainter) -> None:
        tokens, radius = self._theme.tokens, self._theme.gap(12)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self.underMouse() or self.isDown() or self.hasFocus()
        painter.setPen(QPen(tokens.focus, 2) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(tokens.soft if lit else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, radius, radius)

    def _paint_head(self, painter: QPainter, line: QRectF, decision: CostlyDecision) -> None:
        tokens = self._theme.tokens
        painter.setFont(self._theme.font(17, QFont.Weight.Bold))
        painter.setPen(gold_text(tokens))
        painter.drawText(line, _RIGHT, decision.cost)
        used = painter.fontMetrics().horizontalAdvance(decision.cost) + self._theme.px(12)
        fonts = [self._theme.font(size, QFont.Weight.DemiBold) for size in (15, 14, 13, 12)]
        painter.setFont(font_for_line(fonts, decision.title, line.width() - used))
        painter.setPen(tokens.ink)
        painter.drawText(line, _LEFT, decision.title)

    def _paint_die(self, painter: QPainter, square: QRectF, slot: int) -> None:
        if self._decision is None:
            return
        faces, tokens = self._decision.game.faces, self._theme.tokens
        painter.save()
        painter.translate(square.topLeft())
        painter.scale(square.width(), square.height())
        draw_face(painter, faces[slot] if faces else None, tokens, self._theme.marks)
        painter.restore()
        is_held, wide = slot in self._decision.held, self._theme.scale
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring, edge = QPen(gold_on_surface(tokens), 3 * wide), QPen(tokens.die_edge, 1.2 * wide)
        painter.setPen(ring if is_held else edge)
        # Around the die: gold is seen on the surface, but hardly on a white die.
        away = 1.5 * wide if is_held else 0.0
        radius = square.width() * CORNER + away
        painter.drawRoundedRect(square.adjusted(-away, -away, away, away), radius, radius)

    def _inset(self) -> int:
        return self._theme.px(INSET)

    def _sentence_font(self) -> QFont:
        return self._theme.font(15)

    def _sentence_height(self, width: int) -> int:
        sentence = self._decision.sentence if self._decision else ""
        font = self._sentence_font()
        room = max(width - 2 * self._inset(), 1)
        return max(QFontMetrics(font).height(), wrapped_size(font, sentence, room).height())

    def _choose(self) -> None:
        if self._decision is not None:
            self.chosen.emit(self._decision.game)
