"""Five small dice on a strip of felt, to look at."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.rules import SLOTS, Faces
from yacht_desktop.ui.board.faces import draw_face
from yacht_desktop.ui.theme import Theme

_DIE, _BETWEEN, _FELT = 26, 6, 6

_NO_PEN = QPen(Qt.PenStyle.NoPen)


class SmallDice(QWidget):
    """What they show is said by the words beside them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._faces: Faces = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    @property
    def faces(self) -> Faces:
        """What they show."""
        return self._faces

    def show_faces(self, faces: Faces) -> None:
        """Show other faces."""
        if faces != self._faces:
            self._faces = faces
            self.setAccessibleName("-".join(map(str, faces)))
            self.update()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        px = self._theme.px
        dice = len(SLOTS) * px(_DIE) + (len(SLOTS) - 1) * px(_BETWEEN)
        return QSize(dice + 2 * px(_FELT), px(_DIE) + 2 * px(_FELT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the felt and the dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, tokens = self._theme.px, self._theme.tokens
        painter.setPen(QPen(tokens.tray_line, 1) if tokens.tray_top == tokens.surface else _NO_PEN)
        painter.setBrush(tokens.tray_top)
        felt = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(felt, px(10), px(10))
        for slot in SLOTS[: len(self._faces)]:
            painter.save()
            painter.translate(px(_FELT) + slot * (px(_DIE) + px(_BETWEEN)), px(_FELT))
            painter.scale(px(_DIE), px(_DIE))
            draw_face(painter, self._faces[slot], tokens, self._theme.marks)
            painter.restore()
