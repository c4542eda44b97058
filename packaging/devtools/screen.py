"""A screen and a message bus that only the tests see."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def private() -> Iterator[dict[str, str]]:
    """The environment variables of a fresh X server and session bus, both gone afterwards.

    Windows of the tests' own process are drawn off screen; those of a started program, which reads
    no QT_QPA_PLATFORM when the test removes it, show on the X server.
    """
    if not sys.platform.startswith("linux"):
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    with tempfile.TemporaryDirectory() as folder, _x_server() as display, _session_bus() as bus:
        yield {
            "DISPLAY": display,
            "DBUS_SESSION_BUS_ADDRESS": bus,
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_RUNTIME_DIR": folder,
            "XDG_SESSION_TYPE": "x11",
        }


@contextmanager
def _x_server() -> Iterator[str]:
    reading, writing = os.pipe()
    # Without -noreset the server starts anew, and slowly, whenever its last window closes.
    options = ["-noreset", "-nolisten", "tcp", "-screen", "0", "1920x1200x24"]
    command = ["Xvfb", "-displayfd", str(writing), *options]
    with (
        subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server,
        os.fdopen(reading, encoding="ascii") as chosen,
    ):
        os.close(writing)
        number = chosen.readline().strip()
        if not number:
            sys.exit("Xvfb, the X server for tests, did not start.")
        try:
            yield f":{number}"
        finally:
            server.terminate()


@contextmanager
def _session_bus() -> Iterator[str]:
    command = ["dbus-daemon", "--session", "--nofork", "--nosyslog", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bus:
        assert bus.stdout
        address = bus.stdout.readline().strip()
        if not address:
            sys.exit("dbus-daemon, the message bus for tests, did not start.")
        try:
            yield address
        finally:
            bus.terminate()
