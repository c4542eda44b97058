"""An X server that nobody sees, one for each worker of the tests."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SIZE = "1920x1200"


class NoScreenError(Exception):
    """The X server for tests is missing or did not start."""


@contextmanager
def x_server() -> Iterator[str]:
    """The name of a fresh display, which is gone afterwards."""
    reading, writing = os.pipe()
    # It chooses a number that is free. Without -noreset it would start anew with its last window.
    options = ["-displayfd", str(writing), "-screen", "0", f"{SIZE}x24"]
    command = ["Xvfb", *options, "-noreset", "-nolisten", "tcp", "-r"]
    try:
        server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    except OSError as error:
        os.close(reading)
        raise NoScreenError(
            "These tests start the program on Xvfb, which is not installed; "
            "python3 packaging/dev.py check sees to that."
        ) from error
    finally:
        os.close(writing)
    with server, os.fdopen(reading, encoding="ascii") as chosen:
        number = chosen.readline().strip()
        if not number:
            raise NoScreenError("Xvfb, the X server for these tests, did not start.")
        try:
            yield f":{number}"
        finally:
            server.terminate()
