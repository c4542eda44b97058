"""A session bus of the tests' own, on which whoever asks finds the bus of screen readers."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


class NoBusError(Exception):
    """The message bus for tests is missing or did not start."""


@contextmanager
def session_bus() -> Iterator[str]:
    """The address of a fresh bus, which is gone afterwards with all that it started.

    The first to ask it for `org.a11y.Bus` has at-spi2-core start the bus of screen readers.
    """
    command = ["dbus-daemon", "--session", "--nofork", "--nosyslog", "--print-address"]
    with tempfile.TemporaryDirectory() as folder:
        # Nothing that it starts may meet the desktop of whoever runs the tests.
        kept = {name: os.environ[name] for name in ("PATH", "LC_ALL") if name in os.environ}
        alone = {"HOME": folder, "XDG_RUNTIME_DIR": folder, "GSETTINGS_BACKEND": "memory"}
        bus = subprocess.Popen(
            command,
            env=kept | alone,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        with bus:
            assert bus.stdout
            address = bus.stdout.readline().strip()
            if not address:
                raise NoBusError("dbus-daemon, the message bus for these tests, did not start.")
            try:
                yield address
            finally:
                bus.terminate()
