"""A box that the dice could be scored in, with what it would earn, to click."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yacht_desktop.rules import Category
from yacht_desktop.ui.buttons import FRAME, OnceButton
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import category_name, fill

translate = QCoreApplication.translate


class BoxButton(OnceButton):
    """Blank and switched off where there is nothing to score."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.category: Category | None = None
        self._points = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.offer(None, 0)

    def offer(self, category: Category | None, points: int) -> None:
        """Show a box and what it would earn now, or nothing."""
        self.category, self._points = category, points
        self.setEnabled(category is not None)
        name = "" if category is None else category_name(category)
        self.setText(name)
        spoken = fill(translate("Card", "%1, would score %2"), name, points)
        self.setAccessibleName(spoken if name else translate("Compact", "Nothing to score yet"))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a piece of the card: the name above, the points below."""
        tokens, theme = self._theme.tokens, self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.soft if lit else tokens.surface)
        painter.drawRoundedRect(frame, 8, 8)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tokens.focus_on_tray, 2.5))
            painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), 10, 10)
        if self.category is None:
            return
        half = QRectF(frame.left() + 4, frame.top(), frame.width() - 8, frame.height() / 2)
        painter.setPen(tokens.ink)
        fonts = [theme.font(size, QFont.Weight.Medium) for size in (13, 12, 11, 10, 9)]
        painter.setFont(font_for_line(fonts, self.text(), half.width()))
        painter.drawText(half, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setPen(tokens.accent if self._points else tokens.muted)
        painter.setFont(theme.figures(15, QFont.Weight.Bold))
        below = half.translated(0, half.height() - 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(self._points))
