"""How the player wants things to look and sound: each choice once, with its text and keys."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from yacht_desktop.ui.keys import sequence
from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.tokens import Appearance, Scheme

translate = QCoreApplication.translate


class LookActions(QObject):
    """The choices of the View menu that change no game."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.schemes = {scheme: self._choice() for scheme in Scheme}
        self.appearances = {choice: self._choice() for choice in Appearance}
        self.marks = {marks: self._choice() for marks in Marks}
        self.still = self._choice()
        self.sound = self._choice()
        self.larger = self._command("Ctrl++", "Ctrl+=")
        self.smaller = self._command("Ctrl+-")
        self.usual_size = self._command("Ctrl+0")
        for group in (self.schemes, self.appearances, self.marks):
            self._group(list(group.values()))
        self.translate()

    def fill(self, view: QMenu) -> None:
        """Put the choices into a menu."""
        for title, choices in (
            (translate("Menu", "&Theme"), self.schemes),
            (translate("Menu", "&Colours"), self.appearances),
            (translate("Menu", "&Dice"), self.marks),
        ):
            view.addMenu(title).addActions(list(choices.values()))
        size = view.addMenu(translate("Menu", "Si&ze"))
        size.addActions([self.larger, self.smaller, self.usual_size])
        view.addActions([self.sound, self.still])

    def translate(self) -> None:
        """Say everything in the language in force."""
        texts: dict[QAction, str] = {
            self.schemes[Scheme.HARBOUR]: translate("Action", "&Harbour"),
            self.schemes[Scheme.LINEN]: translate("Action", "&Linen"),
            self.schemes[Scheme.SLATE]: translate("Action", "&Slate"),
            self.appearances[Appearance.SYSTEM]: translate("Action", "Like the &system"),
            self.appearances[Appearance.LIGHT]: translate("Action", "&Light"),
            self.appearances[Appearance.DARK]: translate("Action", "&Dark"),
            self.appearances[Appearance.CONTRAST]: translate("Action", "&High contrast"),
            self.marks[Marks.PIPS]: translate("Action", "&Pips"),
            self.marks[Marks.NUMERALS]: translate("Action", "&Numerals"),
            self.still: translate("Action", "&Keep everything still"),
            self.sound: translate("Action", "&Sound"),
            self.larger: translate("Action", "&Larger"),
            self.smaller: translate("Action", "&Smaller"),
            self.usual_size: translate("Action", "&Usual size"),
        }
        for action, text in texts.items():
            action.setText(text)

    def _command(self, *keys: str) -> QAction:
        action = QAction(self)
        action.setAutoRepeat(False)
        action.setShortcuts([sequence(key) for key in keys])
        return action

    def _choice(self) -> QAction:
        action = self._command()
        action.setCheckable(True)
        return action

    def _group(self, actions: list[QAction]) -> None:
        group = QActionGroup(self)
        for action in actions:
            group.addAction(action)
