"""The whole board at every size: all reachable, nothing cut off, nothing in the way at start."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui import hands
from tests.ui.games import begin, finished, seed_for
from tests.ui.pictures import cut_off, texts_on, words_on
from tests.ui.table import Table
from yacht_desktop.rules import Category
from yacht_desktop.ui.board.scorecard_model import NAME

LAY = Callable[..., Table]

SIZES = [(900, 600), (1093, 570), (1180, 760), (1920, 1080), (3840, 2160)]
LARGE_TEXT = 28  # pixels: twice the usual
THREE_TURNS = "roll 66612, score sixes, roll 11345, score ones, roll 12346, score big_straight"


@pytest.fixture
def large_text(app: QApplication) -> Iterator[None]:
    """The system's font at 200 %."""
    usual = QFont(app.font())
    larger = QFont(usual)
    larger.setPixelSize(LARGE_TEXT)
    app.setFont(larger)
    yield
    app.setFont(usual)


@pytest.fixture
def pace(lay: LAY, tmp_path: Path) -> Table:
    """The fourth turn of a game behind its record: 4-4-4-4-6 comes next."""
    finished(tmp_path, 185)
    begin(tmp_path, seed_for("44446", turn=4), THREE_TURNS)
    return lay()


def stages(table: Table) -> Iterator[str]:
    """A table on its way through a turn, with the longest words it may show."""
    yield "turn begins"
    table.press("Space")
    yield "dice lie"
    table.press("1", "2", "3", "4")
    yield "one is loose"
    table.press("5")
    yield "all held"
    table.press("5", "Space", "5", "Space")
    yield "no roll left"
    table.click_box(Category.FOUR_OF_A_KIND)
    yield "scored"


def visible_rows(table: Table) -> list[int]:
    """The rows of the card that are wholly in sight."""
    room = table.view.viewport().rect()
    rows = range(table.model.rowCount())
    return [r for r in rows if room.contains(table.view.visualRect(table.model.index(r, NAME)))]


def inside_window(table: Table, widget: QWidget) -> bool:
    place = QRect(widget.mapTo(table.window, QPoint()), widget.size())
    return widget.isVisible() and table.window.rect().contains(place)


@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut_off(pace: Table, size: tuple[int, int]) -> None:
    pace.resize(*size)
    for stage in stages(pace):
        assert cut_off(pace.board) == [], stage


@pytest.mark.usefixtures("large_text")
@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut_off_in_large_type(lay: LAY, tmp_path: Path, size: tuple[int, int]) -> None:
    finished(tmp_path, 185)
    begin(tmp_path, seed_for("44446", turn=4), THREE_TURNS)
    table = lay()
    table.resize(*size)
    assert table.theme.scale >= 2
    for stage in stages(table):
        hidden = [w for w in cut_off(table.board) if not w.startswith("QWidget")]  # it scrolls
        assert hidden == [], stage
        assert min(words.place.height() for words in words_on(table.strip)) >= 16, stage


@pytest.mark.parametrize("text", ["usual", "large"])
def test_smallest_window_of_the_design_can_be_had(
    request: pytest.FixtureRequest, lay: LAY, text: str
) -> None:
    if text == "large":
        request.getfixturevalue("large_text")
    table = lay()
    table.roll()
    table.resize(900, 600)
    assert table.window.size().toTuple() == (900, 600)


def test_large_window_can_be_made_small_again(table: Table) -> None:
    table.resize(1920, 1080)
    assert table.theme.scale > 1.3
    table.resize(900, 600)
    assert table.window.size().toTuple() == (900, 600)
    assert table.theme.scale == 1


@pytest.mark.parametrize("preset", ["traditional", "two-pairs"])
@pytest.mark.parametrize("size", SIZES)
def test_all_rows_are_in_sight(table: Table, size: tuple[int, int], preset: str) -> None:
    table.actions.presets[preset].trigger()
    table.resize(*size)
    assert len(visible_rows(table)) == table.model.rowCount()
    assert not table.view.verticalScrollBar().isVisible()


@pytest.mark.usefixtures("large_text")
def test_in_large_type_all_rows_are_within_reach(lay: LAY) -> None:
    table = lay()
    table.actions.presets["two-pairs"].trigger()
    table.resize(900, 600)
    table.roll()
    assert table.view.verticalScrollBar().isVisible()
    assert len(visible_rows(table)) >= 3
    seen = set()
    table.view.setFocus()
    for _ in range(13):
        table.press("Down")
        assert table.view.currentIndex().row() in visible_rows(table)
        seen.add(table.view.currentIndex().row())
    assert len(seen) == 13
    table.click_box(Category.TWO_PAIRS)
    assert table.game.card.filled == 1


@pytest.mark.usefixtures("large_text")
def test_light_stays_under_the_pointer_when_the_card_scrolls(lay: LAY) -> None:
    table = lay()
    table.resize(900, 600)
    table.roll()
    viewport = table.view.viewport()
    hands.point_at(viewport)
    for _ in range(2):  # no more than a page at once
        hands.turn_wheel(viewport, hands.middle(viewport), 9)
    assert table.view.verticalScrollBar().value() == table.view.verticalScrollBar().maximum()
    row = table.view.indexAt(hands.middle(viewport)).row()
    table.view.setFocus()
    table.press("Return")
    assert table.game.card.points[row] is not None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["usual", "large"])
def test_dice_and_buttons_are_in_sight_without_scrolling(
    request: pytest.FixtureRequest, lay: LAY, size: tuple[int, int], text: str
) -> None:
    if text == "large":
        request.getfixturevalue("large_text")
    table = lay()
    table.resize(*size)
    table.roll()
    for part in (*table.dice, table.tray.main_button, table.tray.undo_button, table.strip):
        assert inside_window(table, part)
    places = [die.geometry() for die in table.dice]
    places += [table.tray.main_button.geometry(), table.tray.undo_button.geometry()]
    squares = [QRectF(die.square()).translated(die.pos()) for die in table.dice]
    assert all(
        not one.intersects(other) for n, one in enumerate(squares) for other in squares[n + 1 :]
    )
    assert not any(die.intersects(button) for die in places[:5] for button in places[5:])
    assert not places[5].intersects(places[6])


def test_targets_are_large_enough_at_the_size_of_the_design(table: Table) -> None:
    table.roll()
    targets = [
        *table.dice,
        table.tray.main_button,
        table.tray.undo_button,
        table.board.guide.close_button,
    ]
    for target in targets:
        assert min(target.size().toTuple()) >= 44, target
    assert table.dice[0].square().width() >= 100


def test_dice_grow_with_the_window(table: Table) -> None:
    edges = []
    for size in SIZES:
        table.resize(*size)
        edges.append(table.dice[0].square().width())
    assert edges[0] >= 60
    assert edges[3] > 1.2 * edges[2]
    assert edges[4] > 1.9 * edges[2], "as large as dice get"


def test_the_guide_makes_room_in_a_low_window(table: Table) -> None:
    table.actions.guide.trigger()
    assert table.board.guide.isVisible()
    table.resize(1093, 570)
    assert table.board.guide.isHidden()
    table.resize(1180, 760)
    assert table.board.guide.isVisible()


def test_a_new_player_is_straight_in_play(lay: LAY) -> None:
    table = lay(is_new=True)
    assert [w for w in QApplication.topLevelWidgets() if w.isVisible()] == [table.window]
    assert not table.notice.isVisible()
    for part in (table.tray, table.view, table.strip, table.window.hints):
        assert part.isVisible()
    assert {"Yacht", "Solo · Traditional · turn 1 of 12"} <= set(texts_on(table.board))
    table.press("Space")
    assert table.game.rolls_used == 1


def test_status_counts_the_turns(table: Table) -> None:
    table.play_turn(Category.CHOICE)
    assert "Solo · Traditional · turn 2 of 12" in texts_on(table.board)
    table.actions.presets["two-pairs"].trigger()
    assert "Solo · With Two Pairs · turn 1 of 13" in texts_on(table.board)


class Repaints(QObject):
    """Takes note of the widgets that the screen asks to paint themselves."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.seen: set[QObject] = set()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.seen.add(watched)
        return False


def test_what_has_changed_is_painted_anew(table: Table) -> None:
    total, card, tray = table.board.card.total, table.view.viewport(), table.tray
    everything = {total, card, tray, table.strip}
    gestures: list[tuple[Callable[[], object], set[QWidget]]] = [
        (table.controller.roll, {card, tray}),
        (lambda: table.controller.score(Category.CHOICE), everything),
        (table.controller.undo, {total, card, tray}),
        (table.controller.redo, everything),
    ]
    for gesture, changed in gestures:
        QApplication.processEvents()
        repaints = Repaints(*everything)
        gesture()
        QApplication.processEvents()
        assert repaints.seen >= changed
        for widget in everything:
            widget.removeEventFilter(repaints)


def test_clicks_beside_everything_do_nothing(table: Table) -> None:
    table.roll()
    before = table.game
    for part in (table.board.title, table.board.guide, table.board.card.total, table.strip):
        hands.click(part, QPoint(3, 3))
    assert table.game == before
