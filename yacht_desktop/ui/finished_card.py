"""The card of a finished game, to keep."""

from datetime import date
from typing import NamedTuple

from yacht_desktop.records import Ending
from yacht_desktop.rules import Game


class FinishedCard(NamedTuple):
    """A finished game as its players would keep it; an empty name is nobody's in particular.

    A player whose card has open boxes has left the game.
    """

    game: Game
    names: tuple[str, ...]
    day: date
    is_assisted: bool = False
    is_practice: bool = False
    has_table_dice: bool = False

    @classmethod
    def of(
        cls,
        game: Game,
        names: tuple[str, ...],
        ending: Ending,
        *,
        is_assisted: bool,
        is_practice: bool,
    ) -> "FinishedCard":
        """The card of a game that is over, as the file tells of it."""
        marks = is_assisted, is_practice, ending.has_table_dice
        return cls(game, names, ending.at.date(), *marks)
