"""Those who stand between the widgets and the rooms below."""

from pathlib import Path
from typing import NamedTuple

from yacht_desktop.records import Database, Games, Houses
from yacht_desktop.ui import words
from yacht_desktop.ui.book_door import BookDoor
from yacht_desktop.ui.coach import Coach
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.controller import Controller
from yacht_desktop.ui.house_rules import HouseRules
from yacht_desktop.ui.keeping import Keeping
from yacht_desktop.ui.reviewing import Reviewer


class Presenters(NamedTuple):
    """Made by the door, handed to the window."""

    controller: Controller
    runner: CoachRunner
    coach: Coach
    reviewer: Reviewer
    keeping: Keeping
    book: BookDoor
    house: HouseRules
    games_file: Path | None
    """None while nothing can be saved."""

    @classmethod
    def of(
        cls, database: Database, controller: Controller, games_file: Path | None, cache: Path
    ) -> "Presenters":
        """All of them, for the games of one file; `cache` is for what the coach has solved."""
        runner = CoachRunner(cache)
        reviewer = Reviewer(Games(database), runner)
        keeping, book = Keeping(database, controller), BookDoor(database, runner)
        coach, house = Coach(controller, runner), HouseRules(Houses(database))
        keeping.games_changed.connect(book.look_again)
        keeping.games_changed.connect(house.look_again)
        return cls(controller, runner, coach, reviewer, keeping, book, house, games_file)

    def stop(self) -> None:
        """End what is under way, and let go of the file."""
        words.forget_names()
        self.keeping.stop()
        self.runner.stop()
        self.book.finish()
