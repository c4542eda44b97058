"""Something to be done in a moment, unless whom it is for is gone by then."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, command: Callable[[], object], milliseconds: int = 0) -> None:
    """Call `command` when the loop is free, or after a while, as long as there is an `owner`.

    PySide's QTimer.singleShot would keep the command, and all that it knows, for ever if its
    owner went before its time.
    """
    timer = QTimer(owner, singleShot=True, interval=milliseconds)
    timer.timeout.connect(lambda: command())  # noqa: PLW0108 - a bound method may be of no QObject
    timer.timeout.connect(timer.deleteLater)
    timer.start()
