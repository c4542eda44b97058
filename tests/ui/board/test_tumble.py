"""Dice in the air: for how long, where they land, and that nothing waits for them."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint

from tests.ui import hands
from tests.ui.games import begin, seed_for
from tests.ui.pictures import face_on, picture, texts_on
from tests.ui.restfulness import is_at_rest, running
from tests.ui.table import Table, until
from yacht_desktop.rules import SLOTS, Category
from yacht_desktop.ui.board.tumble import Tumble
from yacht_desktop.ui.setup import Setup
from yacht_desktop.ui.tokens import Appearance

LAY = Callable[..., Table]
pytestmark = pytest.mark.usefixtures("app")


@pytest.fixture
def table(lay: LAY, tmp_path: Path) -> Table:
    """A table where dice tumble, for as long as a test looks on: 1-3-4-6-6 comes next."""
    begin(tmp_path, seed_for("13466"))
    table = lay(still=False)
    table.throw.setDuration(A_MINUTE)
    return table


A_MINUTE = 60_000  # milliseconds


def layer(table: Table) -> Tumble:
    (tumble,) = table.tray.findChildren(Tumble)
    return tumble


def faces(table: Table) -> list[int]:
    return [face_on(die, table.theme.tokens) for die in table.dice]


def test_throw_lasts_at_most_600_milliseconds(lay: LAY) -> None:
    assert 0 < lay(still=False).throw.duration() <= 600


def test_throw_ends_by_itself(lay: LAY) -> None:
    table = lay(still=False)
    table.press("Space")
    until(lambda: not table.tray.is_tumbling)
    assert table.throw.state() is QAbstractAnimation.State.Stopped
    assert faces(table) == list(table.game.faces or ())


def test_every_die_moves_and_each_in_its_own_way(table: Table) -> None:
    table.press("Space")
    shots = []
    for moment in (0.0, 0.25, 0.5, 0.75):
        table.throw.setCurrentTime(round(moment * A_MINUTE))
        shots.append(picture(table.tray))
    assert len({shot.cacheKey() for shot in shots}) == len(shots)
    assert all(one != other for one, other in pairwise(shots))


def test_dice_land_exactly_on_their_faces(table: Table) -> None:
    table.press("Space")
    assert faces(table) != [1, 3, 4, 6, 6]  # in the air they are painted by the layer above
    table.wait_for_dice()
    assert not layer(table).isVisible()
    assert faces(table) == [1, 3, 4, 6, 6] == list(table.game.faces or ())


def test_dice_in_the_air_land_in_no_other_game(table: Table) -> None:
    """Another game is opened without any input when a file or a page brings it."""
    for setup in (Setup(names=("Ada", "Grace")), Setup(), Setup(names=("Ada", "Grace"))):
        table.controller.start(setup)
        table.controller.roll()
        assert table.tray.is_tumbling
    table.controller.start(Setup())
    assert not table.tray.is_tumbling
    until(lambda: is_at_rest(table))
    assert table.game.faces is None


def test_equal_faces_tumble_too(lay: LAY, tmp_path: Path) -> None:
    begin(tmp_path, seed_that_repeats())
    table = lay(still=False)
    table.throw.setDuration(A_MINUTE)
    table.roll()
    before = table.game.faces
    table.press("2", "3", "4", "5", "Space")
    assert table.tray.is_tumbling
    table.wait_for_dice()
    assert table.game.faces == before
    assert table.game.rolls_used == 2


def seed_that_repeats() -> bytes:
    """A seed whose first die falls on 5 in the first two rolls."""
    return seed_for("5....", and_roll_2="5....")


def test_only_loose_dice_tumble(table: Table) -> None:
    table.roll()
    table.press("4", "5", "Space")
    assert faces(table)[3:] == [6, 6]
    assert faces(table)[:3] != list((table.game.faces or ())[:3])


def test_potentials_appear_when_the_dice_have_landed(table: Table) -> None:
    table.press("Space")
    assert set(table.shown().values()) == {""}
    table.wait_for_dice()
    assert table.shown()["Sixes"] == "12"


def test_next_throw_does_not_give_its_result_away(table: Table) -> None:
    """A roll that cuts the one before short shows what that one earned, not yet its own."""
    table.press("Space", "Space")
    assert table.tray.is_tumbling
    assert table.game.rolls_used == 2
    assert table.shown()["Choice"] == "20"
    table.wait_for_dice()
    assert table.shown()["Choice"] == str(sum(table.game.faces or ()))


def hold_by_click(table: Table) -> None:
    table.click_die(2)
    assert table.game.held == {1}


def hold_by_key(table: Table) -> None:
    table.press("4")
    assert table.game.held == {3}


def score_by_click(table: Table) -> None:
    table.click_box(Category.SIXES)
    assert table.shown()["Sixes"] == "12"
    assert table.game.turn == 2


def score_by_enter(table: Table) -> None:
    table.view.setFocus()
    table.press("Down", "Return")
    assert table.game.card.filled == 1


def click_on_the_felt(table: Table) -> None:
    hands.click(table.tray, QPoint(20, 60))
    assert table.game.rolls_used == 1


def press_roll_again(table: Table) -> None:
    table.press("+")
    assert table.game.rolls_used == 2
    table.wait_for_dice()


def resize(table: Table) -> None:
    table.window.resize(1000, 700)
    table.window.grab()


def new_game(table: Table) -> None:
    table.press("Ctrl+Shift+N")
    assert table.game.faces is None
    table.press("Ctrl+Z")


def switch_theme(table: Table) -> None:
    table.actions.appearances[Appearance.DARK].trigger()


def choose_stillness(table: Table) -> None:
    table.actions.still.trigger()


def move_on_the_card(table: Table) -> None:
    table.view.setFocus()
    table.press("Down")


@pytest.mark.parametrize(
    "gesture",
    [
        hold_by_click,
        hold_by_key,
        score_by_click,
        score_by_enter,
        click_on_the_felt,
        press_roll_again,
        resize,
        new_game,
        switch_theme,
        choose_stillness,
        move_on_the_card,
    ],
)
def test_input_ends_a_throw_and_takes_effect(
    table: Table, gesture: Callable[[Table], None]
) -> None:
    table.press("Space")
    assert table.tray.is_tumbling
    gesture(table)
    assert not table.tray.is_tumbling
    until(lambda: is_at_rest(table))
    assert faces(table) == list(table.game.faces or [0] * 5)
    table.press("Space")
    table.click_box(table.game.card.open_boxes[0])  # nothing is stuck
    assert table.game.faces is None
    assert len(table.states()) == 1


def test_key_that_is_still_held_down_ends_no_throw(table: Table) -> None:
    hands.hold_down(table.window, "Space")
    assert table.tray.is_tumbling
    assert table.game.rolls_used == 1


def test_whole_game_without_waiting_for_a_die(table: Table) -> None:
    table.finish_game()
    assert table.states() == ["finished"]
    until(lambda: is_at_rest(table))
    assert texts_on(table.tray.result)[0] == str(table.game.totals[0])


def test_undo_during_a_throw_finds_nothing_to_take_back(table: Table) -> None:
    table.press("Space", "Ctrl+Z")
    assert table.game.rolls_used == 1
    table.wait_for_dice()
    assert faces(table) == [1, 3, 4, 6, 6]


def test_nothing_runs_at_rest(table: Table) -> None:
    for gesture in ("Space", "1"):
        table.press(gesture)
        table.wait_for_dice()
        until(lambda: not running(table.window) and is_at_rest(table))


def test_when_stillness_is_chosen_nothing_tumbles(table: Table) -> None:
    table.actions.still.trigger()
    table.press("Space")
    assert not table.tray.is_tumbling
    assert faces(table) == [1, 3, 4, 6, 6]
    assert table.shown()["Sixes"] == "12"
    table.click_box(Category.SIXES)
    until(lambda: is_at_rest(table))
    assert "12" in texts_on(table.board.card.total)


def test_when_the_system_wants_stillness_nothing_tumbles(table: Table) -> None:
    table.theme.set_system_is_still(True)
    table.press("Space")
    assert not table.tray.is_tumbling
    table.theme.set_system_is_still(False)
    table.press("Space")
    assert table.tray.is_tumbling


def test_a_hidden_window_animates_nothing(table: Table) -> None:
    table.window.hide()
    table.controller.roll()
    assert not table.tray.is_tumbling


def test_captions_wait_for_the_dice(table: Table) -> None:
    table.press("Space")
    assert [texts_on(die) for die in table.dice] == [[]] * len(SLOTS)
    table.wait_for_dice()
    assert [texts_on(die) for die in table.dice] == [["1"], ["3"], ["4"], ["6"], ["6"]]


@pytest.mark.parametrize(
    ("before", "after"), [(("Ann", "Bo", "Cy"), ("",)), (("",), ("Ann", "Bo"))]
)
def test_dice_in_the_air_land_in_a_game_of_others(
    table: Table, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    table.controller.start(Setup(names=before))
    table.resize(1180, 761)  # everything finds its place, which would bring dice to rest
    table.press("Space")
    assert table.tray.is_tumbling
    table.controller.start(Setup(names=after))
    assert not table.tray.is_tumbling
    assert len(table.game.cards) == len(after)
    assert table.board.status.text().startswith("2 players" if len(after) > 1 else "Solo")
