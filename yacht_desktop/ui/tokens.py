"""The colours of the house, by what they are used for."""

from typing import NamedTuple

from PySide6.QtGui import QColor


class Tokens(NamedTuple):
    """One set of colours; `*_on_*` names the ground that a text colour is meant for."""

    bg: QColor
    surface: QColor
    line: QColor
    ink: QColor
    muted: QColor
    accent: QColor
    soft: QColor
    tray_top: QColor
    tray_bottom: QColor
    on_tray: QColor
    off_tray: QColor
    tray_line: QColor
    gold: QColor
    ink_on_gold: QColor
    strip: QColor
    strip_line: QColor
    ink_on_strip: QColor
    die: QColor
    die_edge: QColor
    pip: QColor
    advice: QColor
    focus: QColor
    focus_on_tray: QColor


def _tokens(*colours: str) -> Tokens:
    return Tokens(*map(QColor, colours))


LIGHT = _tokens(
    *("#F3F0E9", "#FFFFFF", "#E2DDD1", "#14213D", "#5B6577", "#0B6E6E", "#E6F1F0"),
    *("#1C4E5F", "#123745", "#E9F3F2", "#A9C1C6", "#93ABB2"),
    *("#F2C14E", "#14213D", "#F6E3B4", "#F6E3B4", "#7A4F00"),
    *("#FFFDF6", "#D9D2C0", "#14213D", "#0B6E6E"),
    *("#0B6E6E", "#FFFFFF"),
)
DARK = _tokens(
    *("#0E151E", "#17212D", "#27343F", "#E8EDF2", "#9FADBD", "#5FD3C6", "#163330"),
    *("#14323D", "#0C222B", "#CFE6E4", "#92ADB0", "#6E8B92"),
    *("#F2C14E", "#14213D", "#3A2C12", "#3A2C12", "#F2C14E"),
    *("#F4F0E4", "#C9C1AC", "#14213D", "#0B6E6E"),
    *("#5FD3C6", "#FFFFFF"),
)
CONTRAST = _tokens(
    *("#000000", "#000000", "#FFFFFF", "#FFFFFF", "#E6E6E6", "#7CF5E6", "#2A2A6A"),
    *("#000000", "#000000", "#FFFFFF", "#E6E6E6", "#FFFFFF"),
    *("#FFD24A", "#000000", "#000000", "#FFD24A", "#FFD24A"),
    *("#FFFFFF", "#FFFFFF", "#000000", "#0000C0"),
    *("#FFD24A", "#7CF5E6"),
)
