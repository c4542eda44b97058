"""A file from before cards were kept: all is kept, and its logs earn it the cards."""

from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.support import (
    BEGUN_LOG,
    SEED,
    WHOLE_LOG,
    begin,
    cards_of,
    dump_of,
    finish,
    games_of,
    prints,
    profile,
)
from tests.unit.records.version_1 import rows_of, set_back
from yacht_desktop.records import (
    Archive,
    Database,
    Games,
    Kind,
    Selection,
    Statistics,
    open_in_memory,
    open_profile,
)
from yacht_desktop.records.files import pragma, reading
from yacht_desktop.records.schema import STEPS
from yacht_desktop.rules import PRESETS, Game, Hold, Move, Roll, Ruleset, Score, play, replay

BY_HAND = 275
"""A total that WHOLE_LOG doesn't earn."""


def played_at_random(ruleset: Ruleset, players: int, luck: Random) -> tuple[list[Move], Game]:
    game, log = Game.new(ruleset, players), list[Move]()

    def go(move: Move) -> None:
        nonlocal game
        game = play(game, move)
        log.append(move)

    while not game.is_over:
        faces = [luck.randint(1, 6) for _ in range(5)]
        go(Roll(tuple(faces)))
        if luck.random() < 0.5:
            go(Hold(frozenset({0, 1})))
            go(Roll((faces[0], faces[1], *(luck.randint(1, 6) for _ in range(3)))))
        go(Score(luck.choice(game.card.open_boxes)))
    return log, game


def finish_at_random(games: Games, ruleset: Ruleset, players: int, luck: Random) -> None:
    log, game = played_at_random(ruleset, players, luck)
    stored = games.start(ruleset, luck.randbytes(32), ["?"] * players)
    games.journal(stored.number).write(0, log, game.cards)


@pytest.fixture
def today(memory: Database) -> Database:
    """Games of every sort, each finished one with its card, the last one in play."""
    games, luck = games_of(memory), Random(7)
    for ruleset in PRESETS.values():
        for players in range(1, 7):
            finish_at_random(games, ruleset, players, luck)
    begin(games)
    games.set_aside(begin(games).number)
    whole = replay(TRADITIONAL, 1, WHOLE_LOG)
    practice = games.start(TRADITIONAL, SEED, is_practice=True).number
    games.journal(practice).write(0, WHOLE_LOG, whole.cards)
    assisted = games.start(TRADITIONAL, SEED).number
    games.journal(assisted).write(0, WHOLE_LOG, whole.cards)
    games.mark_assisted(assisted)
    begin(games)
    return memory


def cards(database: Database) -> list[tuple[object, ...]]:
    return database.rows("SELECT * FROM card ORDER BY game, player")


def test_every_game_is_as_before_and_has_its_card(today: Database, path: Path) -> None:
    set_back(today, path)
    with profile(path) as database:
        assert rows_of(database) == rows_of(today)
        assert cards(database) == cards(today)
        assert len(cards(database)) == 4 * (1 + 2 + 3 + 4 + 5 + 6) + 2
        assert set(database.rows("SELECT note, deleted FROM game")) == {("", 0)}
    copies = list((path.parent / "backups").iterdir())
    assert len(copies) == 1
    with reading(copies[0]) as connection:
        assert pragma(connection, "user_version") == 1


def test_it_is_played_on(today: Database, path: Path) -> None:
    set_back(today, path)
    with profile(path) as database:
        games = games_of(database)
        stored = games.unfinished()
        assert stored is not None
        assert stored.log == tuple(map(str, BEGUN_LOG))
        games.journal(stored.number).write(0, WHOLE_LOG, cards_of(299))
        record = Statistics(database).record(TRADITIONAL)
        assert record is not None
        assert record.total == 299
        assert Archive(database).counts(Selection(TRADITIONAL, Kind.PRACTICE)).finished == 1


def test_a_copy_in_memory_has_the_cards_too(today: Database, path: Path) -> None:
    set_back(today, path)
    before = prints(path.parent)
    with closing(open_in_memory(path)) as database:
        assert cards(database) == cards(today)
    assert prints(path.parent) == before


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM move WHERE game = 1",
        "DELETE FROM move WHERE game = 1 AND ply = (SELECT max(ply) FROM move WHERE game = 1)",
        "DELETE FROM move WHERE game = 1 AND ply = 0",
        "UPDATE move SET notation = 'roll 12347' WHERE game = 1 AND ply = 2",
        "UPDATE move SET notation = CAST(x'ff' AS TEXT) WHERE game = 1 AND ply = 2",
        "INSERT INTO move VALUES (1, 999, 'roll 12345')",
        "UPDATE ruleset SET json = '{}' WHERE number = (SELECT ruleset FROM game WHERE number = 1)",
        f"UPDATE game SET total = {BY_HAND} WHERE number = 1",
        f"UPDATE seat SET total = {BY_HAND} WHERE game = 1",
        "DELETE FROM seat WHERE game = 1",
    ],
)
def test_a_result_that_its_log_does_not_show_is_kept_without_a_card(
    memory: Database, path: Path, damage: str
) -> None:
    luck = Random(3)
    finish_at_random(games_of(memory), TRADITIONAL, 1, luck)
    finish_at_random(games_of(memory), PRESETS["two-pairs"], 1, luck)
    with memory.transaction() as connection:
        connection.execute(damage)
    set_back(memory, path)
    with profile(path) as database:
        assert rows_of(database) == rows_of(memory)
        assert [row[0] for row in cards(database)] == [2]
        total = database.rows("SELECT total FROM game WHERE number = 1")
        assert total == memory.rows("SELECT total FROM game WHERE number = 1") != [(None,)]


def test_a_game_without_a_card_counts_everywhere_but_in_its_boxes(
    memory: Database, path: Path
) -> None:
    games, luck = games_of(memory), Random(3)
    finish_at_random(games, TRADITIONAL, 1, luck)
    finish(games, BY_HAND)
    set_back(memory, path)
    with profile(path) as database:
        archive, selection = Archive(database), Selection(TRADITIONAL)
        assert archive.size(selection) == 2
        assert archive.best(selection, 0, 1)[0].total == BY_HAND
        assert (
            sum(box.mean for box in archive.boxes(selection)) == archive.course(selection)[0].total
        )


def test_an_old_file_with_no_games_opens(path: Path) -> None:
    open_profile(path, STEPS[:1]).close()
    assert dump_of(path)["game"] == []
