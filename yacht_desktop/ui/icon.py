"""The program's icon: a die on the felt, drawn, so that no file can be missing."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QLinearGradient, QPainter, QPixmap

from yacht_desktop.ui.board.faces import draw_face
from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.tokens import LIGHT

_SIZES = (32, 128)


def draw_icon() -> QIcon:
    """The icon in the sizes that window frames and task bars show."""
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(_draw(size))
    return icon


def _draw(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    felt = QLinearGradient(0, 0, 0, size)
    felt.setColorAt(0, LIGHT.tray_top)
    felt.setColorAt(1, LIGHT.tray_bottom)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(felt)
    painter.drawRoundedRect(QRectF(0, 0, size, size), size * 0.2, size * 0.2)
    painter.translate(size * 0.19, size * 0.19)
    painter.scale(size * 0.62, size * 0.62)
    draw_face(painter, 5, LIGHT, Marks.PIPS)
    painter.end()
    return pixmap
