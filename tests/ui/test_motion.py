"""Whether the system asks for calm, as its desktop would tell."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtDBus import QDBusConnection

from yacht_desktop.ui.motion import desktop_wants_stillness, system_wants_stillness

ROOT = Path(__file__).parents[2]
REDUCED = "org.freedesktop.appearance reduced-motion"
ANIMATIONS = "org.gnome.desktop.interface enable-animations"

needs_a_bus = pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="needs dbus-daemon")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A message bus that nobody else is on."""
    command = ["dbus-daemon", "--session", "--nofork", "--nosyslog", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout
        yield daemon.stdout.readline().strip()
        daemon.terminate()


@pytest.fixture
def bus(address: str) -> Iterator[QDBusConnection]:
    yield QDBusConnection.connectToBus(address, "yacht")
    QDBusConnection.disconnectFromBus("yacht")


@contextmanager
def desktop(address: str, answers: dict[str, object]) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.ui.portal", address, json.dumps(answers)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as portal:
        assert portal.stdout
        assert portal.stdout.readline() == "ready\n"
        try:
            yield
        finally:
            portal.kill()


@needs_a_bus
@pytest.mark.parametrize(
    ("answers", "is_still"),
    [
        ({REDUCED: 1}, True),
        ({REDUCED: 0, ANIMATIONS: True}, False),
        ({ANIMATIONS: False}, True),
        ({}, False),
        ({REDUCED: None}, False),
    ],
    ids=["calm", "lively", "calm in the old way", "no opinion", "no answer"],
)
def test_desktop_is_asked(
    address: str, bus: QDBusConnection, answers: dict[str, object], is_still: bool
) -> None:
    with desktop(address, answers):
        assert desktop_wants_stillness(bus) is is_still


@needs_a_bus
def test_bus_without_a_desktop_has_no_opinion(bus: QDBusConnection) -> None:
    assert desktop_wants_stillness(bus) is False


def test_where_there_is_no_bus_nothing_is_asked() -> None:
    assert desktop_wants_stillness(QDBusConnection.connectToBus("unix:path=/nowhere", "n")) is False


def test_system_without_a_way_to_ask_may_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert system_wants_stillness() is False
