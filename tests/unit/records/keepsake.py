"""Games of every sort in a file that is kept, so that later versions can prove that they open it.

    python -m tests.unit.records.keepsake tests/unit/records/kept/step-4.db

Run by the program that has a schema step last, just before the next step comes. `test_kept.py`
opens what every step left; the files of steps 1 and 2 were played by their own programs, too.
"""

import sys
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random

from tests.unit.records.playing import resume
from yacht_desktop.records import Database, Games, Houses, Upkeep, open_profile
from yacht_desktop.rules import PRESETS, SLOTS, Amend, Category, Ruleset
from yacht_desktop.session import Session

TRADITIONAL, TWO_PAIRS = PRESETS["traditional"], PRESETS["two-pairs"]
SEED = bytes(range(32))


class Clock:
    """A week in March, a quarter of an hour at a time."""

    def __init__(self) -> None:
        self._now = datetime(2026, 3, 1, 12, 0, tzinfo=timezone(timedelta(hours=1)))

    def __call__(self) -> datetime:
        self._now += timedelta(minutes=15)
        return self._now


def play(session: Session, luck: Random, turns: int = 1000) -> None:
    """Play some turns, or to the end."""
    while turns and not session.game.is_over:
        session.roll()
        while session.game.can_roll and luck.random() < 0.5:
            session.hold(frozenset(luck.sample(SLOTS, luck.randint(0, 4))))
            session.roll()
        session.score(luck.choice(session.game.card.open_boxes))
        turns -= 1


def play_with_dice_of_the_table(session: Session, luck: Random, turns: int = 1000) -> None:
    """The same with dice that are thrown once a turn and typed in."""
    while turns and not session.game.is_over:
        session.enter(tuple(luck.choices(range(1, 7), k=len(SLOTS))))
        session.score(luck.choice(session.game.card.open_boxes))
        turns -= 1


class Keepsake:
    """One file in the making."""

    def __init__(self, database: Database) -> None:
        self._luck = Random("keepsake")
        self._database = database
        self._games = Games(database, Clock())

    def fill(self) -> None:
        """Everything that the program of today can leave in a file."""
        record = self._begin(TRADITIONAL, SEED)
        assisted = self._begin(TWO_PAIRS, turns=2)
        self._games.mark_assisted(assisted)
        self._go_on()
        self._games.set_aside(self._begin(TRADITIONAL, turns=3))
        self._begin(TRADITIONAL, SEED, is_practice=True)
        abandoned = self._begin(TRADITIONAL, turns=4)
        self._write_down(record, abandoned)
        self._sit_at_the_table()
        self._invent_rules()
        self._break_off_within_a_turn()

    def _begin(
        self,
        ruleset: Ruleset,
        seed: bytes | None = None,
        names: Sequence[str] = ("",),
        turns: int = 1000,
        **how: bool,
    ) -> int:
        seed = seed or self._luck.randbytes(32)
        number = self._games.start(ruleset, seed, names, **how).number
        self._go_on(turns)
        return number

    def _go_on(self, turns: int = 1000) -> None:
        play(self._in_play(), self._luck, turns)

    def _in_play(self) -> Session:
        stored = self._games.unfinished()
        if stored is None:
            raise LookupError
        return resume(self._games, stored)

    def _write_down(self, record: int, abandoned: int) -> None:
        """Notes, a game that is deleted for good, and one that could still be brought back."""
        upkeep = Upkeep(self._database)
        upkeep.set_note(record, "Omas 80., at the lake ☀")
        upkeep.set_note(abandoned, "the ferry came")
        upkeep.delete(self._begin(TRADITIONAL))
        upkeep.purge()
        upkeep.delete(self._begin(TWO_PAIRS))

    def _sit_at_the_table(self) -> None:
        """Three players with dice of their own: one leaves, and an entry was wrong."""
        names = ("Þóra", "Ann", "用户")
        self._games.start(TRADITIONAL, bytes(32), names, has_table_dice=True)
        session = self._in_play()
        play_with_dice_of_the_table(session, self._luck, 8)
        session.leave(session.game.player)
        play_with_dice_of_the_table(session, self._luck)
        session.amend(Amend(0, Category.CHOICE, (6, 6, 6, 6, 5)))

    def _invent_rules(self) -> None:
        houses = Houses(self._database)
        houses.save("Grandma’s", Ruleset("grandma", yacht=60, two_pairs=True))
        retired = houses.save("Once", Ruleset("once", yacht=100))
        self._begin(retired.ruleset)
        houses.delete(retired.number)

    def _break_off_within_a_turn(self) -> None:
        self._begin(TRADITIONAL, turns=5)
        session = self._in_play()
        session.roll()
        session.hold(frozenset({1, 3}))


def main(path: Path) -> None:
    with closing(open_profile(path)) as database:
        Keepsake(database).fill()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
