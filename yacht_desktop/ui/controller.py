"""Between the player's gestures and the game: the only adapter of widgets to the core."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from yacht_desktop.chance import new_seed
from yacht_desktop.records import Ending, Games, Placing, Record, Statistics, StoredGame, StoreError
from yacht_desktop.rules import (
    Amend,
    Category,
    Faces,
    Game,
    IllegalMoveError,
    InvalidFacesError,
    Move,
    Ruleset,
    Slots,
)
from yacht_desktop.session import Session, Step
from yacht_desktop.ui.setup import Setup
from yacht_desktop.ui.taking_up import Records, begin, correct, records_for, take_up


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
        self._playing = Setup()
        self.setup = Setup()
        """What `repeat` starts: the set-up of the last game that was no practice."""
        self.record: Record | None = None
        """The best game of the same kind as this one; None for several players."""
        self.own_record: Record | None = None
        """The best unaided game, which the coach helps to beat; None unless one player plays, and
        with the app's dice."""
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
    def player(self) -> int:
        """Whose turn it is, from 0."""
        return self.game.player

    @property
    def names(self) -> tuple[str, ...]:
        """The players of the game in play, blank where nobody has typed a name."""
        return self._playing.names

    @property
    def has_table_dice(self) -> bool:
        """Whether the game in play is one with dice on the table, entered by hand."""
        return self._playing.has_table_dice

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
        """Where the total of the finished game of one player stands."""
        return self._statistics.placing(
            self.game.ruleset,
            self.game.totals[0],
            is_assisted=self.is_assisted,
            has_table_dice=self.has_table_dice,
        )

    @property
    def ending(self) -> Ending | None:
        """How the game on the table ended; None until it is over. Raises StoreError."""
        return None if self.is_looking else self._games.ending(self._number)

    def open(self, setup: Setup) -> None:
        """Go on with the game from last time, or begin one; raises StoreError."""
        self.setup = setup.tidy
        stored = self._games.unfinished()
        if stored is not None and self._take_up(stored):
            return
        self._take_up(begin(self._games, self.setup, new_seed()))

    def roll(self) -> None:
        """Throw the loose dice."""
        self._play(self._session.roll)

    def enter(self, faces: Faces) -> None:
        """Take down what the dice on the table show."""
        self._play(lambda: self._session.enter(faces))

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

    def leave(self, player: int) -> None:
        """Let a player, from 0, take no more turns."""
        self._play(lambda: self._session.leave(player))

    def amend(self, *corrections: Amend) -> None:
        """Correct entries of earlier turns of this game at the table, all of them or none."""
        self._play(lambda: self._session.amend(*corrections))

    def correct(self, number: int, *corrections: Amend) -> bool:
        """Correct entries of any finished game at the table, all or none; whether it was done.

        Undo takes it back only if it is the game in play.
        """
        done: list[Step] = []

        def gesture() -> Step:
            done.append(self._correct(number, corrections))
            return done[-1]

        self._play(gesture)
        return bool(done)

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
        """Begin another game of the same players; see `start`."""
        self.look_at(None)
        self.start(self._playing._replace(ruleset=ruleset or self.game.ruleset))

    def repeat(self) -> None:
        """Begin another game with the last set-up at once; see `start`."""
        self.start(self.setup)

    def start(self, setup: Setup) -> None:
        """Begin a game; a running one is kept as abandoned, and undo returns to it.

        Nothing happens if just such a game is waiting for the first roll.
        """
        self.look_at(None)
        wanted = setup.tidy
        if self._session.log or wanted != self._playing:
            self._store(lambda: self._begin(wanted, new_seed()))

    def practise(self, ruleset: Ruleset, seed: bytes) -> None:
        """Play dice again that were seen before; such a game is never ranked."""
        self.look_at(None)
        self._store(lambda: self._begin(Setup(ruleset), seed, is_practice=True))

    def look_at(self, position: Game | None) -> None:
        """Show a position of a finished game, or with None the game in play again."""
        if position != self._looked_at:
            self._looked_at = position
            self.opened.emit()

    def look_up_records(self) -> None:
        """Look the records up anew: games have come, or have gone."""
        self._store(self._look_up_records)

    def reopen(self) -> None:
        """Go on with the game that the file has in play, or begin one: all games are others now."""
        self.look_at(None)
        self._store(lambda: self.open(self.setup))

    def try_again(self) -> None:
        """Repeat the gesture that could not be stored."""
        if self._retry is not None:
            self._retry()

    def _play(self, gesture: Callable[[], Step]) -> None:
        def run() -> None:
            game = self.game
            try:
                step = Step(game, game) if self.is_looking else gesture()
            except (IllegalMoveError, InvalidFacesError):
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
        self.record, self.own_record = self._records()
        self.changed.emit(Step(self.game, self.game))

    def _correct(self, number: int, corrections: tuple[Amend, ...]) -> Step:
        if number == self._number:
            return self._session.amend(*corrections)
        correct(self._games, number, corrections)
        self.record, self.own_record = self._records()
        return Step(self.game, self.game)

    def _look_up_records(self) -> None:
        self.record, self.own_record = self._records()
        self.changed.emit(Step(self.game, self.game))

    def _records(self) -> Records:
        return records_for(
            self._statistics, self._playing, self._number, is_assisted=self.is_assisted
        )

    def _begin(self, setup: Setup, seed: bytes, *, is_practice: bool = False) -> None:
        earlier = self._number if self._session.log else self._earlier
        stored = begin(self._games, setup, seed, is_practice=is_practice)
        self._take_up(stored, earlier)

    def _return(self) -> None:
        self._take_up(self._games.return_to(self._earlier))

    def _take_up(self, stored: StoredGame, earlier: int = 0) -> bool:
        """Play a stored game, after an `earlier` one to which undo returns.

        False, and it is set aside, if its log doesn't replay.
        """
        try:
            taken = take_up(self._games, self._statistics, stored)
        except ValueError:
            self._games.set_aside(stored.number)
            self.has_set_aside = True
            return False
        self._session, self._playing = taken.session, taken.setup
        self.record, self.own_record = taken.records
        self._number, self._earlier = stored.number, earlier
        self.is_assisted, self.is_practice = stored.is_assisted, stored.is_practice
        if not stored.is_practice:
            self.setup = self._playing
        self.opened.emit()
        return True
