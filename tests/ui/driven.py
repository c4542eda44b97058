"""The program as a process of its own, in which something goes wrong: `python -m tests.ui.driven`.

It prints, as JSON, what the player was told.
"""

import json
import sys

from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication, QMessageBox

from yacht_desktop import app


class DrivenProgram(app.Program):
    """Runs as ever, and into two faults that nobody expects."""

    def run(self) -> int:
        for moment in (200, 220):
            QTimer.singleShot(moment, lambda: 1 // 0)
        QTimer.singleShot(210, lambda: qWarning("Qt is not content"))
        QTimer.singleShot(500, self._report)
        return super().run()

    def _report(self) -> None:
        boxes = [w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox)]
        seen = [f"{box.text()} {box.informativeText()}" for box in boxes if box.isVisible()]
        sys.stdout.write(json.dumps(seen))
        for window in QApplication.topLevelWidgets():
            if not isinstance(window, QMessageBox):
                window.close()


if __name__ == "__main__":
    app.Program = DrivenProgram  # type: ignore[misc]
    sys.exit(app.main())
