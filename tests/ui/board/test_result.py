"""The end of a game: stored before it is shown, said in a fitting sentence, one key to go on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QWidget

from tests.ui import hands
from tests.ui.games import begin, finished, seed_for, turns_worth, written
from tests.ui.pictures import picture, texts_on, words_on
from tests.ui.restfulness import is_at_rest, running
from tests.ui.table import Table, until
from yacht_desktop.ui.board.moment import Moment
from yacht_desktop.ui.board.result import COUNT_MILLISECONDS

LAY = Callable[..., Table]


def play_to(lay: LAY, folder: Path, total: int, *, still: bool = True) -> Table:
    """A game that ends with this total when its last box, Choice, takes what is rolled."""
    turns = turns_worth(total)
    last = turns.pop()
    begin(folder, seed_for(last[0], turn=12), written(turns))
    table = lay(still=still)
    table.roll()
    return table


def end(table: Table) -> list[str]:
    """Fill the last box; what stands in the place of the dice then."""
    (category,) = table.game.card.open_boxes
    table.click_box(category)
    return texts_on(table.tray.result)


@pytest.mark.parametrize(
    ("earlier", "total", "sentence"),
    [
        ([], 120, "Your first record is set."),
        ([], 5, "Your first record is set."),
        ([100], 120, "A new record, 20 above the old one."),
        ([100, 119, 60], 120, "A new record, 1 above the old one."),
        ([120], 120, "That equals your record."),
        ([130], 120, "Place 2 of 2 games. 10 short of your record."),
        (
            [*range(130, 139), 60],
            120,
            "Place 10 of 11 games. One of your ten best. 18 short of your record.",
        ),
        ([*range(130, 140), 60], 120, "Place 11 of 12 games. 19 short of your record."),
        ([130, 120], 120, "Place 2 of 3 games. 10 short of your record."),
    ],
)
def test_ending_is_told_in_a_fitting_sentence(
    lay: LAY, tmp_path: Path, earlier: list[int], total: int, sentence: str
) -> None:
    finished(tmp_path, *earlier)
    table = play_to(lay, tmp_path, total)
    number, *lines = end(table)
    assert number == str(total)
    assert " ".join(lines) == sentence
    assert table.tray.result.accessibleName() == f"{total} points. {sentence}"


@pytest.mark.parametrize(
    ("earlier", "is_gold"), [([], True), ([100], True), ([120], False), ([130], False)]
)
def test_only_a_new_record_is_golden(
    lay: LAY, tmp_path: Path, earlier: list[int], is_gold: bool
) -> None:
    finished(tmp_path, *earlier)
    table = play_to(lay, tmp_path, 120)
    end(table)
    number = words_on(table.tray.result)[0]
    assert (number.colour == table.theme.tokens.gold.name()) == is_gold


@pytest.mark.parametrize(
    ("earlier", "line"),
    [
        ([], ["New record 120"]),
        ([100], ["New record 120", "20 above the last"]),
        ([120], ["Record 120", "equalled"]),
        ([150], ["Record 150", "missed by 30"]),
    ],
)
def test_record_strip_tells_the_difference(
    lay: LAY, tmp_path: Path, earlier: list[int], line: list[str]
) -> None:
    finished(tmp_path, *earlier)
    table = play_to(lay, tmp_path, 120)
    end(table)
    assert texts_on(table.strip) == line


def test_result_is_stored_before_anything_shows(lay: LAY, tmp_path: Path) -> None:
    table = play_to(lay, tmp_path, 120)
    seen: list[object] = []

    def look() -> None:
        seen.append((table.rows("SELECT state, total FROM game"), table.tray.result.isVisible()))

    # Slots are called in the order in which they were connected: be the first.
    table.controller.changed.disconnect()
    table.controller.changed.connect(look)
    end(table)
    assert seen == [([("finished", 120)], False)]


def test_total_counts_up_and_stops_there(lay: LAY, tmp_path: Path) -> None:
    table = play_to(lay, tmp_path, 120, still=False)
    end(table)
    animation = next(
        moving
        for moving in table.tray.result.findChildren(QVariantAnimation)
        if moving.duration() == COUNT_MILLISECONDS
    )
    shown = counted(animation, table.tray.result)
    assert shown[0] == 0
    assert shown == sorted(set(shown))
    animation.resume()
    until(lambda: is_at_rest(table))
    assert texts_on(table.tray.result)[0] == "120"


@pytest.mark.parametrize(("earlier", "gleams"), [([100], True), ([120], False), ([130], False)])
def test_only_a_new_record_has_its_moment(
    lay: LAY, tmp_path: Path, earlier: list[int], gleams: bool
) -> None:
    finished(tmp_path, *earlier)
    table = play_to(lay, tmp_path, 120, still=False)
    end(table)
    (gleam,) = table.tray.result.findChildren(Moment)
    assert (gleam.state() is Moment.State.Running) == gleams
    if gleams:
        gleam.setCurrentTime(gleam.duration() // 2)
        lit = picture(table.tray.result)
        until(lambda: is_at_rest(table))
        assert picture(table.tray.result) != lit
    table.press("N")  # nothing waits for it
    assert table.game.turn == 1


def test_a_record_is_told_without_motion_where_nothing_may_move(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 100)
    table = play_to(lay, tmp_path, 120)
    end(table)
    assert not running(table.tray.result)
    assert words_on(table.tray.result)[0].colour == table.theme.tokens.gold.name()


def test_stillness_chosen_in_the_moment_ends_it(lay: LAY, tmp_path: Path) -> None:
    finished(tmp_path, 100)
    table = play_to(lay, tmp_path, 120, still=False)
    end(table)
    assert running(table.tray.result)
    table.actions.still.trigger()
    assert not running(table.tray.result)
    assert texts_on(table.tray.result)[0] == "120"


def counted(animation: QVariantAnimation, widget: QWidget) -> list[int]:
    """The figures that a total runs through, the animation being paused at each."""
    animation.start()
    animation.pause()
    figures = []
    for moment in (0, 100, 200):
        animation.setCurrentTime(moment)
        figures += [int(text) for text in texts_on(widget) if text.isdecimal()]
    return figures


def test_total_on_the_card_counts_up_too(lay: LAY, tmp_path: Path) -> None:
    table = play_to(lay, tmp_path, 120, still=False)
    before = int(texts_on(table.board.card.total)[-1])
    end(table)
    (animation,) = table.board.card.total.findChildren(QVariantAnimation)
    shown = counted(animation, table.board.card.total)
    assert shown[0] == before
    assert shown == sorted(set(shown))
    animation.resume()
    until(lambda: is_at_rest(table))
    assert texts_on(table.board.card.total)[-1] == "120"


def test_counting_is_cut_short_by_the_next_game(lay: LAY, tmp_path: Path) -> None:
    table = play_to(lay, tmp_path, 120, still=False)
    end(table)
    table.press("N")
    assert texts_on(table.board.card.total)[-1] == "0"
    assert table.tray.result.isHidden()
    table.press("Ctrl+Z")
    assert texts_on(table.tray.result)[0] == "120"


def test_counting_stops_when_stillness_is_chosen(lay: LAY, tmp_path: Path) -> None:
    table = play_to(lay, tmp_path, 120, still=False)
    end(table)
    table.actions.still.trigger()
    assert texts_on(table.tray.result)[0] == "120"
    assert texts_on(table.board.card.total)[-1] == "120"
    until(lambda: is_at_rest(table))


def test_dice_and_rolls_are_gone(lay: LAY, tmp_path: Path) -> None:
    table = play_to(lay, tmp_path, 120)
    end(table)
    assert all(die.isHidden() for die in table.dice)
    assert not [text for text in texts_on(table.tray) if text.startswith(("Roll", "Ready"))]
    assert not table.actions.roll.isEnabled()
    table.press("Space", "R", "1", "5")
    assert table.game.is_over
    assert "Solo · Traditional · finished" in texts_on(table.board)


def press_n(table: Table) -> None:
    table.press("N")


def press_ctrl_n(table: Table) -> None:
    table.press("Ctrl+N")


def choose_from_the_menu(table: Table) -> None:
    table.actions.new_game.trigger()


def choose_other_rules(table: Table) -> None:
    table.actions.presets["two-pairs"].trigger()


def click_the_button(table: Table) -> None:
    hands.click(table.tray.main_button)


@pytest.mark.parametrize(
    "start", [press_n, press_ctrl_n, choose_from_the_menu, choose_other_rules, click_the_button]
)
def test_main_button_is_roll_after_every_way_to_start(
    lay: LAY, tmp_path: Path, start: Callable[[Table], None]
) -> None:
    table = play_to(lay, tmp_path, 120)
    end(table)
    assert table.tray.main_button.text() == "Next game"
    assert "N" in texts_on(table.tray.main_button)
    start(table)
    assert table.tray.main_button.text() == "Roll 5 dice"
    assert table.tray.main_button.isEnabled()
    assert table.game.rolls_used == 0
    assert "Ready to roll" in texts_on(table.tray)
    assert not any(die.isHidden() for die in table.dice)
    assert table.states() == ["finished", "playing"]
    table.roll()
    assert table.game.rolls_used == 1


def test_enter_does_not_start_a_game(lay: LAY, tmp_path: Path) -> None:
    table = play_to(lay, tmp_path, 120)
    table.press(*["Down"] * 12, "Up", "Return")
    assert table.game.is_over
    table.press("Return", "Enter")
    hands.hold_down(table.window, "Return")
    assert table.game.is_over
    assert table.states() == ["finished"]


def test_enter_on_roll_does_not_run_into_the_next_game(lay: LAY, tmp_path: Path) -> None:
    """Where Enter rolled all game long, it must not throw the result away."""
    table = play_to(lay, tmp_path, 120)
    table.tray.main_button.setFocus()
    (category,) = table.game.card.open_boxes
    table.controller.score(category)
    table.press("Return", "Return")
    assert table.game.is_over
    assert table.states() == ["finished"]


def test_n_does_nothing_in_the_middle_of_a_game(table: Table) -> None:
    table.roll()
    table.press("N")
    assert table.game.rolls_used == 1
    assert table.states() == ["playing"]
