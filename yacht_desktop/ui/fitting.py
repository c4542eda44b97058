"""Type that finds room: words get smaller, or go on in the next line, before any is cut off."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF

_ENDLESS = 100_000
_LARGER = 3
"""How many fonts are tried for a single line before it may be two."""


def font_for_line(fonts: Sequence[QFont], text: str, width: float) -> QFont:
    """The first of the fonts, largest first, in which a text fits into a line, or the last."""
    fitting = (font for font in fonts if QFontMetricsF(font).horizontalAdvance(text) <= width)
    return next(fitting, fonts[-1])


def font_for_room(fonts: Sequence[QFont], text: str, room: QSize) -> QFont:
    """The first of the fonts in which a text fits: into a line if it is among the larger ones."""
    in_a_line = font_for_line(fonts[:_LARGER], text, room.width())
    if QFontMetricsF(in_a_line).horizontalAdvance(text) <= room.width():
        return in_a_line
    fitting = (font for font in fonts if _fits(wrapped_size(font, text, room.width()), room))
    return next(fitting, fonts[-1])


def wrapped_size(font: QFont, text: str, width: int) -> QSize:
    """How much room a text takes when its lines may be so wide; more if a word is wider."""
    room = QRect(0, 0, width, _ENDLESS)
    return QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).size()


def _fits(size: QSize, room: QSize) -> bool:
    return size.width() <= room.width() and size.height() <= room.height()
