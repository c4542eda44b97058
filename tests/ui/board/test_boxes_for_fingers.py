"""However small the window is, a finger finds every box: by folding the card, or at its choice."""

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.board.seats import SIX, SPOKEN, heads, seat
from tests.ui.pictures import cut_off, picture, texts_on, words_on
from tests.ui.table import Table
from tests.ui.test_every_room import FINGER, LANGUAGES
from yacht_desktop.rules import PRESETS, Category
from yacht_desktop.ui.board.scorecard_model import NAME
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]
RULES = ("traditional", "two-pairs")
WINDOWS = ((900, 600), (1093, 570), (1180, 760), (1366, 700), (1920, 1080))
SMALL = (900, 600)


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, app: QApplication, table: Table) -> Iterator[Table]:
    """A table in each language."""
    speech = app.findChild(Speech)
    assert speech is not None
    speech.choose(request.param)
    table.look_around()
    yield table
    speech.choose(Language.ENGLISH)


@pytest.fixture
def six(table: Table) -> Table:
    """Six at a table whose boxes are too low for a finger."""
    seat(table, *SIX)
    table.resize(*SMALL)
    return table


def boxes(table: Table) -> list[QRect]:
    """Where each box lies, name and points together, in the viewport."""
    model, view = table.model, table.view
    cells = [
        [view.visualRect(model.index(row, column)) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    return [row[0].united(row[-1]) for row in cells]


def row_of_focus(table: Table) -> str:
    box = table.view.box_in_focus
    return "" if box is None else box.value


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("size", WINDOWS)
def test_every_box_of_one_player_is_seen_whole_and_has_room(
    spoken: Table, rules: str, size: tuple[int, int]
) -> None:
    spoken.controller.start(Setup(PRESETS[rules]))
    spoken.resize(*size)
    spoken.roll()
    places = boxes(spoken)
    assert min(place.height() for place in places) >= FINGER
    assert min(place.width() for place in places) >= FINGER
    assert all(spoken.view.viewport().rect().contains(place) for place in places)
    assert spoken.view.verticalScrollBar().maximum() == 0
    assert not cut_off(spoken.board.card)
    assert not cut_off(spoken.tray)


@pytest.mark.parametrize("zoom", [70, 125, 150, 200])
def test_boxes_have_room_however_large_everything_is(table: Table, zoom: int) -> None:
    table.resize(*SMALL)
    table.theme.set_zoom(zoom)
    table.resize(*SMALL)
    table.roll()
    assert min(place.height() for place in boxes(table)) >= FINGER
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    table.press(*["Down"] * 12, "Return")  # what has no room is scrolled to
    assert table.game.card[Category.YACHT] is not None


def test_a_folded_card_is_scored_by_a_click_on_any_of_its_boxes(table: Table) -> None:
    table.controller.start(Setup(PRESETS["two-pairs"]))
    table.resize(*SMALL)
    for row, category in enumerate(PRESETS["two-pairs"].categories):
        table.roll()
        place = boxes(table)[row]
        corner = (place.topLeft() + QPoint(2, 2), place.bottomRight() - QPoint(2, 2))[row % 2]
        hands.click(table.view.viewport(), corner)
        assert table.game.card[category] is not None


def test_nothing_is_scored_below_the_shorter_half(table: Table) -> None:
    table.controller.start(Setup(PRESETS["two-pairs"]))
    table.resize(*SMALL)
    table.roll()
    last_number, last = boxes(table)[5], boxes(table)[12]
    hands.click(table.view.viewport(), QPoint(last_number.center().x(), last.center().y()))
    assert table.game.card.filled == 0


def test_arrows_go_over_both_halves_and_on_to_the_dice(table: Table) -> None:
    table.resize(*SMALL)
    table.roll()
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    met = []
    for key in ("Right", "Right", "Down", "Right", "Left", "Up", "Up", "Up"):
        table.press(key)
        met.append(row_of_focus(table))
    numbers_then_others = ["ones", "full_house", "four_of_a_kind", "four_of_a_kind", "twos"]
    assert met == [*numbers_then_others, "ones", "ones", "ones"]
    table.press("Left")
    assert table.tray.main_button.hasFocus()


def test_arrows_from_a_longer_half_stay_on_the_card(table: Table) -> None:
    table.controller.start(Setup(PRESETS["two-pairs"]))
    table.resize(*SMALL)
    table.roll()
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    table.press(*["Down"] * 13)
    assert row_of_focus(table) == "two_pairs"
    table.press("Left")
    assert row_of_focus(table) == "sixes"


def test_readers_find_the_boxes_where_they_are_seen(table: Table) -> None:
    table.resize(*SMALL)
    card = QAccessible.queryAccessibleInterface(table.view)
    assert card is not None
    corner = table.view.viewport().mapToGlobal(QPoint())
    cells = [card.child(at) for at in range(card.childCount())]
    names = [cell for cell in cells if cell.role() is QAccessible.Role.Cell][0::2]
    told = {cell.text(QAccessible.Text.Name): cell.rect().translated(-corner) for cell in names}
    choice = table.view.visualRect(table.model.index(table.model.row(Category.CHOICE), NAME))
    assert told["Choice, open"] == choice
    middle = table.view.viewport().mapToGlobal(choice.center())
    assert card.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == "Choice, open"


def test_a_window_that_grows_unfolds_the_card(table: Table) -> None:
    table.resize(*SMALL)
    assert len({place.left() for place in boxes(table)}) == 2
    table.resize(1180, 800)
    assert len({place.left() for place in boxes(table)}) == 1
    table.resize(*SMALL)
    assert len({place.left() for place in boxes(table)}) == 2


def test_several_are_offered_large_boxes_where_theirs_are_low(six: Table) -> None:
    assert min(place.height() for place in boxes(six)) < FINGER
    link = six.board.card.size_link
    assert link.isVisible()
    six.resize(1920, 1080)
    assert min(place.height() for place in boxes(six)) >= FINGER
    assert not link.isVisible()
    six.controller.start(Setup())
    six.resize(*SMALL)
    assert not link.isVisible()
    assert not six.actions.seats.large_boxes.isEnabled()


@pytest.mark.parametrize("size", [SMALL, (1093, 570), (1180, 760)])
def test_large_boxes_are_those_of_the_one_on_turn(six: Table, size: tuple[int, int]) -> None:
    six.resize(*size)
    six.actions.seats.large_boxes.trigger()
    six.roll()
    places = boxes(six)
    assert min(place.height() for place in places) >= FINGER
    assert all(six.view.viewport().rect().contains(place) for place in places)
    assert heads(six) == ["Björn"]
    hands.click(six.view.viewport(), places[six.model.row(Category.CHOICE)].center())
    assert six.game.cards[0][Category.CHOICE] is not None
    assert heads(six, SPOKEN) == ["Ingrid, on turn"]
    assert "Ingrid" in texts_on(six.view.seats.viewport())
    choice = six.model.index(six.model.row(Category.CHOICE), 1)
    assert choice.data(SPOKEN) == "Ingrid: Choice, open"
    assert not cut_off(six.board.card)


def test_all_totals_stay_in_sight_with_their_names(six: Table) -> None:
    hands.click(six.board.card.size_link)
    six.roll()
    six.click_box(Category.CHOICE)
    totals = six.board.card.totals
    assert totals is not None
    painted = texts_on(totals)
    assert set(SIX) <= set(painted)
    assert str(six.game.totals[0]) in painted
    hands.click(six.board.card.size_link)
    assert heads(six) == list(SIX)


def test_the_size_is_remembered(six: Table, lay: LAY, tmp_path: Path) -> None:
    hands.click(six.board.card.size_link)
    six.close()
    again = lay(tmp_path)
    again.resize(*SMALL)
    assert heads(again) == ["Björn"]
    assert again.board.card.size_link.isChecked()


def test_at_the_end_all_see_all_cards(six: Table) -> None:
    six.actions.seats.large_boxes.trigger()
    six.finish_game()
    assert heads(six) == list(SIX)
    assert not six.board.card.size_link.isVisible()
    six.actions.undo.trigger()
    assert heads(six) == ["Saskia"]
    six.actions.redo.trigger()
    assert heads(six) == list(SIX)


@pytest.mark.parametrize("names", [("",), SIX])
def test_faces_to_type_have_room_in_a_small_window(spoken: Table, names: tuple[str, ...]) -> None:
    spoken.controller.start(Setup(names=names, has_table_dice=True))
    spoken.resize(*SMALL)
    pad, undo = spoken.tray.pad, spoken.tray.undo_button
    assert min(button.width() for button in pad.buttons) >= FINGER
    assert not pad.geometry().intersects(undo.geometry())
    spoken.press("1", "2", "3", "4", "6")
    spoken.click_box(Category.CHOICE)
    assert not cut_off(spoken.tray)  # undo says what it would undo


@pytest.mark.parametrize("rules", RULES)
def test_letters_stand_beside_the_names_of_a_folded_card(spoken: Table, rules: str) -> None:
    spoken.controller.start(Setup(PRESETS[rules]))
    spoken.resize(*SMALL)
    spoken.view.show_keys(shown=True)
    painted = words_on(spoken.view.viewport())
    for one, other in combinations(painted, 2):
        assert not one.place.intersects(other.place), (one.text, other.text)


def test_who_has_left_is_struck_out_and_nobody_else(six: Table) -> None:
    six.actions.seats.large_boxes.trigger()
    six.actions.seats.leave[5].trigger()
    assert six.board.card.totals is not None
    before = picture(six.board.card.totals)
    assert not six.theme.font(15).strikeOut()
    six.controller.undo()
    assert picture(six.board.card.totals) != before
