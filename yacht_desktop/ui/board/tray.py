"""The felt: five dice, how many rolls are used, and the one thing to do next."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from yacht_desktop.rules import SLOTS, Game, Slots
from yacht_desktop.session import Step
from yacht_desktop.ui import sentences
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.board.die import RING, Die, caption_height
from yacht_desktop.ui.board.flight import Thrown
from yacht_desktop.ui.board.result import Result
from yacht_desktop.ui.board.tumble import Tumble
from yacht_desktop.ui.buttons import FRAME, ActionButton
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.theme import Theme

SMALLEST_DIE, LARGEST_DIE = 60, 157
"""The least edge of a die in pixels, and the largest in pixels of the design."""
GAP = 20 / 108
"""Room between two dice, in parts of their edge."""
_ROLLS = 3


class DiceTray(QWidget):
    """Draws itself from the game; a throw that is still in the air is finished by any change."""

    settled = Signal(Game)
    """The dice of the last step lie still, in this game."""

    def __init__(self, actions: Actions, theme: Theme, game: Game) -> None:
        super().__init__()
        self._actions = actions
        self._theme = theme
        self._game = game
        self._throws = 0
        self.dice = [Die(slot, theme, self) for slot in SLOTS]
        for die, action in zip(self.dice, actions.holds, strict=True):
            die.clicked.connect(action.trigger)
        self.main_button = ActionButton(actions.roll, theme, self, solid=True)
        self.undo_button = ActionButton(actions.undo, theme, self, solid=False)
        self.share_link = LinkButton(actions.share, theme, self, is_on_tray=True)
        self.result = Result(theme, self)
        self._tumble = Tumble(theme, self)
        self._tumble.landed.connect(self._land)
        theme.changed.connect(self._tumble.finish)
        theme.changed.connect(self._arrange)
        theme.changed.connect(self.updateGeometry)
        self.show_game(game)

    def show_game(self, game: Game) -> None:
        """Show a game as it lies, without motion."""
        self._tumble.finish()
        self._game = game
        self._draw()

    def show_step(self, step: Step) -> None:
        """Show what a gesture did; dice that were thrown tumble."""
        self._tumble.finish()
        self._game = step.after
        thrown = step.thrown if self._theme.animates and self.isVisible() else frozenset()
        self._draw(thrown)
        if thrown and step.after.faces:
            self._throws += 1
            self._tumble.throw([self._thrown(slot, thrown) for slot in sorted(thrown)])
            for button in (self.main_button, self.undo_button):
                button.raise_()  # dice roll under them, so that they can be read
        else:
            self._settle(is_roll=bool(step.thrown))

    def advise(self, slots: Slots) -> None:
        """Outline the dice that the coach would hold."""
        for slot, die in enumerate(self.dice):
            die.advise(advised=slot in slots)

    @property
    def is_tumbling(self) -> bool:
        """Whether dice are in the air."""
        return self._tumble.isVisible()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(self._theme.px(680), self._theme.px(360))

    def minimumSizeHint(self) -> QSize:
        """Five of the smallest dice, a line above and the buttons below."""
        gap = self._theme.gap
        width = _row_of(SMALLEST_DIE) + 2 * gap(28)
        height = self._head().bottom() + SMALLEST_DIE * (1 + 2 * RING) + caption_height(self._theme)
        return QSize(
            round(width), round(height) + gap(8 + 26) + self.main_button.sizeHint().height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything find its place."""
        super().resizeEvent(event)
        self._tumble.finish()
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the felt, the line above the dice and the dots of the rolls."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, gap = self._theme.tokens, self._theme.gap
        frame = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        felt = QLinearGradient(frame.topLeft(), frame.bottomLeft())
        felt.setColorAt(0, tokens.tray_top)
        felt.setColorAt(1, tokens.tray_bottom)
        same = tokens.tray_top == tokens.tray_bottom  # high contrast: an edge instead of felt
        painter.setPen(QPen(tokens.tray_line, 1.5) if same else Qt.PenStyle.NoPen)
        painter.setBrush(felt)
        painter.drawRoundedRect(frame, gap(22), gap(22))
        if not self._game.is_over:
            self._paint_rolls(painter)

    def _paint_rolls(self, painter: QPainter) -> None:
        tokens, px = self._theme.tokens, self._theme.px
        line = self._head()
        words = sentences.rolls_used(self._game)
        fonts = [self._theme.font(size, QFont.Weight.DemiBold) for size in (17, 15, 13, 11)]
        painter.setPen(tokens.on_tray)
        painter.setFont(font_for_line(fonts, words, line.width() - (_ROLLS + 1) * px(22)))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, left, words)
        painter.setPen(QPen(tokens.on_tray, 2 * self._theme.scale))
        for roll in range(_ROLLS):
            used = roll < self._game.rolls_used
            painter.setBrush(tokens.on_tray if used else Qt.BrushStyle.NoBrush)
            centre = QPointF(line.right() - px(8) - (_ROLLS - 1 - roll) * px(22), line.center().y())
            painter.drawEllipse(centre, px(6), px(6))

    def _draw(self, airborne: frozenset[int] = frozenset()) -> None:
        game = self._game
        for slot, die in enumerate(self.dice):
            die.show_game(game, airborne=slot in airborne)
            die.setVisible(not game.is_over)
        self.result.setVisible(game.is_over)
        self.share_link.setVisible(game.is_over)
        self.main_button.give(self._actions.next_game if game.is_over else self._actions.roll)
        self.setAccessibleName(sentences.rolls_used(game))
        self.update(self._head())  # the felt stays as it is, and the dice see to themselves

    def _land(self) -> None:
        self._draw()
        self._settle(is_roll=True)

    def _settle(self, *, is_roll: bool) -> None:
        self.settled.emit(self._game)
        if is_roll:
            announce(self, sentences.rolled(self._game))

    def _thrown(self, slot: int, thrown: Slots) -> Thrown:
        die = self.dice[slot]
        place = die.square().translated(QPointF(die.pos()))
        whim = ((slot * 7 + self._throws * 3) % 10) / 9
        order = 1 - slot / (len(SLOTS) - 1)
        face = (self._game.faces or ())[slot]
        return Thrown(place, face, whim, order, is_fenced=bool(set(range(slot)) - thrown))

    def _head(self) -> QRect:
        px, gap = self._theme.px, self._theme.gap
        return QRect(gap(28), gap(14), self.width() - 2 * gap(28), px(22) + gap(14))

    def _arrange(self) -> None:
        gap = self._theme.gap
        inside = self.rect().adjusted(gap(28), self._head().bottom(), -gap(28), -gap(26))
        height = self.main_button.sizeHint().height()
        buttons = QRect(inside.left(), inside.bottom() - height, inside.width(), height)
        buttons.adjust(2 - FRAME, FRAME - 2, FRAME - 2, FRAME - 2)
        undo_width = round(buttons.width() * 0.36)
        self.undo_button.setGeometry(
            buttons.right() - undo_width + 1, buttons.top(), undo_width, buttons.height()
        )
        main_width = buttons.width() - undo_width - gap(16) + 2 * FRAME
        self.main_button.setGeometry(buttons.left(), buttons.top(), main_width, buttons.height())
        dice = QRect(
            inside.left(), inside.top(), inside.width(), buttons.top() - inside.top() - gap(8)
        )
        self.result.setGeometry(dice)
        link = QRect(QPoint(), self.share_link.sizeHint())
        link.moveTopRight(QPoint(inside.right() + self._theme.px(8), gap(6)))
        self.share_link.setGeometry(link)
        self._tumble.setGeometry(self.rect())
        self._arrange_dice(dice)

    def _arrange_dice(self, area: QRect) -> None:
        """Five squares with gaps between them, as large as the room allows, in its middle."""
        across = area.width() / _row_of(1)
        down = (area.height() - caption_height(self._theme)) / (1 + 2 * RING)
        edge = max(SMALLEST_DIE, min(across, down, self._theme.px(LARGEST_DIE)))
        left = area.left() + (area.width() - _row_of(edge)) / 2 - edge * RING
        width = round(edge * (1 + 2 * RING))
        height = width + caption_height(self._theme)
        top = area.top() + max(0, (area.height() - height) // 2)
        for slot, die in enumerate(self.dice):
            die.setGeometry(round(left + slot * edge * (1 + GAP)), top, width, height)


def _row_of(edge: float) -> float:
    """How wide a row of five dice is."""
    return edge * (len(SLOTS) + (len(SLOTS) - 1) * GAP)
