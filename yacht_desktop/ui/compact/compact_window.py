"""Dice, the button that rolls, the three best boxes and the total, in a small frame."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from yacht_desktop.rules import SLOTS, Category, Game
from yacht_desktop.ui import seat_words, sentences
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.board.die import Die
from yacht_desktop.ui.buttons import FRAME, ActionButton, OnceButton
from yacht_desktop.ui.compact.box_button import BoxButton
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

WIDTH, HEIGHT = 360, 226
OFFERS = 3
_MARGIN, _GAP, _CAPTION = 8, 4, 20


class CompactWindow(QWidget):
    """Plays through the same controller and actions as the table; it never moves by itself."""

    left = Signal()
    """Back to the large window."""

    def __init__(self, controller: Controller, actions: Actions, theme: Theme) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.WindowStaysOnTopHint)
        self._controller = controller
        self._actions = actions
        self._theme = theme
        self.dice = [Die(slot, theme, self) for slot in SLOTS]
        for die, action in zip(self.dice, actions.holds, strict=True):
            die.clicked.connect(action.trigger)
        self.main_button = ActionButton(actions.roll, theme, self, solid=True)
        self.offers = [BoxButton(theme, self) for _ in range(OFFERS)]
        for offer in self.offers:
            offer.clicked.connect(partial(self._score, offer))
        for button in self.findChildren(OnceButton):
            button.resting.connect(self._rest)
        self.addActions([actions.roll, *actions.holds, *actions.boxes, actions.next_game])
        self.addActions([actions.undo, actions.redo, actions.compact, actions.quit])
        self.setWindowTitle("Yacht")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # where the focus rests, no stop of Tab
        if QGuiApplication.platformName().startswith("wayland"):
            self.setToolTip(_wayland_hint())
        controller.changed.connect(self._show)
        controller.opened.connect(self._show)
        theme.changed.connect(self._arrange)
        self._show()

    def sizeHint(self) -> QSize:
        """Small, but as large as large text needs."""
        return QSize(self._theme.px(WIDTH), self._theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """No die and no button is smaller than a finger."""
        return self.sizeHint() * 0.9

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Escape."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing it is going back: nothing ends by a slip in a small frame.

        Whoever logs out closes the large window next; to refuse here would keep them from it.
        """
        event.accept()
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything find its place."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the felt, and the total beside the button."""
        tokens = self._theme.tokens
        painter = QPainter(self)
        felt = QLinearGradient(0, 0, 0, self.height())
        felt.setColorAt(0, tokens.tray_top)
        felt.setColorAt(1, tokens.tray_bottom)
        painter.fillRect(self.rect(), felt)
        painter.setPen(tokens.on_tray)
        total, remark = self.lines()
        middle = self._total.top() + self._total.height() * 0.56
        above, below = QRectF(self._total), QRectF(self._total)
        above.setBottom(middle)
        below.setTop(middle - 2)
        self._write(painter, above, total, (18, 16, 14), QFont.Weight.Bold)
        self._write(painter, below, remark, (12, 11, 10, 9), QFont.Weight.Medium)

    def _write(
        self,
        painter: QPainter,
        place: QRectF,
        line: str,
        sizes: tuple[int, ...],
        weight: QFont.Weight,
    ) -> None:
        fonts = [self._theme.font(size, weight) for size in sizes]
        painter.setFont(font_for_line(fonts, line, place.width()))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)

    def lines(self) -> list[str]:
        """The total, and what there is to say about it."""
        game, record = self._controller.game, self._controller.record
        names = self._controller.names
        total = fill(translate("Card", "Total %1"), game.totals[game.player])
        if len(names) > 1:
            name = seat_words.seat_name(names, game.player)
            total = fill("%1: %2", name, game.totals[game.player])
        if game.is_over and len(names) > 1:
            return [translate("Sentence", "finished"), seat_words.result(names, game)]
        if game.is_over:
            is_assisted = self._controller.is_assisted
            return [total, sentences.record_line(record, game, is_assisted=is_assisted)]
        return [total, fill(translate("Sentence", "turn %1 of %2"), game.turn, game.turns)]

    def _show(self) -> None:
        game = self._controller.game
        for die in self.dice:
            die.show_game(game)
        self.main_button.give(self._actions.next_game if game.is_over else self._actions.roll)
        best = best_boxes(game)
        for number, button in enumerate(self.offers):
            button.offer(*(best[number] if number < len(best) else (None, 0)))
        self.setAccessibleName(", ".join([sentences.rolls_used(game), *self.lines()]))
        self.update()

    def _score(self, button: BoxButton) -> None:
        if button.category is not None:
            self._controller.score(button.category)

    def _rest(self) -> None:
        """Take the focus of a button that is switched off."""
        self.setFocus()

    def _arrange(self) -> None:
        theme, inside = self._theme, self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        high = theme.target() + 2 * FRAME
        width = inside.width() // OFFERS
        top = inside.bottom() + 1 - high
        for number, button in enumerate(self.offers):
            button.setGeometry(inside.left() + number * width, top, width, high)
        top -= high + _GAP
        wide = round(inside.width() * 0.62)
        self.main_button.setGeometry(inside.left(), top, wide, high)
        self._total = QRectF(inside.left() + wide, top, inside.width() - wide, high)
        self._arrange_dice(inside.top(), top - _GAP)
        self.setMinimumSize(self.minimumSizeHint())

    def _arrange_dice(self, top: int, bottom: int) -> None:
        caption = self._theme.px(_CAPTION)
        step = (self.width() - 2 * _MARGIN) / len(SLOTS)
        width = round(min(step, bottom - top - caption))
        left = (self.width() - step * len(SLOTS)) / 2 + (step - width) / 2
        for slot, die in enumerate(self.dice):
            die.setGeometry(round(left + slot * step), top, width, width + caption)


def best_boxes(game: Game) -> list[tuple[Category, int]]:
    """The open boxes in which the dice on the table earn most, the upper of equal ones first."""
    worth = [(box, game.potential(box)) for box in game.card.open_boxes]
    scored = [(box, points) for box, points in worth if points is not None]
    return sorted(scored, key=lambda pair: -pair[1])[:OFFERS]


def _wayland_hint() -> str:
    return translate(
        "Compact",
        "This desktop lets no program put itself on top. "
        "Its window menu may offer “Always on top”.",
    )
