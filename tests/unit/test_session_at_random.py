"""A session under any gestures in any order, held against the plainest model of it."""

from collections.abc import Callable, Iterable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.unit.doubles import JournalFullError, ListJournal
from tests.unit.rules.strategies import corrections, faces, fallen, rulesets, slots
from yacht_desktop.chance import SeededDice
from yacht_desktop.rules import (
    SLOTS,
    Amend,
    Category,
    Faces,
    Game,
    Hold,
    IllegalMoveError,
    Leave,
    Move,
    Roll,
    Ruleset,
    Score,
    Slots,
    play,
    replay,
)
from yacht_desktop.session import Log, Session, Step

outcomes = st.sampled_from(["works", "works", "fails", "fails, then works"])


class SessionMachine(RuleBasedStateMachine):
    """The model is every gesture that counts, in order; the log must be its canonical form."""

    @initialize(
        ruleset=rulesets,
        players=st.sampled_from([1, 1, 2, 3]),
        seed=st.binary(min_size=32, max_size=32),
        turns_left=st.sampled_from([None, 2, 1, 0]),
        on_the_table=st.booleans(),
    )
    def begin(
        self,
        ruleset: Ruleset,
        players: int,
        seed: bytes,
        turns_left: int | None,
        *,
        on_the_table: bool,
    ) -> None:
        self.new = Game.new(ruleset, players)
        self.seed = seed
        self.on_the_table = on_the_table
        ahead = 0 if turns_left is None else players * self.new.turns - turns_left
        self.gestures = turns_played_ahead(self.new, SeededDice(seed), ahead)
        self.undone: list[Move] = []
        self.seen: dict[Log, tuple[Log, Game]] = {}
        self.journal = ListJournal(self.gestures)
        if self.expected.is_over:
            self.journal.totals = list(self.expected.totals)
        self.take_up()

    @property
    def expected(self) -> Game:
        return self.after(self.gestures)

    def after(self, moves: Iterable[Move]) -> Game:
        return replay(self.new.ruleset, len(self.new.cards), moves)

    def take_up(self) -> None:
        log = self.journal.moves
        dice = None if self.on_the_table else SeededDice(self.seed)
        self.session = Session(self.new.ruleset, len(self.new.cards), self.journal, dice, log)

    @rule(outcome=outcomes)
    def roll(self, outcome: str) -> None:
        game = self.expected
        if self.on_the_table or not can_roll(game):
            self.is_refused(self.session.roll)
            return
        falls = Roll(SeededDice(self.seed).roll(game))
        loose = {*SLOTS} - game.held
        self.perform(self.session.roll, [*self.gestures, falls], [], outcome, thrown={*loose})

    @rule(seen=faces, cheats=st.sampled_from([False, False, False, True]), outcome=outcomes)
    def enter(self, seen: Faces, outcome: str, *, cheats: bool) -> None:
        game = self.expected
        lying = seen if cheats else fallen(game, seen)
        has_cheated = game.faces is not None and lying != fallen(game, lying)
        if not self.on_the_table or not can_roll(game) or has_cheated:
            self.is_refused(lambda: self.session.enter(lying))
            return
        gestures = [*self.gestures, Roll(lying)]
        loose = {*SLOTS} - game.held
        self.perform(lambda: self.session.enter(lying), gestures, [], outcome, thrown=loose)

    @rule(player=st.integers(0, 3), outcome=outcomes)
    def leave(self, player: int, outcome: str) -> None:
        game = self.expected
        inside = [p for p, card in enumerate(game.cards) if p not in game.left and not card.is_full]
        if len(game.cards) == 1 or player not in inside:
            self.is_refused(lambda: self.session.leave(player))
            return
        gestures = [*self.gestures, Leave(player)]
        self.perform(lambda: self.session.leave(player), gestures, [], outcome)

    @rule(correction=corrections, player=st.integers(0, 2), at=st.integers(0, 11), outcome=outcomes)
    def amend(self, correction: Amend, player: int, at: int, outcome: str) -> None:
        card = self.expected.cards[player % len(self.new.cards)]
        written = [box for box in card.categories if box not in card.open_boxes]
        if written:  # so that most corrections make sense
            there = (
                card.open_boxes[at % len(card.open_boxes)] if card.open_boxes and at % 2 else None
            )
            box = written[at % len(written)]
            correction = Amend(player % len(self.new.cards), box, correction.faces, there)
        if not self.on_the_table or not written:
            self.is_refused(lambda: self.session.amend(correction))
            return
        gestures = [*self.gestures, correction]
        self.perform(lambda: self.session.amend(correction), gestures, [], outcome)

    @rule(held=slots, outcome=outcomes)
    def hold(self, held: Slots, outcome: str) -> None:
        game = self.expected
        if game.faces is None or game.rolls_left == 0:
            self.is_refused(lambda: self.session.hold(held))
        elif held == game.held:
            self.journal.full = True
            assert self.session.hold(held) == Step(game, game)
            self.journal.full = False
        else:
            gestures = [*self.gestures, Hold(held)]
            self.perform(lambda: self.session.hold(held), gestures, [], outcome)

    @rule(category=st.sampled_from(Category), outcome=outcomes)
    def score(self, category: Category, outcome: str) -> None:
        game = self.expected
        if game.faces is None or category not in game.card.open_boxes:
            self.is_refused(lambda: self.session.score(category))
            return
        gestures = [*self.gestures, Score(category)]
        self.perform(lambda: self.session.score(category), gestures, [], outcome)

    @rule(outcome=outcomes)
    def undo(self, outcome: str) -> None:
        if not self.can_undo:
            self.is_refused(self.session.undo)
            return
        *earlier, last = self.gestures
        self.perform(self.session.undo, earlier, [*self.undone, last], outcome)

    @rule(outcome=outcomes)
    def redo(self, outcome: str) -> None:
        if not self.undone:
            self.is_refused(self.session.redo)
            return
        *later, following = self.undone
        loose = {*SLOTS} - self.expected.held
        thrown = loose if isinstance(following, Roll) else set[int]()
        self.perform(self.session.redo, [*self.gestures, following], later, outcome, thrown=thrown)

    @rule()
    def undo_as_far_as_it_goes_and_redo_to_the_end(self) -> None:
        steps = 0
        while self.can_undo:
            self.undo("works")
            self.the_session_is_what_the_gestures_make_it()
            steps += 1
        for _ in range(steps):
            self.redo("works")
            self.the_session_is_what_the_gestures_make_it()

    @rule()
    def close_and_resume(self) -> None:
        game = self.session.game
        self.gestures, self.undone = [*self.session.log], []
        self.take_up()
        assert self.session.game == game

    @property
    def can_undo(self) -> bool:
        if not self.gestures:
            return False
        return self.on_the_table or not isinstance(self.gestures[-1], Roll)

    def perform(
        self,
        gesture: Callable[[], Step],
        gestures: list[Move],
        undone: list[Move],
        outcome: str,
        thrown: Iterable[int] = (),
    ) -> None:
        """Do what is legal; if the journal fails nothing may come of it, and it can be retried."""
        before = self.expected
        if outcome != "works":
            self.journal.full = True
            with pytest.raises(JournalFullError):
                gesture()
            self.journal.full = False
            self.the_session_is_what_the_gestures_make_it()
        if outcome != "fails":
            writes = len(self.journal.written)
            step = gesture()
            self.gestures, self.undone = gestures, undone
            assert step == Step(before, self.expected)
            assert step.thrown == frozenset(thrown)
            assert len(self.journal.written) == writes + 1

    def is_refused(self, gesture: Callable[[], Step]) -> None:
        writes = len(self.journal.written)
        with pytest.raises(IllegalMoveError):
            gesture()
        assert len(self.journal.written) == writes

    @invariant()
    def the_session_is_what_the_gestures_make_it(self) -> None:
        session = self.session
        assert session.game == self.expected
        assert session.log == canonical(self.new, self.gestures)
        assert self.after(session.log) == session.game
        assert self.journal.moves == list(session.log)
        assert self.journal.totals == (list(session.game.totals) if session.game.is_over else None)
        now = (session.log, session.game)
        assert self.seen.setdefault(tuple(self.gestures), now) == now
        assert is_named(session.undoable, self.gestures[-1] if self.can_undo else None)
        assert is_named(session.redoable, self.undone[-1] if self.undone else None)


def can_roll(game: Game) -> bool:
    """Whether the rules allow a roll now."""
    return not game.is_over and game.rolls_left > 0 and len(game.held) < len(SLOTS)


def is_named(named: Move | None, gesture: Move | None) -> bool:
    """Whether a gesture is named rightly; a hold may be named for one that it replaced."""
    return named == gesture or (isinstance(named, Hold) and isinstance(gesture, Hold))


def canonical(game: Game, gestures: Iterable[Move]) -> Log:
    """The gestures without the holds that came to nothing: replaced, or same as before."""
    log: list[Move] = []
    wanted: Hold | None = None
    for move in gestures:
        if isinstance(move, Hold):
            wanted = move
            continue
        for kept in (wanted, move):
            if kept is not None and not (isinstance(kept, Hold) and kept.slots == game.held):
                game = play(game, kept)
                log.append(kept)
        wanted = None
    if wanted is not None and wanted.slots != game.held:
        log.append(wanted)
    return tuple(log)


def turns_played_ahead(game: Game, dice: SeededDice, turns: int) -> list[Move]:
    """A log in which each turn is one roll, scored in the first open box."""
    log: list[Move] = []
    for _ in range(turns):
        for move in (Roll(dice.roll(game)), Score(game.card.open_boxes[0])):
            game = play(game, move)
            log.append(move)
    return log


SessionAtRandom = SessionMachine.TestCase
SessionAtRandom.settings = settings(max_examples=30, stateful_step_count=30)
