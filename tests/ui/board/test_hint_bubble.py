"""The hints of somebody's very first turn."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from tests.ui import hands
from tests.ui.table import Table, until
from yacht_desktop.rules import Category
from yacht_desktop.ui.first_turn import Hint
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]
BESIDE = 4
"""Pixels between the tip of the arrow and its target, at most."""


@pytest.fixture
def table(lay: LAY) -> Table:
    """At which someone sits for the first time."""
    return lay(is_new=True)


def hint(table: Table) -> Hint | None:
    bubble = table.window.hints
    assert bubble.isVisible() == (bubble.hint is not None)
    return bubble.hint


def place(widget: QWidget, table: Table) -> QRect:
    return QRect(widget.mapTo(table.board, QPoint()), widget.size())


def test_a_first_turn_by_its_hints(table: Table) -> None:
    assert hint(table) is Hint.ROLL
    table.press("Space")
    assert hint(table) is Hint.HOLD
    table.click_die(1)
    assert hint(table) is Hint.ROLL_AGAIN
    table.press("Space")
    assert hint(table) is None, "both are known now"
    table.press("Space")
    assert hint(table) is Hint.SCORE
    table.click_box(Category.CHOICE)
    assert hint(table) is None


def test_what_was_done_once_is_never_hinted_at_again(lay: LAY) -> None:
    table = lay(is_new=True)
    table.roll()
    table.press("1")
    table.close()
    again = lay(is_new=True)
    assert hint(again) is Hint.ROLL_AGAIN
    again.press("Space")
    again.click_box(Category.CHOICE)
    again.close()
    later = lay(is_new=True)
    for _ in range(3):
        assert hint(later) is None
        later.roll()
        later.click_box(later.game.card.open_boxes[0])


def test_scoring_early_is_no_reason_to_explain_scoring(table: Table) -> None:
    table.roll()
    table.click_box(Category.CHOICE)
    assert hint(table) is None
    table.roll()
    assert hint(table) is Hint.HOLD
    table.press("Space", "Space")
    assert hint(table) is None


def test_those_who_have_finished_a_game_need_no_hints(lay: LAY) -> None:
    table = lay(is_new=True)
    table.finish_game()
    table.settings_file.unlink()
    table.close()
    table = lay(is_new=True)
    table.press("N")
    assert hint(table) is None


def test_tumbling_dice_are_not_talked_over(lay: LAY) -> None:
    moving_table = lay(still=False, is_new=True)
    moving_table.press("Space")
    assert moving_table.tray.is_tumbling
    assert hint(moving_table) is None
    until(lambda: not moving_table.tray.is_tumbling)
    assert hint(moving_table) is Hint.HOLD


@pytest.mark.parametrize("size", [(900, 600), (1180, 760), (1920, 1080)])
@pytest.mark.parametrize("players", [1, 6])
def test_a_hint_covers_neither_dice_nor_buttons(
    table: Table, size: tuple[int, int], players: int
) -> None:
    table.resize(*size)
    table.controller.start(Setup(table.game.ruleset, ("",) * players))
    for language in Language:
        table.speech.choose(language)
        table.look_around()
        bubble = table.window.hints
        until(bubble.isVisible)
        QTest.qWait(20)
        here = bubble.geometry().adjusted(9, 9, -9, -9)
        assert table.board.rect().contains(here), language
        for thing in (*table.dice, table.tray.main_button, table.tray.undo_button):
            if thing.isVisible():
                assert not here.intersects(place(thing, table)), (language, thing)


@pytest.mark.parametrize("size", [(900, 600), (1180, 760), (1920, 1080)])
def test_a_hint_is_right_beside_what_it_speaks_of(table: Table, size: tuple[int, int]) -> None:
    table.resize(*size)
    bubble, button = table.window.hints, place(table.tray.main_button, table)
    assert abs(button.top() - bubble.geometry().bottom()) <= BESIDE
    table.press("Space")
    assert hint(table) is Hint.HOLD
    assert abs(bubble.y() - max(place(die, table).bottom() for die in table.dice)) <= BESIDE
    table.click_die(1)
    assert hint(table) is Hint.ROLL_AGAIN
    assert abs(button.top() - bubble.geometry().bottom()) <= BESIDE


def test_a_hint_lets_clicks_through(table: Table) -> None:
    bubble = table.window.hints
    seen = table.board.childAt(bubble.geometry().center())
    assert seen is not bubble


def test_sound_is_offered_once_the_first_box_is_filled(table: Table, lay: LAY) -> None:
    table.roll()
    assert table.notice.isHidden()
    table.click_box(Category.CHOICE)
    until(table.notice.isVisible)
    assert "heard" in table.notice.accessibleName()
    hands.click(next(b for b in table.notice.findChildren(QPushButton) if "sound" in b.text()))
    assert table.settings.sound
    # Without a player of sounds that is what it says now.
    assert table.notice.isHidden() or "heard, too" not in table.notice.accessibleName()
    table.close()
    again = lay(is_new=True)
    again.play_turn()
    assert again.notice.isHidden()
