"""Every command once: its text, its keys, and when it can be given.

Buttons, menus, tooltips and the list of keys in Help all read it here.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from yacht_desktop.rules import PRESETS, SLOTS, Game
from yacht_desktop.ui import sentences
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.theme import Appearance
from yacht_desktop.ui.words import fill, ruleset_name

translate = QCoreApplication.translate

StandardKey = QKeySequence.StandardKey


class Actions(QObject):
    """The commands of the main window; it keeps itself true to the game."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self.roll = self._action(controller.roll, "Space", "R")
        self.holds = [self._action(self._toggle(slot), str(slot + 1)) for slot in SLOTS]
        self.undo = self._action(controller.undo, StandardKey.Undo)
        self.redo = self._action(controller.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.new_game = self._action(controller.new_game, StandardKey.New)
        self.next_game = self._action(controller.new_game, "N")
        self.presets = {key: self._action(self._start(key)) for key in PRESETS}
        self.quit = self._action(None, "Ctrl+Q")  # the standard key is none on Windows
        self.full_screen = self._action(None, "F11")
        self.keyboard = self._action(None, StandardKey.HelpContents)
        self.about = self._action(None)
        self.guide = self._toggle_action()
        self.still = self._toggle_action()
        self.appearances = {choice: self._toggle_action() for choice in Appearance}
        self._group(list(self.appearances.values()))
        self.translate()
        controller.changed.connect(self._update)
        controller.opened.connect(self._update)

    def translate(self) -> None:
        """Say everything in the language in force."""
        for slot, action in enumerate(self.holds):
            action.setText(fill(translate("Action", "Hold or release die %1"), slot + 1))
        self.new_game.setText(translate("Action", "&New game"))
        for key, action in self.presets.items():
            action.setText(ruleset_name(PRESETS[key]))
        self.quit.setText(translate("Action", "&Quit"))
        self.full_screen.setText(translate("Action", "&Full screen"))
        self.keyboard.setText(translate("Action", "&Keyboard"))
        self.about.setText(translate("Action", "&About Yacht"))
        self.guide.setText(translate("Action", "How to &play this turn"))
        self.still.setText(translate("Action", "&Keep everything still"))
        names = {
            Appearance.SYSTEM: translate("Action", "Like the &system"),
            Appearance.LIGHT: translate("Action", "&Light"),
            Appearance.DARK: translate("Action", "&Dark"),
            Appearance.CONTRAST: translate("Action", "&High contrast"),
        }
        for choice, action in self.appearances.items():
            action.setText(names[choice])
        self._update()

    def _update(self) -> None:
        game = self._controller.game
        self.roll.setText(sentences.roll_button(game))
        self.roll.setToolTip(sentences.roll_hint(game))
        self.roll.setEnabled(game.can_roll)
        for action in self.holds:
            action.setEnabled(game.can_hold)
        self._update_undo(game)
        self.next_game.setText(
            translate("Action", "Next game") if game.is_over else translate("Action", "Start over")
        )
        beaten = sentences.is_out_of_reach(self._controller.record, game)
        self.next_game.setEnabled(game.is_over or beaten)

    def _update_undo(self, game: Game) -> None:
        move = self._controller.undoable
        self.undo.setText(
            translate("Action", "Undo new game")
            if self._controller.can_return
            else sentences.undo(move, game)
        )
        self.undo.setEnabled(move is not None or self._controller.can_return)
        self.redo.setText(sentences.redo(self._controller.redoable))
        self.redo.setEnabled(self._controller.redoable is not None)

    def _action(
        self, command: Callable[[], object] | None, *keys: str | QKeySequence.StandardKey
    ) -> QAction:
        action = QAction(self)
        action.setAutoRepeat(False)  # a key held down acts once
        action.setShortcuts([QKeySequence(key) for key in keys])
        if command is not None:
            action.triggered.connect(lambda *_: command())
        return action

    def _toggle_action(self) -> QAction:
        action = self._action(None)
        action.setCheckable(True)
        return action

    def _group(self, actions: list[QAction]) -> None:
        group = QActionGroup(self)
        for action in actions:
            group.addAction(action)

    def _toggle(self, slot: int) -> Callable[[], None]:
        return lambda: self._controller.toggle(slot)

    def _start(self, key: str) -> Callable[[], None]:
        return lambda: self._controller.new_game(PRESETS[key])
