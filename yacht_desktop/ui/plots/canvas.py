"""What a chart is painted on, and how pointer and keys look at its parts one by one."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.theme import Theme

_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_LEAP = 25
RADIUS = 10


class Canvas(QWidget):
    """A picture with stops: whatever in it can be looked at by itself, in its order.

    The pointer, or arrow keys, stop at one; it is then named in a label beside it.
    """

    chosen = Signal(int)
    """A stop was clicked, or Enter was pressed on it."""

    _is_upright = False
    """Whether stops go on below each other, so that Up and Down walk, too."""
    _is_choosable = False

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._stop: int | None = None
        self._pressed_at: QPointF | None = None
        self.sentence = ""
        """What it says while there is nothing to paint."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        theme.changed.connect(self.refresh)

    @property
    def stop(self) -> int | None:
        """The stop that is looked at."""
        return self._stop

    def refresh(self) -> None:
        """Paint everything anew."""
        self.updateGeometry()
        self.update()

    def start_anew(self) -> None:
        """Paint other figures; nothing of them is looked at yet."""
        self._look_at(None)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._count() else Qt.FocusPolicy.NoFocus)
        self.refresh()

    def minimumSizeHint(self) -> QSize:
        """Axes and something between them that can still be read."""
        return QSize(self._theme.px(200), self._theme.px(132))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture, what is looked at, and the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._count():
            self._paint_sentence(painter)
            return
        self._paint_picture(painter)
        if self._stop is not None:
            self._paint_mark(painter, self._stop)
            self._paint_label(painter, self._stop)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.tokens.focus, 2))
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(frame, RADIUS, RADIUS)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Look at what lies under the pointer."""
        self._look_at(self._nearest(event.position()) if self._count() else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a click begins."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was clicked; a drag from one to another is no click."""
        start, self._pressed_at = self._pressed_at, None
        if start is not None and self._count():
            stop = self._nearest(event.position())
            if stop is not None and stop == self._nearest(start):
                self._look_at(stop)
                self._choose()

    def leaveEvent(self, event: QEvent) -> None:
        """Look away, unless someone walks with the keyboard."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self._look_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Look at the last stop, if someone came with the keyboard."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEYBOARD and self._stop is None and self._count():
            self._look_at(0 if self._is_upright else self._count() - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Look away."""
        super().focusOutEvent(event)
        if not self.underMouse():
            self._look_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, or choose."""
        target = self._target(Qt.Key(event.key()))
        if target is not None and self._count():
            self._look_at(max(0, min(target, self._count() - 1)))
            announce(self, self.accessibleDescription())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._choose()
        else:
            super().keyPressEvent(event)

    def _target(self, key: Qt.Key) -> int | None:
        """Where a key leads to from here."""
        last = self._count() - 1
        here = last + 1 if self._stop is None else self._stop
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if self._is_upright:
            steps |= {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        else:
            steps |= {Qt.Key.Key_PageUp: -_LEAP, Qt.Key.Key_PageDown: _LEAP}
        if key in steps:
            return here + steps[key]
        return {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}.get(key)

    def _look_at(self, stop: int | None) -> None:
        if stop != self._stop:
            self._stop = stop
            self.setAccessibleDescription("" if stop is None else ", ".join(self._words(stop)))
            pointing = Qt.CursorShape.PointingHandCursor
            is_at_one = self._is_choosable and stop is not None
            self.setCursor(pointing if is_at_one else Qt.CursorShape.ArrowCursor)
            self.update()

    def _choose(self) -> None:
        if self._is_choosable and self._stop is not None:
            self.chosen.emit(self._stop)

    def _paint_sentence(self, painter: QPainter) -> None:
        painter.setPen(self._theme.tokens.muted)
        painter.setFont(self._theme.font(15))
        centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect(), centred, self.sentence)

    def _paint_label(self, painter: QPainter, stop: int) -> None:
        """Name a stop, the first line in bold, on a little surface beside it."""
        px, tokens = self._theme.px, self._theme.tokens
        lines = self._words(stop)
        room = self.width() - 2 * px(12)
        weights = [QFont.Weight.Bold] + [QFont.Weight.Medium] * (len(lines) - 1)
        fonts = [
            font_for_line([self._theme.font(size, weight) for size in (14, 12, 11)], line, room)
            for weight, line in zip(weights, lines, strict=True)
        ]
        high = QFontMetricsF(fonts[0]).height()
        widest = max(
            QFontMetricsF(font).horizontalAdvance(line)
            for font, line in zip(fonts, lines, strict=True)
        )
        box = self._place_label(
            stop, QSize(round(widest) + px(24), round(high * len(lines)) + px(14))
        )
        painter.setPen(QPen(tokens.muted, 1))
        painter.setBrush(tokens.surface)
        painter.drawRoundedRect(box, px(10), px(10))
        for number, (font, line) in enumerate(zip(fonts, lines, strict=True)):
            painter.setFont(font)
            painter.setPen(tokens.muted if number else tokens.ink)
            place = QRectF(box.left() + px(12), box.top() + px(7) + number * high, widest + 1, high)
            painter.drawText(
                place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line
            )

    def _place_label(self, stop: int, size: QSize) -> QRectF:
        """Above the stop, or beside it where there is no room, and inside in any case."""
        spot, away = self.spot(stop), self._theme.px(12)
        left, top = spot.x() - size.width() / 2, spot.y() - away - size.height()
        if top < 1:
            is_right = spot.x() + away + size.width() < self.width()
            left = spot.x() + away if is_right else spot.x() - away - size.width()
            top = spot.y() - size.height() / 2
        left = max(1.0, min(left, self.width() - size.width() - 1.0))
        top = max(1.0, min(top, self.height() - size.height() - 1.0))
        return QRectF(left, top, size.width(), size.height())

    def _count(self) -> int:
        """How many stops there are."""
        raise NotImplementedError

    def spot(self, stop: int) -> QPointF:
        """Where a stop lies."""
        raise NotImplementedError

    def _nearest(self, at: QPointF) -> int | None:
        """The stop that someone who points there means."""
        raise NotImplementedError

    def _words(self, stop: int) -> list[str]:
        """What there is to say of a stop, line by line."""
        raise NotImplementedError

    def _paint_picture(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _paint_mark(self, painter: QPainter, stop: int) -> None:
        """Show which stop is looked at."""
        raise NotImplementedError
