"""Plays by keys alone, and knows what each of them must lead to.

The player keeps a session of its own with the seed from the file, so that it can foretell every
roll: what the program stores has to be the same, move by move.
"""

from collections.abc import Callable
from random import Random

from tests.e2e import stored
from tests.e2e.program import Program
from tests.e2e.stored import Stored
from tests.unit.doubles import ListJournal
from yacht_desktop.chance import SeededDice
from yacht_desktop.rules import Category, Game, Ruleset, parse_move
from yacht_desktop.session import Session

Log = tuple[str, ...]


class Player:
    """Someone at the keyboard, from the moment when the window of a program is there."""

    def __init__(self, program: Program, row: int = -1) -> None:
        """Begin with a row lit by keys, or with none, so that the first arrow lights the first."""
        self._program = program
        self._press = program.screen.press
        self._row = row
        self.take_up(stored.latest(program.data))

    def take_up(self, game: Stored) -> None:
        """Think about this game from now on."""
        self.number = game.number
        self.ruleset = Ruleset.from_json(game.ruleset)
        moves = [parse_move(notation) for notation in game.log]
        dice = SeededDice(game.seed)
        self.session = Session(self.ruleset, 1, ListJournal(moves), dice, moves)

    @property
    def game(self) -> Game:
        """The game as it must be once all keys have had their effect."""
        return self.session.game

    @property
    def log(self) -> Log:
        """The log as it must be stored then."""
        return tuple(map(str, self.session.log))

    def roll(self) -> None:
        self._press("space")
        self.session.roll()

    def toggle(self, slot: int) -> None:
        """Hold a die or release it."""
        self._press(str(slot + 1))
        self.session.hold(self.game.held ^ {slot})

    def score(self, category: Category) -> None:
        """Go to a box by arrows and fill it."""
        row = self.ruleset.categories.index(category)
        arrow = "Down" if row > self._row else "Up"
        self._press(*[arrow] * abs(row - self._row), "Return")
        self._row = row
        self.session.score(category)

    def undo(self) -> None:
        self._press("ctrl+z")
        self.session.undo()

    def redo(self) -> None:
        self._press("ctrl+y")
        self.session.redo()

    def next_game(self) -> None:
        """Begin the next game; its seed is known once it is stored."""
        self._press("n")

    def wait_until_stored(self) -> None:
        """Let the program catch up."""
        self._program.screen.wait(self.is_stored, f"the log {self.log}")

    def is_stored(self) -> bool:
        """Whether the file holds all that was played."""
        game = stored.latest(self._program.data)
        return game.number == self.number and game.log == self.log

    def play_a_turn(self) -> None:
        """Roll, keep what there is most of, roll twice more, and fill the best box."""
        for _ in range(self.game.rolls_left):
            self._hold(most_frequent(self.game))
            if not self.game.can_roll:
                break
            self.roll()
            self.wait_until_stored()
        self.score(best_box(self.game))
        self.wait_until_stored()

    def play_to_the_end(self) -> None:
        while not self.game.is_over:
            self.play_a_turn()

    def do_something(self, chance: Random) -> None:
        """Any gesture that the rules allow now."""
        doable: list[Callable[[], None]] = []
        game = self.game
        if game.can_roll:
            doable += [self.roll] * 3
        if game.can_hold:
            doable += [lambda: self.toggle(chance.randrange(5))] * 3
        if game.faces is not None:
            doable += [lambda: self.score(chance.choice(game.card.open_boxes))]
        if self.session.undoable is not None:
            doable += [self.undo]
        if self.session.redoable is not None:
            doable += [self.redo]
        chance.choice(doable)()

    def _hold(self, slots: frozenset[int]) -> None:
        for slot in sorted(slots ^ self.game.held):
            self.toggle(slot)


def most_frequent(game: Game) -> frozenset[int]:
    """The dice of the face that lies there most often."""
    faces = game.faces or ()
    return frozenset(slot for slot, face in enumerate(faces) if face == max(faces, key=faces.count))


def best_box(game: Game) -> Category:
    """The open box that earns most now, the first among equals."""
    return max(game.card.open_boxes, key=lambda box: game.potential(box) or 0)


def roll_once_and_quit(program: Program) -> None:
    """Play as little as leaves a trace."""
    program.wait_for_window()
    player = Player(program)
    player.roll()
    player.wait_until_stored()
    program.screen.press("ctrl+q")
    assert program.end() == 0
