"""The commands of several players, of dice on the table, and of the card's order."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from yacht_desktop.rules import MAX_PLAYERS
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.keys import sequence
from yacht_desktop.ui.seat_words import seat_name

translate = QCoreApplication.translate


class SeatActions(QObject):
    """Part of `Actions`; it keeps itself true to the game."""

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._is_at_table = True
        self.repeat = QAction(self)
        self.repeat.setAutoRepeat(False)
        self.repeat.setShortcut(sequence("Ctrl+Shift+N"))
        self.repeat.triggered.connect(lambda *_: controller.repeat())
        self.leave = [self._leaving(player) for player in range(MAX_PLAYERS)]
        self.three_rolls = self._choice()
        self.yacht_first = self._choice()
        self.large_boxes = self._choice()
        controller.changed.connect(self._update)
        controller.opened.connect(self._update)

    @property
    def can_leave(self) -> bool:
        """Whether anyone could leave the game."""
        return any(action.isVisible() for action in self.leave)

    def fill(self, menu: QMenu) -> None:
        """Put into the menu of the game what is for several players, and for dice on the table."""
        leave = menu.addMenu(translate("Menu", "A player &leaves"))
        leave.addActions(self.leave)
        menu.addAction(self.three_rolls)
        menu.addSeparator()
        menu.aboutToShow.connect(lambda: leave.menuAction().setVisible(self.can_leave))

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.repeat.setText(translate("Action", "New game, same &again"))
        self.three_rolls.setText(translate("Action", "Take down all &three rolls"))
        self.yacht_first.setText(translate("Action", "&Yacht first on the card"))
        self.large_boxes.setText(translate("Action", "Large &boxes"))
        self._update()

    def set_at_table(self, *, at_table: bool) -> None:
        """Let players leave only where the table is seen."""
        self._is_at_table = at_table
        self._update()

    def _update(self) -> None:
        game, names = self._controller.game, self._controller.names
        plays = not (game.is_over or self._controller.is_looking) and len(names) > 1
        for player, action in enumerate(self.leave):
            is_in = player < len(game.cards) and player not in game.left
            action.setVisible(plays and is_in and not game.cards[player].is_full)
            action.setEnabled(self._is_at_table)
            if action.isVisible():
                action.setText(seat_name(names, player).replace("&", "&&"))
        self.large_boxes.setEnabled(len(names) > 1)
        self.three_rolls.setVisible(self._controller.has_table_dice)

    def _leaving(self, player: int) -> QAction:
        action = QAction(self)
        action.setAutoRepeat(False)
        action.triggered.connect(self._let_go(player))
        return action

    def _let_go(self, player: int) -> Callable[..., None]:
        return lambda *_: self._controller.leave(player)

    def _choice(self) -> QAction:
        action = QAction(self)
        action.setAutoRepeat(False)
        action.setCheckable(True)
        return action
