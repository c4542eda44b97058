"""No number that was entered by hand ever reaches the lists of dice that the app rolled."""

from collections.abc import Callable
from datetime import date
from random import Random

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.playing import resume
from tests.unit.records.support import SEED, WHOLE_LOG, begin, cards_of, finish, games_of
from yacht_desktop.records import (
    Archive,
    Database,
    Games,
    Kind,
    Selection,
    Statistics,
    Upkeep,
)
from yacht_desktop.rules import Amend, Category

ROLLED = (Kind.UNAIDED, Kind.ASSISTED, Kind.PRACTICE)
YACHT = (6, 6, 6, 6, 6)

Answers = dict[str, object]


def answers(memory: Database, *kinds: Kind) -> Answers:
    """Whatever can be asked about games of these kinds, in any period."""
    archive = Archive(memory, games_of(memory)._clock)  # noqa: SLF001 - the very same noon
    found: Answers = {}
    for kind in kinds:
        for since in (None, date(2026, 1, 1)):
            chosen = Selection(TRADITIONAL, kind, since)
            found |= {
                f"best {chosen}": archive.best(chosen, 0, 99),
                f"size {chosen}": archive.size(chosen),
                f"others {chosen}": archive.others(chosen, 0, 99),
                f"course {chosen}": [*archive.course(chosen)],
                f"totals {chosen}": archive.totals(chosen),
                f"boxes {chosen}": archive.boxes(chosen),
                f"streak {chosen}": archive.streak(chosen),
            }
        found[f"counts {kind}"] = archive.counts(Selection(TRADITIONAL, kind))
    return found


def rolled(memory: Database) -> Answers:
    """All that is said about games with rolled dice: the lists, the records, what is to beat."""
    statistics, games = Statistics(memory), games_of(memory)
    found = answers(memory, *ROLLED)
    for is_assisted in (False, True):
        found[f"record {is_assisted}"] = statistics.record(TRADITIONAL, is_assisted=is_assisted)
        found[f"placing {is_assisted}"] = statistics.placing(
            TRADITIONAL, 150, is_assisted=is_assisted
        )
    found["to beat"] = games.ending(1)
    return found


def play_at_the_table(games: Games, players: int = 1, turns: int = 12) -> int:
    """A game with dice entered by hand that earn more than any of those that were rolled."""
    stored = games.start(TRADITIONAL, SEED, [""] * players, has_table_dice=True)
    session = resume(games, stored)
    for _ in range(turns * players):
        session.enter(YACHT)
        session.score(session.game.card.open_boxes[0])
    return stored.number


def correct(games: Games) -> None:
    session = resume(games, games.return_to(play_at_the_table(games)))
    session.amend(Amend(0, Category.BIG_STRAIGHT, (2, 3, 4, 5, 6)))


def consult(games: Games) -> None:
    games.mark_assisted(play_at_the_table(games))


def leave_unfinished(games: Games) -> None:
    play_at_the_table(games, turns=3)


def abandon(games: Games) -> None:
    leave_unfinished(games)
    play_at_the_table(games)


def set_aside(games: Games) -> None:
    games.set_aside(games.start(TRADITIONAL, SEED, has_table_dice=True).number)


def several(games: Games) -> None:
    play_at_the_table(games, players=4)


AT_THE_TABLE: list[Callable[[Games], object]] = [
    *(play_at_the_table, correct, consult, leave_unfinished, abandon, set_aside, several)
]


@pytest.fixture
def lists(memory: Database) -> Games:
    """Some games with rolled dice of every kind."""
    games, luck = games_of(memory), Random(1)
    for _ in range(3):
        finish(games, luck.randint(100, 200))
        games.mark_assisted(finish(games, luck.randint(100, 200)))
        practice = games.start(TRADITIONAL, SEED, is_practice=True).number
        games.journal(practice).write(0, WHOLE_LOG, cards_of(160))
        finish(games, 150, 190)
    begin(games)
    games.set_aside(begin(games).number)
    return games


@pytest.mark.parametrize("play", AT_THE_TABLE, ids=lambda play: play.__name__)
def test_games_at_the_table_change_nothing_that_is_said_about_rolled_dice(
    memory: Database, lists: Games, play: Callable[[Games], object]
) -> None:
    before = rolled(memory)
    assert before["record False"] is not None
    play(lists)
    assert rolled(memory) == before


def test_rolled_dice_change_nothing_that_is_said_about_games_at_the_table(
    memory: Database, lists: Games
) -> None:
    number = play_at_the_table(lists)
    before = answers(memory, Kind.TABLE)
    record = Statistics(memory).record(TRADITIONAL, has_table_dice=True)
    assert record is not None
    lists.mark_assisted(finish(lists, 297))
    finish(lists, 297)
    assert answers(memory, Kind.TABLE) == before
    assert Statistics(memory).record(TRADITIONAL, has_table_dice=True) == record
    assert Archive(memory).best(Selection(TRADITIONAL, Kind.TABLE), 0, 9)[0].number == number


def test_deleting_games_at_the_table_leaves_those_with_rolled_dice(
    memory: Database, lists: Games
) -> None:
    play_at_the_table(lists)
    before = rolled(memory)
    upkeep = Upkeep(memory)
    assert len(upkeep.delete_all(Selection(TRADITIONAL, Kind.TABLE))) == 1
    assert rolled(memory) == before
    upkeep.purge()
    assert rolled(memory) == before


def test_the_best_of_each_kind_stays_its_own(memory: Database) -> None:
    games, statistics = games_of(memory), Statistics(memory)
    finish(games, 250)
    finish(games, 200)
    finish(games, 300, 299)
    number = play_at_the_table(games)
    games.mark_assisted(finish(games, 320))
    own, aided = (statistics.record(TRADITIONAL, is_assisted=asked) for asked in (False, True))
    table = statistics.record(TRADITIONAL, has_table_dice=True)
    ending = games.ending(number)
    assert own is not None
    assert aided is not None
    assert table is not None
    assert ending is not None
    assert (own.total, aided.total, table.total) == (250, 320, ending.total)
    assert ending.to_beat == 250
