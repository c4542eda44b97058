"""What moves on the table besides the throw, and how the dice may look."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ui.games import begin, seed_for
from tests.ui.pictures import count_pixels, face_on, picture, texts_on
from tests.ui.restfulness import is_at_rest, running
from tests.ui.table import Table, until
from yacht_desktop.rules import Category
from yacht_desktop.ui.board.moment import Moment
from yacht_desktop.ui.marks import Marks

LAY = Callable[..., Table]


@pytest.fixture
def rolled(lay: LAY, tmp_path: Path) -> Table:
    """1-3-4-6-6 after the first roll of a game."""
    begin(tmp_path, seed_for("13466"))
    table = lay()
    table.roll()
    return table


def captions(table: Table) -> list[str]:
    return ["".join(texts_on(die)) for die in table.dice]


def faces(table: Table) -> list[int]:
    return [face_on(die, table.theme.tokens) for die in table.dice]


def has_ring(table: Table, slot: int) -> bool:
    return count_pixels(table.dice[slot], table.theme.tokens.gold) > 100


def test_numerals_stand_on_the_dice_at_once_and_again_next_time(rolled: Table, lay: LAY) -> None:
    rolled.actions.look.marks[Marks.NUMERALS].trigger()
    assert faces(rolled) != [1, 3, 4, 6, 6]  # no pips
    assert captions(rolled) == ["1", "3", "4", "6", "6"]
    inked = [count_pixels(die, rolled.theme.tokens.pip) for die in rolled.dice]
    assert min(inked) > 200
    rolled.close()
    again = lay(rolled.folder)
    assert again.actions.look.marks[Marks.NUMERALS].isChecked()
    assert [count_pixels(die, again.theme.tokens.pip) for die in again.dice] == inked
    again.actions.look.marks[Marks.PIPS].trigger()
    assert faces(again) == [1, 3, 4, 6, 6]


def test_a_held_die_settles_and_then_lies_still(lay: LAY, tmp_path: Path) -> None:
    begin(tmp_path, seed_for("13466"))
    table = lay(still=False)
    table.roll()
    table.press("2")
    assert table.game.held == {1}
    assert running(table.dice[1])
    before = picture(table.dice[1])
    until(lambda: is_at_rest(table))
    assert picture(table.dice[1]) != before
    assert has_ring(table, 1)
    assert faces(table) == [1, 3, 4, 6, 6]
    table.actions.still.trigger()
    table.press("3")
    assert not running(table.dice[2])


@pytest.mark.parametrize(
    ("size", "least", "most"),
    [((900, 600), 60, 120), ((1280, 800), 100, 157), ((1920, 1080), 150, 220)],
)
def test_dice_grow_with_the_window(
    rolled: Table, size: tuple[int, int], least: int, most: int
) -> None:
    rolled.resize(*size)
    assert {least <= die.square().width() <= most for die in rolled.dice} == {True}


def test_potentials_come_up_when_the_dice_lie(lay: LAY, tmp_path: Path) -> None:
    begin(tmp_path, seed_for("13466"))
    table = lay(still=False)
    table.press("Space")
    table.wait_for_dice()
    (fading,) = table.view.findChildren(Moment)
    assert fading.state() is Moment.State.Running
    fading.pause()
    fading.setCurrentTime(0)
    faint = picture(table.view.viewport())
    assert table.shown()["Sixes"] == "12"  # it can be read out and scored already
    fading.resume()
    until(lambda: is_at_rest(table))
    clear = picture(table.view.viewport())
    assert clear != faint
    table.press("1")  # a hold shows nothing new
    assert fading.state() is Moment.State.Stopped
    table.click_box(Category.SIXES)
    assert table.game.card[Category.SIXES] == 12


def test_potentials_are_there_at_once_where_nothing_may_move(rolled: Table) -> None:
    (fading,) = rolled.view.findChildren(Moment)
    assert fading.done == 1
    rolled.roll()
    assert fading.state() is Moment.State.Stopped
