"""The small window: the same game, played beside work."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui import hands
from tests.ui.games import begin, seed_for, written
from tests.ui.pictures import texts_on
from tests.ui.restfulness import running
from tests.ui.table import PATIENCE, Table, until
from tests.ui.test_accessibility import spoken
from tests.ui.test_every_room import FINGER
from yacht_desktop.rules import PRESETS, Category
from yacht_desktop.ui.compact.compact_window import CompactWindow
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]


class Small:
    """Somebody at the small window of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        table.press("Ctrl+M")
        self.come_to_front()

    def come_to_front(self) -> None:
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window, PATIENCE)

    @property
    def window(self) -> CompactWindow:
        found = self.table.window.compact.window
        assert found is not None
        return found

    @property
    def is_open(self) -> bool:
        return self.table.window.compact.window is not None

    @property
    def offered(self) -> list[str]:
        return [spoken(button) for button in self.window.offers if button.isEnabled()]

    def press(self, *keys: str) -> None:
        hands.press(self.window, *keys)


@pytest.fixture
def small(lay: LAY, tmp_path: Path) -> Iterator[Small]:
    """1-3-4-6-6 comes next, in the fourth turn."""
    played = [("55512", "fives"), ("12346", "yacht"), ("66612", "sixes")]
    begin(tmp_path, seed_for("13466", turn=4), written(played))
    somebody = Small(lay())
    yield somebody
    if somebody.is_open:
        somebody.press("Ctrl+M")


def test_only_one_of_the_windows_is_there(small: Small) -> None:
    assert small.window.isVisible()
    assert not small.table.window.isVisible()
    small.press("Esc")
    assert small.table.window.isVisible()
    assert not small.is_open


def test_it_stays_on_top(small: Small) -> None:
    assert small.window.windowFlags() & Qt.WindowType.WindowStaysOnTopHint
    size = small.window.size()
    assert (size.width(), size.height()) <= (360, 226)


@pytest.mark.parametrize("way", ["Ctrl+M", "Esc", "cross", "shown"])
def test_every_way_leads_back_to_the_game_as_it_is(small: Small, way: str) -> None:
    small.press("Space", "4", "5")
    before = small.table.game
    if way == "cross":
        small.window.close()
    elif way == "shown":
        small.table.window.bring_to_front()
    else:
        small.press(way)
    table = small.table
    assert table.window.isVisible()
    assert not small.is_open
    assert not table.actions.compact.isChecked()
    assert table.game == before
    assert [die.isChecked() for die in table.dice] == [False, False, False, True, True]


def test_a_turn_is_played_by_clicks(small: Small) -> None:
    hands.click(small.window.main_button)
    assert small.table.game.faces == (1, 3, 4, 6, 6)
    die = small.window.dice[3]
    hands.click(die, die.square().center().toPoint())
    assert small.table.game.held == {3}
    hands.click(small.window.offers[0])
    assert small.table.game.card[Category.CHOICE] == 20
    assert "Total 53" in texts_on(small.window)


def test_the_three_best_boxes_are_offered(small: Small) -> None:
    assert small.offered == []
    small.press("Space")
    assert small.offered == [
        "Choice, would score 20",
        "Fours, would score 4",
        "Threes, would score 3",
    ]
    small.press("F")  # the ninth box scores nothing
    assert small.table.game.card[Category.LITTLE_STRAIGHT] == 0
    assert small.offered == []


def test_letters_digits_and_undo_work_as_at_the_table(small: Small) -> None:
    small.press("Space", "1", "2", "Ctrl+Z", "Q", "Ctrl+Z")
    assert small.table.game.held == {0}
    assert small.table.game.card.filled == 3


def test_keys_reach_everything_and_act_once(small: Small) -> None:
    small.press("Space")
    small.window.setFocus()
    seen: list[QWidget | None] = []
    for _ in range(9):
        small.press("Tab")
        seen.append(small.window.focusWidget())
    assert seen == [*small.window.dice, small.window.main_button, *small.window.offers]
    hands.hold_down(small.window, "Return")
    assert small.table.game.card.filled == 4
    hands.hold_down(small.window, "Space")
    assert small.table.game.rolls_used == 1


def test_everything_has_a_name_and_room_for_a_finger(small: Small) -> None:
    small.press("Space")
    assert spoken(small.window) == "Roll 1 of 3, Total 33, turn 4 of 12"
    for part in (*small.window.dice, small.window.main_button, *small.window.offers):
        assert spoken(part)
        assert min(part.width(), part.height()) >= FINGER, spoken(part)
        assert small.window.rect().contains(part.geometry())


def test_a_whole_game_ends_and_the_next_begins(small: Small) -> None:
    while not small.table.game.is_over:
        small.press("Space", "Space")
        hands.click(small.window.offers[0])
    total = small.table.game.totals[0]
    assert [f"Total {total}", f"New record {total}"] == small.window.lines()
    small.press("N")
    assert small.window.lines() == ["Total 0", "turn 1 of 12"]


def test_several_players_are_named(small: Small) -> None:
    small.table.controller.start(Setup(PRESETS["traditional"], ("Ann", "Bo")))
    small.press("Space", "Q")
    assert small.window.lines() == ["Bo: 0", "turn 1 of 12"]
    while not small.table.game.is_over:
        small.press("Space")
        hands.click(small.window.offers[0])
    assert small.window.lines()[0] == "finished"
    assert "win" in small.window.lines()[1]


def test_its_place_and_the_large_ones_are_remembered(small: Small) -> None:
    large = small.table.window.geometry()
    place = QRect(140, 90, 420, 260)
    small.window.setGeometry(place)
    small.press("Ctrl+M")
    assert small.table.window.geometry() == large
    small.table.come_to_front()
    small.table.press("Ctrl+M")
    assert small.window.geometry() == place


def test_its_place_is_kept_when_the_program_ends_from_it(small: Small) -> None:
    small.window.setGeometry(QRect(140, 90, 420, 260))
    small.table.window.close()
    assert not small.table.settings.compact_geometry.isEmpty()


def test_text_is_as_large_as_in_a_small_window(lay: LAY) -> None:
    table = lay()
    table.resize(1770, 1140)
    scale = table.theme.scale
    small = Small(table)
    assert table.theme.scale < scale
    small.press("Esc")
    assert table.theme.scale == scale


def test_trouble_is_told_in_the_large_window(small: Small) -> None:
    with closing(sqlite3.connect(small.table.file)) as other:
        other.execute("BEGIN IMMEDIATE")
        small.press("Space")
        until(lambda: not small.is_open)
        other.rollback()
    assert small.table.window.isVisible()
    assert small.table.notice.isVisible()


def test_dice_on_the_table_need_the_large_window(lay: LAY) -> None:
    table = lay()
    table.controller.start(Setup(PRESETS["traditional"], has_table_dice=True))
    table.press("Ctrl+M")
    assert table.window.compact.window is None
    assert table.window.isVisible()


def test_it_does_nothing_at_rest(small: Small) -> None:
    small.press("Space", "4")
    assert running(small.window) == []


def test_a_game_with_dice_on_the_table_opens_the_large_window(lay: LAY) -> None:
    table = lay()
    table.controller.start(Setup(has_table_dice=True))
    table.controller.enter((1, 2, 3, 4, 6))
    table.controller.start(Setup())
    small = Small(table)
    small.press("Ctrl+Z")
    assert table.controller.has_table_dice
    assert not small.is_open
    assert table.window.isVisible()
    table.speech.choose(Language.GERMAN)
    shown = [type(one) for one in QApplication.topLevelWidgets() if one.isVisible()]
    assert shown == [MainWindow]
