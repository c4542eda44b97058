"""Where a window is brought back to, and how large it is."""

from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

_TITLE_BAR, _EDGE = 24, 4
"""About what a window's frame needs at the top and all around."""


def restore_place(window: QMainWindow, geometry: QByteArray) -> None:
    """Bring a window back to where it was; to its usual size if nothing is known."""
    window.resize(window.sizeHint())
    window.restoreGeometry(geometry)
    _keep_on_screen(window)


def _keep_on_screen(window: QMainWindow) -> None:
    """A monitor that is gone, or a smaller one, must not hide the window."""
    if window.isMaximized() or window.isFullScreen():
        return
    wanted = window.geometry()
    screen = QGuiApplication.screenAt(wanted.center()) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    if room.contains(wanted):
        return
    # Before it is shown nobody knows its frame.
    room.adjust(_EDGE, _TITLE_BAR + _EDGE, -_EDGE, -_EDGE)
    size = wanted.size().boundedTo(room.size())
    left = max(room.left(), min(wanted.left(), room.right() - size.width() + 1))
    top = max(room.top(), min(wanted.top(), room.bottom() - size.height() + 1))
    window.setGeometry(QRect(left, top, size.width(), size.height()))
