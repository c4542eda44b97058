"""A first window on a screen that is smaller than the design: `python -m tests.ui.on_small_screen`.

Needs the screen as an offscreen platform; prints the place of the window in its frame.
"""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.ui.table import Table


def main(folder: str) -> int:
    app = QApplication(["yacht", "-style", "fusion"])
    table = Table(app, Path(folder))
    frame = table.window.frameGeometry()
    sys.stdout.write(f"{app.primaryScreen().availableGeometry().contains(frame)} {frame}\n")
    table.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
