"""A scroll bar that doesn't catch the eye: a thumb, and nothing around it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QStyle, QStyleOptionSlider

from yacht_desktop.ui.theme import Theme

_WIDE, _THUMB = 14, 6


class QuietScrollBar(QScrollBar):
    """Upright; works like any other."""

    def __init__(self, theme: Theme, area: QAbstractScrollArea) -> None:
        super().__init__(Qt.Orientation.Vertical, area)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.updateGeometry)
        area.setVerticalScrollBar(self)

    def sizeHint(self) -> QSize:
        """Wider than its thumb, for a hand that is not so steady."""
        return QSize(self._theme.px(_WIDE), super().sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the thumb where the style has it."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        thumb = QRectF(
            self.style().subControlRect(
                QStyle.ComplexControl.CC_ScrollBar,
                option,
                QStyle.SubControl.SC_ScrollBarSlider,
                self,
            )
        )
        wide = self._theme.px(_THUMB)
        thumb.setLeft(thumb.right() - wide - 1)
        thumb.setRight(thumb.left() + wide)
        colour = QColor(self._theme.tokens.muted)
        colour.setAlphaF(1.0 if self.underMouse() or self.isSliderDown() else 0.8)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(thumb, wide / 2, wide / 2)
