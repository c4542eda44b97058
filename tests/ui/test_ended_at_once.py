"""Logging out ends the program from the first moment on that its window is there."""

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from tests.ui.program import nothing_left, usual_signals
from tests.ui.table import PATIENCE
from yacht_desktop.app import Program
from yacht_desktop.ui.folders import Folders
from yacht_desktop.ui.main_window import MainWindow

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only these systems have signals")


class LogOut(QObject):
    """Sends the signal with the first event of a kind that reaches the window."""

    def __init__(self, app: QApplication, moment: QEvent.Type) -> None:
        super().__init__()
        self._moment = moment
        self.has_come = False
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.has_come and isinstance(watched, MainWindow) and event.type() == self._moment:
            self.has_come = True
            os.kill(os.getpid(), signal.SIGTERM)
        return False


@pytest.mark.parametrize(
    "moment",
    [
        *(QEvent.Type.Polish, QEvent.Type.Show, QEvent.Type.WindowActivate, QEvent.Type.Paint),
        *(QEvent.Type.ChildAdded, QEvent.Type.LayoutRequest, QEvent.Type.ActionAdded),
    ],
)
def test_end_is_heard_at_any_moment_of_the_start(
    app: QApplication, tmp_path: Path, moment: QEvent.Type
) -> None:
    log_out, patience = LogOut(app, moment), QTimer(singleShot=True, interval=PATIENCE)
    patience.timeout.connect(app.quit)
    patience.start()
    with usual_signals(), nothing_left(app):
        assert Program(app, Folders.portable(tmp_path)).run() == 0
    app.removeEventFilter(log_out)
    assert log_out.has_come
    assert patience.isActive(), "it did not end by itself"
