"""Backups in the window: the list, the question, and the game of that time."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.ui import hands
from tests.ui.keeper import Keeper, back_up, games_at
from tests.ui.table import until
from yacht_desktop.records.backups import list_backups


def test_without_backups_there_is_a_word_about_them(keeper: Keeper) -> None:
    keeper.table.actions.backups.trigger()
    assert "No backups yet" in keeper.words()


def test_backups_are_listed_newest_first(seasoned: Keeper) -> None:
    back_up(seasoned.table, 3)
    back_up(seasoned.table, 2)
    seasoned.table.actions.backups.trigger()
    shown = seasoned.shown_list()
    cells = [[shown.model().index(row, at).data() for at in range(4)] for row in range(2)]
    assert [row[1] for row in cells] == ["2 games"] * 2
    assert all(row[2].endswith("kB") and row[3] == "Daily" for row in cells)
    assert cells[0][0] != cells[1][0]
    assert seasoned.buttons() == ["Restore…", "Close"]
    assert [index.row() for index in shown.selectionModel().selectedRows()] == [0]
    assert shown.hasFocus()


def test_restoring_asks_once_and_enter_is_no(seasoned: Keeper) -> None:
    back_up(seasoned.table, 3)
    before = games_at(seasoned.table)
    seasoned.table.actions.backups.trigger()
    seasoned.shown_list().selectRow(0)
    seasoned.press("Restore…")
    assert "2 games of that time take the place of all" in seasoned.words()
    assert "one more backup" in seasoned.words()
    seasoned.press("Back to the list")
    seasoned.shown_list().selectRow(0)
    seasoned.press("Restore…")
    hands.press(seasoned.sheet(), "Return")
    until(seasoned.is_alone)
    assert games_at(seasoned.table) == before
    assert len(list_backups(seasoned.table.file)) == 1


def test_a_double_click_asks_and_does_not_answer(seasoned: Keeper) -> None:
    back_up(seasoned.table, 3)
    before = games_at(seasoned.table)
    seasoned.table.actions.backups.trigger()
    until(lambda: "Restore…" in seasoned.buttons())
    (button,) = [b for b in seasoned.sheet().findChildren(QPushButton) if b.text() == "Restore…"]
    hands.double_click(button)
    QTest.qWait(100)
    assert seasoned.buttons() == ["Back to the list", "Restore", "Cancel"]
    hands.press(seasoned.sheet(), "Return")
    until(seasoned.is_alone)
    assert games_at(seasoned.table) == before


def test_after_restoring_the_game_of_that_time_is_played(seasoned: Keeper) -> None:
    then = seasoned.table.game
    back_up(seasoned.table, 3)
    seasoned.table.finish_game()
    seasoned.table.press("N")
    seasoned.table.actions.backups.trigger()
    seasoned.shown_list().selectRow(0)
    seasoned.press("Restore…")
    seasoned.press("Restore")
    seasoned.until_said("What was here is kept as a backup.")
    assert seasoned.is_alone()
    assert seasoned.table.game == then
    seasoned.table.click_box(then.card.open_boxes[0])
    assert seasoned.table.game.card.filled == 1
    assert seasoned.table.states() == ["finished", "finished", "playing"]
    assert [b.why for b in list_backups(seasoned.table.file)] == ["before-restore", "daily"]


def test_a_damaged_backup_changes_nothing(seasoned: Keeper) -> None:
    back_up(seasoned.table, 3).write_bytes(b"rubbish" * 5000)
    before = games_at(seasoned.table)
    seasoned.table.actions.backups.trigger()
    seasoned.shown_list().selectRow(0)
    seasoned.press("Restore…")
    seasoned.press("Restore")
    assert "This backup is damaged. Your games are as they were." in seasoned.words()
    assert games_at(seasoned.table) == before
    seasoned.press("Back to the list")
    assert seasoned.shown_list().rowCount() == 1


def test_a_daily_backup_is_silent(seasoned: Keeper) -> None:
    seasoned.table.window.your_games.back_up()
    until(lambda: seasoned.table.keeping.errands.is_idle)
    QTest.qWait(20)
    assert len(list_backups(seasoned.table.file)) == 1
    assert not seasoned.table.notice.isVisible()
    assert seasoned.is_alone()


def test_a_daily_backup_that_fails_is_for_the_log(
    seasoned: Keeper, caplog: pytest.LogCaptureFixture
) -> None:
    (seasoned.table.folder / "backups").touch()
    seasoned.table.window.your_games.back_up()
    until(lambda: "no backup" in caplog.text)
    assert not seasoned.table.notice.isVisible()
