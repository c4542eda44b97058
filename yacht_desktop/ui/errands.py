"""Work that takes longer than a blink: done on a thread of its own, while the window goes on."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from yacht_desktop.records import Progress
from yacht_desktop.ui.outcome import Outcome, outcome_of

T = TypeVar("T")

_PATIENCE = 1.5
"""Seconds to wait at the end for work that was told to stop; it looks up far more often."""


def _nobody(_outcome: object) -> None:
    """Hear of nothing."""


class Errand(QObject):
    """One piece of work; what it says arrives in the thread that made it."""

    progressed = Signal(int)
    """Per cent that are done."""
    _ended = Signal(object)

    def __init__(
        self, work: Callable[[Progress], T], on_end: Callable[[Outcome[T]], object]
    ) -> None:
        super().__init__()
        self._on_end: Callable[[Any], object] = on_end
        self._percent = -1
        self._is_wanted = True
        self.is_over = False
        """Whether what came of it has been told."""
        self._stop = threading.Event()
        self._ended.connect(self._tell)
        self._thread = threading.Thread(target=self._run, args=(work,), name="errand", daemon=True)
        self._thread.start()

    @property
    def is_running(self) -> bool:
        """Whether there is still something to be done."""
        return self._thread.is_alive()

    def stop(self) -> None:
        """Do no more than is needed to leave everything in good order."""
        self._stop.set()

    def forget(self) -> None:
        """Stop, and tell nobody how it ended."""
        self._is_wanted = False
        self.stop()

    def wait(self, seconds: float) -> None:
        """Return when the work has ended, or the time is over."""
        self._thread.join(seconds)

    def _run(self, work: Callable[[Progress], T]) -> None:
        outcome = outcome_of(lambda: work(self._progress))
        with suppress(RuntimeError):  # the window did not wait for this
            self._ended.emit(outcome)

    def _progress(self, done: float) -> bool:
        if (percent := int(100 * done)) != self._percent:
            self._percent = percent
            with suppress(RuntimeError):
                self.progressed.emit(percent)
        return not self._stop.is_set()

    def _tell(self, outcome: Outcome[Any]) -> None:
        self.is_over = True
        on_end, self._on_end = self._on_end, _nobody  # whoever waited is kept alive no longer
        if self._is_wanted:
            on_end(outcome)
        outcome.raise_fault()


class Errands:
    """All the work that is under way."""

    def __init__(self) -> None:
        self._errands: list[Errand] = []

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way."""
        return all(errand.is_over for errand in self._errands)

    def start(
        self, work: Callable[[Progress], T], on_end: Callable[[Outcome[T]], object]
    ) -> Errand:
        """Begin some work; `on_end` is called with what came of it."""
        self._errands = [errand for errand in self._errands if not errand.is_over]
        errand = Errand(work, on_end)
        self._errands.append(errand)
        return errand

    def stop(self) -> None:
        """Stop everything, at the end of the program."""
        for errand in self._errands:
            errand.forget()
        end = time.monotonic() + _PATIENCE
        for errand in self._errands:
            errand.wait(max(0.0, end - time.monotonic()))
        self._errands.clear()
