"""The felt: five dice, how many rolls are used, and the one thing to do next."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
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
from yacht_desktop.ui.board.pad import Pad
from yacht_desktop.ui.board.places import (
    SMALLEST_DIE,
    Places,
    dice_in,
    least_wide,
    row_of,
    upright,
    wide,
)
from yacht_desktop.ui.board.result import Result
from yacht_desktop.ui.board.tumble import Tumble
from yacht_desktop.ui.buttons import ActionButton
from yacht_desktop.ui.entering import Entering
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.seat_words import shortened, whose_turn
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

_ROLLS = 3


class DiceTray(QWidget):
    """Draws itself from the game; a throw that is still in the air is finished by any change."""

    settled = Signal(Game)
    """The dice of the last step lie still, in this game."""

    def __init__(self, entering: Entering, actions: Actions, theme: Theme, game: Game) -> None:
        super().__init__()
        self._entering = entering
        self._actions = actions
        self._theme = theme
        self._game = game
        self._names: tuple[str, ...] = ("",)
        self.remark = ""
        """What the coach would do, where nothing else says it."""
        self._throws = 0
        self._told = (game.player, game.turn)
        self.dice = [Die(slot, theme, self) for slot in SLOTS]
        for die, action in zip(self.dice, actions.holds, strict=True):
            die.clicked.connect(self._clicking(die, action))
        self.main_button = ActionButton(actions.roll, theme, self, solid=True)
        self.undo_button = ActionButton(actions.undo, theme, self, solid=False)
        self.pad = Pad(theme, self)
        self.pad.picked.connect(entering.put)
        self.share_link = LinkButton(actions.share, theme, self, is_on_tray=True)
        self.result = Result(theme, self)
        self._tumble = Tumble(theme, self)
        self._tumble.landed.connect(self._land)
        theme.changed.connect(self._tumble.finish)
        theme.changed.connect(self._arrange)
        theme.changed.connect(self.updateGeometry)
        entering.changed.connect(self._show_entry)
        self.show_game(game)

    def show_game(self, game: Game, names: tuple[str, ...] = ("",)) -> None:
        """Show a game as it lies, without motion."""
        self._tumble.clear()
        was_wide = self.is_wide
        self._game, self._names = game, names
        if self.is_wide != was_wide:
            self._arrange()
            self.updateGeometry()
        self._draw()

    @property
    def is_wide(self) -> bool:
        """Whether it lies above the table of several players, everything beside each other."""
        return len(self._names) > 1

    def show_step(self, step: Step) -> None:
        """Show what a gesture did; dice that were thrown tumble."""
        self._tumble.finish()
        self._game = step.after
        is_seen = self._theme.animates and self.isVisible() and not self._entering.is_on
        thrown = step.thrown if is_seen else frozenset()
        self._draw(thrown)
        if thrown and step.after.faces:
            self._throws += 1
            self._tumble.throw([self._thrown(slot, thrown) for slot in sorted(thrown)])
            for button in (self.main_button, self.undo_button):
                button.raise_()  # dice roll under them, so that they can be read
        else:
            self._settle(is_roll=bool(step.thrown))

    def advise(self, slots: Slots, remark: str = "") -> None:
        """Outline the dice that the coach would hold; a wide tray has room for a `remark`."""
        if remark != self.remark:
            self.remark = remark
            self.update()
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
        width = row_of(SMALLEST_DIE) + 2 * gap(28)
        if self.is_wide:
            return QSize(round(width + self._theme.px(220)), least_wide(self._theme))
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
        if not self._game.is_over or self._entering.is_open:
            self._paint_rolls(painter)

    def _paint_rolls(self, painter: QPainter) -> None:
        tokens, px = self._theme.tokens, self._theme.px
        line = self._head()
        words = self._entering.word or self._stage(shortened(self._names))
        if self.remark and self.is_wide and not self._entering.word:
            words = fill(translate("Tray", "%1 · %2"), words, self.remark)
        fonts = [self._theme.font(size, QFont.Weight.DemiBold) for size in (17, 15, 13, 11, 9, 8)]
        painter.setPen(tokens.on_tray)
        painter.setFont(font_for_line(fonts, words, line.width() - (_ROLLS + 1) * px(22)))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if self.is_wide or self._entering.is_on:  # names and reasons may be long
            line = line.adjusted(0, 0, -(_ROLLS + 1) * px(22) if self._has_dots() else 0, 0)
            end = Qt.TextElideMode.ElideMiddle
            words = painter.fontMetrics().elidedText(words, end, line.width())
        painter.drawText(line, left, words)
        if self._has_dots():
            self._paint_dots(painter, self._head())

    def _paint_dots(self, painter: QPainter, line: QRect) -> None:
        tokens, px = self._theme.tokens, self._theme.px
        painter.setPen(QPen(tokens.on_tray, 2 * self._theme.scale))
        for roll in range(_ROLLS):
            used = roll < self._game.rolls_used
            painter.setBrush(tokens.on_tray if used else Qt.BrushStyle.NoBrush)
            centre = QPointF(line.right() - px(8) - (_ROLLS - 1 - roll) * px(22), line.center().y())
            painter.drawEllipse(centre, px(6), px(6))

    def _draw(self, airborne: frozenset[int] = frozenset()) -> None:
        game = self._game
        if self._entering.is_open:
            self._draw_entry()
        else:
            can_retype = self._entering.is_on and not self._entering.has_three
            for slot, die in enumerate(self.dice):
                die.show_game(game, airborne=slot in airborne)
                if can_retype and game.faces is not None:
                    die.allow_retyping()
        is_ended = game.is_over and not self._entering.is_open
        for die in self.dice:
            die.setVisible(not is_ended)
        self.result.setVisible(is_ended)
        self.share_link.setVisible(is_ended)
        if self.pad.isHidden() == self._entering.is_open:
            self.pad.setVisible(self._entering.is_open)
            self._arrange()
        self.main_button.setVisible(not self._entering.is_open)
        self.main_button.give(self._actions.next_game if game.is_over else self._actions.roll)
        self.setAccessibleName(self._stage())
        self.update(self._head())  # the felt stays as it is, and the dice see to themselves

    def _draw_entry(self) -> None:
        entering = self._entering
        holds = self._game.held if entering.correcting is None else frozenset()
        for slot, die in enumerate(self.dice):
            is_next = slot == entering.blanks[0]
            die.show_entry(entering.faces[slot], is_held=slot in holds, is_next=is_next)

    def _show_entry(self) -> None:
        """Show what is typed; a word why something was refused is read out, too."""
        if not self.is_tumbling and self._entering.is_on:
            self._draw()
            announce(self, self._entering.word)

    def _clicking(self, die: Die, action: QAction) -> Callable[[], None]:
        """A click holds; where only the last dice are taken down, it lets one be typed again."""

        def click() -> None:
            entering = self._entering
            if entering.is_open or (entering.is_on and not entering.has_three):
                entering.clear(self.dice.index(die))
            else:
                action.trigger()

        return click

    def _stage(self, names: tuple[str, ...] | None = None) -> str:
        return sentences.stage(self._game, names or self._names, self._entering)

    def _has_dots(self) -> bool:
        """Whether it is seen how many rolls are used."""
        is_correcting = self._entering.correcting is not None
        return not is_correcting and (self._entering.has_three or not self._entering.is_on)

    def _land(self) -> None:
        self._draw()
        self._settle(is_roll=True)

    def _settle(self, *, is_roll: bool) -> None:
        self.settled.emit(self._game)
        if is_roll:
            announce(self, sentences.rolled(self._game))
        elif (self._game.player, self._game.turn) != self._told:
            announce(self, whose_turn(self._names, self._game))
        self._told = (self._game.player, self._game.turn)

    def _thrown(self, slot: int, thrown: Slots) -> Thrown:
        die = self.dice[slot]
        place = die.square().translated(QPointF(die.pos()))
        whim = ((slot * 7 + self._throws * 3) % 10) / 9
        order = 1 - slot / (len(SLOTS) - 1)
        face = (self._game.faces or ())[slot]
        return Thrown(place, face, whim, order, is_fenced=bool(set(range(slot)) - thrown))

    def _places(self) -> Places:
        height = self.main_button.sizeHint().height()
        place = wide if self.is_wide else upright
        pad = self.pad.minimumSizeHint().width() if self._entering.is_open else 0
        return place(self.rect(), self._theme, height, pad)

    def _head(self) -> QRect:
        return self._places().head

    def _arrange(self) -> None:
        places = self._places()
        self.main_button.setGeometry(places.main)
        self.pad.setGeometry(places.main)
        self.undo_button.setGeometry(places.undo)
        self.result.setGeometry(places.dice)
        link = QRect(QPoint(), self.share_link.sizeHint())
        top = places.head.center().y() - link.height() // 2
        link.moveTopRight(QPoint(places.head.right() + self._theme.px(8), max(0, top)))
        self.share_link.setGeometry(link)
        self._tumble.setGeometry(self.rect())
        squares = dice_in(places.dice, self._theme, is_wide=self.is_wide)
        for die, square in zip(self.dice, squares, strict=True):
            die.setGeometry(square)
        self.update()
