"""The application of a trial: as the program sets it up, drawn off screen."""

import os
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from yacht_desktop.ui.language import Language, Speech

_SCREENS = os.path.relpath(Path(__file__).parents[1] / "ui" / "screens.json")


class Faults(list[str]):
    """Errors that nobody caught."""

    def watch(self) -> None:
        """Note all from now on."""
        sys.excepthook = self._note

    def _note(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.append(f"{kind.__name__}: {error}")
        sys.__excepthook__(kind, error, trace)


def application() -> QApplication:
    """The application of this process, without a screen."""
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREENS}"
    app = QApplication([*sys.argv[:1], "-style", "fusion"])
    QCoreApplication.setApplicationName("Yacht")
    Speech(app, Language.ENGLISH)
    return app
