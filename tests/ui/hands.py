"""What a player's hands do: keys and clicks that take the way of real ones, through the window."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.ui.keys import sequence

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
REPEATS = 20
"""How often a key repeats while it is held down."""


def handle_of(widget: QWidget) -> QWindow:
    handle = widget.window().windowHandle()
    assert handle is not None, "the window was never shown"
    return handle


def press(widget: QWidget, *keys: str, more: Qt.KeyboardModifier = NO_KEY) -> None:
    """Press keys one after the other, each named as in a menu."""
    for name in keys:
        if more == NO_KEY:
            QTest.keySequence(handle_of(widget), sequence(name))
        else:
            QTest.keyClick(handle_of(widget), Qt.Key[f"Key_{name}"], more)


def hold_down(widget: QWidget, name: str) -> None:
    """Press a key and keep it down long enough to repeat."""
    key = Qt.Key[f"Key_{_NAMES.get(name, name)}"].value
    text = {"Space": " ", "Return": "\r"}.get(name, name.lower())
    handle = handle_of(widget)
    QTest.simulateEvent(handle, True, key, NO_KEY, text, False)
    for _ in range(REPEATS):
        QTest.simulateEvent(handle, False, key, NO_KEY, text, True)
        QTest.simulateEvent(handle, True, key, NO_KEY, text, True)
    QTest.simulateEvent(handle, False, key, NO_KEY, text, False)


def middle(widget: QWidget) -> QPoint:
    return widget.rect().center()


def click(
    widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT, *, times: int = 1
) -> None:
    """Click once, or so often that each is a click of its own."""
    place = widget.mapTo(widget.window(), middle(widget) if at is None else at)
    for _ in range(times):
        QTest.mouseClick(handle_of(widget), button, NO_KEY, place)


def double_click(widget: QWidget, at: QPoint | None = None) -> None:
    """Click twice within the time in which that is a double click."""
    place = widget.mapTo(widget.window(), middle(widget) if at is None else at)
    QTest.mouseDClick(handle_of(widget), LEFT, NO_KEY, place)


def point_at(widget: QWidget, at: QPoint | None = None) -> None:
    """Move the pointer there, be it there already from an earlier test."""
    place = widget.mapTo(widget.window(), middle(widget) if at is None else at)
    for nearer in (QPoint(1, 1), QPoint()):
        QTest.mouseMove(handle_of(widget), place + nearer)


def turn_wheel(widget: QWidget, at: QPoint, notches: int) -> None:
    """Turn the wheel over a place, towards oneself for a positive number."""
    place = QPointF(widget.mapTo(widget.window(), at))
    QTest.wheelEvent(handle_of(widget), place, QPoint(0, -120 * notches))


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press at one place, let go at another."""
    handle, window = handle_of(widget), widget.window()
    begin, stop = (widget.mapTo(window, at) for at in (start, end))
    QTest.mousePress(handle, LEFT, NO_KEY, begin)
    QTest.mouseMove(handle, stop)
    QTest.mouseRelease(handle, LEFT, NO_KEY, stop)  # the widget may be gone by now


def click_in_a_row(
    widget: QWidget, gaps: tuple[int, ...], *, doubles: bool, after: int = 1_000_000
) -> None:
    """Press and release with these milliseconds between the presses, `after` all earlier ones.

    Qt says "double click" for the second of two quick presses, some platforms for every one.
    """
    _clock[0] += after
    time = _clock[0]
    _press_and_release(widget, time, QEvent.Type.MouseButtonPress)
    for number, gap in enumerate(gaps):
        time += gap
        is_double = doubles or number % 2 == 0
        kind = QEvent.Type.MouseButtonDblClick if is_double else QEvent.Type.MouseButtonPress
        _press_and_release(widget, time, kind)
    _clock[0] = time


def _press_and_release(widget: QWidget, time: int, kind: QEvent.Type) -> None:
    for step, (event_kind, buttons) in enumerate(
        ((kind, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton))
    ):
        place = QPointF(middle(widget))
        event = QMouseEvent(event_kind, place, widget.mapToGlobal(place), LEFT, buttons, NO_KEY)
        event.setTimestamp(time + 20 * step)
        QApplication.sendEvent(widget, event)


_NAMES = {"+": "Plus"}
"""What Qt calls keys that are no letters."""
_clock = [0]
"""The time of the last press."""
