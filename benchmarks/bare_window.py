"""A PySide6 window with nothing in it: the yardstick for first paint and memory.

It runs from source (`python benchmarks/bare_window.py`) and, after `python packaging/build.py
--bare`, frozen as the game is. SIGTERM ends it: Python leaves that signal to the system.
"""

import sys

from PySide6.QtWidgets import QApplication, QWidget


def main() -> int:
    """Show the window until it is closed or the process is told to end."""
    application = QApplication(sys.argv)
    window = QWidget()
    window.resize(1180, 760)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
