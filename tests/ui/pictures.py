"""What is really painted: the words on a widget, the pips of a die, the pixels."""

import re
from collections import Counter
from dataclasses import dataclass
from xml.etree import ElementTree

import numpy
from PySide6.QtCore import QBuffer, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.board.die import Die
from yacht_desktop.ui.board.faces import PIPS
from yacht_desktop.ui.tokens import Tokens

_SVG = "{http://www.w3.org/2000/svg}"
_SPOTS = sorted({spot for spots in PIPS.values() for spot in spots})


@dataclass(frozen=True)
class Words:
    """A piece of text as it was painted, and where, in the coordinates of the widget."""

    text: str
    colour: str
    weight: int
    place: QRectF


def words_on(widget: QWidget, *, with_children: bool = True) -> list[Words]:
    """Each piece of text that a widget paints, as far as it is inside of it."""
    found = []
    for group in ElementTree.fromstring(_drawing(widget, with_children)).iter(f"{_SVG}g"):
        matrix = [float(n) for n in re.findall(r"-?[\d.]+", group.get("transform", ""))]
        found += [_words(text, QPointF(*matrix[4:])) for text in group.findall(f"{_SVG}text")]
    inside = QRectF(widget.rect())
    return [words for words in found if inside.intersects(words.place)]


def texts_on(widget: QWidget, *, with_children: bool = True) -> list[str]:
    return [words.text for words in words_on(widget, with_children=with_children)]


def cut_off(widget: QWidget) -> list[str]:
    """The words on a widget and its children that end in "…" or reach over an edge."""
    found = []
    for part in (widget, *widget.findChildren(QWidget)):
        if part.isVisible():
            room = QRectF(part.rect()).adjusted(-0.5, -0.5, 0.5, 0.5)
            found += [
                f"{part.metaObject().className()}: {words.text}"
                for words in words_on(part, with_children=False)
                if "…" in words.text or not room.contains(words.place)
            ]
    return found


def _drawing(widget: QWidget, with_children: bool) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(widget.logicalDpiX())
    generator.setViewBox(widget.rect())
    generator.setSize(widget.size())
    flags = QWidget.RenderFlag.DrawWindowBackground
    if with_children:
        flags |= QWidget.RenderFlag.DrawChildren
    painter = QPainter(generator)
    widget.render(painter, QPoint(), renderFlags=flags)
    painter.end()
    return bytes(buffer.data().data())


def _words(element: ElementTree.Element, origin: QPointF) -> Words:
    def number(name: str) -> float:
        return float(element.get(name, "0"))

    text = (element.text or "").strip("\n")
    font = QFont(element.get("font-family", ""))
    font.setPixelSize(round(number("font-size")))
    font.setWeight(QFont.Weight(int(number("font-weight"))))
    metrics = QFontMetricsF(font)
    start = origin + QPointF(number("x"), number("y"))
    # The height of capitals: what lies above and below them is mostly air.
    place = QRectF(start.x(), start.y() - metrics.capHeight(), 0, metrics.capHeight())
    place.setWidth(metrics.horizontalAdvance(text))
    return Words(text, element.get("fill", ""), int(number("font-weight")), place)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def face_on(die: Die, tokens: Tokens) -> int:
    """The face that a die shows, read from the pixels of its pips; 0 for a blank one."""
    image, square = picture(die), die.square()
    pips = {
        spot for spot in _SPOTS if image.pixelColor(_spot(square, spot)).rgb() == tokens.pip.rgb()
    }
    if not pips:
        return 0
    return next(face for face, spots in PIPS.items() if set(spots) == pips)


def _spot(square: QRectF, spot: tuple[float, float]) -> QPoint:
    x, y = spot
    return (square.topLeft() + QPointF(x * square.width(), y * square.height())).toPoint()


def count_pixels(seen: QWidget | QImage, colour: QColor, part: QRect | None = None) -> int:
    """How many pixels of a widget or a picture, or of a part of it, have exactly this colour."""
    whole = picture(seen) if isinstance(seen, QWidget) else seen
    image = whole.copy(part or whole.rect()).convertToFormat(QImage.Format.Format_RGB32)
    pixels = numpy.frombuffer(image.constBits(), dtype=numpy.uint32)
    return int(numpy.count_nonzero(pixels == colour.rgb()))


def ground_under(image: QImage, words: Words) -> QColor:
    """The colour on which some words were painted: the most frequent one along their edge."""
    area = words.place.toAlignedRect().adjusted(-2, -2, 2, 2) & image.rect()
    across = range(area.left(), area.right() + 1)
    edge = [image.pixel(x, y) for x in across for y in (area.top(), area.bottom())]
    return QColor.fromRgb(Counter(edge).most_common(1)[0][0])


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours from 1 to 21, as WCAG reckons it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(p) for p in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
