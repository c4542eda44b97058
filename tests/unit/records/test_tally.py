"""The tally, which is kept along, is what all games add up to, whatever was done to them."""

from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.support import WHOLE_LOG, begin, cards_of, finish, games_of, profile
from tests.unit.records.version_1 import set_back
from yacht_desktop.records import Archive, Database, Games, Kind, Selection, Upkeep, open_in_memory
from yacht_desktop.rules import PRESETS, Category, Scorecard

Tally = set[tuple[object, ...]]
RULESETS = tuple(PRESETS.values())


def kept(database: Database) -> Tally:
    return set(database.rows("SELECT * FROM tally WHERE games <> 0"))


def counted(database: Database) -> Tally:
    """The same from all games anew."""
    of_games = "FROM game LEFT JOIN card ON card.game = number AND player = 0"
    shown = "state = 'finished' AND players = 1 AND deleted = 0"
    points = {"total": "total", **{str(box): str(box) for box in Category}}
    return {
        row
        for box, column in points.items()
        for row in database.rows(
            f"SELECT ruleset, kind, '{box}', {column}, count(*) {of_games}"
            f" WHERE {shown} AND {column} IS NOT NULL GROUP BY 1, 2, 4"
        )
    }


def do_anything(database: Database, luck: Random) -> None:
    games, upkeep = games_of(database), Upkeep(database)
    number = luck.choice([0, *(number for (number,) in database.rows("SELECT number FROM game"))])
    match luck.randrange(10):
        case 0:
            begin(games, luck.choice(RULESETS))
        case 1:
            games.mark_assisted(number)
        case 2:
            at_the_table(database, number)
        case 3:
            upkeep.delete(number)
        case 4:
            withdraw(database, games)
        case 5:
            hidden = upkeep.delete_all(Selection(luck.choice(RULESETS), luck.choice(list(Kind))))
            upkeep.restore(luck.sample(hidden, len(hidden) * 3 // 4))
        case 6 if luck.random() < 0.2:
            upkeep.purge()
        case _:
            finish_some(games, luck)


def finish_some(games: Games, luck: Random) -> None:
    ruleset, is_practice = luck.choice(RULESETS), luck.random() < 0.2
    boxes, players = ruleset.categories, luck.choice((1, 1, 1, 2))
    stored = games.start(ruleset, luck.randbytes(32), ["?"] * players, is_practice=is_practice)
    cards = [Scorecard(boxes, tuple(luck.randint(0, 3) for _ in boxes)) for _ in range(players)]
    games.journal(stored.number).write(0, WHOLE_LOG, cards)


def withdraw(database: Database, games: Games) -> None:
    """Taking the last score back, deleted or not, is possible while no other game is played."""
    last = database.rows("SELECT max(number) FROM game WHERE state = 'finished'")[0][0]
    if last is not None and games.unfinished() is None:
        games.journal(last).write(len(WHOLE_LOG) - 1, [], None)


def at_the_table(database: Database, number: int) -> None:
    with database.transaction() as connection:
        connection.execute("UPDATE game SET table_dice = 1 WHERE number = ?", (number,))


@pytest.mark.parametrize("seed", range(6))
def test_it_is_what_the_games_add_up_to(memory: Database, seed: int) -> None:
    luck = Random(seed)
    for _ in range(120):
        do_anything(memory, luck)
        assert kept(memory) == counted(memory)
    assert memory.rows("SELECT games FROM tally WHERE games < 0") == []
    assert len(kept(memory)) > 50


def test_a_file_of_the_first_version_gets_it(memory: Database, path: Path) -> None:
    games = games_of(memory)
    for total in (100, 200, 200):
        finish(games, total)
    finish(games, 150, 160)
    begin(games)
    set_back(memory, path)
    with profile(path) as database:
        assert (
            kept(database)
            == counted(database)
            == {
                (1, "unaided", "total", 100, 1),
                (1, "unaided", "total", 200, 2),
            }
        )
    with closing(open_in_memory(path)) as database:
        assert kept(database) == counted(database)


def test_boxes_ever_and_since_long_ago_are_the_same(memory: Database) -> None:
    luck = Random(5)
    for _ in range(60):
        finish_some(games_of(memory), luck)
    archive = Archive(memory)
    for ruleset in RULESETS:
        ever = Selection(ruleset)
        since = Selection(ruleset, since=date(2026, 3, 1))
        assert archive.boxes(ever) == archive.boxes(since) != []
        assert archive.totals(ever) == archive.totals(since) != {}
        assert archive.best(ever, 0, 99) == archive.best(since, 0, 99)


def test_a_game_without_a_card_has_a_total_only(memory: Database) -> None:
    number = finish(games_of(memory), 200)
    Upkeep(memory).delete(number)
    with memory.transaction() as connection:
        connection.execute("DELETE FROM card")
    Upkeep(memory).restore([number])
    archive = Archive(memory)
    games_of(memory).journal(begin(games_of(memory)).number).write(0, WHOLE_LOG, cards_of(100))
    assert archive.totals(Selection(TRADITIONAL)) == {100: 1, 200: 1}
    assert archive.boxes(Selection(TRADITIONAL))[0].mean == 100
