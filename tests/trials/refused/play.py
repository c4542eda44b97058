"""Gestures of play, each with its Nth call refused, for N = 1, 2, 3 … until nothing is."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from tests.trials.refused.attempts import Attempts
from tests.trials.refused.refusal import NONE, Way
from tests.ui.table import Table
from tests.unit.doubles import almost_over
from yacht_desktop.chance import new_seed
from yacht_desktop.records import Games
from yacht_desktop.rules import PRESETS, Amend, Category
from yacht_desktop.ui.setup import Setup

TRADITIONAL = PRESETS["traditional"]
TWO = Setup(TRADITIONAL, ("Ann", "Bo"))
AT_THE_TABLE = Setup(TRADITIONAL, has_table_dice=True)
Script = Iterator[tuple[str, Callable[[], object]]]


def gestures(table: Table) -> Script:
    """Every kind of gesture once, each with its name; what leads to them is done in between."""
    controller = table.controller
    yield "two players", lambda: controller.start(TWO)
    yield "roll", lambda: table.press("Space")
    yield "hold", lambda: table.press("1")
    yield "undo a hold", lambda: table.press("Ctrl+Z")
    yield "hold and roll", lambda: table.press("Space")
    yield "score", lambda: controller.score(table.game.card.open_boxes[0])
    yield "undo a score", lambda: table.press("Ctrl+Z")
    yield "redo a score", lambda: table.press("Ctrl+Y")
    yield "leave", lambda: controller.leave(1)
    yield "new game", lambda: table.press("Ctrl+Shift+N")
    yield "back to the game before", lambda: table.press("Ctrl+Z")
    yield from _with_the_log_put_back(table)
    yield from _with_dice_on_the_table(table)
    yield from _the_end(table)
    yield from _after_the_end(table)


def _with_the_log_put_back(table: Table) -> Script:
    """Gestures after which SQLite copies its log into the file, and begins it anew."""
    with table.database.transaction() as connection:
        pass
    connection.execute("PRAGMA wal_autocheckpoint = 1")
    yield "roll, and put the log back", lambda: table.press("Space")
    yield "score, and put the log back", lambda: table.controller.score(Category.CHOICE)
    connection.execute("PRAGMA wal_autocheckpoint = 1000")
    yield "roll into the new log", lambda: table.press("Space")


def _with_dice_on_the_table(table: Table) -> Script:
    controller = table.controller
    yield "dice on the table", lambda: controller.start(AT_THE_TABLE)
    yield "enter", lambda: controller.enter((1, 1, 1, 2, 2))
    controller.score(Category.ONES)
    yield "correct", lambda: controller.amend(Amend(0, Category.ONES, (1,) * 5))
    yield "undo a correction", lambda: table.press("Ctrl+Z")


def _the_end(table: Table) -> Script:
    """The last box of a game for one, asked about before."""
    games = Games(table.database)
    stored = games.start(TRADITIONAL, new_seed())
    games.journal(stored.number).write(0, almost_over(), None)
    table.controller.reopen()
    table.press("Space")
    yield "ask the coach", table.controller.consult
    yield "the last box", lambda: table.controller.score(table.game.card.open_boxes[0])
    yield "undo the end", lambda: table.press("Ctrl+Z")
    yield "redo the end", lambda: table.press("Ctrl+Y")


def _after_the_end(table: Table) -> Script:
    """Deleting, and rules of the house; nobody is told by the notice above the table."""
    table.controller.repeat()
    sql = "SELECT max(number) FROM game WHERE state = 'finished'"
    number = int(table.database.rows(sql)[0][0])
    yield "delete", lambda: table.book.delete(number)
    yield "bring back", table.book.bring_back
    house = table.house
    house.begin("traditional")
    house.change(0, f"Ours {number}", house.entry(0).ruleset)
    yield "keep house rules", lambda: house.save(0)
    kept = house.key_of(house.entries[-1].ruleset)
    if isinstance(kept, int):
        yield "delete house rules", lambda: house.delete(kept)


def play(attempts: Attempts, way: Way, luck: Random | None) -> None:
    """Go through all gestures again and again, until each has had a clean run.

    With luck, each is made once clean, and once with any of its calls refused.
    """
    if luck is not None:
        calls = _round(attempts, way, lambda _: NONE)
        chosen = {name: luck.randint(1, max(1, many)) for name, many in calls.items()}
        _round(attempts, way, lambda name: chosen.get(name, 1))
        return
    is_clean: dict[str, bool] = {}
    for number in count(1):
        calls = _round(attempts, way, lambda name: NONE if is_clean.get(name) else number)  # noqa: B023
        is_clean = {
            name: is_clean.get(name, False) or many < number for name, many in calls.items()
        }
        if all(is_clean.values()):
            return


def _round(attempts: Attempts, way: Way, number_for: Callable[[str], int]) -> dict[str, int]:
    """Make each gesture once; how many calls each made until one was refused."""
    return {
        name: attempts.make(name, gesture, number_for(name), way)
        for name, gesture in gestures(attempts.table)
    }
