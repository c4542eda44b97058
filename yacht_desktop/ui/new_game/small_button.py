"""Small buttons with a sign on them, which may be pressed many times in a row."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yacht_desktop.ui.theme import Theme

_SIGN = 18


class Sign(Enum):
    """What stands on a button: lines through points from -1 to 1."""

    UP = (((-0.7, 0.3), (0, -0.4), (0.7, 0.3)),)
    DOWN = (((-0.7, -0.3), (0, 0.4), (0.7, -0.3)),)
    CROSS = (((-0.5, -0.5), (0.5, 0.5)), ((-0.5, 0.5), (0.5, -0.5)))
    PLUS = (((-0.6, 0), (0.6, 0)), ((0, -0.6), (0, 0.6)))


class SmallButton(QAbstractButton):
    """A sign, and words beside it if it has any; Enter presses it, Space is left to the dice."""

    def __init__(self, sign: Sign, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = sign
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for a finger, and for the words."""
        finger = self._theme.target()
        words = QFontMetrics(self._font()).horizontalAdvance(self.text())
        return QSize(finger + (words + self._theme.px(12) if words else 0), finger)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.modifiers() not in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            event.ignore()
        elif not event.isAutoRepeat():
            self.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sign and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, finger = self._theme.tokens, self._theme.target()
        if self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.soft)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 10, 10)
        ink = tokens.accent if self.isEnabled() else tokens.line
        pen = QPen(ink, 2 * self._theme.scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, size = QPointF(finger / 2, self.height() / 2), self._theme.px(_SIGN) / 2
        for line in self._sign.value:
            painter.drawPolyline([middle + QPointF(x, y) * size for x, y in line])
        painter.setFont(self._font())
        words = self.rect().adjusted(finger - self._theme.px(4), 0, 0, 0)
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )
        if self.hasFocus():
            painter.setPen(QPen(tokens.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 10, 10)

    def _font(self) -> QFont:
        return self._theme.font(15, QFont.Weight.Medium)
