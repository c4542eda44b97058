"""The way to the records and back, deleting and bringing back, and the game in play meanwhile."""

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from tests.ui import hands
from tests.ui.book.reading import Reader, leave, play
from tests.ui.games import begin, seed_for
from tests.ui.pictures import texts_on
from tests.ui.table import Table, until
from yacht_desktop.records import (
    FILE_NAME,
    Archive,
    Selection,
    Upkeep,
    open_in_memory,
    open_profile,
)
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.actions import Page
from yacht_desktop.ui.book.records_page import RecordsPage
from yacht_desktop.ui.coach_runner import CoachRunner
from yacht_desktop.ui.record_book import Lists, RecordBook

READ = Callable[..., Reader]
LAY = Callable[..., Table]


@pytest.fixture
def busy(tmp_path: Path, lay: LAY) -> Table:
    """A game in play with two dice held, after some that are finished."""
    play(tmp_path, 150, 200)
    begin(tmp_path, seed_for("13466"))
    table = lay()
    table.roll()
    table.press("4", "5")
    return table


def test_game_in_play_is_not_disturbed(busy: Table) -> None:
    before = busy.game
    assert len(before.held) == 2
    reader = Reader(busy).open()
    busy.press("Space", "+", "1", "2", "N", "H", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Return")
    reader.choose("Today")
    reader.choose("Ever")
    reader.open_game(reader.shown_list.games.number(0))
    busy.press("Left", "Space", "Home", "3", "Esc")
    busy.press("Ctrl+1")
    assert busy.game == before
    assert [die.isChecked() for die in busy.dice] == [False, False, False, True, True]
    busy.press("Ctrl+Z")
    assert len(busy.game.held) == 1
    busy.press("Ctrl+Y", "Space")
    busy.wait_for_dice()
    assert busy.game.rolls_used == 2


def test_keys_go_round_the_pages(busy: Table) -> None:
    Reader(busy).open()
    pages = busy.window.pages
    for _ in range(3):
        for key, page in (("Ctrl+1", Page.PLAY), ("Ctrl+2", Page.RECORDS), ("Ctrl+3", Page.REVIEW)):
            busy.press(key)
            assert [p for p, action in busy.actions.pages.items() if action.isChecked()] == [page]
    assert pages.count() == 3


def test_twenty_times_the_same_key_is_one_page(busy: Table) -> None:
    for _ in range(20):
        busy.press("Ctrl+2")
    until(lambda: busy.window.pages.records_page is not None)
    assert len(busy.window.findChildren(RecordsPage)) == 1
    assert Reader(busy).page.isVisible()


def test_who_goes_elsewhere_at_once_is_not_called_back(busy: Table) -> None:
    busy.press("Ctrl+2", "Ctrl+1")
    QTest.qWait(50)
    assert busy.board.isVisible()
    busy.press("Ctrl+2")
    until(lambda: not busy.board.isVisible())


def test_new_game_from_the_records_is_ready_to_roll(busy: Table) -> None:
    Reader(busy).open()
    busy.press("Ctrl+Shift+N")
    assert busy.board.isVisible()
    assert busy.actions.roll.isEnabled()
    assert busy.actions.roll.text() == "Roll 5 dice"


def test_finished_game_is_there_when_the_book_is_opened_again(table: Table) -> None:
    reader = Reader(table).open()
    assert reader.lines == []
    table.press("Ctrl+1")
    table.finish_game()
    reader.wait_for(lambda: table.press("Ctrl+2"))
    assert reader.places == [(1, table.game.totals[0])]


def test_book_opens_at_the_rules_in_play(tmp_path: Path, lay: LAY) -> None:
    play(tmp_path, 200)
    play(tmp_path, 206, ruleset=PRESETS["all-five"])
    table = lay()
    table.controller.new_game(PRESETS["all-five"])
    reader = Reader(table).open()
    assert reader.page.filters.rules.text() == "All five dice count"
    assert len(reader.lines) == 1


def test_deleted_game_is_gone_everywhere_and_can_be_brought_back(
    tmp_path: Path, read: READ
) -> None:
    best, _ = play(tmp_path, 200, 150)
    reader = read()
    assert reader.table.controller.record is not None
    reader.open_game(best)
    reader.wait_for(lambda: reader.press("Delete this game"))
    assert reader.notice == "1 game deleted."
    assert reader.places == [(1, 150)]
    assert reader.table.controller.record.total == 150, "the record to beat is another one"
    assert reader.status == "1 game since March 2024"
    reader.wait_for(lambda: reader.press("Undo"))
    assert reader.places == [(1, 200), (2, 150)]
    assert reader.table.controller.record.total == 200


def test_deletions_can_be_undone_until_the_program_ends(tmp_path: Path, read: READ) -> None:
    numbers = play(tmp_path, 200, 150, 100)
    reader = read()
    for number in numbers[:2]:
        reader.open_game(number)
        reader.wait_for(lambda: reader.press("Delete this game"))
    reader.press("Close")
    assert "2 deleted" in texts_on(reader.page.overview.list)
    reader.table.press("Ctrl+1", "Ctrl+2")
    reader.wait_for(lambda: reader.press("Bring back 2"))
    assert [total for _, total in reader.places] == [200, 150, 100]
    assert not reader.offers("Bring back 2")


def test_what_was_deleted_is_gone_with_the_program_but_counted(
    tmp_path: Path, read: READ, lay: LAY
) -> None:
    number, _ = play(tmp_path, 200, 150)
    reader = read()
    reader.open_game(number)
    reader.wait_for(lambda: reader.press("Delete this game"))
    reader.table.close()
    with closing(open_profile(tmp_path / FILE_NAME)) as database:
        Upkeep(database).purge()  # as the program does when it ends
        assert Archive(database).counts(Selection(PRESETS["traditional"])).deleted == 1
        assert database.rows("SELECT count(*) FROM game WHERE total = 200") == [(0,)]
    again = Reader(lay()).open()
    assert "1 deleted" in " ".join(texts_on(again.page.overview.list))
    assert not again.offers("Bring back 1")


def test_whole_list_is_deleted_by_who_types_its_number_only(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 200, 150)
    leave(tmp_path)
    play(tmp_path, 100, marks="assisted = 1")
    reader = read()
    panel = reader.page.overview.list
    reader.press("Delete all…")
    assert "type their number: 3" in panel.question.sentence.text
    hands.press(panel.question.line, "2", "Return")
    assert len(reader.lines) == 2
    reader.table.press("Esc")
    assert not panel.question.isVisible()
    reader.press("Delete all…")
    hands.press(panel.question.line, "3")
    reader.wait_for(lambda: reader.press("Delete"))
    assert reader.lines == []
    assert reader.notice == "3 games deleted."
    reader.wait_for(lambda: reader.press("Undo"))
    assert len(reader.lines) == 2


def test_only_whole_lists_can_be_deleted_at_once(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 200)
    reader = read()
    assert reader.offers("Delete all…")
    reader.choose("This year")
    assert not reader.offers("Delete all…")


def test_game_that_can_not_be_deleted_stays_and_says_why(tmp_path: Path, read: READ) -> None:
    (number,) = play(tmp_path, 200)
    reader = read()
    with reader.table.database.transaction() as connection:
        connection.execute("PRAGMA query_only = ON")
    reader.open_game(number)
    reader.press("Delete this game")
    assert reader.notice.startswith("Nothing can be saved in this folder")
    assert reader.is_at_game
    reader.table.press("Esc")
    assert reader.places == [(1, 200)]


def test_file_that_was_replaced_is_told_of(tmp_path: Path, lay: LAY) -> None:
    play(tmp_path, 200)
    reader = Reader(lay())
    shutil.copy(reader.table.file, tmp_path / "other.db")
    (tmp_path / "other.db").replace(reader.table.file)
    reader.table.press("Ctrl+2")
    until(lambda: reader.table.window.pages.records_page is not None and bool(reader.notice))
    assert reader.notice.startswith("Another program has moved or replaced your games")
    assert reader.lines == []


@pytest.mark.usefixtures("app")
def test_games_in_memory_are_read_on_the_spot(tmp_path: Path) -> None:
    play(tmp_path, 200, 150)
    with closing(open_in_memory(tmp_path / FILE_NAME)) as database:
        runner = CoachRunner(tmp_path)
        book = RecordBook(database, runner)
        came: list[Lists] = []
        book.lists_came.connect(came.append)
        book.choose()
        assert [entry.total for entry in came[0].best] == [200, 150]
        book.finish()
        runner.stop()


def test_rule_of_a_streak_is_told_to_who_asks(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 200)
    reader = read()
    overview = reader.page.overview
    assert "24 hours" in overview.figures.toolTip()
    assert "24 hours" in overview.figures.accessibleDescription()
    assert not overview.rule.isVisible()
    overview.ensureWidgetVisible(reader.button("What makes days in a row?"))
    reader.press("What makes days in a row?")
    assert overview.rule.isVisible()


def test_every_part_that_takes_the_focus_has_a_name(tmp_path: Path, read: READ) -> None:
    (number,) = play(tmp_path, 200)
    reader = read()
    for place in ("overview", "game"):
        if place == "game":
            reader.open_game(number)
        seen = set()
        for _ in range(40):
            reader.table.press("Tab")
            focused = reader.table.window.focusWidget()
            if focused in seen:
                break
            seen.add(focused)
            assert focused.accessibleName() or getattr(focused, "text", str)(), focused
        assert len(seen) > 6
