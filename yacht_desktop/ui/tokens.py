"""The colours of the house, by what they are used for."""

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtGui import QColor


class Scheme(StrEnum):
    """The sets of colours; each is there in light and dark."""

    HARBOUR = "harbour"
    LINEN = "linen"
    SLATE = "slate"


class Appearance(StrEnum):
    """Which colours the player wants."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


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


class Pair(NamedTuple):
    """The same scheme by day and by night."""

    light: Tokens
    dark: Tokens


def _tokens(*colours: str) -> Tokens:
    return Tokens(*map(QColor, colours))


LIGHT = _tokens(
    *("#F3F0E9", "#FFFFFF", "#E2DDD1", "#14213D", "#5B6577", "#0B6E6E", "#E6F1F0"),
    *("#1C4E5F", "#123745", "#E9F3F2", "#A9C1C6", "#93ABB2"),
    *("#F2C14E", "#14213D", "#F6E3B4", "#F6E3B4", "#7A4F00"),
    *("#FFFDF6", "#D9D2C0", "#14213D", "#0B6E6E"),
    *("#0B6E6E", "#FFFFFF"),
)
# Warm paper, walnut and rust.
LINEN_LIGHT = _tokens(
    *("#F1E8D9", "#FCF8F0", "#E0D4BF", "#33261A", "#6A5846", "#963A1C", "#F5E6D6"),
    *("#64452F", "#48301F", "#F8EFE2", "#D2BEA8", "#BBA48C"),
    *("#F2C14E", "#2E2013", "#F3DFB0", "#F3DFB0", "#6E4700"),
    *("#FFFBF0", "#DACBB0", "#33261A", "#963A1C"),
    *("#963A1C", "#FFFFFF"),
)
# Grey stone, with a blue that is only there to point.
SLATE_LIGHT = _tokens(
    *("#EDEFF1", "#FFFFFF", "#D8DCE1", "#1A1E23", "#57606A", "#2A5A9A", "#E7EEF7"),
    *("#464E58", "#323942", "#F1F3F5", "#BFC7CF", "#A6B0BA"),
    *("#F2C14E", "#1A1E23", "#F4E4BA", "#F4E4BA", "#6E4B00"),
    *("#FFFFFF", "#CDD2D8", "#1A1E23", "#2A5A9A"),
    *("#2A5A9A", "#FFFFFF"),
)
DARK = _tokens(
    *("#0E151E", "#17212D", "#27343F", "#E8EDF2", "#9FADBD", "#5FD3C6", "#163330"),
    *("#14323D", "#0C222B", "#CFE6E4", "#92ADB0", "#6E8B92"),
    *("#F2C14E", "#14213D", "#3A2C12", "#3A2C12", "#F2C14E"),
    *("#F4F0E4", "#C9C1AC", "#14213D", "#0B6E6E"),
    *("#5FD3C6", "#FFFFFF"),
)
LINEN_DARK = _tokens(
    *("#17120D", "#221B14", "#3A2F24", "#F0E6D8", "#B5A48F", "#F0A27A", "#3B2A1C"),
    *("#452F20", "#2C1D13", "#EBDDCB", "#B8A48D", "#96806B"),
    *("#F2C14E", "#2E2013", "#3D2D0F", "#3D2D0F", "#F2C14E"),
    *("#F5EEDF", "#CBBDA2", "#33261A", "#963A1C"),
    *("#F0A27A", "#FFFFFF"),
)
SLATE_DARK = _tokens(
    *("#101214", "#1A1D21", "#2E3339", "#E9ECEF", "#A3ACB6", "#8DB8F0", "#1F2D40"),
    *("#2B3138", "#1B2025", "#DEE3E8", "#A0AAB4", "#7C8792"),
    *("#F2C14E", "#1A1E23", "#362B11", "#362B11", "#F2C14E"),
    *("#F0F1F2", "#C2C7CC", "#1A1E23", "#2A5A9A"),
    *("#8DB8F0", "#FFFFFF"),
)
CONTRAST = _tokens(
    *("#000000", "#000000", "#FFFFFF", "#FFFFFF", "#E6E6E6", "#7CF5E6", "#2A2A6A"),
    *("#000000", "#000000", "#FFFFFF", "#E6E6E6", "#FFFFFF"),
    *("#FFD24A", "#000000", "#000000", "#FFD24A", "#FFD24A"),
    *("#FFFFFF", "#FFFFFF", "#000000", "#0000C0"),
    *("#FFD24A", "#7CF5E6"),
)

SETS = {
    Scheme.HARBOUR: Pair(LIGHT, DARK),
    Scheme.LINEN: Pair(LINEN_LIGHT, LINEN_DARK),
    Scheme.SLATE: Pair(SLATE_LIGHT, SLATE_DARK),
}
"""High contrast is the same in all of them."""


def tokens_for(
    appearance: Appearance, scheme: Scheme, *, is_dark: bool, has_contrast: bool
) -> Tokens:
    """The colours of a choice; the system's wishes count where the choice is left to it."""
    if appearance is Appearance.CONTRAST or (appearance is Appearance.SYSTEM and has_contrast):
        return CONTRAST
    if appearance is not Appearance.SYSTEM:
        is_dark = appearance is Appearance.DARK
    return SETS[scheme].dark if is_dark else SETS[scheme].light
