"""Dice on the table, players who leave and corrections, as the window is given them."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.ui.games import begin, finished, seed_for
from tests.ui.table import Table
from tests.ui.table_games import AT_THE_TABLE, FAMILY, TRADITIONAL, YACHT, finish_at_the_table
from yacht_desktop.records import Games, Record, StoreError
from yacht_desktop.rules import Amend, Category
from yacht_desktop.session import Step
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]


def steps(table: Table) -> list[Step]:
    """What the controller tells its widgets from here on."""
    told: list[Step] = []
    table.controller.changed.connect(told.append)
    return told


def no_records(table: Table) -> bool:
    return table.controller.record is None and table.controller.own_record is None


def test_dice_are_entered_at_the_table_and_never_rolled(table: Table) -> None:
    table.controller.start(AT_THE_TABLE)
    told = steps(table)
    table.controller.roll()
    assert told == [Step(table.game, table.game)]
    table.controller.enter(YACHT)
    assert told[1].after.faces == YACHT
    for nonsense in ((4, 4, 4, 1), (4, 4, 4, 1, 0), (4, 4, 4, 1, 7), (4, 4, 4, 1, 6, 6)):
        table.controller.enter(nonsense)
    assert [step.after.faces for step in told[2:]] == [YACHT] * 4
    table.controller.score(Category.YACHT)
    assert table.rows("SELECT notation FROM move") == [("roll 44444",), ("score yacht",)]


def test_rolled_dice_are_never_entered_or_corrected(lay: LAY, tmp_path: Path) -> None:
    begin(tmp_path, seed_for("12345"))
    table = lay()
    table.controller.enter(YACHT)
    table.roll()
    table.controller.enter(YACHT)
    table.controller.score(Category.YACHT)
    table.controller.amend(Amend(0, Category.YACHT, YACHT))
    assert table.game.totals == (0,)
    assert table.rows("SELECT notation FROM move") == [("roll 12345",), ("score yacht",)]


def test_at_the_table_all_can_be_undone_and_redone(table: Table) -> None:
    controller = table.controller
    controller.start(AT_THE_TABLE._replace(names=("Ann", "Bo")))
    states = [table.game]
    gestures: list[Callable[[], None]] = [
        lambda: controller.enter((4, 4, 4, 1, 6)),
        lambda: controller.toggle(0),
        lambda: controller.enter((4, 6, 6, 6, 6)),
        lambda: controller.score(Category.SIXES),
        lambda: controller.enter(YACHT),
        lambda: controller.amend(Amend(0, Category.SIXES, (6, 6, 6, 1, 1))),
        lambda: controller.leave(1),
    ]
    for gesture in gestures:
        gesture()
        states.append(table.game)
    assert len(set(states)) == len(states)
    for state in reversed(states[:-1]):
        controller.undo()
        assert table.game == state
    for state in states[1:]:
        controller.redo()
        assert table.game == state


def test_who_leaves_is_passed_over_and_undo_brings_them_back(table: Table) -> None:
    table.controller.start(FAMILY)
    table.controller.leave(1)
    table.play_turn(Category.CHOICE)
    assert (table.controller.player, table.game.left) == (2, frozenset({1}))
    table.controller.undo()
    assert table.controller.player == 0
    told = steps(table)
    table.controller.leave(1)
    assert told == [Step(table.game, table.game)]


def test_several_corrections_of_the_game_in_play_are_one_gesture(table: Table) -> None:
    table.controller.start(AT_THE_TABLE)
    finish_at_the_table(table)
    total = table.game.totals[0]
    table.controller.amend(
        Amend(0, Category.YACHT, YACHT), Amend(0, Category.ONES, (1, 1, 1, 1, 1))
    )
    assert table.rows("SELECT total, edited IS NULL FROM game") == [(total + 54, 0)]
    table.controller.undo()
    assert table.rows("SELECT total, edited IS NULL FROM game") == [(total, 1)]


def test_a_game_from_long_ago_is_corrected_while_another_is_played(table: Table) -> None:
    table.controller.start(AT_THE_TABLE)
    number = finish_at_the_table(table)
    table.controller.repeat()
    record = table.controller.record
    assert record is not None
    table.controller.enter(YACHT)
    before = table.game
    assert table.controller.correct(number, Amend(0, Category.YACHT, YACHT))
    assert table.game == before
    assert table.controller.record == Record(record.total + 50, ())
    query = "SELECT total, edited IS NULL FROM game WHERE number = ?"
    assert table.rows(query, number) == [(record.total + 50, 0)]
    table.controller.undo()
    assert table.game.faces is None
    assert table.rows(query, number) == [(record.total + 50, 0)]


def test_the_game_that_lies_there_is_corrected_by_its_number_too(table: Table) -> None:
    table.controller.start(AT_THE_TABLE)
    number = finish_at_the_table(table)
    total = table.game.totals[0]
    assert table.controller.correct(number, Amend(0, Category.YACHT, YACHT))
    assert table.game.totals == (total + 50,)
    assert isinstance(table.controller.undoable, Amend)


def test_what_is_not_a_finished_game_at_the_table_is_not_corrected(
    lay: LAY, tmp_path: Path
) -> None:
    finished(tmp_path, 180)
    begun = begin(tmp_path, seed_for("12345"), "roll 12345, score ones")
    table = lay()
    table.controller.start(AT_THE_TABLE)
    table.controller.enter((1, 2, 3, 4, 5))
    table.controller.score(Category.ONES)
    table.controller.start(FAMILY)
    before = table.rows("SELECT * FROM game"), table.rows("SELECT * FROM move")
    for number in (1, begun, 3, 99):
        assert not table.controller.correct(number, Amend(0, Category.ONES, (1, 1, 1, 1, 1)))
    with table.database.transaction() as connection:
        connection.execute("UPDATE game SET seed = zeroblob(32), table_dice = 1 WHERE number = 1")
        connection.execute("UPDATE move SET notation = 'nonsense' WHERE game = 1 AND ply = 3")
    assert not table.controller.correct(1, Amend(0, Category.ONES, (1, 1, 1, 1, 1)))
    with table.database.transaction() as connection:
        connection.execute("UPDATE game SET table_dice = 0 WHERE number = 1")
    assert before[0][1:] == table.rows("SELECT * FROM game")[1:]


def test_a_correction_that_can_not_be_stored_is_said_and_tried_again(table: Table) -> None:
    failures: list[StoreError] = []
    table.controller.failed.connect(failures.append)
    table.controller.start(AT_THE_TABLE)
    number = finish_at_the_table(table)
    table.controller.repeat()
    with closing(sqlite3.connect(table.file)) as other:
        table.database.rows("PRAGMA busy_timeout = 1")
        other.execute("BEGIN IMMEDIATE")
        assert not table.controller.correct(number, Amend(0, Category.YACHT, YACHT))
        assert len(failures) == 1
    table.controller.try_again()
    assert table.rows("SELECT edited IS NULL FROM game WHERE number = ?", number) == [(0,)]


def test_solo_games_at_the_table_have_a_record_and_places_of_their_own(
    lay: LAY, tmp_path: Path
) -> None:
    finished(tmp_path, 250)
    table = lay()
    assert table.controller.own_record is not None
    table.controller.start(AT_THE_TABLE)
    assert no_records(table)
    assert table.coach.target == round(TRADITIONAL.best_total * 0.6)
    finish_at_the_table(table)
    assert table.controller.placing == (1, 1)
    table.controller.repeat()
    assert table.controller.record is not None
    assert table.controller.consult()
    assert table.controller.record.total < 250
    table.controller.start(Setup())
    assert table.controller.record == table.controller.own_record
    assert table.controller.record is not None
    assert table.controller.record.total == 250
    assert table.coach.target == 251


def test_several_players_play_for_no_record(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 250)
    table = lay()
    table.controller.start(FAMILY)
    assert no_records(table)
    assert table.controller.consult()
    assert table.controller.record is None
    assert table.coach.target == round(TRADITIONAL.best_total * 0.6)


def test_nothing_entered_by_hand_reaches_the_lists_of_rolled_dice(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 200, 180)
    table = lay()

    def said() -> object:
        table.controller.start(Setup())
        controller = table.controller
        newest = Games(table.database).finished()
        return controller.record, controller.own_record, table.coach.target, newest

    before = said()
    for setup in (AT_THE_TABLE, AT_THE_TABLE._replace(names=("Ann", "Bo"))):
        table.controller.start(setup)
        number = finish_at_the_table(table, faces=(6, 6, 6, 6, 6))
        table.controller.amend(Amend(0, Category.LITTLE_STRAIGHT, (1, 2, 3, 4, 5)))
        table.controller.start(setup)
        table.controller.enter(YACHT)
        table.controller.score(Category.YACHT)
        table.controller.consult()
        assert table.controller.correct(number, Amend(0, Category.BIG_STRAIGHT, (2, 3, 4, 5, 6)))
        assert said() == before
