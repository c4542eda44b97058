"""The keys of the table, for either hand alone, as the actions, the card and Help read them.

The left hand has the dice on 1 to 5, the boxes on the letters below them and Space; the right hand
has the same digits, + and Enter on the keypad, and the arrows.
"""

import sys

from PySide6.QtGui import QKeySequence

DICE = "12345"
"""Of the dice, from left to right; the keypad's count, too."""
BOX_ROWS = ("QWERT", "ASDFG", "ZXC")
"""Of the boxes, from the top of the card, as they lie on the keyboard."""
BOXES = "".join(BOX_ROWS)
ALSO = {"Z": "Y"}
"""What lies there on keyboards where Z and Y have changed places."""
ROLL = ("Space", "+")
COMPACT = "Ctrl+Shift+M" if sys.platform == "darwin" else "Ctrl+M"
"""macOS puts windows away with the shorter one."""


def of_box(row: int) -> tuple[str, ...]:
    """The keys that score the box of a row of the card."""
    key = BOXES[row]
    return (key, ALSO[key]) if key in ALSO else (key,)


def sequence(keys: str | QKeySequence.StandardKey) -> QKeySequence:
    """The keys of names that are English whatever is spoken: Qt's Swedish "Enter" is Return."""
    if isinstance(keys, str):
        return QKeySequence.fromString(keys, QKeySequence.SequenceFormat.PortableText)
    return QKeySequence(keys)
