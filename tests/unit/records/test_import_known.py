"""Games that are here already, and went on elsewhere: what is prolonged, and what stays."""

from pathlib import Path
from random import Random

import pytest

from tests.unit.records.support import games_of, profile, sqlite
from tests.unit.records.transferring import (
    a_game,
    another,
    cards,
    change,
    content,
    export,
    play_on,
    take_in,
)
from yacht_desktop.records import Database
from yacht_desktop.records.transfer import Plan
from yacht_desktop.rules import PRESETS

NOTHING = Plan(0, 0, 0, 0, 0, 0)


def id_of(database: Database, number: int) -> str:
    ((identity,),) = database.rows("SELECT id FROM game WHERE number = ?", (number,))
    return str(identity)


def leave(database: Database) -> None:
    """Start another game, so that the one in play is abandoned."""
    games_of(database).start(PRESETS["traditional"], bytes(32))


def copied_in_play(database: Database, copy: Path) -> None:
    with sqlite(database.path) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))


@pytest.mark.parametrize("more", [1, 99])
def test_a_game_that_went_on_elsewhere_is_prolonged(
    database: Database, tmp_path: Path, more: int
) -> None:
    number = a_game(database, 1, turns=3)
    copy = tmp_path / "copy.db"
    copied_in_play(database, copy)
    with profile(copy) as theirs:
        play_on(theirs, number, more)
        change(theirs, "UPDATE game SET assisted = 1, note = 'theirs'")
        their_log, their_cards = theirs.log(number), cards(theirs)
    leave(database)
    assert take_in(database, copy) == NOTHING._replace(longer=1)
    assert database.log(number) == their_log
    assert cards(database) == their_cards
    ((state, assisted, note),) = database.rows(
        "SELECT state, assisted, note FROM game WHERE number = ?", (number,)
    )
    assert (state, assisted, note) == ("abandoned" if more == 1 else "finished", 1, "theirs")


def test_an_own_note_stays(database: Database, tmp_path: Path) -> None:
    number, copy = a_game(database, 1, turns=3), tmp_path / "copy.db"
    copied_in_play(database, copy)
    with profile(copy) as theirs:
        play_on(theirs, number)
        change(theirs, "UPDATE game SET note = 'theirs'")
    leave(database)
    change(database, "UPDATE game SET note = 'ours', assisted = 1 WHERE number = ?", number)
    take_in(database, copy)
    assert database.rows("SELECT note, assisted FROM game WHERE number = 1") == [("ours", 1)]


def test_the_game_in_play_is_left_alone(database: Database, tmp_path: Path) -> None:
    number, copy = a_game(database, 1, turns=3), tmp_path / "copy.db"
    copied_in_play(database, copy)
    with profile(copy) as theirs:
        play_on(theirs, number)
    before = content(database)
    assert take_in(database, copy) == NOTHING._replace(different=1)
    assert content(database) == before


def test_a_shorter_log_changes_nothing(database: Database, tmp_path: Path) -> None:
    number, copy = a_game(database, 1, turns=3), tmp_path / "copy.db"
    copied_in_play(database, copy)
    play_on(database, number, 2)
    leave(database)
    before = content(database)
    assert take_in(database, copy) == NOTHING._replace(known=1)
    assert content(database) == before


def test_where_logs_went_different_ways_ours_stays(database: Database, tmp_path: Path) -> None:
    number, copy = a_game(database, 1, turns=3), tmp_path / "copy.db"
    copied_in_play(database, copy)
    with profile(copy) as theirs:
        play_on(theirs, number, luck=Random(5))
    play_on(database, number, 2, luck=Random(6))
    leave(database)
    before = content(database)
    assert take_in(database, copy) == NOTHING._replace(different=1)
    assert content(database) == before


def test_another_game_of_the_same_id_is_no_longer_one(
    database: Database, tmp_path: Path, file: Path
) -> None:
    a_game(database, 1, turns=1)
    leave(database)
    with another(tmp_path) as other:
        a_game(other, 2)
        change(other, "UPDATE game SET id = ?", id_of(database, 1))
        change(database, "DELETE FROM move")
        assert take_in(database, export(other, file)) == NOTHING._replace(different=1)
