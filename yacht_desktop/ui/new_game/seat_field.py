"""The line for a player's name, with the names of earlier games at hand."""

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QWidget

from yacht_desktop.ui.framed_line import FramedLine
from yacht_desktop.ui.setup import LONGEST_NAME
from yacht_desktop.ui.theme import Theme

_SHOWN = 8


class SeatField(FramedLine):
    """Down shows all names, typing those that contain what is typed; Alt with arrows moves."""

    moved = Signal(int)
    """The player wants to sit one place further, -1 or 1."""
    entered = Signal()

    def __init__(self, names: QStringListModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.textEdited.connect(self._cut)
        self._helper = QCompleter(names, self)
        self._helper.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._helper.setFilterMode(Qt.MatchFlag.MatchContains)
        self._helper.setMaxVisibleItems(_SHOWN)
        self.setCompleter(self._helper)
        self.returnPressed.connect(self._enter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the player, or offer every name."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(step)
        elif step == 1 and not self._is_offering:
            self._helper.setCompletionPrefix("")
            self._helper.complete()
        else:
            super().keyPressEvent(event)

    @property
    def _is_offering(self) -> bool:
        names = self._helper.popup()
        return names is not None and names.isVisible()

    def _cut(self, text: str) -> None:
        """Leave out what is beyond the longest name, at the place where it was put in."""
        if len(text) > LONGEST_NAME:
            at = len(text.encode("utf-16-le")[: 2 * self.cursorPosition()].decode("utf-16-le"))
            surplus = min(at, len(text) - LONGEST_NAME)
            kept = (text[: at - surplus] + text[at:])[:LONGEST_NAME]
            self.setText(kept)
            before = text[: at - surplus]
            self.setCursorPosition(len(before.encode("utf-16-le")) // 2)

    def _enter(self) -> None:
        """Take Enter for the end of the page, unless it picks a name."""
        if not self._is_offering:
            self.entered.emit()
