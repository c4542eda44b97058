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
    parse_move,
)
from yacht_desktop.session import Session, Step


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
        self.record: Record | None = None
        self.has_set_aside = False
        """Whether the game from last time could not be read and was kept out of the way."""

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._session.game

    @property
    def undoable(self) -> Move | None:
        """The move that undo takes back, if it is one."""
        return self._session.undoable

    @property
    def redoable(self) -> Move | None:
        """The move that redo brings back."""
        return self._session.redoable

    @property
    def can_return(self) -> bool:
        """Whether undo goes back to the game before, as long as this one is untouched."""
        return self._earlier > 0 and not self._session.log

    @property
    def placing(self) -> Placing:
        """Where the total of the finished game stands."""
        return self._statistics.placing(self.game.ruleset, self.game.totals[0])

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
        wanted = ruleset or self.game.ruleset
        if self._session.log or wanted != self.game.ruleset:
            self._store(lambda: self._begin(wanted))

    def try_again(self) -> None:
        """Repeat the gesture that could not be stored."""
        if self._retry is not None:
            self._retry()

    def _play(self, gesture: Callable[[], Step]) -> None:
        def run() -> None:
            game = self.game
            try:
                step = gesture()
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

    def _begin(self, ruleset: Ruleset) -> None:
        earlier = self._number if self._session.log else self._earlier
        self._take_up(self._games.start(ruleset, new_seed()), earlier)

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
        self.record = self._statistics.record(ruleset, besides=stored.number)
        self._session, self._number, self._earlier = session, stored.number, earlier
        self.opened.emit()
        return True
