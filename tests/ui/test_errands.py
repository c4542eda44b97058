"""Work on a thread of its own: told in the window's, stopped when asked, never in the way."""

import threading
import time

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table import until
from yacht_desktop.records import MEMORY, Problem, Progress, StoreError
from yacht_desktop.records.progress import tell
from yacht_desktop.ui.errands import Errands
from yacht_desktop.ui.outcome import Outcome


@pytest.fixture
def errands(qapp: object) -> Errands:
    assert qapp
    return Errands()


class Told(list[Outcome[int]]):
    """What came of errands, and in which thread it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[threading.Thread] = []

    def __call__(self, outcome: Outcome[int]) -> None:
        self.append(outcome)
        self.threads.append(threading.current_thread())


def work_on(progress: Progress) -> int:
    """Work without end until it is told to stop, as the records do."""
    while True:
        tell(progress, 0.5)
        time.sleep(0.001)


def test_what_came_of_it_is_told_in_the_thread_of_the_window(errands: Errands) -> None:
    told = Told()
    errands.start(lambda _: 7, told)
    until(lambda: bool(told))
    assert told == [Outcome(7)]
    assert told.threads == [threading.main_thread()]
    until(lambda: errands.is_idle)


def test_each_per_cent_is_told_once(errands: Errands) -> None:
    said: list[int] = []
    begin = threading.Event()

    def count(progress: Progress) -> int:
        begin.wait()
        return sum(progress(step / 1000) for step in range(1001))

    told = Told()
    errands.start(count, told).progressed.connect(said.append)
    begin.set()
    until(lambda: bool(told))
    assert told == [Outcome(1001)]
    assert said == list(range(101))


def test_stopped_it_brings_nothing(errands: Errands) -> None:
    told = Told()
    errand = errands.start(work_on, told)
    errand.stop()
    until(lambda: bool(told))
    assert told == [Outcome()]


def test_what_the_machine_refuses_is_told(errands: Errands) -> None:
    def fail(_progress: Progress) -> int:
        raise StoreError(Problem.FULL, MEMORY)

    told = Told()
    errands.start(fail, told)
    until(lambda: bool(told))
    assert isinstance(told[0].error, StoreError)


def test_a_fault_of_ours_is_told_and_raised_where_faults_are_noted(
    errands: Errands, qtbot: QtBot
) -> None:
    told = Told()
    with qtbot.capture_exceptions() as faults:
        errands.start(lambda _: 1 // 0, told)
        until(lambda: bool(faults))
    assert isinstance(told[0].error, ZeroDivisionError)
    assert [kind for kind, *_ in faults] == [ZeroDivisionError]


def test_at_the_end_all_is_stopped_and_nobody_is_told(errands: Errands) -> None:
    told = Told()
    for _ in range(3):
        errands.start(work_on, told)
    started = time.monotonic()
    errands.stop()
    assert time.monotonic() - started < 1
    assert errands.is_idle
    assert told == []


def test_the_end_does_not_wait_for_ever(errands: Errands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yacht_desktop.ui.errands._PATIENCE", 0.05)
    stubborn = threading.Event()
    errands.start(lambda _: int(stubborn.wait()), Told())
    started = time.monotonic()
    errands.stop()
    assert time.monotonic() - started < 1
    stubborn.set()
