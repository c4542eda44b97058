"""Type for paper and pictures, in units of a tenth of a millimetre or a pixel."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
CENTRE = Qt.AlignmentFlag.AlignHCenter
_STEP = 2
# PDF knows a glyph only by the character that it is first for: others could not be copied.
_PLAIN = (QFont.Tag("liga"), QFont.Tag("calt"))


class Block:
    """Lines of text laid out for a width; words wider than that are broken."""

    def __init__(self, text: str, font: QFont, width: float, align: Qt.AlignmentFlag) -> None:
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout = QTextLayout(text, font)
        self._layout.setTextOption(option)
        self.lines = 0
        self.height = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, self.height))
            self.height += line.height()
            self.lines += 1
        self._layout.endLayout()

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw all lines in the colour of the painter's pen."""
        self._layout.draw(painter, QPointF(left, top))


class Type:
    """The fonts of one family, and text drawn in them."""

    def __init__(self, base: QFont) -> None:
        self._base = QFont(base)
        self._base.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        for feature in _PLAIN:
            self._base.setFeature(feature, 0)

    def font(self, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The family in a size."""
        font = QFont(self._base)
        font.setPixelSize(max(1, round(size)))
        font.setWeight(weight)
        return font

    def fitted(
        self, text: str, width: float, size: float, weight: QFont.Weight = QFont.Weight.Normal
    ) -> QFont:
        """The largest font, up to a size, in which a text fits into a line of this width."""
        font = self.font(size, weight)
        while width_of(text, font) > width and font.pixelSize() > _STEP:
            font = self.font(font.pixelSize() - _STEP, weight)
        return font

    def block(
        self,
        text: str,
        width: float,
        sizes: tuple[float, float],
        align: Qt.AlignmentFlag = CENTRE,
    ) -> Block:
        """Bold lines: two of them in the largest font possible, or as many as it takes."""
        size, least = sizes
        while True:
            block = Block(text, self.font(size, QFont.Weight.Bold), width, align)
            if block.lines <= 2 or size <= least:  # noqa: PLR2004 - as the docstring says
                return block
            size -= _STEP


def write(
    painter: QPainter, place: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag = LEFT
) -> None:
    """Write a line literally, in the middle of the height of its place."""
    painter.setFont(font)
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(place, flags, text)


def width_of(text: str, font: QFont) -> float:
    """How wide a line is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def height_of(font: QFont) -> float:
    """How high a line is."""
    return QFontMetricsF(font).height()
