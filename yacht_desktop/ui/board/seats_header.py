"""The players' names above their columns."""

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath
from PySide6.QtWidgets import QHeaderView, QWidget

from yacht_desktop.ui.board.scorecard_model import NAME, Role
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class SeatsHeader(QHeaderView):
    """Bold and on the ground of the column for whose turn it is; struck out for who has left."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.is_tall = False
        """Whether it is as high as a button that stands at its left."""
        self.setSectionsClickable(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """One line of names."""
        return QSize(0, self._theme.target() if self.is_tall else self.low())

    def low(self) -> int:
        """The height of names alone."""
        return self._theme.px(19) + self._theme.gap(5)

    def paintEvent(self, _event: object) -> None:
        """Paint each name in the middle of its column."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for section in range(NAME + 1, self.count()):
            left, width = self.sectionViewportPosition(section), self.sectionSize(section)
            column = QRect(left, 0, width, self.height())
            self._paint(painter, column if self._is_shared else self.rect(), section)

    @property
    def _is_shared(self) -> bool:
        """Whether it has several players' columns, and not that of the one on turn."""
        return self.count() > NAME + 2

    def _paint(self, painter: QPainter, place: QRect, section: int) -> None:
        tokens = self._theme.tokens
        is_on_turn = bool(self._ask(section, Role.IS_ON_TURN))
        has_left = bool(self._ask(section, Role.HAS_LEFT))
        if is_on_turn and self._is_shared:
            painter.fillPath(rounded_at_top(QRectF(place), self._theme.gap(10)), tokens.soft)
        weight = QFont.Weight.Bold if is_on_turn else QFont.Weight.Medium
        painter.setPen(tokens.accent if is_on_turn else tokens.muted if has_left else tokens.ink)
        name = str(self._ask(section, Qt.ItemDataRole.DisplayRole))
        end = f" · {translate('Card', 'left')}" if has_left else ""
        plain = self._theme.font(15, weight)
        font = QFont(plain)
        font.setStrikeOut(has_left)
        metrics, room = QFontMetrics(plain), place.adjusted(4, 0, -4, 0)
        if metrics.horizontalAdvance(name[:1] + "…" + end) > room.width():
            end = ""  # a name that is struck out says it too
        spare = room.width() - metrics.horizontalAdvance(end)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, spare)
        wide = metrics.horizontalAdvance(shown)
        room.setLeft(room.left() + max(0, (spare - wide) // 2))
        painter.setFont(font)
        painter.drawText(room, _LEFT, shown)
        painter.setFont(plain)
        painter.drawText(room.adjusted(wide, 0, 0, 0), _LEFT, end)

    def _ask(self, section: int, role: int) -> object:
        return self.model().headerData(section, Qt.Orientation.Horizontal, role)


def rounded_at_top(place: QRectF, radius: float) -> QPainterPath:
    """A rectangle with its upper corners rounded."""
    path = QPainterPath()
    path.addRoundedRect(place.adjusted(0, 0, 0, radius), radius, radius)
    lower = QPainterPath()
    lower.addRect(place)
    return path.intersected(lower)
