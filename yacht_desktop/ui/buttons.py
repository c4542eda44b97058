"""Buttons that give a command and act once however often they are pressed."""

import math

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from yacht_desktop.ui.fitting import font_for_room
from yacht_desktop.ui.theme import Theme

FRAME = 4
"""Room around a button for the ring that shows the focus, in pixels."""


class OnceButton(QAbstractButton):
    """A button that a double or triple click, or a key held down, presses once.

    Enter presses it; Space is left to the window, where it rolls whatever has the focus.
    """

    resting = Signal()
    """It has the focus and is about to be switched off: somebody else should take it."""

    _last_press = -math.inf

    def setEnabled(self, enabled: bool) -> None:
        """Switch it on or off; the focus would else go on to whatever comes next."""
        if not enabled and self.hasFocus():
            self.resting.emit()
        super().setEnabled(enabled)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press, unless this belongs to the click before."""
        gap = event.timestamp() - self._last_press
        self._last_press = event.timestamp()
        if not 0 < gap < QApplication.doubleClickInterval():
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Swallow the second press."""
        self._last_press = event.timestamp()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif not event.isAutoRepeat():
            self.click()


class ActionButton(OnceButton):
    """A button in the look of the tray that gives one command and says what it does.

    Solid buttons are the one thing to do next, hollow ones may be done. Off the tray only solid
    ones are at home.
    """

    def __init__(
        self,
        action: QAction,
        theme: Theme,
        parent: QWidget,
        *,
        solid: bool,
        on_tray: bool = True,
    ) -> None:
        super().__init__(parent)
        self._is_on_tray = on_tray
        self._theme = theme
        self._solid = solid
        self._sizes = (19, 17, 15, 13, 11, 9) if solid else (16, 15, 14, 13, 11, 9)
        self._action = action
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def give(self, action: QAction) -> None:
        """Give another command from now on."""
        if action is not self._action:
            self._action.changed.disconnect(self._follow)
            self.clicked.disconnect(self._action.trigger)
            self._action = action
            self.clicked.connect(action.trigger)
            action.changed.connect(self._follow)
            self._follow()

    def sizeHint(self) -> QSize:
        """As high as in the design, as wide as its words need."""
        words = QFontMetrics(self._fonts()[0]).horizontalAdvance(self.text())
        height = self._theme.px(24) + self._theme.gap(28) + 2 * FRAME
        return QSize(words + self._theme.gap(48), height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the words and the key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._paint_ground(painter)
        margin = self._theme.gap(12)
        inside = self.rect().adjusted(margin, 4, -margin, -4)
        painter.setPen(ink)
        painter.setFont(font_for_room(self._fonts(), self.text(), inside.size()))
        centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inside, centred, self.text())
        free = (inside.width() - painter.fontMetrics().horizontalAdvance(self.text())) / 2
        self._paint_key(painter, inside, free, ink)

    def _paint_ground(self, painter: QPainter) -> QColor:
        tokens = self._theme.tokens
        frame = QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        radius = self._theme.gap(16)
        filled = self._solid and self.isEnabled()
        edge, off = (
            (tokens.tray_line, tokens.off_tray) if self._is_on_tray else (tokens.line, tokens.muted)
        )
        painter.setPen(Qt.PenStyle.NoPen if filled else QPen(edge, 1.5))
        ground = QColor(tokens.gold) if filled else QColor(Qt.GlobalColor.transparent)
        if filled and self.isDown():
            ground = ground.darker(112)
        elif filled and self.underMouse():
            ground = ground.lighter(106)
        elif self.isEnabled() and (self.isDown() or self.underMouse()):
            ground = QColor(tokens.on_tray)
            ground.setAlphaF(0.12)
        painter.setBrush(ground)
        painter.drawRoundedRect(frame, radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring_ink = tokens.focus_on_tray if self._is_on_tray else tokens.focus
            painter.setPen(QPen(ring_ink, 2.5))
            away = FRAME - 1.25
            ring = frame.adjusted(-away, -away, away, away)
            painter.drawRoundedRect(ring, radius + away, radius + away)
        if filled:
            return tokens.ink_on_gold
        return tokens.on_tray if self.isEnabled() else off

    def _paint_key(self, painter: QPainter, inside: QRect, free: float, ink: QColor) -> None:
        """Paint the shortcut at the right, if it can be given and finds room."""
        if not self._solid or not self.isEnabled() or self._action.shortcut().isEmpty():
            return
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        painter.setFont(self._theme.font(13))
        margin = self._theme.gap(8)
        if painter.fontMetrics().horizontalAdvance(key) + 2 * margin < free:
            painter.setPen(ink)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(inside.adjusted(0, 0, -margin, 0), right, key)

    def _fonts(self) -> list[QFont]:
        """From the one of the design down to the smallest that can be read."""
        weight = QFont.Weight.Bold if self._solid else QFont.Weight.DemiBold
        return [self._theme.font(size, weight) for size in self._sizes]

    def _follow(self) -> None:
        action = self._action
        self.setText(action.text())
        self.setEnabled(action.isEnabled())
        self.setToolTip(action.toolTip() if action.toolTip() != action.text() else "")
        self.setAccessibleDescription(self.toolTip())
        self.update()
