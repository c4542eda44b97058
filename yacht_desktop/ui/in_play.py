"""What can be seen of the game in play, or of the position that is looked at instead."""

from PySide6.QtCore import QObject

from yacht_desktop.rules import Category, Game, Move
from yacht_desktop.session import Session
from yacht_desktop.ui.entry_words import corrected
from yacht_desktop.ui.setup import Setup


class InPlay(QObject):
    """Part of the controller: it only tells, and changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._session: Session
        self._playing = Setup()
        self._earlier = 0
        self._looked_at: Game | None = None

    @property
    def game(self) -> Game:
        """The game as it stands, or the position that is being looked at."""
        return self._looked_at or self._session.game

    @property
    def player(self) -> int:
        """Whose turn it is, from 0."""
        return self.game.player

    @property
    def names(self) -> tuple[str, ...]:
        """The players of the game, blank where nobody has typed a name."""
        if self._looked_at is not None:
            return ("",) * len(self._looked_at.cards)
        return self._playing.names

    @property
    def has_table_dice(self) -> bool:
        """Whether the game in play is one with dice on the table, entered by hand."""
        return self._playing.has_table_dice

    @property
    def corrections(self) -> dict[tuple[int, Category], str]:
        """What is said about boxes of the game in play that were corrected."""
        log = () if self.is_looking else self._session.log
        return corrected(self.game.ruleset, len(self.names), log)

    @property
    def is_looking(self) -> bool:
        """Whether a position of a finished game is looked at, where nothing can be played."""
        return self._looked_at is not None

    @property
    def undoable(self) -> Move | None:
        """The move that undo takes back, if it is one."""
        return None if self.is_looking else self._session.undoable

    @property
    def redoable(self) -> Move | None:
        """The move that redo brings back."""
        return None if self.is_looking else self._session.redoable

    @property
    def can_return(self) -> bool:
        """Whether undo goes back to the game before, as long as this one is untouched."""
        return self._earlier > 0 and not self._session.log and not self.is_looking
