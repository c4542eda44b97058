"""Round and square marks to choose with, in the colours of the house."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QWidget

from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.theme import Theme

_MARK, _BETWEEN = 18, 8


class Radio(QRadioButton):
    """One of several."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self) -> QSize:
        """Height enough for a finger."""
        return _size(self, self._theme)

    def hitButton(self, pos: QPoint) -> bool:
        """Words count as well as the mark."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a ring, with a dot in it when chosen."""
        painter = QPainter(self)
        mark = _paint(painter, self, self._theme, radius=_MARK / 2)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_ink(self, self._theme))
            inside = mark.width() * 0.26
            painter.drawEllipse(mark.adjusted(inside, inside, -inside, -inside))


class Check(QCheckBox):
    """Yes or no."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self) -> QSize:
        """Height enough for a finger."""
        return _size(self, self._theme)

    def hitButton(self, pos: QPoint) -> bool:
        """Words count as well as the mark."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a square, with a tick in it when chosen."""
        painter = QPainter(self)
        mark = _paint(painter, self, self._theme, radius=4)
        if self.isChecked():
            pen = QPen(_ink(self, self._theme), mark.width() / 8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            tick = (QPointF(24, 52), QPointF(44, 72), QPointF(78, 30))
            at = [mark.topLeft() + point * (mark.width() / 100) for point in tick]
            painter.drawPolyline(at)


def _size(button: QAbstractButton, theme: Theme) -> QSize:
    words = QFontMetrics(button.font()).horizontalAdvance(button.text())
    width = theme.px(_MARK + _BETWEEN) + words + 8
    return QSize(width, theme.target())


def _paint(painter: QPainter, button: QAbstractButton, theme: Theme, radius: float) -> QRectF:
    """Paint the words, the focus and the frame of the mark; where that is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tokens, size = theme.tokens, theme.px(_MARK)
    mark = QRectF(4, (button.height() - size) / 2, size, size)
    if button.hasFocus():
        painter.setPen(QPen(tokens.focus, 2))
        ring = QRectF(button.rect()).adjusted(1, 5, -1, -5)
        painter.drawRoundedRect(ring, 8, 8)
    painter.setPen(tokens.ink if button.isEnabled() else tokens.muted)
    left = round(mark.right()) + theme.px(_BETWEEN)
    words = button.rect().adjusted(left, 0, 0, 0)
    fonts = [theme.font(size) for size in (15, 14, 13, 12, 11)]
    painter.setFont(font_for_line(fonts, button.text(), words.width()))
    left_aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.drawText(words, left_aligned, button.text())
    painter.setPen(QPen(_ink(button, theme), 1.5))
    painter.setBrush(tokens.soft if button.isChecked() else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(mark, theme.scale * radius, theme.scale * radius)
    return mark


def _ink(button: QAbstractButton, theme: Theme) -> QColor:
    is_lit = button.isEnabled() and (button.isChecked() or button.underMouse())
    return theme.tokens.accent if is_lit else theme.tokens.muted
