"""What is heard of a game: the cup and the dice, a tick, felt, and a bell for a record."""

from PySide6.QtCore import QObject

from yacht_desktop.paths import SOUNDS
from yacht_desktop.rules import Game
from yacht_desktop.session import Step
from yacht_desktop.ui import sentences
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.lacking import is_there
from yacht_desktop.ui.sound_player import Player, system_player


class Sounds(QObject):
    """Listens to the game; silent until switched on, and where the system has no player."""

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._is_on = False
        self._player: Player | None = None
        controller.changed.connect(self._hear)

    @property
    def can_be_heard(self) -> bool:
        """Whether there is somebody to play them."""
        return self._player is not None

    def switch(self, *, on: bool) -> None:
        """Play from now on, or no longer."""
        self._is_on = on
        if on and self._player is None:
            self._player = system_player(self)

    def try_out(self) -> None:
        """Let somebody who has just switched sounds on hear one."""
        self._play("hold")

    def stop(self) -> None:
        """End what is heard, as the window closes."""
        if self._player is not None:
            self._player.stop()

    def _hear(self, step: Step) -> None:
        if self._is_on and (name := self._name_of(step)):
            self._play(name)

    def _play(self, name: str) -> None:
        recording = SOUNDS / f"{name}.wav"
        if self._is_on and self._player is not None and is_there(recording):
            self._player.play(recording)

    def _name_of(self, step: Step) -> str:
        """The recording for a gesture, "" if it makes no sound."""
        before, after = step
        if step.thrown:
            return f"roll-{len(step.thrown)}"
        if _filled(after) > _filled(before):
            return "record" if self._is_record(after) else "score"
        same_dice = before.faces is not None and before.faces == after.faces
        return "hold" if same_dice and before.held != after.held else ""

    def _is_record(self, game: Game) -> bool:
        is_solo = len(game.cards) == 1 and not self._controller.is_practice
        return is_solo and game.is_over and sentences.is_new_record(self._controller.record, game)


def _filled(game: Game) -> int:
    return sum(card.filled for card in game.cards)
