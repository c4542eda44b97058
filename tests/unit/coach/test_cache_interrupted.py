"""Two who save at once, and one who is killed while saving."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Barrier, Thread

import numpy as np
import pytest

from tests.unit.coach.test_cache import SHAPE, TABLE, TRADITIONAL, assert_kept, assert_rebuilt
from yacht_desktop.coach import Cache


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "coach"


def test_two_writers_at_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both, drafts = Barrier(2), []
    fsync = os.fsync

    def wait(file: int) -> None:
        fsync(file)
        both.wait(10)
        drafts.append(len(list(folder.glob("*.new"))))
        both.wait(10)

    monkeypatch.setattr(os, "fsync", wait)
    tables = [TABLE, TABLE + 1]
    writers = [
        Thread(target=Cache(folder).save, args=("means", TRADITIONAL, table)) for table in tables
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(10)
    assert drafts == [2, 2]
    found = Cache(folder).load("means", TRADITIONAL, SHAPE)
    assert found is not None
    assert any(np.array_equal(found, table) for table in tables)
    assert len(list(folder.iterdir())) == 1


KILLED = """
import os, sys
from pathlib import Path
import numpy as np
from yacht_desktop.coach import Cache
from yacht_desktop.rules import PRESETS
die = lambda *_: os._exit(9)
{where} = die
Cache(Path(sys.argv[1])).save("means", PRESETS["traditional"], np.zeros((3, 4)))
"""


@pytest.mark.parametrize("where", ["os.fsync", "Path.replace"])
@pytest.mark.parametrize("before", ["nothing", "a table"])
def test_killed_while_saving(where: str, before: str, folder: Path) -> None:
    store = Cache(folder)
    if before == "a table":
        store.save("means", TRADITIONAL, TABLE)
    killed = subprocess.run(
        [sys.executable, "-c", KILLED.format(where=where), str(folder)],
        cwd=Path(__file__).parents[3],
        check=False,
    )
    assert killed.returncode == 9
    assert [file.suffix for file in folder.iterdir() if file.suffix == ".new"] == [".new"]
    if before == "a table":
        assert_kept(folder)
    else:
        assert_rebuilt(folder)
    store.save("means", TRADITIONAL, TABLE)
    assert [file.suffix for file in folder.iterdir()] == [".table"]
