"""A line to draw a game to and fro on."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QStyle, QStyleOptionSlider

from yacht_desktop.ui.theme import Theme

_TRACK, _THUMB = 4, 16


class Slider(QSlider):
    """High enough for a finger."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPageStep(5)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The room that a finger needs."""
        return QSize(self._theme.px(160), self._theme.target())

    def minimumSizeHint(self) -> QSize:
        """As high in any window."""
        return QSize(self._theme.px(80), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, how far it has come, and the thumb where the style has it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, px = self._theme.tokens, self._theme.px
        at, high = self._thumb(), px(_TRACK)
        track = QRectF(px(_THUMB) / 2, at.y() - high / 2, self.width() - px(_THUMB), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.line)
        painter.drawRoundedRect(track, high / 2, high / 2)
        track.setRight(at.x())
        painter.setBrush(tokens.accent)
        painter.drawRoundedRect(track, high / 2, high / 2)
        painter.drawEllipse(at, px(_THUMB) / 2, px(_THUMB) / 2)
        if self.hasFocus():
            painter.setPen(QPen(tokens.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, px(_THUMB) / 2 + 3, px(_THUMB) / 2 + 3)

    def _thumb(self) -> QPointF:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        )
        room = self._theme.px(_THUMB) / 2 + 4
        x = max(room, min(QRectF(handle).center().x(), self.width() - room))
        return QPointF(x, self.height() / 2)
