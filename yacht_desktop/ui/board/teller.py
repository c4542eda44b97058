"""Says what happened at the table to those who don't see it: once, whoever did it."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.session import Step
from yacht_desktop.ui import spoken
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.board.die import Die
from yacht_desktop.ui.controller import Controller


class Teller(QObject):
    """Tells of boxes and holds; the tray tells of rolls, when they lie, and of the end."""

    def __init__(self, controller: Controller, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        controller.changed.connect(self._tell)

    def _tell(self, step: Step) -> None:
        is_hold = step.before.cards == step.after.cards
        if is_hold and isinstance(QApplication.focusWidget(), Die):
            return  # a reader says itself that the mark in focus has changed
        announce(self._board, spoken.told(step))
