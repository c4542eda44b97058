"""The coach away from the window: loaded, and rulesets solved, on a thread of its own."""

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from yacht_desktop.paths import OPENING_BOOK
from yacht_desktop.rules import Game, Ruleset
from yacht_desktop.ui.outcome import Outcome, outcome_of

if TYPE_CHECKING:
    from yacht_desktop.coach import Study

_LOGGER = logging.getLogger("yacht")
# How numpy says that it can't be loaded: files that lack, its folder too, a processor too old.
_UNUSABLE = (ImportError, OSError, RuntimeError)
_PATIENCE = 2.0
"""Seconds to wait for a computation that was told to stop; it looks up far more often."""


class CoachRunner(QObject):
    """Learns one ruleset after the other; what is known already can be asked at once.

    numpy takes about as long to load as the window takes to open. So the coach's room is entered
    from here only, in the background, when someone first asks for it.
    """

    learned = Signal()
    """More is known than before, or it is clear that nothing will be."""
    progressed = Signal()
    _failed = Signal(object)

    def __init__(self, cache: Path) -> None:
        super().__init__()
        self.is_missing = False
        """Whether the coach can't be had on this machine."""
        self._cache = cache
        self._studies: dict[Ruleset, Study] = {}
        self._percent: dict[Ruleset, int] = {}
        """How far the rulesets are that wait to be learned, or are being learned."""
        self._wanted: SimpleQueue[Game | None] = SimpleQueue()
        self._is_stopped = False
        self._thread: threading.Thread | None = None
        self._failed.connect(self._tell)

    def study(self, ruleset: Ruleset, position: Game | None = None) -> "Study | None":
        """What is known of a ruleset so far; the rest is learned in the background.

        What matters in this `position` comes first.
        """
        study = self._studies.get(ruleset)
        if not self.is_missing and (study is None or not study.is_complete):
            self._learn(ruleset, position or Game.new(ruleset))
        return study

    def percent(self, ruleset: Ruleset) -> int:
        """How much of the chances of a ruleset is known."""
        return self._percent.get(ruleset, 0)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being learned."""
        return not self._percent or self._thread is None or not self._thread.is_alive()

    def stop(self) -> None:
        """Learn no more; returns when the thread has ended."""
        self._is_stopped = True
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(_PATIENCE)

    def _learn(self, ruleset: Ruleset, position: Game) -> None:
        if ruleset in self._percent or self._is_stopped:
            return
        if self._thread is None:
            thread = threading.Thread(target=self._work, name="coach", daemon=True)
            thread.start()
            self._thread = thread  # only now: the system may have no more of them
        self._percent[ruleset] = 0
        self._wanted.put(position)

    def _work(self) -> None:
        try:
            from yacht_desktop.coach import Cache, CancelledError, Study  # numpy comes in here
        except _UNUSABLE:
            _LOGGER.exception("no coach")
            self._leave(Outcome())
            return
        cache, book = Cache(self._cache), Cache(OPENING_BOOK)

        def learn() -> None:
            with suppress(CancelledError):
                while (position := self._wanted.get()) is not None:
                    ruleset = position.ruleset
                    study = self._studies.setdefault(ruleset, Study(ruleset, cache, book))
                    for _ in study.learn(self._progress_of(ruleset), position.card.open_boxes):
                        self.learned.emit()
                    del self._percent[ruleset]

        outcome = outcome_of(learn)
        if outcome.error is not None:
            self._leave(outcome)

    def _leave(self, outcome: Outcome[None]) -> None:
        """Let it be known that there is no coach any more, and why."""
        self.is_missing = True
        with suppress(RuntimeError):  # the window did not wait for this
            self.learned.emit()
            self._failed.emit(outcome)

    def _tell(self, outcome: Outcome[None]) -> None:
        outcome.raise_fault()

    def _progress_of(self, ruleset: Ruleset) -> Callable[[float], bool]:
        def progress(fraction: float) -> bool:
            percent = int(100 * fraction)
            if percent != self._percent[ruleset]:
                self._percent[ruleset] = percent
                self.progressed.emit()
            return not self._is_stopped

        return progress
