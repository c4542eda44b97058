"""A disk that is full, read-only, locked or gone: nothing changes on screen, and words say so."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton

from tests.ui import hands
from tests.ui.games import begin, seed_for, turns_worth, written
from tests.ui.pictures import picture, texts_on
from tests.ui.table import Table
from yacht_desktop.rules import Category

LAY = Callable[..., Table]

READ_ONLY = "Nothing can be saved in this folder, so nothing was changed."
FULL = "The disk is full, so nothing was changed. Make some room, then try again."
LOCKED = "Another program is using your games, so nothing was changed. Try again soon."
REPLACED = (
    "Another program has moved or replaced your games, so nothing was changed. "
    "Close Yacht and start it again."
)


class Disk:
    """The connection through which the program writes, to be made to fail and to work again."""

    def __init__(self, table: Table) -> None:
        self._table = table
        with table.database.transaction() as connection:
            self._connection: sqlite3.Connection = connection

    def refuse(self, what: str = "query_only = ON") -> None:
        self._connection.execute(f"PRAGMA {what}")

    def accept(self) -> None:
        self._connection.execute("PRAGMA query_only = OFF")
        self._connection.execute("PRAGMA max_page_count = 1000000")

    def fill_up(self) -> None:
        """Use the last byte of the last page, and have no other."""
        (pages,) = self._connection.execute("PRAGMA page_count").fetchone()
        for ply in count(1000):
            self._connection.execute("BEGIN")
            self._connection.execute("INSERT INTO move VALUES (1, ?, 'hold x....')", (ply,))
            if self._connection.execute("PRAGMA page_count").fetchone() != (pages,):
                self._connection.execute("ROLLBACK")
                break
            self._connection.execute("COMMIT")
        self._connection.execute(f"PRAGMA max_page_count = {pages}")

    @property
    def patience(self) -> int:
        ((milliseconds,),) = self._connection.execute("PRAGMA busy_timeout")
        return int(milliseconds)

    def lose_patience(self) -> None:
        self._connection.execute("PRAGMA busy_timeout = 20")


@pytest.fixture
def table(lay: LAY, tmp_path: Path) -> Table:
    """A begun game, kept after an abandoned one: 1-3-4-6-6 lies there, two dice are held."""
    begin(tmp_path, seed_for("....."), "roll 12345")
    begin(tmp_path, seed_for("13466"))
    table = lay()
    table.roll()
    table.press("1", "2")
    return table


@pytest.fixture
def disk(table: Table) -> Disk:
    return Disk(table)


def below_the_notice(table: Table) -> list[QImage]:
    """Everything on screen but the line that the notice takes."""
    hands.point_at(table.board.title)
    table.view.setFocus()
    return [picture(part) for part in (table.tray, table.board.guide, table.board.card)]


def roll(table: Table) -> None:
    table.press("Space")


def hold(table: Table) -> None:
    table.press("3")


def score(table: Table) -> None:
    table.click_box(Category.SIXES)


def undo(table: Table) -> None:
    table.press("Ctrl+Z")


def new_game(table: Table) -> None:
    table.press("Ctrl+Shift+N")


def other_rules(table: Table) -> None:
    table.actions.presets["two-pairs"].trigger()


GESTURES = [roll, hold, score, undo, new_game, other_rules]


@pytest.mark.parametrize("gesture", GESTURES)
def test_failing_write_changes_nothing_and_says_so(
    table: Table, disk: Disk, gesture: Callable[[Table], None]
) -> None:
    before, game, stored = below_the_notice(table), table.game, table.rows("SELECT * FROM move")
    disk.refuse()
    gesture(table)
    assert table.game == game
    assert texts_on(table.notice) == [READ_ONLY, "Try again", "Close"]
    assert table.notice.accessibleName() == READ_ONLY
    assert below_the_notice(table) == before
    assert table.rows("SELECT * FROM move") == stored


@pytest.mark.parametrize("gesture", GESTURES)
def test_try_again_does_it_when_it_can_be_done(
    table: Table, disk: Disk, gesture: Callable[[Table], None]
) -> None:
    game = table.game
    disk.refuse()
    gesture(table)
    click_on_notice(table, "Try again")
    assert table.game == game
    assert table.notice.isVisible()
    disk.accept()
    click_on_notice(table, "Try again")
    assert table.game != game
    assert not table.notice.isVisible()
    table.finish_game()


def click_on_notice(table: Table, text: str) -> None:
    (button,) = [b for b in table.notice.findChildren(QPushButton) if b.text() == text]
    hands.click(button)


@pytest.mark.parametrize("text", ["Try again", "Close"])
def test_notice_can_be_answered_by_keys(table: Table, disk: Disk, text: str) -> None:
    disk.refuse()
    hold(table)
    disk.accept()
    (button,) = [b for b in table.notice.findChildren(QPushButton) if b.text() == text]
    button.setFocus()
    table.press("Return")
    assert not table.notice.isVisible()
    assert (2 in table.game.held) == (text == "Try again")


def test_same_dice_fall_after_a_failed_roll(table: Table, disk: Disk, lay: LAY) -> None:
    folder = table.folder / "other"
    folder.mkdir()
    begin(folder, seed_for("13466"))
    smooth = lay(folder)
    smooth.roll()
    smooth.press("1", "2", "Space")
    table.come_to_front()
    for _ in range(3):
        disk.refuse()
        roll(table)
        disk.accept()
    click_on_notice(table, "Try again")
    assert table.game == smooth.game


def test_play_goes_on_by_itself_when_the_disk_is_well_again(table: Table, disk: Disk) -> None:
    disk.refuse()
    score(table)
    disk.accept()
    hold(table)
    assert not table.notice.isVisible()
    assert table.game.held == {0, 1, 2}
    assert table.game.card.filled == 0


def test_full_disk(table: Table, disk: Disk) -> None:
    before = below_the_notice(table)
    disk.fill_up()
    score(table)
    assert texts_on(table.notice)[0] == FULL
    assert below_the_notice(table) == before
    disk.accept()
    click_on_notice(table, "Try again")
    assert table.game.card[Category.SIXES] == 12


def test_another_program_writes_for_long(table: Table, disk: Disk) -> None:
    assert disk.patience >= 3000
    disk.lose_patience()
    with writing(table.file):
        score(table)
        assert texts_on(table.notice)[0] == LOCKED
        assert table.game.card.filled == 0
    click_on_notice(table, "Try again")
    assert table.game.card[Category.SIXES] == 12


def writing(path: Path) -> "closing[sqlite3.Connection]":
    """Another program in the middle of writing to the file."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return closing(connection)


def test_file_was_replaced(table: Table, lay: LAY) -> None:
    older = table.folder / "older.db"
    shutil.copy(table.file, older)
    before = below_the_notice(table)
    older.replace(table.file)
    copied = table.file.read_bytes()
    score(table)
    assert texts_on(table.notice)[0] == REPLACED
    assert below_the_notice(table) == before
    table.close()
    assert table.file.read_bytes() == copied
    assert list((table.folder / "backups").iterdir())
    assert lay(table.folder).game.card.filled == 0


def test_failing_end_of_a_game(lay: LAY, tmp_path: Path) -> None:
    turns = turns_worth(120)
    faces, _ = turns.pop()
    begin(tmp_path, seed_for(faces, turn=12), written(turns))
    table = lay()
    table.roll()
    disk = Disk(table)
    disk.refuse()
    table.click_box(Category.CHOICE)
    assert not table.game.is_over
    assert table.tray.result.isHidden()
    disk.accept()
    click_on_notice(table, "Try again")
    assert table.tray.result.isVisible()
    assert table.rows("SELECT state, total FROM game") == [("finished", 120)]


def test_die_springs_back_from_a_screen_readers_toggle(table: Table, disk: Disk) -> None:
    disk.refuse()
    table.dice[0].toggle()
    table.dice[4].toggle()
    assert [die.isChecked() for die in table.dice] == [True, True, False, False, False]


def test_redo_and_return_fail_softly_too(table: Table, disk: Disk) -> None:
    undo(table)
    disk.refuse()
    table.press("Ctrl+Y")
    assert table.notice.isVisible()
    disk.accept()
    click_on_notice(table, "Try again")
    assert table.game.held == {0, 1}
    new_game(table)
    disk.refuse()
    undo(table)
    assert table.notice.isVisible()
    assert table.game.faces is None
    disk.accept()
    click_on_notice(table, "Try again")
    assert table.game.held == {0, 1}
