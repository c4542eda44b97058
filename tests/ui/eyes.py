"""Colours as other eyes see them, and how far apart two of them are."""

import math

from PySide6.QtGui import QColor

Row = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, full severity, for linear RGB; grey is luminance alone.
EYES: dict[str, tuple[Row, Row, Row]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}


def seen_by(eyes: str, colour: QColor) -> Row:
    """A colour as linear RGB, as these eyes see it."""
    red, green, blue = (_linear(p) for p in (colour.redF(), colour.greenF(), colour.blueF()))
    first, second, third = (
        min(1.0, max(0.0, row[0] * red + row[1] * green + row[2] * blue)) for row in EYES[eyes]
    )
    return first, second, third


def distance(eyes: str, one: QColor, other: QColor) -> float:
    """How different two colours are to these eyes (Oklab, in hundredths); 2 is just visible."""
    first, second = _oklab(seen_by(eyes, one)), _oklab(seen_by(eyes, other))
    return 100 * math.dist(first, second)


def _oklab(colour: Row) -> Row:
    red, green, blue = colour
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4)
