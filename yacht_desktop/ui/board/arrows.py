"""The arrows between card, dice and buttons, for a hand that doesn't reach Tab."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.board.tray import DiceTray

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: +1}
_TO_CARD = {Qt.Key.Key_Up, Qt.Key.Key_Down}
_BY_KEY = Qt.FocusReason.TabFocusReason


class Arrows(QObject):
    """Left and right go over dice and buttons, up and down back to the card.

    From the card, left goes to what lies beside it where there is no other column to go to.
    """

    def __init__(self, tray: DiceTray, card: QWidget) -> None:
        super().__init__(tray)
        self._chain = [*tray.dice, tray.main_button, tray.undo_button]
        self._card = card
        for widget in self._chain:
            widget.installEventFilter(self)

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:
        """Take the arrows, and leave every other key alone."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if key in _TO_CARD:
            self._card.setFocus(_BY_KEY)
        elif key in _STEPS:
            self._go(widget, _STEPS[key])
        return key in _TO_CARD or key in _STEPS

    def enter(self) -> None:
        """Come from the card: to the button that rolls, or to the nearest that can be pressed."""
        self._focus_first([*reversed(self._chain[:-1]), self._chain[-1]])

    def _go(self, widget: QObject, step: int) -> None:
        here = next(at for at, other in enumerate(self._chain) if other is widget)
        beyond = self._chain[here + 1 :] if step > 0 else self._chain[:here][::-1]
        self._focus_first(beyond)

    @staticmethod
    def _focus_first(widgets: Sequence[QWidget]) -> None:
        for widget in widgets:
            if widget.isEnabled() and widget.isVisible():
                widget.setFocus(_BY_KEY)
                return
