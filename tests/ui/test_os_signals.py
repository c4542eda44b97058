"""Signals of the operating system arrive as calls, when the program has time for them."""

import os
import signal
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.program import usual_signals
from tests.ui.table import until
from yacht_desktop.ui.os_signals import OsSignals

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="only these systems have signals"),
    pytest.mark.usefixtures("app"),
]


@pytest.fixture
def calls() -> Iterator[list[str]]:
    heard: list[str] = []
    with usual_signals():
        signals = OsSignals(lambda: heard.append("end"), lambda: heard.append("show"))
        yield heard
        signals.deleteLater()


@pytest.mark.parametrize(
    ("name", "call"),
    [("SIGTERM", "end"), ("SIGINT", "end"), ("SIGHUP", "end"), ("SIGUSR1", "show")],
)
def test_signal_becomes_a_call(calls: list[str], name: str, call: str) -> None:
    os.kill(os.getpid(), getattr(signal, name))
    assert calls == []
    until(lambda: calls == [call])


def test_several_signals_are_several_calls(calls: list[str]) -> None:
    for number in (signal.SIGUSR1, signal.SIGUSR1, signal.SIGTERM):
        os.kill(os.getpid(), number)
    until(lambda: calls == ["show", "show", "end"])


def test_nothing_is_called_without_a_signal(calls: list[str]) -> None:
    for _ in range(5):
        QApplication.processEvents()
    assert calls == []
