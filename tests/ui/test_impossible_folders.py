"""Starts in folders that can't be: all that they cost is the saving."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.pictures import texts_on
from tests.ui.program import Run
from tests.unit.records.limits import modes_bind
from yacht_desktop.ui.main_window import MainWindow


def plays(window: MainWindow) -> None:
    """Read that nothing is kept, and roll all the same."""
    assert "Your games can't be saved in" in " ".join(texts_on(window.board.notice))
    hands.press(window, "Space")
    assert not window.actions_.roll.text().startswith("Roll 0")


@pytest.mark.parametrize("name", ["x" * 300, "/".join(["x"] * 3000)], ids=["name", "path"])
def test_folder_that_can_not_be_called_so(app: QApplication, tmp_path: Path, name: str) -> None:
    run = Run(app, tmp_path / name)
    assert run.play(plays) == 0
    assert run.messages == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="file modes")
@pytest.mark.parametrize("is_beside", [False, True])
def test_folder_that_nobody_may_look_into(
    app: QApplication, tmp_path: Path, is_beside: bool
) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()
    closed.chmod(0)
    try:
        with modes_bind():
            assert Run(app, closed / "games" if is_beside else closed).play(plays) == 0
    finally:
        closed.chmod(0o700)
    assert list(closed.iterdir()) == []
