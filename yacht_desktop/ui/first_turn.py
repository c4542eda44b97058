"""Hints for somebody's very first turn: each goes when it has been done, and never comes again."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from yacht_desktop.rules import ROLLS_A_TURN, Game
from yacht_desktop.session import Step
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.settings import Settings

translate = QCoreApplication.translate


class Hint(StrEnum):
    """What there is to learn, in the order in which it is met."""

    ROLL = "roll"
    HOLD = "hold"
    ROLL_AGAIN = "roll again"
    SCORE = "score"

    @property
    def text(self) -> str:
        """The hint itself, short enough to stand beside what it speaks of."""
        match self:
            case Hint.ROLL:
                return translate("Hint", "Roll the dice: click here, or press Space.")
            case Hint.HOLD:
                return translate("Hint", "Click the dice you want to keep.")
            case Hint.ROLL_AGAIN:
                return translate("Hint", "Roll the others. You can do this twice.")
            case Hint.SCORE:
                return translate("Hint", "Choose a box. Its number is what you get.")


class FirstTurn(QObject):
    """Follows the game of someone who has never finished one here."""

    finished = Signal()
    """Somebody new has filled their first box."""

    def __init__(self, controller: Controller, settings: Settings) -> None:
        super().__init__()
        self._controller = controller
        self._settings = settings
        controller.changed.connect(self._learn)

    @property
    def hint(self) -> Hint | None:
        """What to say now, if anything."""
        controller = self._controller
        if controller.is_looking or controller.has_table_dice or controller.record is not None:
            return None
        fitting = _fitting(controller.game)
        return fitting if fitting is not None and fitting not in self._settings.hints else None

    def _learn(self, step: Step) -> None:
        done = _done(step)
        if done is None or done in self._settings.hints:
            return
        self._settings.hints = self._settings.hints | {done}
        if done is Hint.SCORE and self._controller.record is None:
            QTimer.singleShot(0, self, self.finished.emit)  # when the table has shown the step


def _fitting(game: Game) -> Hint | None:
    if game.is_over:
        return None
    if game.faces is None:
        return Hint.ROLL
    if not game.rolls_left:
        return Hint.SCORE
    return Hint.ROLL_AGAIN if game.held else Hint.HOLD


def _done(step: Step) -> Hint | None:
    before, after = step
    if after.cards != before.cards:
        return Hint.SCORE if sum(c.filled for c in after.cards) > _filled(before) else None
    if step.thrown:
        return Hint.ROLL if before.rolls_left == ROLLS_A_TURN else Hint.ROLL_AGAIN
    return Hint.HOLD if after.held and after.held != before.held else None


def _filled(game: Game) -> int:
    return sum(card.filled for card in game.cards)
