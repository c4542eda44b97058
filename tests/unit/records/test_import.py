"""Taking games in: by their id, never twice, never over a finished one, all or nothing."""

import json
import os
import shutil
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.unit.records.support import games_of, prints, profile, sqlite
from tests.unit.records.transferring import (
    a_game,
    a_life,
    another,
    cards,
    change,
    content,
    export,
    exported,
    in_version_1,
    not_taken,
    play_on,
    take_in,
)
from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Database, Statistics, open_in_memory
from yacht_desktop.records.transfer import Plan, TransferProblem, read_import
from yacht_desktop.rules import PRESETS

NOTHING = Plan(0, 0, 0, 0, 0, 0)


def plan(database: Database, file: Path) -> Plan:
    with closing(read_import(database, file, SeededDice)) as waiting:
        return waiting.plan


def id_of(database: Database, number: int) -> str:
    ((identity,),) = database.rows("SELECT id FROM game WHERE number = ?", (number,))
    return str(identity)


def state_of(database: Database, identity: str) -> str:
    ((state,),) = database.rows("SELECT state FROM game WHERE id = ?", (identity,))
    return str(state)


def leave(database: Database) -> None:
    """Start another game, so that the one in play is abandoned."""
    games_of(database).start(PRESETS["traditional"], bytes(32))


@settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
@given(luck=st.randoms(use_true_random=False), texts=st.lists(st.text(), min_size=1))
def test_round_trip_is_exact(
    tmp_path_factory: pytest.TempPathFactory, luck: Random, texts: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("round")
    with profile(folder / "yacht.db") as database, another(folder) as other:
        a_life(database, luck, luck.randint(0, 6), texts)
        leave(database)
        change(database, "DELETE FROM game WHERE state = 'playing'")
        file = export(database, folder / "games.json")
        take_in(other, file)
        assert content(other) == content(database)
        assert cards(other) == cards(database)
        assert export(other, folder / "again.json").read_bytes() == file.read_bytes()


def test_own_export_brings_nothing_new(database: Database, file: Path) -> None:
    a_life(database, Random(1), 5)
    before = content(database)
    for _ in range(2):
        done = take_in(database, export(database, file))
        assert done.changes == 0
        assert done.known == len(exported(database, file.parent)["games"]) > 2
    assert content(database) == before


def test_an_import_twice_is_an_import_once(database: Database, tmp_path: Path, file: Path) -> None:
    a_life(database, Random(2), 5)
    export(database, file)
    with another(tmp_path) as other:
        first = take_in(other, file)
        after = content(other)
        assert take_in(other, file) == NOTHING._replace(known=first.new)
        assert content(other) == after


def test_the_file_in_use_brings_nothing_new(database: Database) -> None:
    a_life(database, Random(3), 4)
    before = content(database)
    assert take_in(database, database.path).changes == 0
    assert content(database) == before


def test_a_conflicted_copy_brings_what_only_it_has(database: Database, tmp_path: Path) -> None:
    a_game(database, 1)
    copy = tmp_path / "yacht (conflicted copy).db"
    with sqlite(database.path) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    with profile(copy) as theirs:
        a_game(theirs, 2)
        theirs_has = content(theirs)
    ours = a_game(database, 3)
    before = prints(tmp_path)[copy.name]
    assert take_in(database, copy) == NOTHING._replace(new=1, known=1)
    assert prints(tmp_path)[copy.name] == before
    known = content(database)
    assert len(known) == 3
    assert theirs_has[1] in known
    assert id_of(database, ours) == known[1][0]


def test_a_copy_with_its_log_beside_it_is_read_whole(database: Database, tmp_path: Path) -> None:
    a_game(database, 1)
    other = tmp_path / "elsewhere"
    other.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(f"{database.path}{suffix}", other / f"copy.db{suffix}")
    before = prints(other)
    with another(tmp_path) as new:
        assert take_in(new, other / "copy.db").new == 1
    assert prints(other) == before


def test_a_file_of_the_first_version_can_be_taken_in(database: Database, tmp_path: Path) -> None:
    with another(tmp_path) as other:
        a_game(other, 1)
        points = cards(other)
        old = in_version_1(other.path, tmp_path / "old.db")
    before = prints(tmp_path)["old.db"]
    assert take_in(database, old).new == 1
    assert cards(database) == points
    assert prints(tmp_path)["old.db"] == before


def test_only_one_game_is_played(database: Database, tmp_path: Path, file: Path) -> None:
    running = a_game(database, 1, turns=2)
    with another(tmp_path) as other:
        theirs = id_of(other, a_game(other, 2, turns=3))
        export(other, file)
    before = games_of(database).unfinished()
    assert take_in(database, file).new == 1
    assert games_of(database).unfinished() == before
    assert before is not None
    assert before.number == running
    assert state_of(database, theirs) == "abandoned"
    play_on(database, running)


def test_a_finished_game_is_never_changed(database: Database, file: Path, tmp_path: Path) -> None:
    identity = id_of(database, a_game(database, 1, turns=3))
    with another(tmp_path) as other:
        take_in(other, export(database, file))
        play_on(database, 1)
        before = content(database)
        assert take_in(database, export(other, file)) == NOTHING._replace(known=1)
    assert content(database) == before
    assert state_of(database, identity) == "finished"


def test_a_deleted_game_comes_back_as_it_was(database: Database, file: Path) -> None:
    a_game(database, 1)
    export(database, file)
    before = content(database)
    change(database, "UPDATE game SET deleted = 1")
    assert take_in(database, file) == NOTHING._replace(back=1)
    assert content(database) == before


def test_games_come_after_those_that_are_here_in_their_order(
    database: Database, tmp_path: Path, file: Path
) -> None:
    here = [id_of(database, a_game(database, 1))]
    with another(tmp_path) as other:
        theirs = [id_of(other, a_game(other, seed)) for seed in (2, 3, 4)]
        export(other, file)
    take_in(database, file)
    assert [game[0] for game in content(database)] == here + theirs


def test_imported_games_count_for_the_record(
    database: Database, tmp_path: Path, file: Path
) -> None:
    a_game(database, 1)
    with another(tmp_path) as other:
        for seed in range(2, 8):
            a_game(other, seed)
        export(other, file)
        best = Statistics(other).record(PRESETS["traditional"])
    take_in(database, file)
    assert best is not None
    mine = Statistics(database).record(PRESETS["traditional"])
    assert mine is not None
    assert mine.total >= best.total
    assert len(mine.pace) == 13


def test_games_that_were_set_aside_come_in_as_such_or_stay_out(
    database: Database, tmp_path: Path, file: Path
) -> None:
    with another(tmp_path) as other:
        for seed in range(3):
            a_game(other, seed, turns=2)
        change(other, "UPDATE game SET state = 'set aside', ended = started")
        change(other, "UPDATE move SET notation = 'leap' WHERE game = 2 AND ply = 0")
        export(other, file)
    games = json.loads(file.read_text())
    games["games"][2]["ruleset"] = "what?"
    file.write_text(json.dumps(games))
    assert take_in(database, file) == NOTHING._replace(new=1, left_out=2)
    assert database.rows("SELECT state FROM game") == [("set aside",)]


def test_table_dice_need_no_seed(database: Database, tmp_path: Path, file: Path) -> None:
    with another(tmp_path) as other:
        a_game(other, 1)
        change(other, "UPDATE game SET seed = ?", bytes(32))
        with not_taken(TransferProblem.WRONG_DICE, 1):
            plan(database, export(other, file))
        change(other, "UPDATE game SET table_dice = 1")
        assert take_in(database, export(other, file)).new == 1


def test_any_layout_and_any_more_header_is_read(
    database: Database, tmp_path: Path, file: Path
) -> None:
    with another(tmp_path) as other:
        a_life(other, Random(1), 5)
        value: dict[str, Any] = {"by": ["hand", {"n": 1}]} | exported(other, tmp_path)
    for text in (
        json.dumps(value, indent=3),
        json.dumps(value, separators=(",", ":")),
        "\ufeff" + json.dumps(value, ensure_ascii=False) + " \r\n\t",
        json.dumps(value).replace("[{", f"[{' ' * 200_000}{{"),
    ):
        file.write_text(text, encoding="utf-8")
        assert plan(database, file).new == len(value["games"])


def test_a_pipe_is_not_waited_for(database: Database, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with not_taken(TransferProblem.UNREADABLE):
        plan(database, tmp_path / "pipe")


@pytest.mark.parametrize("name", ["nowhere.json", "folder", "/dev/zero"])
def test_what_is_no_file_can_t_be_read(database: Database, tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with not_taken(TransferProblem.UNREADABLE):
        plan(database, tmp_path / name)


def test_a_copy_in_memory_of_a_file_can_still_be_taken_out(
    database: Database, tmp_path: Path
) -> None:
    a_game(database, 1)
    with closing(open_in_memory(database.path)) as memory:
        assert exported(memory, tmp_path)["games"] == exported(database, tmp_path)["games"]
