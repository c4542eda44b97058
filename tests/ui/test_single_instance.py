"""One program a profile, whatever became of the one before."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.unit.records.limits import modes_bind
from yacht_desktop.ui.single_instance import SingleInstance

pytestmark = pytest.mark.usefixtures("app")
if sys.platform != "win32":
    import fcntl

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux about processes")

NO_PROCESS = 2**22 + 1
"""Linux gives no number as high as this."""
WAITS = """
import signal, sys
signal.signal(signal.SIGUSR1, lambda *_: print("shown", flush=True))
print("ready", flush=True)
while True:
    signal.pause()
"""


@contextmanager
def process(name: str) -> Iterator[subprocess.Popen[str]]:
    """A program that is called so, and says when it gets the signal to show itself."""
    with subprocess.Popen(
        [name, "-c", WAITS], executable=sys.executable, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout
        assert running.stdout.readline() == "ready\n"
        try:
            yield running
        finally:
            running.kill()


def lock_for(folder: Path, number: int) -> Path:
    """The lock that a process with this number holds, as Qt writes it."""
    lock = folder / "yacht.lock"
    name = Path(sys.executable).resolve().name
    lock.write_text(f"{number}\n{name}\n{socket.gethostname()}\n", encoding="utf-8")
    return lock


def answered() -> list[str]:
    """What boxes say from now on, until one was closed."""
    told: list[str] = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            told.append(box.text())
            box.accept()
        else:
            QTimer.singleShot(10, read)

    QTimer.singleShot(0, read)
    return told


def test_first_may_go_on_and_leaves_no_lock(tmp_path: Path) -> None:
    first = SingleInstance(tmp_path)
    assert first.acquire()
    assert (tmp_path / "yacht.lock").exists()
    first.release()
    assert not (tmp_path / "yacht.lock").exists()
    second = SingleInstance(tmp_path)
    assert second.acquire()
    second.release()


@linux_only
def test_second_asks_the_first_to_show_itself(tmp_path: Path) -> None:
    with process("yacht") as first:
        lock = lock_for(tmp_path, first.pid)
        before = lock.read_bytes()
        second = SingleInstance(tmp_path)
        assert not second.acquire()
        second.show_the_other()
        assert first.stdout
        assert first.stdout.readline() == "shown\n"
        assert lock.read_bytes() == before


@linux_only
def test_number_of_a_killed_program_may_have_gone_to_another(tmp_path: Path) -> None:
    with process("something-else") as other:
        lock_for(tmp_path, other.pid)
        second = SingleInstance(tmp_path)
        assert second.acquire()
        second.release()
        assert other.poll() is None


def test_lock_of_a_program_that_is_gone(tmp_path: Path) -> None:
    with process("yacht") as gone:
        lock_for(tmp_path, gone.pid)
    second = SingleInstance(tmp_path)
    assert second.acquire()
    second.release()


def test_where_no_signal_can_be_sent_it_says_that_yacht_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with process("yacht") as first:
        lock_for(tmp_path, first.pid)
        monkeypatch.setattr(sys, "platform", "darwin")
        second = SingleInstance(tmp_path)
        assert not second.acquire()
        told = answered()
        second.show_the_other()
        assert told == ["Yacht is open already with these games."]
        assert first.poll() is None


def test_folder_that_can_not_be_locked_stops_nobody(tmp_path: Path) -> None:
    assert SingleInstance(tmp_path / "missing").acquire()
    tmp_path.chmod(0o555)
    try:
        with modes_bind():
            assert SingleInstance(tmp_path).acquire()
    finally:
        tmp_path.chmod(0o755)


@linux_only
def test_other_may_be_gone_by_the_time_it_is_asked(tmp_path: Path) -> None:
    with process("yacht") as first:
        lock_for(tmp_path, first.pid)
        second = SingleInstance(tmp_path)
        assert not second.acquire()
    told = answered()
    second.show_the_other()
    assert told == ["Yacht is open already with these games."]


@linux_only
def test_lock_that_somebody_holds_is_never_taken_away(tmp_path: Path) -> None:
    lock = lock_for(tmp_path, NO_PROCESS)
    with lock.open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert not SingleInstance(tmp_path).acquire()
        assert lock.exists()
    second = SingleInstance(tmp_path)
    assert second.acquire()
    second.release()
