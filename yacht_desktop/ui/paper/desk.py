"""The way from the game to paper; the rest of this room is entered when it is first needed."""

import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget

from yacht_desktop.records import StoreError
from yacht_desktop.rules import Ruleset
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.paper.sheet import Sheet
from yacht_desktop.ui.settings import Settings
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import problem

if TYPE_CHECKING:
    from yacht_desktop.ui.paper.dialog import PaperDialog


_SERVICE = "/run/cups/cups.sock"


class PaperDesk(QObject):
    """Opens the dialog of paper over the window, one at a time."""

    failed = Signal(str)
    """The game could not be read, in a sentence."""

    def __init__(
        self, controller: Controller, theme: Theme, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._theme = theme
        self._settings = settings
        self._window = window
        self.dialog: PaperDialog | None = None

    def show_current(self) -> None:
        """Offer the card of the game on the table if it is over, else blank ones."""
        controller = self._controller
        try:
            ending = controller.ending
        except StoreError as error:
            self.failed.emit(problem(error))
            return
        game = controller.game
        if ending is None:
            self.show_blank(game.ruleset, len(game.cards))
            return
        card = FinishedCard.of(
            game,
            controller.names,
            ending,
            is_assisted=controller.is_assisted,
            is_practice=controller.is_practice,
        )
        self.show_card(card)

    def show_card(self, card: FinishedCard) -> None:
        """Offer the card of a finished game, and blank ones by its rules."""
        self._open(Sheet(card.game.ruleset, len(card.game.cards)), card)

    def show_blank(self, ruleset: Ruleset, players: int) -> None:
        """Offer blank cards."""
        self._open(Sheet(ruleset, players), None)

    def show_text(self, document: QTextDocument) -> None:
        """Offer a text, a page at a time."""
        from yacht_desktop.ui.paper.text_preview import TextPreview

        _ask_this_computer_only()
        TextPreview(document, self._theme.scale, self._window).open()

    def _open(self, blank: Sheet, card: FinishedCard | None) -> None:
        from yacht_desktop.ui.paper.dialog import PaperDialog  # Qt's print support comes in here

        _ask_this_computer_only()
        if self.dialog is not None:
            self.dialog.close()
        blank = blank._replace(yacht_first=self._settings.yacht_first)
        dialog = PaperDialog(blank, card, self._theme, self._settings, self._window)
        self.dialog = dialog
        dialog.finished.connect(self._forget)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _forget(self) -> None:
        self.dialog = None


def _ask_this_computer_only() -> None:
    """Let CUPS be asked for printers by its file: by itself it would try the network's port."""
    if sys.platform == "linux" and not os.environ.get("CUPS_SERVER", "").startswith("/"):
        os.environ["CUPS_SERVER"] = _SERVICE
