"""A filter as a pill: chosen or not, or the door to a menu of choices."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from yacht_desktop.ui.buttons import OnceButton
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.theme import Theme

_INSET = 5
"""Room above and below the pill, so that the ground under the finger is higher than it."""


class Chip(OnceButton):
    """Painted as lit while it is checked."""

    _sign_width = 0

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def say(self, text: str, role: str) -> None:
        """Show a choice; `role` says to a reader what is chosen here."""
        self.setText(text)
        self.setAccessibleName(f"{role}: {text}")
        self.updateGeometry()
        self.update()

    def nextCheckState(self) -> None:
        """Leave the check mark to those who know what holds."""

    def sizeHint(self) -> QSize:
        """Room for the words, and height enough for a finger."""
        words = QFontMetrics(self._fonts()[0]).horizontalAdvance(self.text())
        wide = words + self._theme.px(36 + self._sign_width)
        target = self._theme.target()
        return QSize(max(wide, target), target)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pill and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        pill = QRectF(self.rect()).adjusted(1, _INSET, -1, -_INSET)
        lit = self.isChecked()
        painter.setPen(QPen(tokens.accent if lit else tokens.line, 1.5))
        painter.setBrush(tokens.soft if lit or self.underMouse() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tokens.focus, 2))
            ring = pill.adjusted(0, -3, 0, 3)
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
        ink = tokens.accent if lit else tokens.muted
        painter.setPen(ink)
        margin = self._theme.px(10)
        words = pill.adjusted(margin, 0, -margin - self._theme.px(self._sign_width), 0)
        painter.setFont(font_for_line(self._fonts(), self.text(), words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())

    def _fonts(self) -> list[QFont]:
        return [self._theme.font(size, QFont.Weight.Medium) for size in (15, 14, 13, 12, 11, 10)]


class MenuChip(Chip):
    """Shows what is chosen, and opens a menu of what could be."""

    _sign_width = 14

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setChecked(True)
        self._names: Mapping[Any, str] = {}
        self._chosen: Any = None
        self._choose: Callable[[Any], object] = lambda _: None
        self.menu = QMenu(self)
        self.clicked.connect(self._open)

    def offer(
        self, names: Mapping[Any, str], chosen: Any, choose: Callable[[Any], object], role: str
    ) -> None:
        """Show which of some values is chosen; `choose` is told when another one is."""
        self._names, self._chosen, self._choose = names, chosen, choose
        self.say(names[chosen], role)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill, and an angle that opens downwards: not every font has one."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._theme.tokens.accent, 1.6 * self._theme.scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        wide, high = self._theme.px(4), self._theme.px(2.5)
        at = QPointF(self.width() - self._theme.px(21), self.height() / 2)
        left, low, right = QPointF(-wide, -high), QPointF(0, high), QPointF(wide, -high)
        painter.drawPolyline(QPolygonF([at + left, at + low, at + right]))

    def _open(self) -> None:
        self.menu.clear()
        self.menu.setFont(self._theme.font(15))
        group = QActionGroup(self.menu)
        for value, name in self._names.items():
            action = QAction(name.replace("&", "&&"), self.menu)
            action.setCheckable(True)
            action.setChecked(value == self._chosen)
            action.triggered.connect(self._chooser(value))
            group.addAction(action)
            self.menu.addAction(action)
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _chooser(self, value: Any) -> Callable[[], object]:
        return lambda: self._choose(value)
