"""The coach away from the window: loaded, and rulesets solved, on a thread of its own."""

import logging
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.rules import Ruleset

if TYPE_CHECKING:
    from yacht_desktop.coach import Study

_LOGGER = logging.getLogger("yacht")
_PATIENCE = 2.0
"""Seconds to wait for a computation that was told to stop; it looks up far more often."""


class CoachRunner(QObject):
    """Learns one ruleset after the other; what is known already can be asked at once.

    numpy takes about as long to load as the window takes to open. So the coach's room is entered
    from here only, in the background, when someone first asks for it.
    """

    learned = Signal()
    """More is known than before, or it is clear that nothing will be."""
    progressed = Signal(int)
    """Per cent of the chances of the ruleset being learned."""

    def __init__(self, cache: Path) -> None:
        super().__init__()
        self.is_missing = False
        """Whether the coach can't be had on this machine."""
        self._cache = cache
        self._studies: dict[Ruleset, Study] = {}
        self._lesson: _Lesson | None = None

    def study(self, ruleset: Ruleset) -> "Study | None":
        """What is known of a ruleset so far; learning begins, or goes on, in the background."""
        study = self._studies.get(ruleset)
        if not self.is_missing and (study is None or not study.is_complete):
            self._learn(ruleset)
        return study

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being learned."""
        return self._lesson is None or not self._lesson.thread.is_alive()

    def stop(self) -> None:
        """Learn no more; returns when the thread has ended."""
        if self._lesson is not None:
            self._lesson.stop.set()
            self._lesson.thread.join(_PATIENCE)
            self._lesson = None

    def _learn(self, ruleset: Ruleset) -> None:
        if self._lesson is not None:
            if self._lesson.ruleset == ruleset and self._lesson.thread.is_alive():
                return
            self._lesson.stop.set()
        stop = threading.Event()
        thread = threading.Thread(target=self._work, args=(ruleset, stop), daemon=True)
        self._lesson = _Lesson(ruleset, stop, thread)
        thread.start()

    def _work(self, ruleset: Ruleset, stop: threading.Event) -> None:
        try:
            from yacht_desktop.coach import Cache, CancelledError, Study  # numpy comes in here
        except ImportError:
            _LOGGER.exception("no coach")
            self.is_missing = True
            self.learned.emit()
            return
        study = self._studies.setdefault(ruleset, Study(ruleset, Cache(self._cache)))
        shown = -1

        def progress(fraction: float) -> bool:
            nonlocal shown
            if (percent := int(100 * fraction)) != shown:
                shown = percent
                self.progressed.emit(percent)
            return not stop.is_set()

        with suppress(CancelledError):
            for _ in study.learn(progress):
                self.learned.emit()


class _Lesson(NamedTuple):
    """A ruleset being learned."""

    ruleset: Ruleset
    stop: threading.Event
    thread: threading.Thread
