"""Between the player's gestures and the game: the only adapter of widgets to the core."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from yacht_desktop.chance import SeededDice, new_seed
from yacht_desktop.records import Games, Placing, Record, Statistics, StoredGame, StoreError
from yacht_desktop.rules import (
    Category,
    Game,
    IllegalMoveError,
    Move,
    Ruleset,
    Slots,
    parse_move,
)
from yacht_desktop.session import Session, Step
from yacht_desktop.ui.finished_card import FinishedCard


class Controller(QObject):
    """Gestures come in as methods; what they did goes out as signals.

    A gesture that the rules refuse, or that can't be stored, changes nothing.
    """

    changed = Signal(Step)
    opened = Signal()
    """Another game is in play."""
    failed = Signal(StoreError)

    def __init__(self, games: Games, statistics: Statistics) -> None:
        super().__init__()
        self._games = games
        self._statistics = statistics
        self._number = 0
        self._session: Session
        self._earlier = 0
        self._retry: Callable[[], None] | None = None
        self._looked_at: Game | None = None
        self.record: Record | None = None
        """The best game of the same kind as this one, unaided or assisted."""
        self.own_record: Record | None = None
        """The best unaided game, whatever this one is: what the coach helps to beat."""
        self.is_assisted = False
        """Whether the coach was asked in this game."""
        self.is_practice = False
        """Whether this game is on dice that were seen before, and not ranked."""
        self.has_set_aside = False
        """Whether the game from last time could not be read and was kept out of the way."""

    @property
    def game(self) -> Game:
        """The game as it stands, or the position that is being looked at."""
        return self._looked_at or self._session.game

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

    @property
    def placing(self) -> Placing:
        """Where the total of the finished game stands."""
        total = self.game.totals[0]
        return self._statistics.placing(self.game.ruleset, total, is_assisted=self.is_assisted)

    @property
    def finished_card(self) -> FinishedCard | None:
        """The card of the game on the table, to keep; None until it is over. Raises StoreError."""
        if self.is_looking or not self.game.is_over:
            return None
        ending = self._games.ending(self._number)
        if ending is None:
            return None
        names = ("",) * len(self.game.cards)
        marks = self.is_assisted, self.is_practice, ending.has_table_dice
        return FinishedCard(self.game, names, ending.at.date(), *marks)

    def open(self, ruleset: Ruleset) -> None:
        """Go on with the game from last time, or begin one; raises StoreError."""
        stored = self._games.unfinished()
        if stored is not None and self._take_up(stored):
            return
        self._take_up(self._games.start(ruleset, new_seed()))

    def roll(self) -> None:
        """Throw the loose dice."""
        self._play(self._session.roll)

    def toggle(self, slot: int) -> None:
        """Hold a die, or release it."""
        self._play(lambda: self._session.hold(self.game.held ^ {slot}))

    def hold_and_roll(self, slots: Slots) -> None:
        """Hold exactly these dice and throw the others."""
        self._play(lambda: self._session.hold(slots))
        if self.game.held == slots:
            self.roll()

    def consult(self) -> bool:
        """Mark the game as assisted, since the coach is about to be asked; whether it is now."""
        if not self.is_assisted and not self.is_looking:
            self._store(self._mark)
        return self.is_assisted

    def score(self, category: Category) -> None:
        """Fill a box."""
        self._play(lambda: self._session.score(category))

    def undo(self) -> None:
        """Take the last gesture back, be it the start of this game."""
        if self.can_return:
            self._store(self._return)
        else:
            self._play(self._session.undo)

    def redo(self) -> None:
        """Bring back what was taken back."""
        self._play(self._session.redo)

    def new_game(self, ruleset: Ruleset | None = None) -> None:
        """Begin another game; a running one is kept as abandoned, and undo returns to it."""
        self.look_at(None)
        wanted = ruleset or self.game.ruleset
        if self._session.log or wanted != self.game.ruleset:
            self._store(lambda: self._begin(wanted, new_seed()))

    def practise(self, ruleset: Ruleset, seed: bytes) -> None:
        """Play dice again that were seen before; such a game is never ranked."""
        self.look_at(None)
        self._store(lambda: self._begin(ruleset, seed, is_practice=True))

    def look_at(self, position: Game | None) -> None:
        """Show a position of a finished game, or with None the game in play again."""
        if position != self._looked_at:
            self._looked_at = position
            self.opened.emit()

    def try_again(self) -> None:
        """Repeat the gesture that could not be stored."""
        if self._retry is not None:
            self._retry()

    def _play(self, gesture: Callable[[], Step]) -> None:
        def run() -> None:
            game = self.game
            try:
                step = Step(game, game) if self.is_looking else gesture()
            except IllegalMoveError:
                step = Step(game, game)  # so that every widget shows what holds
            self.changed.emit(step)

        self._store(run)

    def _store(self, gesture: Callable[[], None]) -> None:
        try:
            gesture()
        except StoreError as error:
            self._retry = lambda: self._store(gesture)
            self.changed.emit(Step(self.game, self.game))
            self.failed.emit(error)
        else:
            self._retry = None

    def _mark(self) -> None:
        self._games.mark_assisted(self._number)
        self.is_assisted = True
        self.record = self._assisted_record(self.game.ruleset, self._number)
        self.changed.emit(Step(self.game, self.game))

    def _assisted_record(self, ruleset: Ruleset, besides: int) -> Record | None:
        return self._statistics.record(ruleset, besides, is_assisted=True)

    def _begin(self, ruleset: Ruleset, seed: bytes, *, is_practice: bool = False) -> None:
        earlier = self._number if self._session.log else self._earlier
        self._take_up(self._games.start(ruleset, seed, is_practice=is_practice), earlier)

    def _return(self) -> None:
        self._take_up(self._games.return_to(self._earlier))

    def _take_up(self, stored: StoredGame, earlier: int = 0) -> bool:
        """Play a stored game, after an `earlier` one to which undo returns.

        False, and it is set aside, if its log doesn't replay.
        """
        try:
            ruleset = Ruleset.from_json(stored.ruleset_json)
            log = [parse_move(notation) for notation in stored.log]
            journal = self._games.journal(stored.number)
            session = Session(ruleset, stored.players, journal, SeededDice(stored.seed), log)
        except ValueError:  # of the ruleset, the moves, the seed or the number of players
            self._games.set_aside(stored.number)
            self.has_set_aside = True
            return False
        own = self._statistics.record(ruleset, besides=stored.number)
        record = own if not stored.is_assisted else self._assisted_record(ruleset, stored.number)
        self._session, self._number, self._earlier = session, stored.number, earlier
        self.is_assisted, self.is_practice = stored.is_assisted, stored.is_practice
        self.record, self.own_record = record, own
        self.opened.emit()
        return True
