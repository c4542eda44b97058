"""What the window shows while everything in it is being made: the table from afar.

Whatever paints in Python has to make all of Qt's enums first, which takes a third of the time that
this picture is there to bridge. So it is the one place with style sheets.
"""

from PySide6.QtWidgets import QFrame, QWidget

from yacht_desktop.ui.outline import FELT, Outline, Part
from yacht_desktop.ui.tokens import Tokens


class StillPicture(QWidget):
    """Felt, card and panels where they were when the window was last seen."""

    def __init__(self, outline: Outline, tokens: Tokens) -> None:
        super().__init__()
        for part in outline.parts:
            surface = QFrame(self)
            surface.setGeometry(part.left, part.top, part.width, part.height)
            surface.setStyleSheet(_style(part, tokens))


def _style(part: Part, tokens: Tokens) -> str:
    if part.kind != FELT:
        ground, line = tokens.surface.name(), tokens.line.name()
    else:
        top, bottom = tokens.tray_top.name(), tokens.tray_bottom.name()
        ground = f"qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 {top}, stop: 1 {bottom})"
        line = tokens.tray_line.name() if top == bottom else "transparent"
    return f"background: {ground}; border: 1px solid {line}; border-radius: {part.radius}px"
