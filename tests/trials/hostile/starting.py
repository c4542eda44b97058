"""One start of the real program with a hostile command line, and what may not come of it."""

import ctypes
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.e2e.program import FROM_SOURCE, ROOT
from tests.trials.hostile.watching import prints
from yacht_desktop.records import OutsideError

_MOST_SECONDS: Final = 3.0
"""Of the processor; a start from source takes one."""
_MOST_MEGABYTES: Final = 160
"""A start takes 80, one that tries every part 120."""
_PAUSE: Final = 0.02
_AT_REST: Final = 0.3
"""Seconds without any work, after which all is there that will be."""
_LONGEST: Final = 12.0
_PR_CAPBSET_DROP: Final = 24
_DAC_OVERRIDE, _DAC_READ_SEARCH = 1, 2
_OF_NO_SCREEN: Final = "This plugin does not support"
_OF_FONTS: Final = "Fontconfig warning: ignoring"
"""Of a language that is none, before the program has a say."""


class RefusedError(OutsideError):
    """The program ended with one sentence."""


class MisbehavedError(Exception):
    """The program did what no command line may make it do."""


class Asked(NamedTuple):
    """A command line, with where it stands."""

    arguments: Sequence[bytes]
    variables: Mapping[str, str]
    folders: Sequence[Path]
    """Where it may write."""


class _End(NamedTuple):
    code: int
    said: str
    seconds: float
    megabytes: int


def start(root: Path, asked: Asked) -> None:
    """Start, wait until it is at rest or over, and end it; raises RefusedError or what is wrong."""
    home, where = root / "home", root / "where"
    before = prints(root)
    end = _run(root, where, asked.arguments, {"HOME": str(home)} | dict(asked.variables))
    _judge_usage(end)
    _judge_words(end, [line for path in root.rglob("yacht*.log") for line in _lines(path)])
    written = sorted({path for path, _ in before.items() ^ prints(root).items()})
    _expect(not [path for path in written if _is_outside(path, asked)], "wrote elsewhere", written)
    if end.code:
        _expect(not written, "refused, and wrote", written)
        raise RefusedError(end.said)


def _run(root: Path, where: Path, arguments: Sequence[bytes], variables: Mapping[str, str]) -> _End:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "XDG_", "YACHT"))}
    kept |= {"QT_QPA_PLATFORM": "offscreen", "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
    kept |= {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    said = root / "said"
    _like_anybody()
    with said.open("wb") as words:
        process = subprocess.Popen(
            [sys.executable, *FROM_SOURCE[1:], *arguments],
            cwd=where,
            env=kept | dict(variables),
            stdin=subprocess.DEVNULL,
            stdout=words,
            stderr=words,
        )
    with _gone_afterwards(process):
        code, seconds, megabytes = _wait(process.pid)
        process.returncode = code
    text = said.read_text("utf-8", errors="backslashreplace")
    said.unlink()
    return _End(code, text, seconds, megabytes)


def _wait(process: int) -> tuple[int, float, int]:
    """How it ended, by itself or asked to once it was at rest, with its seconds and megabytes."""
    most = 0
    begun, since, last, is_asked = time.monotonic(), time.monotonic(), b"", False
    while True:
        ended, status, usage = os.wait4(process, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, most
        most = max(most, _megabytes(process))
        now, work = time.monotonic(), _work(process)
        if work != last:
            since, last = now, work
        if not is_asked and now - since > _AT_REST:
            os.kill(process, signal.SIGTERM)
            is_asked = True
        _expect(now - begun < _LONGEST, "did not end")
        time.sleep(_PAUSE)


def _megabytes(process: int) -> int:
    """The most that it has had; what the system counts at its end includes what forked it."""
    lines = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    peaks = [int(line.split()[1]) for line in lines if line.startswith("VmHWM:")]
    return max(peaks, default=0) // 1024


def _work(process: int) -> bytes:
    """What changes as long as a process works or wants to."""
    stat = Path(f"/proc/{process}/stat").read_bytes().rpartition(b")")[2].split()
    is_waiting = stat[0] == b"S"
    return b" ".join(stat[11:13]) if is_waiting else str(time.monotonic()).encode()


@cache
def _like_anybody() -> None:
    """Let modes of files hold for what root starts here, too, and keep no image of a crash."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None)
        for capability in (_DAC_OVERRIDE, _DAC_READ_SEARCH):
            libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0)


@contextmanager
def _gone_afterwards(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    try:
        yield
    finally:
        if process.returncode is None:
            process.kill()
            process.wait()


def _judge_usage(end: _End) -> None:
    _expect(end.seconds < _MOST_SECONDS, "took long", f"{end.seconds:.1f} s")
    _expect(end.megabytes < _MOST_MEGABYTES, "took memory", f"{end.megabytes} MB")


def _judge_words(end: _End, log: Sequence[str]) -> None:
    said = [line for line in end.said.splitlines() if not line.startswith(_OF_FONTS)]
    _expect(end.code in (0, 1), "crashed", f"{end.code}: {end.said}")
    everything = [line for line in (*said, *log) if _OF_NO_SCREEN not in line]
    bad = [line for line in everything if any(sign in line for sign in _SIGNS)]
    _expect(not bad, "complained", bad)
    if end.code:
        sentence = "\n".join(said)  # what is refused may be quoted, whatever is in it
        is_one = sentence.startswith("Yacht: ") and sentence.count("Yacht: ") == 1
        _expect(is_one, "no sentence", said)


_SIGNS: Final = ("Traceback", "CRITICAL", "ERROR", "Qt: ", "Error: ")


def _is_outside(path: str, asked: Asked) -> bool:
    """Whether something lies neither in the program's folders nor on the way to them."""
    return not any(
        path == str(own) or path.startswith(f"{own}/") or f"{own}/".startswith(f"{path}/")
        for own in asked.folders
    )


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines() if path.is_file() else []


def _expect(is_right: bool, what: str, found: object = "") -> None:
    if not is_right:
        raise MisbehavedError(f"{what}: {found}"[:1500])
