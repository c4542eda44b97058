"""Set-ups for several players and for dice on the table, and games played with such dice."""

from tests.ui.table import Table
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.setup import Setup

TRADITIONAL = PRESETS["traditional"]
FAMILY = Setup(TRADITIONAL, ("Ann", "<b>&Bo</b>", "دانيال"))
AT_THE_TABLE = Setup(TRADITIONAL, has_table_dice=True)
YACHT = (4, 4, 4, 4, 4)


def finish_at_the_table(table: Table, *, faces: tuple[int, ...] = (1, 2, 3, 4, 5)) -> int:
    """Enter one roll a turn until the game is over; its number."""
    while not table.game.is_over:
        table.controller.enter(faces)
        table.controller.score(table.game.card.open_boxes[0])
    ((number,),) = table.rows("SELECT max(number) FROM game")
    return int(number)
