"""A sound server of our own, whose sound goes nowhere, but is listened to."""

import os
import re
import shutil
import subprocess
import time
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

PROGRAMS: Final = ("pulseaudio", "parec")
"""The server, and what listens to what it plays."""
_START = 10.0  # seconds
_COOKIE = 256  # bytes
_SINK = "nowhere"
_SERVER: Final = (
    *("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"),
    *("--log-level=info", "--log-target=stderr"),
    "--load=module-native-protocol-unix auth-anonymous=1",
    f"--load=module-null-sink sink_name={_SINK}",
)
# Unless somebody listens closely, a sink that leads nowhere plays nothing of a short sound.
_LISTENER: Final = (
    *("parec", f"--device={_SINK}.monitor", "--latency-msec=50", "--raw"),
    *("--rate=8000", "--channels=1", "--format=s16le"),
)


class NoSoundServerError(Exception):
    """The server did not start."""


class SoundServer:
    """What a program must know to play there, and what has been heard."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.recording = folder / "recording"
        # As on a desktop it is there before any player. These open it to write, and else make one.
        self.cookie = folder / "cookie"
        self.cookie.write_bytes(bytes(_COOKIE))

    @property
    def variables(self) -> dict[str, str]:
        """For a program that is to play here."""
        return {
            "XDG_RUNTIME_DIR": str(self.folder),
            "PULSE_RUNTIME_PATH": str(self.folder / "pulse"),
            "PULSE_COOKIE": str(self.cookie),
        }

    @property
    def is_up(self) -> bool:
        """Whether it can be spoken to."""
        return (self.folder / "pulse" / "native").is_socket()

    @property
    def sounds(self) -> int:
        """How many sounds were played."""
        log = self.log.read_text(encoding="utf-8", errors="replace")
        return len(re.findall(r"Created input \d+", log))

    @property
    def loudest(self) -> int:
        """The highest sample that was heard, of 32,767."""
        heard = self.recording.read_bytes()
        return max(map(abs, array("h", heard[: len(heard) // 2 * 2])), default=0)


@contextmanager
def sound_server(folder: Path) -> Iterator[SoundServer | None]:
    """A server with files and sockets in a new folder; None where no such program is installed."""
    if not all(map(shutil.which, PROGRAMS)):
        yield None
        return
    folder.mkdir(mode=0o700)
    server = SoundServer(folder)
    kept = os.environ | server.variables | {"HOME": str(folder)}
    kept.pop("DISPLAY", None)
    with (
        server.log.open("wb") as log,
        server.recording.open("wb") as recording,
        _running(_SERVER, kept, log, log) as process,
    ):
        _wait_for(server, process)
        with _running(_LISTENER, kept, recording, log):
            yield server


@contextmanager
def _running(
    command: Sequence[str], variables: Mapping[str, str], out: IO[bytes], log: IO[bytes]
) -> Iterator["subprocess.Popen[bytes]"]:
    with subprocess.Popen(command, env=variables, stdout=out, stderr=log) as process:
        try:
            yield process
        finally:
            process.terminate()


def _wait_for(server: SoundServer, process: "subprocess.Popen[bytes]") -> None:
    patience = time.monotonic() + _START
    while not server.is_up:
        if process.poll() is not None or time.monotonic() > patience:
            raise NoSoundServerError(server.log.read_text(encoding="utf-8", errors="replace"))
        time.sleep(0.05)
