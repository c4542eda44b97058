"""Games to take out and in: really played, with the dice of their seeds."""

import json
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.playing import resume
from tests.unit.records.support import games_of, prints, sqlite
from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Database, open_in_memory, open_profile
from yacht_desktop.records.schema import STEPS
from yacht_desktop.records.transfer import (
    Plan,
    TransferError,
    TransferProblem,
    export_games,
    export_totals,
    read_import,
)
from yacht_desktop.rules import PRESETS, Ruleset

Rows = list[tuple[Any, ...]]
ALL = 10**6
ODD = ["", "=1+1", "+", "-2", "@x", "\tx", "\rx", 'a,b;c"d', "two\nlines", "a\0b"]
ODD += ["Žluťoučký 用户 👩‍👩‍👧"]


def play_on(database: Database, number: int, turns: int = ALL, luck: Random | None = None) -> None:
    """Play a game that is in play for some turns, or to its end."""
    games, luck = games_of(database), luck or Random(number)
    stored = games.unfinished()
    assert stored is not None
    assert stored.number == number
    session = resume(games, stored)
    while turns and not session.game.is_over:
        session.roll()
        while session.game.can_roll and luck.random() < 0.5:
            session.hold(frozenset(luck.sample(range(5), luck.randint(0, 4))))
            session.roll()
        session.score(luck.choice(session.game.card.open_boxes))
        turns -= 1


def a_game(
    database: Database,
    seed: int,
    names: Sequence[str] = ("",),
    *,
    turns: int = ALL,
    ruleset: Ruleset = TRADITIONAL,
) -> int:
    """Start a game and play it for some turns, or to its end; returns its number."""
    games = games_of(database)
    stored = games.start(ruleset, seed.to_bytes(32), names)
    play_on(database, stored.number, turns, Random(seed))
    return stored.number


def a_life(database: Database, luck: Random, games: int, texts: Sequence[str] = ODD) -> None:
    """Games of every kind in every state, with names and notes."""
    for _ in range(games):
        names = [luck.choice(texts) for _ in range(luck.choice((1, 1, 1, 2, 6)))]
        turns = luck.choice((0, 1, 5, ALL, ALL))
        ruleset = luck.choice([*PRESETS.values(), Ruleset("=mine", yacht=70)])
        number = a_game(database, luck.getrandbits(200), names, turns=turns, ruleset=ruleset)
        change(
            database,
            "UPDATE game SET note = ?, assisted = ?, table_dice = ?, practice = ?, utc_offset = ?"
            " WHERE number = ?",
            luck.choice(texts),
            *(luck.random() < 0.3 for _ in range(3)),
            luck.randint(-720, 840),
            number,
        )


def change(database: Database, sql: str, *values: object) -> None:
    """Do something to the file that the games themselves would not do."""
    with database.transaction() as connection:
        connection.execute(sql, values)


def content(database: Database) -> Rows:
    """All that is known of each game, whatever numbers the file gives them."""
    return [
        (*game, *_of(database, "seat", "player", number), *_of(database, "move", "ply", number))
        for number, *game in database.rows(
            "SELECT game.number, id, json, players, seed, state, assisted, table_dice, practice,"
            " started, ended, edited, utc_offset, total, note, deleted"
            " FROM game JOIN ruleset ON ruleset.number = game.ruleset ORDER BY game.number"
        )
    ]


def _of(database: Database, table: str, order: str, number: int) -> Rows:
    rows = database.rows(f"SELECT * FROM {table} WHERE game = ? ORDER BY {order}", (number,))
    return [row[1:] for row in rows]


def cards(database: Database) -> Rows:
    """The points of every finished card, by the id of the game."""
    rows = database.rows(
        "SELECT id, card.* FROM card JOIN game ON game.number = card.game ORDER BY id, player"
    )
    return [(identity, *points) for identity, _, *points in rows]


def export(database: Database, path: Path) -> Path:
    export_games(database.snapshot(), database.path, path)
    return path


def exported(database: Database, folder: Path) -> Any:
    """The value of an export."""
    return json.loads(export(database, folder / "export.json").read_text(encoding="utf-8"))


def totals(database: Database, path: Path) -> bytes:
    export_totals(database.snapshot(), database.path, path)
    return path.read_bytes()


def take_in(database: Database, path: Path) -> Plan:
    """Import a file; what was said before is what happened."""
    with closing(read_import(database, path, SeededDice)) as waiting:
        done = waiting.take_in()
        assert done == waiting.plan
        return done


@contextmanager
def not_taken(problem: TransferProblem, position: int = -1) -> Iterator[None]:
    """What happens here must fail, for this reason."""
    with pytest.raises(TransferError) as caught:
        yield
    assert caught.value.problem is problem, caught.value
    assert position in (-1, caught.value.position)


@contextmanager
def another(folder: Path) -> Iterator[Database]:
    """A new profile in a folder of its own."""
    with closing(open_profile(folder / "another" / "yacht.db")) as database:
        yield database


@contextmanager
def in_memory() -> Iterator[Database]:
    with closing(open_in_memory()) as database:
        yield database


def in_version_1(source: Path, target: Path) -> Path:
    """The same games in a file as the first version of the program made it."""
    open_profile(target, STEPS[:1]).close()
    with sqlite(target) as connection:
        connection.execute("ATTACH ? AS newer", (str(source),))
        for table in ("ruleset", "game", "seat", "move"):
            told = connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
            columns = ", ".join(name for (name,) in told)
            connection.execute(
                f"INSERT INTO {table} ({columns}) SELECT {columns} FROM newer.{table}"
            )
    return target


class Said(list[float]):
    """What was said about the progress; after so many words the work is told to stop."""

    def __init__(self, many: int = ALL) -> None:
        super().__init__()
        self._many = many

    def __call__(self, done: float) -> bool:
        self.append(done)
        return len(self) <= self._many


def read(database: Database, file: Path) -> None:
    """See what a file would bring."""
    read_import(database, file, SeededDice).close()


def refuse(database: Database, file: Path, problem: TransferProblem, position: int = -1) -> None:
    """Reading a file must fail for this reason, and leave nothing behind."""
    before, there = content(database), prints(file.parent)
    with not_taken(problem, position):
        read(database, file)
    assert content(database) == before
    assert prints(file.parent) == there
