"""The keys of the table, for either hand alone, as the actions, the card and Help read them.

The left hand has the dice on 1 to 5, the boxes on the letters below them and Space; the right hand
has the same digits, + and Enter on the keypad, and the arrows.
"""

DICE = "12345"
"""Of the dice, from left to right; the keypad's count, too."""
BOX_ROWS = ("QWERT", "ASDFG", "ZXC")
"""Of the boxes, from the top of the card, as they lie on the keyboard."""
BOXES = "".join(BOX_ROWS)
ROLL = ("Space", "+")
