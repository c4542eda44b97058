"""The program ends from its small window when the system asks, and by no slip."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.program import Run
from tests.ui.table import until
from yacht_desktop.ui.main_window import MainWindow


def shrink(window: MainWindow) -> None:
    window.actions_.compact.trigger()
    until(lambda: not window.isVisible())


@pytest.mark.skipif(os.name != "posix", reason="only these systems have signals")
@pytest.mark.parametrize("end", [QApplication.quit, lambda: os.kill(os.getpid(), signal.SIGTERM)])
def test_logging_out_ends_it(app: QApplication, tmp_path: Path, end: Callable[[], object]) -> None:
    def act(window: MainWindow) -> None:
        shrink(window)
        end()
        until(lambda: window.compact.window is None)
        assert not window.isVisible(), "the large window has come instead"

    assert Run(app, tmp_path).play(act) == 0


def test_closing_it_only_leads_back(app: QApplication, tmp_path: Path) -> None:
    def act(window: MainWindow) -> None:
        shrink(window)
        small = window.compact.window
        assert small is not None
        small.close()
        until(window.isVisible)
        for _ in range(10):
            QApplication.processEvents()
        assert window.isVisible()

    assert Run(app, tmp_path).play(act) == 0
