"""Which finished game is reviewed, and whether the coach is ready for it."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.records import Ending, Games, StoredGame, StoreError
from yacht_desktop.rules import Ruleset, parse_move
from yacht_desktop.ui import review_words, words
from yacht_desktop.ui.coach import Aim
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.reviewed import Finished, Parts, Reviewed

_KEPT = 20
"""Games whose parts are kept: enough to step to and fro without reckoning anew."""


class Pending(NamedTuple):
    """Why there is nothing to show, or not yet; `percent` is of what is being learned."""

    sentence: str
    percent: int | None = None


class Reviewer(QObject):
    """Looks at one finished game after the other; looking marks none of them."""

    changed = Signal()

    def __init__(self, games: Games, runner: CoachRunner) -> None:
        super().__init__()
        self._games = games
        self._runner = runner
        self._stored: StoredGame | None = None
        self._newest = 0
        self._trouble: StoreError | None = None
        self._is_open = False
        self._is_learning = False
        self._aim = Aim.AVERAGE
        self._parts: dict[tuple[Finished, int | None], Parts] = {}
        runner.learned.connect(self._follow)
        runner.progressed.connect(self._note_progress)

    @property
    def game(self) -> StoredGame | None:
        """The game looked at, None while none is finished."""
        return self._stored

    @property
    def has_earlier(self) -> bool:
        """Whether an earlier game can be looked at."""
        return self._step(later=False) is not None

    @property
    def has_later(self) -> bool:
        """Whether a later game can be looked at."""
        return self._step(later=True) is not None

    @property
    def heading(self) -> str:
        """Which game is looked at; empty while there is none."""
        ending = self._ending()
        return review_words.heading(ending, self._stored) if ending and self._stored else ""

    def open(self) -> None:
        """Look at the game of last time, or at one finished since; the coach learns if it must."""
        self._is_open = True
        try:
            newest = self._games.finished()
            stored = self._again() if newest and newest.number == self._newest else newest
        except StoreError as error:
            self._look_at(None, error)
            return
        self._newest = newest.number if newest else 0
        self._look_at(stored or newest)

    def turn_to(self, number: int) -> None:
        """Have a certain game looked at when the review is opened next."""
        try:
            newest, stored = self._games.finished(), self._games.finished(number + 1)
        except StoreError:
            return  # opening will meet it again, and say so
        if newest and stored and stored.number == number:
            self._newest, self._stored = newest.number, stored

    def _again(self) -> StoredGame | None:
        """The game of last time as it is now; None if it is finished no more."""
        if self._stored is None:
            return None
        stored = self._games.finished(self._stored.number + 1)
        return stored if stored and stored.number == self._stored.number else None

    def close(self) -> None:
        """Look away."""
        self._is_open = False

    def earlier(self) -> None:
        """Look at the game before."""
        self._look_at(self._step(later=False) or self._stored)

    def later(self) -> None:
        """Look at the game after."""
        self._look_at(self._step(later=True) or self._stored)

    def set_aim(self, aim: Aim) -> None:
        """Judge by the average, or by the target of games that had one."""
        self._aim = aim
        self.changed.emit()

    def review(self) -> Reviewed | Pending:
        """What to show now."""
        shown = self._review()
        self._is_learning = isinstance(shown, Pending) and shown.percent is not None
        return shown

    def _review(self) -> Reviewed | Pending:
        if self._stored is None or self._runner.is_missing:
            return Pending(self._obstacle())
        try:
            finished = self._read(self._stored)
            parts = self._take_apart(finished) if finished else None
        except ValueError:  # a log or rules that make no sense
            return Pending(review_words.unreadable())
        if finished is None:
            return Pending(review_words.unreadable())
        if parts is None:
            return Pending(review_words.learning(), self._runner.percent(finished.ruleset))
        return parts.write_up(finished)

    def _obstacle(self) -> str:
        if self._trouble is not None:
            return words.problem(self._trouble)
        return review_words.missing() if self._stored else review_words.empty()

    def _take_apart(self, finished: Finished) -> Parts | None:
        study = self._runner.study(finished.ruleset)
        if study is None:
            return None
        target = finished.target if self._aim is Aim.TARGET else None
        key = finished, target
        parts = self._parts.pop(key, None) or Parts.of(study, finished, target)
        if parts is None:
            return None
        self._parts[key] = parts = parts.learn(study, finished.ending.total)
        if len(self._parts) > _KEPT:
            del self._parts[next(iter(self._parts))]
        return parts

    def _read(self, stored: StoredGame) -> Finished | None:
        ending = self._ending()
        if ending is None:
            return None
        log = tuple(parse_move(notation) for notation in stored.log)
        return Finished(stored, ending, Ruleset.from_json(stored.ruleset_json), log)

    def _ending(self) -> Ending | None:
        try:
            return self._games.ending(self._stored.number) if self._stored else None
        except (StoreError, ValueError):
            return None

    def _step(self, *, later: bool) -> StoredGame | None:
        if self._stored is None:
            return None
        find = self._games.finished_after if later else self._games.finished
        try:
            return find(self._stored.number)
        except StoreError:
            return None

    def _look_at(self, stored: StoredGame | None, trouble: StoreError | None = None) -> None:
        self._stored, self._trouble = stored, trouble
        self.changed.emit()

    def _follow(self) -> None:
        if self._is_open:
            self.changed.emit()

    def _note_progress(self) -> None:
        if self._is_open and self._is_learning:
            self.changed.emit()
