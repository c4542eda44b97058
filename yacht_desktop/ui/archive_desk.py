"""Questions to the archive, answered away from the window so that it never waits."""

import threading
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from yacht_desktop.records import Archive, Database, Games, Problem, StoreError
from yacht_desktop.ui.outcome import Outcome, outcome_of

_PATIENCE = 5.0
"""Seconds to wait, at the end of the program, for the question being answered."""


class Shelf(NamedTuple):
    """What a question is put to: the player's games, to be read only."""

    archive: Archive
    games: Games


Question = Callable[[Shelf], Any]


class ArchiveDesk(QObject):
    """Answers in the order of the questions, patient ones when there is nothing else to do.

    A question makes those before it on the same topic stale: they are not answered any more. For
    games in memory, which only one thread may read, questions are answered at once.
    """

    _done = Signal(object)

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._waiting: list[_Job] = []
        self._bell = threading.Condition()
        self._thread: threading.Thread | None = None
        self.is_closed = False
        """Whether nothing is answered any more."""
        self._numbers = count()
        self._latest: dict[str, int] = {}
        self._done.connect(self._hand_over)

    def ask(
        self,
        topic: str,
        question: Question,
        receive: Callable[[Any], object],
        fail: Callable[[Exception], object],
        *,
        patient: bool = False,
    ) -> None:
        """Put a question; `receive` or `fail` is called on the window's thread, now or later."""
        job = _Job(topic, next(self._numbers), question, receive, fail, patient)
        self._latest[topic] = job.number
        if not self._database.is_on_disk:
            self._hand_over(_Answer(job, self._answer(question)))
            return
        with self._bell:
            self._waiting.append(job)
            self._bell.notify()
        if self._thread is None and not self.is_closed:
            thread = threading.Thread(target=self._work, name="archive", daemon=True)
            thread.start()
            self._thread = thread  # only now: the system may have no more of them

    def forget(self, topic: str) -> None:
        """Have the questions on a topic answered no more."""
        self._latest[topic] = -1

    def close(self) -> None:
        """Answer no more; returns when the thread has let go of the file."""
        self.is_closed = True
        with self._bell:
            self._bell.notify()
        if self._thread is not None:
            self._thread.join(_PATIENCE)

    def _work(self) -> None:
        reader: Database | None = None
        while job := self._next():
            if self._latest[job.topic] == job.number:
                reader = self._serve(job, reader)
            del job  # the next question may be long in coming, and whoever asked be gone by then
        if reader is not None:
            reader.close()

    def _serve(self, job: "_Job", reader: Database | None) -> Database | None:
        """Answer a question; returns the way to the file, which is opened for the first one."""
        opened = Outcome(reader) if reader is not None else outcome_of(self._database.reader)
        if opened.error is not None:
            self._done.emit(_Answer(job, opened))
        else:
            self._done.emit(_Answer(job, self._answer(job.question, opened.value)))
        return opened.value

    def _answer(self, question: Question, reader: Database | None = None) -> Outcome[Any]:
        database = reader or self._database
        shelf = Shelf(Archive(database), Games(database))

        def ask() -> Any:
            try:
                return question(shelf)
            except ValueError as error:  # a log, or rules, that make no sense
                raise StoreError(Problem.DAMAGED, database.path, str(error)) from error

        return outcome_of(ask)

    def _next(self) -> "_Job | None":
        """The most urgent question; waits for one. None is to close."""
        with self._bell:
            while not self._waiting and not self.is_closed:
                self._bell.wait()
            if self.is_closed:
                return None
            job = min(self._waiting, key=lambda waiting: (waiting.is_patient, waiting.number))
            self._waiting.remove(job)
            return job

    def _hand_over(self, answer: "_Answer") -> None:
        job, outcome = answer
        if self.is_closed:
            return
        if self._latest[job.topic] == job.number and not _is_gone(job.receive):
            if outcome.error is not None:
                job.fail(outcome.error)
            else:
                job.receive(outcome.value)
        outcome.raise_fault()


def _is_gone(receive: Callable[[Any], object]) -> bool:
    """Whether it is of something that Qt has deleted: another language makes the pages anew."""
    asking = getattr(receive, "__self__", None)
    return isinstance(asking, QObject) and not isValid(asking)


class _Job(NamedTuple):
    topic: str
    number: int
    question: Question
    receive: Callable[[Any], object]
    fail: Callable[[Exception], object]
    is_patient: bool


class _Answer(NamedTuple):
    job: _Job
    outcome: Outcome[Any]
