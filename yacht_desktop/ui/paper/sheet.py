"""What is put on paper: a blank card to play with, or the card of a finished game."""

from typing import NamedTuple

from yacht_desktop.rules import Ruleset
from yacht_desktop.ui.finished_card import FinishedCard


class Sheet(NamedTuple):
    """A card for one page or half of it: blank while there is no game to show."""

    ruleset: Ruleset
    players: int
    yacht_first: bool = False
    card: FinishedCard | None = None

    @classmethod
    def of(cls, card: FinishedCard, *, yacht_first: bool = False) -> "Sheet":
        """The card of a finished game."""
        return cls(card.game.ruleset, len(card.game.cards), yacht_first, card)
