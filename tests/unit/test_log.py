"""The log goes where it can, and is never waited for."""

import os
from pathlib import Path

import pytest

from yacht_desktop.log import start_log


@pytest.mark.skipif(os.name != "posix", reason="only these systems have pipes with names")
def test_pipe_in_the_place_of_the_log_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "yacht.log")
    assert start_log(tmp_path) is None


def test_folder_in_the_place_of_the_log_leaves_none(tmp_path: Path) -> None:
    (tmp_path / "yacht.log").mkdir()
    assert start_log(tmp_path) is None
