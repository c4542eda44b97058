"""Whether a window looks as it did: pictures made small, and compared with forgiveness.

A reference is a sixth of the window's size. That averages away how a letter's edge is smoothed,
and leaves what a part of the window looks like: one that is missing, or has moved by more than a
few pixels, changes several of the large dots, beyond what smoothing could.
"""

from pathlib import Path

import numpy
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

SMALLER = 6
"""How many pixels of the window, across and down, are one of the reference."""
STRONG = 18
"""How far a dot, averaged with its neighbours, may be from what it was, of 255."""
FEW = 5
"""How many dots may be further away: the tips of letters on another machine."""
_STEP = 8
"""To which colours are rounded, so that files are small."""

Dots = NDArray[numpy.float64]


def reduced(widget: QWidget) -> QImage:
    """What a widget shows, in the size of a reference."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    size = QSize(max(1, image.width() // SMALLER), max(1, image.height() // SMALLER))
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return _rounded(small.convertToFormat(QImage.Format.Format_RGB888))


def differing(old: QImage, new: QImage) -> int:
    """How many dots of two pictures are clearly not the same; all of them for another size."""
    if old.size() != new.size():
        return max(image.width() * image.height() for image in (old, new))
    apart = numpy.abs(_softened(old) - _softened(new)).max(axis=2)
    return int(numpy.count_nonzero(apart > STRONG))


def alike(old: QImage, new: QImage) -> bool:
    return differing(old, new) <= FEW


def keep(image: QImage, path: Path) -> None:
    """Write a reference, every dot as it is: WebP takes half the room of PNG."""
    writer = QImageWriter(str(path), b"webp")
    writer.setQuality(100)
    assert writer.write(image), writer.errorString()


def beside(old: QImage, new: QImage, path: Path) -> None:
    """Write old, new, and where they differ, next to each other and large enough to look at."""
    gap, scale = 6, 3
    shown = [new] if old.isNull() else [old, new]
    if old.size() == new.size():
        shown.append(_difference(old, new))
    width = sum(image.width() * scale for image in shown) + gap * (len(shown) - 1)
    whole = QImage(width, max(i.height() for i in shown) * scale, QImage.Format.Format_RGB888)
    whole.fill(Qt.GlobalColor.magenta)
    painter = QPainter(whole)
    left = 0
    for image in shown:
        painter.drawImage(QPoint(left, 0), image.scaled(image.size() * scale))
        left += image.width() * scale + gap
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    assert whole.save(str(path))


def _dots(image: QImage) -> Dots:
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = numpy.frombuffer(image.constBits(), numpy.uint8).reshape(image.height(), -1)
    return lines[:, : image.width() * 3].reshape(image.height(), -1, 3).astype(numpy.float64)


def _softened(image: QImage) -> Dots:
    """Each dot as the mean of itself and its eight neighbours."""
    dots = numpy.pad(_dots(image), ((1, 1), (1, 1), (0, 0)), mode="edge")
    down, across = dots.shape[0] - 2, dots.shape[1] - 2
    parts = [dots[y : y + down, x : x + across] for y in range(3) for x in range(3)]
    mean: Dots = numpy.mean(parts, axis=0)
    return mean


def _rounded(image: QImage) -> QImage:
    dots = numpy.minimum(255, numpy.round(_dots(image) / _STEP) * _STEP).astype(numpy.uint8)
    return _image(dots)


def _difference(old: QImage, new: QImage) -> QImage:
    apart = numpy.abs(_softened(old) - _softened(new)).max(axis=2)
    shown = numpy.where(apart > STRONG, 255, apart).astype(numpy.uint8)
    return _image(numpy.repeat(shown[:, :, None], 3, axis=2))


def _image(dots: NDArray[numpy.uint8]) -> QImage:
    whole = numpy.ascontiguousarray(dots)
    down, across, _ = whole.shape
    kind = QImage.Format.Format_RGB888
    return QImage(whole.tobytes(), across, down, across * 3, kind).copy()
