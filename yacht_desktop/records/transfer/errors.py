"""Why games can't be taken out or in, told apart as a player would."""

from enum import Enum, auto
from pathlib import Path

from yacht_desktop.records.errors import OutsideError


class TransferProblem(Enum):
    """What is wrong with a file; the words for it belong to the user interface."""

    UNREADABLE = auto()
    FOREIGN = auto()
    NEWER = auto()
    DAMAGED = auto()
    TOO_LARGE = auto()
    UNEARNED = auto()
    """A log that breaks the rules, or a result that the log does not earn."""
    WRONG_DICE = auto()
    """Dice that don't come from the seed of their game."""
    OWN_FILE = auto()
    """The file that the player's games are kept in can't be written over."""


class TransferError(OutsideError):
    """Nothing was taken out or in; `position` is that of the game at fault, from 1, or 0."""

    def __init__(
        self, problem: TransferProblem, path: Path, detail: str = "", position: int = 0
    ) -> None:
        super().__init__(f"{problem.name}: {path.name}: {detail} ({position})")
        self.problem = problem
        self.path = path
        self.position = position


class FlawError(ValueError):
    """Something in a file is not as it should be."""

    def __init__(self, detail: str, problem: TransferProblem = TransferProblem.DAMAGED) -> None:
        super().__init__(detail)
        self.problem = problem
