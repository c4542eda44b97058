"""The line in the head: what is played, and the way to the rules."""

import pytest
from PySide6.QtWidgets import QLabel

from tests.ui import hands
from tests.ui.pictures import texts_on
from tests.ui.table import Table
from yacht_desktop.rules import Ruleset
from yacht_desktop.ui.house_rules import NEW
from yacht_desktop.ui.status_line import StatusLine


def play_by_rules_called(table: Table, name: str) -> None:
    table.house.begin(like="traditional")
    table.house.change(NEW, name, Ruleset(yacht=60))
    table.house.save(NEW)
    table.controller.new_game(Ruleset(yacht=60))


def test_the_rules_in_play_are_named(table: Table) -> None:
    assert texts_on(table.board.status) == ["Solo · Traditional · turn 1 of 12"]


@pytest.mark.parametrize("name", ["W" * 40, "家" * 40, "&Tom & <i>Anna</i>"])
def test_a_name_is_literal_and_what_is_cut_off_is_in_the_tooltip(table: Table, name: str) -> None:
    table.resize(900, 600)
    width = table.board.status.width()
    play_by_rules_called(table, name)
    table.resize(900, 600)
    status = table.board.status
    assert status.width() == width
    assert status.text() == f"Solo · {name} · turn 1 of 12"
    assert "<i>" not in status.toolTip()
    assert name.replace("&", "&amp;").replace("<", "&lt;") in status.toolTip()
    painted = "".join(texts_on(status))
    assert painted.startswith("Solo")
    assert painted.endswith("12")


def test_a_rename_is_seen_at_once(table: Table) -> None:
    play_by_rules_called(table, "Oma")
    (entry,) = (e for e in table.house.entries if not e.is_preset)
    assert isinstance(entry.key, int)
    table.house.change(entry.key, "Opa", entry.ruleset)
    table.house.save(entry.key)
    assert "Opa" in table.board.status.text()


def test_other_pages_only_say_what_they_are_of(table: Table) -> None:
    assert isinstance(table.board.status, StatusLine)
    hands.click(table.board.status)
    labels = table.window.pages.findChildren(QLabel)
    assert "House rules" in [label.text() for label in labels if label.isVisible()]
