"""A hint beside what it speaks of: a golden bubble that lets every click through."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.board.board import Board
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.first_turn import FirstTurn, Hint
from yacht_desktop.ui.later import later
from yacht_desktop.ui.theme import Theme

_ARROW = 9


class HintBubble(QWidget):
    """Lies over the board, on the felt where there is room, and points at dice, button or card."""

    def __init__(
        self, board: Board, first_turn: FirstTurn, controller: Controller, theme: Theme
    ) -> None:
        super().__init__(board)
        self._board = board
        self._first_turn = first_turn
        self._theme = theme
        self._hint: Hint | None = None
        self._tip = QPoint()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.tray.installEventFilter(self)
        board.tray.settled.connect(self.follow)
        # After the board, which throws the dice.
        controller.changed.connect(self.follow)
        controller.opened.connect(self.follow)
        theme.changed.connect(self.follow)
        self.follow()

    @property
    def hint(self) -> Hint | None:
        """What it says now."""
        return self._hint

    def follow(self) -> None:
        """Say what comes next, when the dice have come to rest."""
        hint = None if self._board.tray.is_tumbling else self._first_turn.hint
        is_new = hint is not self._hint
        self._hint = hint
        self.setVisible(hint is not None)
        if hint is not None:
            self._place(hint)
            self.setAccessibleName(hint.text)
            if is_new:
                announce(self, hint.text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside what it speaks of when that is laid out anew."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            later(self, self.follow)  # once the tray has laid out its parts
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bubble, its arrow and the words."""
        if self._hint is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, arrow = self._theme.tokens, self._theme.px(_ARROW)
        body = QRectF(self.rect()).adjusted(arrow, arrow, -arrow, -arrow)
        tip = QPointF(self._tip - self.pos())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.gold)
        painter.drawRoundedRect(body, 12, 12)
        painter.drawPolygon(_arrow(body, tip, arrow))
        painter.setPen(tokens.ink_on_gold)
        painter.setFont(self._font())
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self._hint.text)

    def _font(self) -> QFont:
        return self._theme.font(15, QFont.Weight.DemiBold)

    def _place(self, hint: Hint) -> None:
        px = self._theme.px
        words = QFontMetrics(self._font()).size(0, hint.text)
        size = words + QSize(px(28), px(18)) + QSize(2 * px(_ARROW), 2 * px(_ARROW))
        tray, dice, button = self._places()
        felt = QRect(tray.left(), dice.bottom(), tray.width(), button.top() - dice.bottom())
        if self._board.tray.is_wide:  # no room on the felt: over the table below it
            felt = QRect(tray.left(), tray.bottom() - px(_ARROW), tray.width(), size.height())
        target, side = {Hint.HOLD: (dice, -1), Hint.SCORE: (tray, 0)}.get(hint, (button, 1))
        place = QRect(QPoint(), size)
        near = side * max(0, felt.height() - size.height()) // 2
        place.moveCenter(QPoint(target.center().x(), felt.center().y() + near))
        self._tip = QPoint(
            target.center().x(), target.bottom() if place.top() > target.top() else target.top()
        )
        if hint is Hint.SCORE and not self._board.tray.is_wide:
            place.moveRight(tray.right() + px(2 * _ARROW))
            self._tip = QPoint(place.right(), place.center().y())
        elif hint is Hint.SCORE:
            self._tip = QPoint(place.center().x(), place.bottom())
        place.moveLeft(max(tray.left(), min(place.left(), self._board.width() - place.width())))
        self.setGeometry(place)
        self.raise_()
        self.update()

    def _places(self) -> tuple[QRect, QRect, QRect]:
        """The tray, its dice with their captions, and its button, on the board."""
        tray = self._board.tray
        corner = tray.mapTo(self._board, QPoint())
        dice = QRect()
        for die in tray.dice:
            dice |= die.geometry()
        return (
            QRect(corner, tray.size()),
            dice.translated(corner),
            tray.main_button.geometry().translated(corner),
        )


def _arrow(body: QRectF, tip: QPointF, size: int) -> QPolygonF:
    """A triangle from the edge of a bubble towards a point outside."""
    if tip.x() >= body.right():
        base = QPointF(body.right(), body.center().y())
        return QPolygonF(
            [base + QPointF(size, 0), base - QPointF(1, size), base + QPointF(-1, size)]
        )
    down = tip.y() > body.center().y()
    x = max(body.left() + 2 * size, min(tip.x(), body.right() - 2 * size))
    edge, out = (body.bottom(), size) if down else (body.top(), -size)
    back = 1 if not down else -1
    return QPolygonF(
        [QPointF(x, edge + out), QPointF(x - size, edge + back), QPointF(x + size, edge + back)]
    )
