"""Keys that are held down, on X11.

There a key that repeats comes as releases and presses of the same moment, and Qt takes a press for
a repetition only if it had arrived when Qt looked at the release. Often it had not; then a key that
is held down would roll all three times.
"""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent, QShortcut, QWindow
from PySide6.QtWidgets import QApplication

_PRESSES = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class HeldKeys(QObject):
    """Makes known which presses are repetitions, in whichever window has the focus."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._window: QWindow | None = None
        self._released = (0, 0)
        self._silence = _Silence(app, self)
        app.focusWindowChanged.connect(self._watch)
        self._watch(app.focusWindow())

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Let what receives a repeated press know that it is one."""
        if not isinstance(event, QKeyEvent):
            return False
        moment = (event.nativeScanCode(), event.timestamp())
        if event.type() == QEvent.Type.KeyRelease:
            self._released = moment
        if event.type() not in _PRESSES or moment != self._released or event.isAutoRepeat():
            self._silence.end()
            return False
        self._silence.begin()
        if event.type() == QEvent.Type.ShortcutOverride:
            return False
        QApplication.sendEvent(window, _repeated(event))
        return True

    def _watch(self, window: QWindow | None) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window.destroyed.disconnect(self._forget)
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._window = None


class _Silence(QObject):
    """Keeps a repeated press from commands that act once; looks on only as long as it must."""

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app

    def begin(self) -> None:
        self._app.installEventFilter(self)

    def end(self) -> None:
        self._app.removeEventFilter(self)

    def eventFilter(self, command: QObject, event: QEvent) -> bool:
        """Take the press away where it is for a command that a held key gives once."""
        is_for_command = event.type() == QEvent.Type.Shortcut
        return (
            is_for_command and isinstance(command, QAction | QShortcut) and not command.autoRepeat()
        )


def _repeated(press: QKeyEvent) -> QKeyEvent:
    return QKeyEvent(
        press.type(),
        press.key(),
        press.modifiers(),
        press.nativeScanCode(),
        press.nativeVirtualKey(),
        press.nativeModifiers(),
        press.text(),
        True,
        press.count(),
    )
