"""Finished games on a real file, and the one who reviews them."""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from tests.ui.table import until
from yacht_desktop.chance import SeededDice
from yacht_desktop.coach import Cache, Study
from yacht_desktop.records import FILE_NAME, Games, open_profile
from yacht_desktop.rules import PRESETS, SLOTS, Game, Hold, Move, Roll, Score, play
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.reviewed import Reviewed
from yacht_desktop.ui.reviewing import Pending, Reviewer
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import Appearance

TRADITIONAL = PRESETS["traditional"]


class Bench:
    """Games, the coach, and the reviewer, as the program joins them."""

    def __init__(self, app: QApplication, folder: Path, solutions: Path) -> None:
        self._database = open_profile(folder / FILE_NAME)
        self.games = Games(self._database)
        self._solutions = solutions
        self.runner = CoachRunner(solutions)
        self.reviewer = Reviewer(self.games, self.runner)
        self.theme = Theme(app, Appearance.LIGHT, still=True)

    def clear_away(self) -> None:
        self.runner.stop()
        self._database.close()
        with suppress(RuntimeError):
            self.theme.deleteLater()

    def learn(self) -> None:
        """Let the coach know everything about the traditional rules."""
        solve(self._solutions)
        until(lambda: (study := self.runner.study(TRADITIONAL)) is not None and study.is_complete)

    def finish(self, seed: int, *, players: int = 1, is_practice: bool = False) -> Game:
        """Leave a game that a child might have played, on the dice of a seed."""
        dice = SeededDice(seed.to_bytes(32))
        return self.write(
            log_of_a_child(dice, players), seed, players=players, is_practice=is_practice
        )

    def write(
        self, log: list[Move], seed: int = 0, *, players: int = 1, is_practice: bool = False
    ) -> Game:
        """Leave a finished game with this log."""
        stored = self.games.start(
            TRADITIONAL, seed.to_bytes(32), ("",) * players, is_practice=is_practice
        )
        game = Game.new(TRADITIONAL, players)
        for move in log:
            game = play(game, move)
        self.games.journal(stored.number).write(0, log, game.cards)
        return game

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        return self._database.rows(sql)

    def change(self, sql: str) -> None:
        """Do something to the file that the program itself would not do."""
        with self._database.transaction() as connection:
            connection.execute(sql)

    @property
    def everything(self) -> list[list[tuple[Any, ...]]]:
        """All that the file holds."""
        return [self.rows(f"SELECT * FROM {table}") for table in ("game", "seat", "move")]

    @property
    def reviewed(self) -> Reviewed:
        shown = self.reviewer.review()
        assert isinstance(shown, Reviewed)
        return shown

    @property
    def sentence(self) -> str:
        shown = self.reviewer.review()
        assert isinstance(shown, Pending)
        return shown.sentence


@cache
def solve(solutions: Path) -> None:
    """Solve the traditional rules once and for all tests, however busy the machine is."""
    for _ in Study(TRADITIONAL, Cache(solutions)).learn():
        pass


def log_of_a_child(dice: SeededDice, players: int = 1) -> list[Move]:
    """Holds the sixes, and fills the boxes in the order of the card."""
    game, log = Game.new(TRADITIONAL, players), list[Move]()

    def do(move: Move) -> None:
        nonlocal game
        game = play(game, move)
        log.append(move)

    while not game.is_over:
        do(Roll(dice.roll(game)))
        for _ in range(2):
            sixes = frozenset(slot for slot in SLOTS if game.faces and game.faces[slot] == 6)
            if len(sixes) < len(SLOTS):
                do(Hold(sixes))
                do(Roll(dice.roll(game)))
        do(Score(game.card.open_boxes[0]))
    return log


def number(text: str) -> float:
    """A figure on the page as a number."""
    return float(text.replace("− ", "-").replace("+ ", "").removesuffix(" %"))
