"""A short session under strace, from source."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.e2e.program import FROM_SOURCE
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server
from tests.trials.privacy import read, watch
from tests.trials.sound_server import sound_server

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server"),
    pytest.mark.skipif(not shutil.which("strace"), reason="needs strace"),
]


def test_a_session_talks_to_nobody_and_writes_in_its_own_folders(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with x_server() as name, sound_server(tmp_path / "sound") as server:
        screen = Screen(name)
        faults = watch(screen, home, 1, FROM_SOURCE, server)
        screen.close()
    assert faults == []


def test_a_call_that_another_interrupted_counts_as_it_ended(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    lines = (
        '7 mkdir("/there/already", 0700 <unfinished ...>',
        '8 mkdir("/new", 0700 <unfinished ...>',
        "7 <... mkdir resumed>) = -1 EEXIST (File exists)",
        "8 <... mkdir resumed>) = 0",
    )
    trace.write_text("\n".join(lines), encoding="utf-8")
    found = read(trace)
    assert (found.calls, [*found.written]) == (2, ["/new"])
