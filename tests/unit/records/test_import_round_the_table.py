"""Games with table dice, corrections and players who left, taken out and in again."""

import json
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.unit.doubles import TRADITIONAL
from tests.unit.records.playing import resume
from tests.unit.records.support import SEED, games_of
from tests.unit.records.transferring import (
    a_game,
    another,
    cards,
    content,
    export,
    exported,
    refuse,
    take_in,
)
from yacht_desktop.records import Archive, Database, Kind, Selection
from yacht_desktop.records.transfer import TransferProblem
from yacht_desktop.rules import Amend, Category

UNEARNED, DAMAGED = TransferProblem.UNEARNED, TransferProblem.DAMAGED
YACHT = (6, 6, 6, 6, 6)


def play_at_the_table(database: Database, luck: Random, players: int) -> None:
    """A whole game in which people change their minds about holds, leave, and correct."""
    games = games_of(database)
    stored = games.start(TRADITIONAL, SEED, ["?"] * players, has_table_dice=True)
    session = resume(games, stored)
    while not session.game.is_over:
        session.enter(tuple(luck.choices(range(1, 7), k=5)))
        session.hold(frozenset({0}))
        before = session.game.player
        if luck.random() < 0.1 and players > 1:
            seats = session.game.cards
            inside = [p for p in range(players) if p not in session.game.left]
            session.leave(luck.choice([p for p in inside if not seats[p].is_full]))
        for player, card in enumerate(session.game.cards):
            written = [box for box in card.categories if box not in card.open_boxes]
            if written and luck.random() < 0.3:
                session.amend(Amend(player, luck.choice(written), YACHT))
        if session.game.player == before and session.game.faces:
            session.hold(frozenset({1, 2}))
            session.score(luck.choice(session.game.card.open_boxes))
    found = games.stored(stored.number)
    assert found is not None
    written_boxes = session.game.cards[0].categories
    if session.game.cards[0].is_full:
        resume(games, found).amend(Amend(0, written_boxes[-1], YACHT))


@pytest.mark.parametrize("players", [1, 2, 6])
def test_what_happened_at_a_table_travels_whole(
    database: Database, tmp_path: Path, players: int
) -> None:
    luck = Random(players)
    for _ in range(6):
        play_at_the_table(database, luck, players)
    a_game(database, 1)
    with another(tmp_path / "there") as there:
        assert take_in(there, export(database, tmp_path / "export.json")).new == 7
        assert content(there) == content(database)
        assert cards(there) == cards(database)
        table = Selection(TRADITIONAL, Kind.TABLE)
        assert Archive(there).totals(table) == Archive(database).totals(table)
        assert Archive(there).boxes(table) == Archive(database).boxes(table)
        assert take_in(there, export(database, tmp_path / "again.json")).changes == 0


@pytest.fixture
def table_game(database: Database, tmp_path: Path) -> Any:
    """The value of an export of one game of one player at the table."""
    games = games_of(database)
    session = resume(games, games.start(TRADITIONAL, SEED, has_table_dice=True))
    while not session.game.is_over:
        session.enter((1, 2, 3, 4, 5))
        session.score(session.game.card.open_boxes[0])
    return exported(database, tmp_path)


def test_a_correction_of_rolled_dice_is_refused(database: Database, tmp_path: Path) -> None:
    number = a_game(database, 3, turns=2)
    value, file = exported(database, tmp_path), tmp_path / "file.json"
    box = database.log(number)[-1].removeprefix("score ")
    value["games"][0]["log"].append(f"amend 0 {box} 66666")
    file.write_text(json.dumps(value))
    with another(tmp_path / "there") as there:
        refuse(there, file, UNEARNED, 1)
    value["games"][0]["table_dice"] = True
    file.write_text(json.dumps(value))
    with another(tmp_path / "too") as there:
        assert take_in(there, file).new == 1
        kinds = there.rows("SELECT kind FROM game")
    assert kinds == [("table",)]


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda game: game["log"].append("amend 0 yacht 66666"), UNEARNED),
        (lambda game: game["log"].append("amend 1 yacht 12345"), UNEARNED),
        (lambda game: game["log"].append("amend 0 two_pairs 12345"), UNEARNED),
        (lambda game: game["log"].append("amend 0 yacht 12345 choice"), UNEARNED),
        (lambda game: game["log"].insert(0, "amend 0 yacht 12345"), UNEARNED),
        (lambda game: game["log"].append("leave 0"), UNEARNED),
        (lambda game: game["log"].insert(1, "leave 0"), UNEARNED),
        (lambda game: game["log"].append("amend 0 yacht 12340"), UNEARNED),
        (lambda game: game["log"][1:1].extend(["hold x...."] * 99), None),
        (lambda game: game.update(log=[*game["log"][:1], *["hold x...."] * 99]), UNEARNED),
        (
            lambda game: game.update(
                log=game["log"][:-1],
                state="abandoned",
                seats=[{"name": "", "total": None}],
                edited="2026-03-01T12:00:00Z",
            ),
            DAMAGED,
        ),
    ],
    ids=map(str, count()),
)
def test_a_table_game_that_was_not_played_so_is_refused(
    table_game: Any, tmp_path: Path, spoil: Callable[[Any], object], problem: TransferProblem | None
) -> None:
    file = tmp_path / "file.json"
    spoil(table_game["games"][0])
    file.write_text(json.dumps(table_game))
    with another(tmp_path / "there") as there:
        if problem is None:
            assert take_in(there, file).new == 1
        else:
            refuse(there, file, problem, 1)


def test_a_correction_is_earned_and_dated(table_game: Any, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    (game,) = table_game["games"]
    game["log"].append("amend 0 yacht 66666")
    game["seats"][0]["total"] += 50
    game["edited"] = "2026-03-08T12:00:00Z"
    file.write_text(json.dumps(table_game))
    with another(tmp_path / "there") as there:
        take_in(there, file)
        ending = games_of(there).ending(1)
        assert ending is not None
        assert (ending.total, str(ending.edited)) == (
            game["seats"][0]["total"],
            "2026-03-08 12:00:00",
        )
        with closing(there.second()) as reader:
            assert reader.rows("SELECT yacht FROM card") == [(50,)]


def test_more_corrections_than_turns_are_no_flaw(table_game: Any, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    table_game["games"][0]["log"] += ["amend 0 choice 12345"] * 500
    file.write_text(json.dumps(table_game))
    with another(tmp_path / "there") as there:
        assert take_in(there, file).new == 1
        assert there.rows("SELECT points FROM tally WHERE box = 'choice' AND games = 1") == [(15,)]


def test_an_entry_can_be_corrected_in_a_game_that_was_taken_in(
    table_game: Any, tmp_path: Path
) -> None:
    file = tmp_path / "file.json"
    file.write_text(json.dumps(table_game))
    with another(tmp_path / "there") as there:
        take_in(there, file)
        games = games_of(there)
        found = games.stored(1)
        assert found is not None
        resume(games, found).amend(Amend(0, Category.YACHT, YACHT))
        assert there.rows("SELECT total, edited IS NULL FROM game") == [
            (table_game["games"][0]["seats"][0]["total"] + 50, 0)
        ]
