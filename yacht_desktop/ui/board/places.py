"""Where things lie on the tray: below each other, or beside each other above a wide table."""

from typing import NamedTuple

from PySide6.QtCore import QRect

from yacht_desktop.rules import SLOTS
from yacht_desktop.ui.board.die import RING, caption_height
from yacht_desktop.ui.buttons import FRAME
from yacht_desktop.ui.theme import FINGER, Theme

SMALLEST_DIE, LARGEST_DIE = 60, 220
"""The least and the largest edge of a die, in pixels."""
_LARGEST_UPRIGHT = 157
"""In pixels of the design."""
GAP = 20 / 108
"""Room between two dice, in parts of their edge."""
_UNDO = 0.36
"""Part of the buttons' width that undo takes."""
_LARGEST_WIDE = 94
_WIDEST_BUTTONS = 470


class Places(NamedTuple):
    """Parts of a tray, in its coordinates."""

    head: QRect
    dice: QRect
    main: QRect
    undo: QRect


def upright(tray: QRect, theme: Theme, button_height: int, least_main: int) -> Places:
    """The head above the dice, the buttons below them, the main one so wide at least."""
    gap = theme.gap
    head = QRect(gap(28), gap(14), tray.width() - 2 * gap(28), theme.px(22) + gap(14))
    inside = tray.adjusted(gap(28), head.bottom(), -gap(28), -gap(26))
    row = QRect(inside.left(), inside.bottom() - button_height, inside.width(), button_height)
    main, undo = _buttons(row, theme, least_main)
    dice = QRect(inside.left(), inside.top(), inside.width(), main.top() - inside.top() - gap(8))
    return Places(head, dice, main, undo)


def wide(tray: QRect, theme: Theme, button_height: int, least_main: int) -> Places:
    """The dice at the left, head and buttons at the right, the main one so wide at least."""
    gap, px = theme.gap, theme.px
    inside = tray.adjusted(gap(24), gap(6), -gap(24), -gap(6))
    room = inside.width() * 45 // 100
    if least_main:  # what the smallest dice leave, so that undo keeps its words
        room = max(room, inside.width() - gap(16) - round(row_of(SMALLEST_DIE)))
    room = min(room, px(_WIDEST_BUTTONS))
    right = QRect(inside.right() - room, inside.top(), room, inside.height())
    head_height = px(22) + gap(6)
    top = right.top() + max(0, (right.height() - head_height - button_height) // 2)
    head = QRect(right.left(), top, right.width(), head_height)
    row = QRect(right.left(), top + head_height, right.width(), button_height)
    main, undo = _buttons(row, theme, least_main)
    dice = QRect(inside.topLeft(), inside.bottomRight()).adjusted(0, 0, -room - gap(16), 0)
    return Places(head, dice, main, undo)


def dice_in(area: QRect, theme: Theme, *, is_wide: bool) -> list[QRect]:
    """Five squares with gaps between them, as large as the room allows, in its middle."""
    caption = wide_caption(theme) if is_wide else caption_height(theme)
    largest = min(LARGEST_DIE, theme.px(_LARGEST_WIDE if is_wide else _LARGEST_UPRIGHT))
    across = area.width() / (row_of(1) + (RING if is_wide else 0) * 2)
    down = (area.height() - caption) / (1 + 2 * RING)
    edge = max(SMALLEST_DIE, min(across, down, largest))
    spare = 0 if is_wide else (area.width() - row_of(edge)) / 2 - edge * RING
    width = round(edge * (1 + 2 * RING))
    height = width + caption
    top = area.top() + max(0, (area.height() - height) // 2)
    lefts = (round(area.left() + spare + slot * edge * (1 + GAP)) for slot in SLOTS)
    return [QRect(left, top, width, height) for left in lefts]


def wide_caption(theme: Theme) -> int:
    """Height of a die's caption where there is little of it."""
    return theme.px(18) + theme.gap(2)


def least_wide(theme: Theme) -> int:
    """The least height of a tray above a wide table."""
    dice = round(SMALLEST_DIE * (1 + 2 * RING)) + wide_caption(theme)
    words = theme.px(22) + theme.gap(6) + theme.px(24) + theme.gap(28) + 2 * FRAME
    return max(dice, words) + 2 * theme.gap(6)


def most_wide(theme: Theme) -> int:
    """The height beyond which a tray above a wide table has nothing to show."""
    largest = round(theme.px(_LARGEST_WIDE) * (1 + 2 * RING))
    return max(least_wide(theme), largest + wide_caption(theme) + 2 * theme.gap(16))


def row_of(edge: float) -> float:
    """How wide a row of five dice is."""
    return edge * (len(SLOTS) + (len(SLOTS) - 1) * GAP)


def _buttons(row: QRect, theme: Theme, least_main: int) -> tuple[QRect, QRect]:
    """The main button and undo, so that what they paint begins and ends with the row."""
    row = row.adjusted(2 - FRAME, FRAME - 2, FRAME - 2, FRAME - 2)
    both = row.width() - theme.gap(16) + 2 * FRAME
    width = max(FINGER, min(round(row.width() * _UNDO), both - least_main))
    undo = QRect(row.right() - width + 1, row.top(), width, row.height())
    return QRect(row.left(), row.top(), both - width, undo.height()), undo
