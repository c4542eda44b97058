"""Colours of the pages that are mixed from the tokens, and labels in them."""

from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QLabel

from yacht_desktop.ui.tokens import Tokens


def gold_on_surface(tokens: Tokens) -> QColor:
    """Gold for lines and bars on a surface: dark enough to be seen where the surface is white."""
    gold, ink = tokens.gold, tokens.ink_on_strip
    return QColor.fromRgbF(
        (gold.redF() + ink.redF()) / 2,
        (gold.greenF() + ink.greenF()) / 2,
        (gold.blueF() + ink.blueF()) / 2,
    )


def gold_text(tokens: Tokens) -> QColor:
    """Gold for words on a surface."""
    return tokens.ink_on_strip


def dress(label: QLabel, font: QFont, ink: QColor) -> None:
    """Give a label its type and its colour."""
    label.setFont(font)
    palette = label.palette()
    palette.setColor(label.foregroundRole(), ink)
    label.setPalette(palette)


def empty_bar(tokens: Tokens) -> QColor:
    """Bars that others are seen in front of: no hairline's colour where hairlines are as ink."""
    return tokens.soft if tokens.line == tokens.ink else tokens.line


def grid(tokens: Tokens) -> QColor:
    """Lines behind a chart: fainter than what lies on them, whatever the hairlines are like."""
    colour = QColor(tokens.line)
    if tokens.line == tokens.ink:
        colour.setAlphaF(0.35)
    return colour


def dot(tokens: Tokens, opaque: float = 0.75) -> QColor:
    """Dots on a surface: seen through, so that many on each other are darker than one."""
    colour = QColor(tokens.muted)
    colour.setAlphaF(opaque)
    return colour
