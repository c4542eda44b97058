"""Six faces to pick from, for dice that lie on the table."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from yacht_desktop.ui import entry_words
from yacht_desktop.ui.board.faces import CORNER, draw_face
from yacht_desktop.ui.entering import FACES
from yacht_desktop.ui.theme import FINGER, Theme

_DIE = 0.72
"""Part of a button's height that its die takes."""


class Pad(QWidget):
    """Stands in the place of the main button while dice are awaited."""

    picked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons = [FaceButton(face, theme, self) for face in FACES]
        for button in self.buttons:
            button.picked.connect(self.picked)

    def translate(self) -> None:
        """Say everything in the language in force."""
        for button in self.buttons:
            button.translate()

    def minimumSizeHint(self) -> QSize:
        """A finger for each face."""
        return QSize(FINGER * len(self.buttons), FINGER)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each face its share."""
        super().resizeEvent(event)
        share = self.width() / len(self.buttons)
        for number, button in enumerate(self.buttons):
            left = round(number * share)
            button.setGeometry(left, 0, round((number + 1) * share) - left, self.height())


class FaceButton(QAbstractButton):
    """May be pressed many times in a row; Enter presses it, Space is left to the window."""

    picked = Signal(int)

    def __init__(self, face: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._face = face
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: self.picked.emit(face))
        theme.changed.connect(self.update)
        self.translate()

    def translate(self) -> None:
        """Say what it stands for."""
        self.setAccessibleName(entry_words.face(self._face))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif not event.isAutoRepeat():
            self.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the face, and a ring under the pointer or in focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        edge = min(self.height() * _DIE, self.width() - 8.0)
        die = QRectF(0, 0, edge, edge)
        die.moveCenter(QRectF(self.rect()).center())
        painter.save()
        painter.translate(die.topLeft())
        painter.scale(edge, edge)
        draw_face(painter, self._face, tokens, self._theme.marks)
        painter.restore()
        if self.hasFocus() or self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ink = tokens.focus_on_tray if self.hasFocus() else tokens.gold
            painter.setPen(QPen(ink, 2.5))
            radius = edge * CORNER + 3
            painter.drawRoundedRect(die.adjusted(-3, -3, 3, 3), radius, radius)
