"""The program's icon, as packaging/shipping/pictures.py draws it from the one SVG."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from yacht_desktop.paths import ICONS
from yacht_desktop.ui import lacking
from yacht_desktop.ui.board.faces import CORNER, PIP_RADIUS, PIPS
from yacht_desktop.ui.tokens import LIGHT

_SIZES = (32, 128)


def window_icon(folder: Path = ICONS) -> QIcon:
    """The icon in the sizes that window frames and task bars show."""
    icon = QIcon()
    for size in _SIZES:
        picture = folder / f"yacht-desktop-{size}.png"
        known = len(icon.availableSizes())
        icon.addFile(str(picture))
        # Qt leaves out what is no picture, and says nothing.
        if len(icon.availableSizes()) == known:
            lacking.note(picture.name)
    return icon if icon.availableSizes() else QIcon(_drawn(max(_SIZES)))


def _drawn(size: int) -> QPixmap:
    """A plain five, where there is no picture."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LIGHT.die)
        painter.drawRoundedRect(QRectF(0, 0, 1, 1), CORNER, CORNER)
        painter.setBrush(LIGHT.pip)
        for x, y in PIPS[5]:
            painter.drawEllipse(QPointF(x, y), PIP_RADIUS, PIP_RADIUS)
    return picture
