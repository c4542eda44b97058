"""Files of games to measure with, made by the program's own rooms and kept for the next time."""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from yacht_desktop.chance import SeededDice
from yacht_desktop.records import FILE_NAME, Games, open_profile
from yacht_desktop.records.schema import STEPS
from yacht_desktop.rules import PRESETS, parse_move
from yacht_desktop.session import Session

FINISHED_GAMES = 1000
TRADITIONAL = PRESETS["traditional"]


def copy_of_a_long_life(folder: Path) -> Path:
    """A folder with a thousand finished games and one that was just begun."""
    return _copy("a-long-life", _play_many, folder)


def copy_of_a_large_table(folder: Path) -> Path:
    """The same with a game of six players in its last turn."""
    return _copy("a-large-table", _play_many_and_six, folder)


def kept_profile(
    name: str, play: Callable[[Games], None], add: Callable[[Path], None] = lambda _: None
) -> Path:
    """A closed file with games, made at the first need: first played, then added to as a file."""
    steps = [[getattr(change, "__name__", change) for change in step] for step in STEPS]
    version = hashlib.sha256(repr((steps, FINISHED_GAMES)).encode()).hexdigest()[:12]
    kept = Path(tempfile.gettempdir(), f"yacht-benchmarks-{os.getuid()}", f"{name}-{version}.db")
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        draft = kept.with_suffix(".draft")
        draft.unlink(missing_ok=True)
        with closing(open_profile(draft)) as database:
            play(Games(database))
        add(draft)
        draft.replace(kept)
    return kept


def _copy(name: str, play: Callable[[Games], None], folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(kept_profile(name, play), folder / FILE_NAME)
    return folder


def _play_many(games: Games) -> None:
    for number in range(FINISHED_GAMES):
        _play(games, number, players=1, boxes=len(TRADITIONAL.categories))
    games.start(TRADITIONAL, _seed(FINISHED_GAMES))


def _play_many_and_six(games: Games) -> None:
    _play_many(games)
    _play(games, FINISHED_GAMES, players=6, boxes=len(TRADITIONAL.categories) - 1)


def _play(games: Games, number: int, players: int, boxes: int) -> None:
    """Three rolls a turn, with a hold before each of the later ones, and the boxes in their order.

    All moves are written at once: what is measured is reading them.
    """
    seed = _seed(number)
    stored = games.start(TRADITIONAL, seed, names=[""] * players)
    session = Session(TRADITIONAL, players, _Forgetful(), SeededDice(seed))
    for box in TRADITIONAL.categories[:boxes]:
        for _ in range(players):
            session.roll()
            for slot in (0, 1):
                session.hold(frozenset({slot}))
                session.roll()
            session.score(box)
    moves = [parse_move(str(move)) for move in session.log]
    cards = session.game.cards if session.game.is_over else None
    games.journal(stored.number).write(0, moves, cards)


def _seed(number: int) -> bytes:
    return hashlib.sha256(f"benchmark {number}".encode()).digest()


class _Forgetful:
    """A journal that keeps nothing."""

    def write(self, *_: object) -> None:
        """Do nothing."""
