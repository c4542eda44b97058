"""Set-ups: rules, players and dice that a game is started with, and that are remembered."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from tests.ui.table import Table
from tests.ui.table_games import AT_THE_TABLE, FAMILY, TRADITIONAL, finish_at_the_table
from yacht_desktop.records import StoreError
from yacht_desktop.rules import PRESETS, Ruleset
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]


def flags(table: Table) -> list[tuple[object, ...]]:
    return table.rows("SELECT players, table_dice, state FROM game ORDER BY number")


def test_at_first_one_player_plays_with_the_dice_of_the_app(table: Table) -> None:
    controller = table.controller
    assert controller.setup == Setup() == Setup(TRADITIONAL, ("",), has_table_dice=False)
    assert (controller.names, controller.player, controller.has_table_dice) == (("",), 0, False)


@pytest.mark.parametrize(
    "setup", [FAMILY, AT_THE_TABLE, Setup(PRESETS["two-pairs"], ("x",) * 6, has_table_dice=True)]
)
def test_a_game_is_started_with_what_was_chosen(table: Table, setup: Setup) -> None:
    table.controller.start(setup)
    assert table.game.ruleset == setup.ruleset
    assert len(table.game.cards) == len(setup.names)
    assert table.controller.names == setup.names
    assert table.controller.has_table_dice == setup.has_table_dice
    assert table.controller.setup == setup
    assert flags(table)[-1] == (len(setup.names), int(setup.has_table_dice), "playing")
    names = table.rows("SELECT name FROM seat ORDER BY game DESC, player LIMIT ?", len(setup.names))
    assert tuple(name for (name,) in names) == setup.names


def test_names_are_trimmed_and_cut_where_nobody_could_read_on(table: Table) -> None:
    table.controller.start(Setup(TRADITIONAL, ("  Ann \n", "", "n" * 60, "n" * 39 + " n")))
    assert table.controller.names == ("Ann", "", "n" * 40, "n" * 39)


def test_a_setup_is_remembered_at_the_next_start(table: Table, lay: LAY) -> None:
    table.controller.start(FAMILY)
    assert table.settings.setup == FAMILY
    table.close()
    again = lay(table.folder)
    assert again.controller.names == FAMILY.names
    assert again.settings.setup == FAMILY
    assert flags(again) == [(3, 0, "playing")]


def test_after_a_game_that_ended_the_next_start_begins_one_like_it(table: Table, lay: LAY) -> None:
    table.controller.start(AT_THE_TABLE)
    finish_at_the_table(table)
    table.close()
    again = lay(table.folder)
    assert again.controller.has_table_dice
    assert flags(again) == [(1, 1, "finished"), (1, 1, "playing")]


def test_repeat_starts_the_last_setup_at_once(table: Table) -> None:
    table.controller.start(FAMILY)
    table.roll()
    table.controller.repeat()
    assert table.controller.names == FAMILY.names
    assert flags(table) == [(3, 0, "abandoned"), (3, 0, "playing")]
    table.controller.repeat()
    assert len(flags(table)) == 2


def test_repeat_starts_the_setup_from_before_a_game_of_practice(table: Table) -> None:
    table.controller.start(FAMILY)
    table.roll()
    table.controller.practise(PRESETS["all-five"], bytes(32))
    assert table.controller.names == ("",)
    assert table.controller.setup == table.settings.setup == FAMILY
    table.controller.repeat()
    assert (table.controller.names, table.game.ruleset) == (FAMILY.names, TRADITIONAL)


def test_a_new_game_is_one_of_the_same_players_whatever_the_rules(table: Table) -> None:
    table.controller.start(FAMILY)
    table.controller.new_game(PRESETS["two-pairs"])
    assert table.controller.names == FAMILY.names
    assert table.controller.setup == FAMILY._replace(ruleset=PRESETS["two-pairs"])
    assert flags(table) == [(3, 0, "playing")]


def test_undo_returns_to_the_players_of_the_game_before(table: Table) -> None:
    table.roll()
    before = table.game
    table.controller.start(FAMILY)
    table.controller.undo()
    assert table.game == before
    assert table.controller.names == ("",)
    assert table.controller.setup == table.settings.setup == Setup()
    assert flags(table) == [(1, 0, "playing")]


def test_a_setup_that_can_not_be_stored_changes_nothing(table: Table) -> None:
    failures: list[StoreError] = []
    table.controller.failed.connect(failures.append)
    table.roll()
    with closing(sqlite3.connect(table.file)) as other:
        table.database.rows("PRAGMA busy_timeout = 1")
        other.execute("BEGIN IMMEDIATE")
        table.controller.start(FAMILY)
        assert len(failures) == 1
        assert (table.controller.names, table.settings.setup) == (("",), Setup())
    table.controller.try_again()
    assert table.controller.names == FAMILY.names


def test_house_rules_are_remembered_with_the_players(table: Table, lay: LAY) -> None:
    ours = Setup(Ruleset(little_straight=15, big_straight=20), ("Ann", "Bo"), has_table_dice=True)
    table.controller.start(ours)
    table.close()
    assert lay(table.folder).settings.setup == ours
