"""The hand itself: what it has done, and by what chance it goes on."""

from collections import Counter, deque
from pathlib import Path
from random import Random

from PySide6.QtGui import QAction

from tests.trials.rampage.life import Life

REMEMBERED = 30


class Files:
    """Files that it may open or write: its own, somebody else's, and some that are none."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder = folder
        self._chance = chance

    def any(self) -> Path:
        """A file that is there, for opening."""
        return self._chance.choice(sorted(f for f in self.folder.iterdir() if f.is_file()))

    def new(self) -> Path:
        """A name for something to write, which may be taken."""
        return self.folder / self._chance.choice(("one", "two", "drei", "Ärger \u202e", "5"))


class Hand:
    """Does one thing after the other; `tally` counts them."""

    def __init__(self, chance: Random, files: Files) -> None:
        self.chance = chance
        self.files = files
        self.tally: Counter[str] = Counter()
        self.recent: deque[str] = deque(maxlen=REMEMBERED)
        self.life: Life

    def say(self, what: str) -> None:
        """Say what is about to be done."""
        self.recent.append(what)

    def trigger(self, action: QAction) -> None:
        """Give a command as its menu does."""
        self.say(f"choose {action.text()!r}")
        action.trigger()
