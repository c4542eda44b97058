"""The menu Your games: taking games out and in, as a player does."""

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.ui import hands
from tests.ui.book.reading import settle
from tests.ui.folder_opener import FolderOpener
from tests.ui.games import finished
from tests.ui.keeper import Keeper, back_up, games_at, somebody_elses
from tests.ui.pictures import texts_on
from tests.ui.table import Table, until
from tests.unit.records.limits import modes_bind
from tests.unit.records.transferring import another
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.tokens import Appearance


def test_games_are_exported_and_said_to_be(
    seasoned: Keeper, tmp_path: Path, opener: FolderOpener
) -> None:
    target = tmp_path / "out" / "mine.json"
    target.parent.mkdir()
    seasoned.choose(seasoned.table.actions.export_games, target)
    seasoned.until_said("3 games are now in mine.json.")
    assert len(json.loads(target.read_text())["games"]) == 3
    (offer,) = [
        b for b in seasoned.table.notice.findChildren(QPushButton) if b.text() == "Open the folder"
    ]
    hands.click(offer)
    until(lambda: opener.opened == [target.parent])
    assert seasoned.is_alone()


def test_on_another_page_a_dialog_tells_it(
    seasoned: Keeper, tmp_path: Path, opener: FolderOpener
) -> None:
    seasoned.table.press("Ctrl+3")
    seasoned.choose(seasoned.table.actions.export_games, tmp_path / "mine.json")
    assert "3 games are now in mine.json." in seasoned.words()
    seasoned.press("Open the folder")
    until(lambda: opener.opened == [tmp_path] and seasoned.is_alone())


def test_it_is_told_in_the_language_that_was_chosen_meanwhile(
    seasoned: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, disk, fsync = seasoned.table, threading.Event(), os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: disk.wait() and fsync(file))
    seasoned.choose(table.actions.export_games, tmp_path / "mine.json")
    try:
        table.speech.choose(Language.GERMAN)
        settle()
        disk.set()
        until(lambda: "3 Spiele sind jetzt in mine.json." in texts_on(table.window.board.notice))
    finally:
        disk.set()
        table.speech.choose(Language.ENGLISH)


def test_a_name_without_an_ending_gets_one(seasoned: Keeper, tmp_path: Path) -> None:
    seasoned.choose(seasoned.table.actions.export_totals, tmp_path / "totals")
    seasoned.until_said("2 games are now in totals.csv.")
    assert (tmp_path / "totals.csv").read_bytes().startswith(b"\xef\xbb\xbf")


def test_the_file_of_the_games_is_not_written_over(seasoned: Keeper) -> None:
    seasoned.choose(
        seasoned.table.actions.export_games, seasoned.table.file.with_name("yacht.db-journal")
    )
    seasoned.until_said("Choose another name")
    assert not seasoned.table.file.with_name("yacht.db-journal").exists()


def test_a_failed_export_is_told_and_can_be_tried_again(seasoned: Keeper, tmp_path: Path) -> None:
    folder = tmp_path / "shut"
    folder.mkdir()
    folder.chmod(0o500)
    with modes_bind():
        seasoned.choose(seasoned.table.actions.export_games, folder / "mine.json")
        seasoned.until_said("Nothing can be saved in this folder")
    folder.chmod(0o700)
    again = [b for b in seasoned.table.notice.findChildren(QPushButton) if b.text() == "Try again"]
    hands.click(again[0])
    seasoned.until_said("3 games are now in mine.json.")


def test_a_file_that_was_replaced_is_not_exported(seasoned: Keeper, tmp_path: Path) -> None:
    with another(tmp_path) as other:
        other.path.replace(seasoned.table.file)
    seasoned.choose(seasoned.table.actions.export_games, tmp_path / "mine.json")
    seasoned.until_said("moved or replaced")


def test_import_shows_what_it_will_do_and_waits(seasoned: Keeper, tmp_path: Path) -> None:
    before = games_at(seasoned.table)
    seasoned.choose(seasoned.table.actions.import_games, somebody_elses(tmp_path))
    assert "3 new games" in seasoned.words()
    assert seasoned.buttons() == ["Import", "Cancel"]
    assert games_at(seasoned.table) == before


def test_enter_changes_nothing(seasoned: Keeper, tmp_path: Path) -> None:
    before = games_at(seasoned.table)
    seasoned.choose(seasoned.table.actions.import_games, somebody_elses(tmp_path))
    hands.press(seasoned.sheet(), "Return")
    until(seasoned.is_alone)
    assert games_at(seasoned.table) == before


def test_import_goes_on_with_the_game_in_play(seasoned: Keeper, tmp_path: Path) -> None:
    game, record = seasoned.table.game, seasoned.table.controller.record
    seasoned.choose(seasoned.table.actions.import_games, somebody_elses(tmp_path, 12))
    seasoned.press("Import")
    seasoned.until_said("12 games were imported.")
    assert seasoned.is_alone()
    assert seasoned.table.game == game
    assert record is not None
    best = max(total for (total,) in seasoned.table.rows("SELECT total FROM game WHERE total > 0"))
    assert best > record.total
    assert f"Record {best}" in texts_on(seasoned.table.strip)
    seasoned.table.play_turn()
    assert len(games_at(seasoned.table)) == 15


def test_own_games_are_zero_new_ones(seasoned: Keeper, tmp_path: Path) -> None:
    seasoned.choose(seasoned.table.actions.export_games, tmp_path / "mine.json")
    seasoned.until_said("mine.json")
    seasoned.choose(seasoned.table.actions.import_games, tmp_path / "mine.json")
    assert "0 new games" in seasoned.words()
    assert "3 games are here already." in seasoned.words()
    assert seasoned.buttons() == ["Close"]
    seasoned.press("Close")
    until(seasoned.is_alone)


BAD = {
    "foreign": (lambda _text: "[1, 2, 3]", "no file of Yacht games"),
    "newer": (lambda text: text.replace('"version": 1', '"version": 9'), "newer Yacht"),
    "cut off": (lambda text: text[:2000], "damaged"),
    "a made-up total": (lambda text: text.replace('"total": ', '"total": 1'), "Game 1"),
    "other dice": (lambda text: text.replace('"seed": "0000', '"seed": "1000'), "Game 1"),
    "a name like a markup": (lambda _text: "<b>&1", "no file of Yacht games"),
}


@pytest.mark.parametrize(("spoil", "words"), BAD.values(), ids=BAD.keys())
def test_a_bad_file_is_refused_with_a_sentence(
    keeper: Keeper, tmp_path: Path, spoil: Callable[[str], str], words: str
) -> None:
    file = somebody_elses(tmp_path)
    file.write_text(spoil(file.read_text()))
    before = games_at(keeper.table)
    keeper.choose(keeper.table.actions.import_games, file)
    assert words in keeper.words()
    assert "Nothing was imported" in keeper.words()
    assert keeper.buttons() == ["Close"]
    assert games_at(keeper.table) == before


def test_a_cancelled_import_changes_nothing(keeper: Keeper, tmp_path: Path) -> None:
    before = games_at(keeper.table)
    file = somebody_elses(tmp_path, 40)
    for _ in range(3):
        keeper.choose(keeper.table.actions.import_games, file)
        until(lambda: not keeper.is_alone())
        hands.press(keeper.any_sheet(), "Esc")
        until(lambda: keeper.is_alone() and keeper.table.keeping.errands.is_idle)
    assert games_at(keeper.table) == before


def test_an_import_that_fails_says_why(keeper: Keeper, tmp_path: Path) -> None:
    keeper.choose(keeper.table.actions.import_games, somebody_elses(tmp_path))
    (keeper.table.folder / "backups").touch()
    keeper.press("Import")
    assert "nothing was changed" in keeper.words()


@pytest.mark.parametrize("name", ["export_games", "export_totals", "import_games", "backups"])
def test_closing_the_window_under_a_dialog_is_clean(table: Table, name: str) -> None:
    getattr(table.actions, name).trigger()
    QTest.qWait(30)
    table.close()


@pytest.mark.parametrize("wait", [0, 5, 20, 60])
def test_closing_during_work_is_quick_and_leaves_no_half(
    lay: Callable[..., Table], tmp_path: Path, wait: int
) -> None:
    finished(tmp_path, *range(100, 120))
    file = somebody_elses(tmp_path, 30)
    table = lay()
    table.window.your_games.back_up()
    Keeper(table).choose(table.actions.export_games, tmp_path / "mine.json")
    Keeper(table).choose(table.actions.import_games, file)
    QTest.qWait(wait)
    table.close()
    assert table.keeping.errands.is_idle
    assert not list(tmp_path.glob(".yacht*.new"))
    assert not list(tmp_path.glob("backups/*.new"))
    assert len(lay().states()) == 21


@pytest.mark.parametrize("look", [Appearance.LIGHT, Appearance.DARK, Appearance.CONTRAST])
def test_every_word_finds_room(seasoned: Keeper, tmp_path: Path, look: Appearance) -> None:
    seasoned.table.theme.set_appearance(look)
    back_up(seasoned.table, 3)
    file = somebody_elses(tmp_path).rename(tmp_path / f"{'long' * 50}.json")
    seasoned.choose(seasoned.table.actions.import_games, file)
    sheet = seasoned.sheet()
    assert sheet.width() <= seasoned.table.window.screen().availableSize().width()
    for button in sheet.findChildren(QPushButton):
        assert not button.isVisible() or button.height() >= 44
    seasoned.press("Cancel")
    until(seasoned.is_alone)
    seasoned.table.actions.backups.trigger()
    assert seasoned.shown_list().horizontalScrollBar().maximum() == 0
    assert seasoned.shown_list().accessibleName()


def test_nothing_is_taken_in_where_nothing_can_be_kept(
    lay: Callable[..., Table], tmp_path: Path
) -> None:
    table = lay(tmp_path)
    window = MainWindow(table.settings)
    nowhere = table.presenters._replace(games_file=None)
    window.furnish(nowhere, table.theme, table.settings, table.speech)
    assert not window.actions_.import_games.isEnabled()
    assert not window.actions_.backups.isEnabled()
    assert window.actions_.export_games.isEnabled()
    shiboken6.delete(window)
