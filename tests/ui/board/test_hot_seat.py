"""Several players at one table: columns, turns, those who leave, and who has won."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolTip

from tests.ui import hands
from tests.ui.pictures import count_pixels, cut_off, picture, texts_on, words_on
from tests.ui.table import Table, until
from yacht_desktop.rules import PRESETS, Category
from yacht_desktop.ui.board import tray
from yacht_desktop.ui.board.scorecard_model import NAME
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.setup import Setup

LAY = Callable[..., Table]
SIX = ("Björn", "Ingrid", "Þóra", "Jan", "Käthe", "Saskia")
STRANGE = ("W" * 40, "<b>&Bo</b> %1 %2", "محمد بن عبد الله", "名" * 40, "e\u0301" * 20, "")
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
ACROSS = Qt.Orientation.Horizontal


def seat(table: Table, *names: str, ruleset: str = "traditional", ours: bool = False) -> None:
    table.controller.start(Setup(PRESETS[ruleset], names, ours))


def heads(table: Table, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[str]:
    columns = range(1, table.model.columnCount())
    return [table.model.headerData(column, ACROSS, role) for column in columns]


def click_cell(table: Table, category: Category, player: int) -> None:
    index = table.model.index(table.model.row(category), player + 1)
    table.view.scrollTo(index)
    hands.click(table.view.viewport(), table.view.visualRect(index).center())


def play(table: Table, category: Category) -> None:
    table.roll()
    click_cell(table, category, table.game.player)


def win(table: Table, *totals: int) -> None:
    """Play to the end with dice on the table so that these players have these Choices, others 0."""
    while not table.game.is_over:
        box = table.game.card.open_boxes[0]
        wanted = totals[table.game.player] if box is Category.CHOICE else 0
        faces = _adding_up_to(wanted) if wanted else _worth_nothing(box)
        table.controller.enter(faces)
        table.controller.score(box)


def _adding_up_to(total: int) -> tuple[int, ...]:
    return tuple(total // 5 + (slot < total % 5) for slot in range(5))


def _worth_nothing(box: Category) -> tuple[int, ...]:
    ones = Category.ONES, Category.YACHT, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND
    return (2, 2, 3, 3, 4) if box in ones else (1, 1, 1, 1, 1)


def test_each_player_has_a_column_under_the_name(table: Table) -> None:
    seat(table, *SIX)
    assert heads(table) == list(SIX)
    widths = {table.view.columnWidth(column) for column in range(1, 7)}
    assert len(widths) == 1
    assert set(SIX) <= set(texts_on(table.view.seats.viewport()))


@pytest.mark.parametrize("ruleset", ["traditional", "two-pairs"])
@pytest.mark.parametrize("size", [(1093, 570), (900, 600), (1280, 800), (3840, 2160)])
def test_all_rows_dice_and_roll_are_seen_at_once_with_six(
    table: Table, ruleset: str, size: tuple[int, int]
) -> None:
    seat(table, *SIX, ruleset=ruleset)
    table.resize(*size)
    table.roll()
    view = table.view
    assert view.verticalScrollBar().maximum() == 0
    last = view.visualRect(view.model().index(table.model.rowCount() - 1, 6))
    assert view.viewport().rect().contains(last)
    for widget in (table.tray.main_button, table.tray.undo_button, *table.dice):
        place = widget.rect().translated(widget.mapTo(table.window, QPoint()))
        assert table.window.rect().contains(place)
        assert widget.visibleRegion().boundingRect() == widget.rect()
    assert not cut_off(table.tray)


@pytest.mark.parametrize("zoom", [70, 150, 200])
def test_dice_and_roll_are_seen_however_large_everything_is(table: Table, zoom: int) -> None:
    seat(table, *SIX)
    table.theme.set_zoom(zoom)
    table.resize(1280, 800)
    table.roll()
    for widget in (table.tray.main_button, table.tray.undo_button, *table.dice):
        assert widget.visibleRegion().boundingRect() == widget.rect()
        assert table.tray.rect().contains(widget.geometry())
    table.press("Up", "Up", "Return")  # whatever has no room is scrolled to by keys
    assert table.game.cards[0].filled == 1


def test_readers_know_the_columns_and_who_is_on_turn(table: Table) -> None:
    seat(table, "Ann", "Bo")
    card = QAccessible.queryAccessibleInterface(table.view)
    assert card is not None
    parts = [card.child(number) for number in range(card.childCount())]
    names = [
        part.text(QAccessible.Text.Name)
        for part in parts
        if part.role() == QAccessible.Role.ColumnHeader
    ]
    assert names == ["Box", "Ann, on turn", "Bo"]


def test_who_is_on_turn_stands_out_by_ground_weight_and_words(table: Table) -> None:
    seat(table, "Ann", "Bo")
    table.resize(1180, 760)
    painted = {words.text: words for words in words_on(table.view.seats.viewport())}
    assert painted["Ann"].weight > painted["Bo"].weight
    assert painted["Ann"].colour != painted["Bo"].colour
    assert count_pixels(table.view.viewport(), table.theme.tokens.soft) > 10_000
    assert heads(table, SPOKEN) == ["Ann, on turn", "Bo"]
    assert table.tray.accessibleName() == "Ann: Ready to roll"
    play(table, Category.CHOICE)
    assert heads(table, SPOKEN) == ["Ann", "Bo, on turn"]
    assert table.tray.accessibleName() == "Bo: Ready to roll"


def test_whose_turn_it_is_is_announced_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(tray, "announce", lambda _widget, text: said.append(text))
    seat(table, "Ann", "Bo")
    play(table, Category.CHOICE)
    table.roll()
    table.press("1")
    assert [text for text in said if "turn" in text] == ["Bo, it's your turn"]


def test_cells_are_read_out_with_the_name(table: Table) -> None:
    seat(table, "Ann", "")
    play(table, Category.CHOICE)
    points = table.game.cards[0][Category.CHOICE]
    row = table.model.row(Category.CHOICE)
    cells = [table.model.index(row, column).data(SPOKEN) for column in range(3)]
    assert cells == [
        "Player 2: Choice, open",
        f"Ann: Choice, scored {points}",
        "Player 2: Choice, open",
    ]


def test_totals_are_live_and_under_their_columns(table: Table) -> None:
    seat(table, "Ann", "Bo", "Cy")
    for _ in range(4):
        play(table, Category.CHOICE if table.game.turn == 1 else Category.ONES)
    totals = table.board.card.totals
    assert totals is not None
    painted = [words for words in words_on(totals) if words.text != "Total"]
    assert [words.text for words in painted] == [str(total) for total in table.game.totals]
    for player, words in enumerate(painted):
        middle = table.view.columnViewportPosition(player + 1) + table.view.columnWidth(1) / 2
        assert words.place.center().x() == pytest.approx(middle, abs=3)
    spoken = ", ".join(
        f"{n}: {t}" for n, t in zip(("Ann", "Bo", "Cy"), table.game.totals, strict=True)
    )
    assert totals.accessibleName() == f"Totals. {spoken}"


def test_only_the_column_on_turn_can_be_scored(table: Table) -> None:
    seat(table, "Ann", "Bo")
    table.roll()
    click_cell(table, Category.ONES, 1)
    assert table.game.faces is not None
    click_cell(table, Category.ONES, 0)
    assert table.game.cards[0][Category.ONES] is not None
    table.roll()
    table.click_box(Category.TWOS)  # at the name of the box
    assert table.game.cards[1][Category.TWOS] is not None


def test_arrows_and_enter_play_for_everyone(table: Table) -> None:
    seat(table, "Ann", "Bo")
    table.roll()
    table.press("Down", "Return")
    assert table.game.cards[0][Category.ONES] is not None
    table.roll()
    table.press("Return")
    assert table.game.cards[1][Category.ONES] is not None
    table.roll()
    table.press("Return")  # the light has gone on to a box that is open
    assert table.game.cards[0][Category.TWOS] is not None


def test_a_double_click_as_the_turn_passes_plays_once(table: Table) -> None:
    seat(table, "Ann", "Bo")
    table.roll()
    index = table.model.index(0, 1)
    hands.double_click(table.view.viewport(), table.view.visualRect(index).center())
    assert (table.game.player, table.game.rolls_used) == (1, 0)
    hands.double_click(table.tray.main_button)
    assert (table.game.player, table.game.rolls_used) == (1, 1)


def test_a_fourth_roll_is_refused_for_everyone(table: Table) -> None:
    seat(table, "Ann", "Bo")
    for player in (0, 1):
        table.press("Space", "Space", "Space", "Space", "+")
        hands.click(table.tray.main_button)
        assert (table.game.player, table.game.rolls_used) == (player, 3)
        table.click_box(Category.CHOICE)


def test_undo_steps_back_across_players_up_to_the_last_roll(table: Table) -> None:
    seat(table, "Ann", "Bo", "Cy")
    table.roll()
    faces = table.game.faces
    table.click_box(Category.CHOICE)
    assert table.game.player == 1
    assert table.actions.undo.text() == f"Undo Ann: Choice, {sum(faces or ())}"
    table.press("Ctrl+Z")
    assert (table.game.player, table.game.faces, table.game.rolls_used) == (0, faces, 1)
    table.click_box(Category.CHOICE)
    table.roll()
    table.roll()
    rolled = table.game
    table.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert table.game == rolled, "Bo's rolls are not lost"


def test_a_player_leaves_by_the_menu_and_undo_brings_them_back(table: Table) -> None:
    seat(table, "Ann", "<b>&Bo</b>", "Cy")
    menu = next(m for m in table.window.findChildren(QMenu) if m.title() == "A player &leaves")
    shown = [action.text() for action in menu.actions() if action.isVisible()]
    assert shown == ["Ann", "<b>&&Bo</b>", "Cy"]
    menu.actions()[1].trigger()
    assert heads(table, SPOKEN)[1] == "<b>&Bo</b>, has left"
    painted = texts_on(table.view.seats.viewport())
    assert any("left" in text for text in painted)
    assert "–" in texts_on(table.view.viewport())
    assert [a.text() for a in menu.actions() if a.isVisible()] == ["Ann", "Cy"]
    assert table.actions.undo.text() == "Undo <b>&Bo</b> leaves"
    table.press("Ctrl+Z")
    assert table.game.left == frozenset()
    table.press("Ctrl+Y")
    play(table, Category.ONES)
    assert table.game.player == 2
    assert table.actions.undo.text().startswith("Undo Ann: Ones")


def test_nobody_leaves_a_game_for_one(table: Table) -> None:
    assert not table.actions.seats.can_leave
    seat(table, "Ann", "Bo")
    assert table.actions.seats.can_leave


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        ((20, 25, 10), "Bo wins with a total of 25."),
        ((25, 25, 10), "Ann and Bo share the win with a total of 25."),
        ((25, 25, 25), "Several share the win with a total of 25: Ann, Bo and Cy."),
    ],
)
def test_all_winners_are_named(table: Table, totals: tuple[int, ...], sentence: str) -> None:
    seat(table, "Ann", "Bo", "Cy", ours=True)
    win(table, *totals)
    assert table.game.totals == totals
    assert sentence in table.tray.result.accessibleName()
    assert sentence.replace(" ", "") in "".join(texts_on(table.tray.result)).replace(" ", "")


def test_when_all_have_left_that_is_said(table: Table) -> None:
    seat(table, "Ann", "Bo")
    play(table, Category.CHOICE)
    points = table.game.totals[0]
    for player in (0, 1):
        table.actions.seats.leave[player].trigger()
    expected = f"Everybody has left. Ann wins with a total of {points}."
    assert expected in table.tray.result.accessibleName()


def test_at_the_end_nothing_is_left_to_roll_or_to_ask(table: Table) -> None:
    seat(table, *SIX, ours=True)
    win(table, *(20,) * 6)
    assert not table.actions.roll.isEnabled()
    assert not table.actions.ask.isEnabled()
    assert not any(die.isVisible() for die in table.dice)
    assert not table.tray.pad.isVisible()
    assert table.tray.result.isVisible()
    assert "finished" in table.board.status.text()
    assert not any("on turn" in text for text in heads(table, SPOKEN))


def test_names_are_shown_literally_whatever_they_are(table: Table) -> None:
    seat(table, *STRANGE)
    table.resize(900, 600)
    assert heads(table) == [*STRANGE[:5], "Player 6"]
    painted = texts_on(table.view.seats.viewport())
    assert painted[0].startswith("WWW")
    assert painted[0].endswith("…")
    assert any(text.startswith("<b>&Bo</") for text in painted)
    assert "Player 6" in painted
    widths = {table.view.columnWidth(column) for column in range(1, 7)}
    assert len(widths) == 1
    table.roll()
    for player in range(6):
        assert STRANGE[player] in table.tray.accessibleName() or player == 5
        table.click_box(Category.CHOICE)
        table.roll()


def test_what_is_done_and_undone_stays_legible_with_long_names(table: Table) -> None:
    seat(table, *STRANGE[:5], "👩‍👩‍👧‍👦" * 5)
    table.resize(900, 600)
    for _ in STRANGE:
        shown = texts_on(table.tray, with_children=False)
        assert any("Ready to roll" in text for text in shown), shown
        play(table, Category.CHOICE)
        assert len(table.actions.undo.text()) < 40
        assert "Choice" in table.actions.undo.text()
        assert "‍…" not in table.actions.undo.text()


def test_a_long_name_is_told_in_full_by_a_tooltip(table: Table) -> None:
    seat(table, *STRANGE)
    table.resize(900, 600)
    header = table.view.seats
    place = QPoint(header.sectionViewportPosition(2) + 10, 5)
    tip = table.model.headerData(2, ACROSS, Qt.ItemDataRole.ToolTipRole)
    assert tip == "<p>&lt;b&gt;&amp;Bo&lt;/b&gt; %1 %2</p>"
    QToolTip.showText(header.viewport().mapToGlobal(place), tip, header)
    assert QToolTip.text() == tip
    QToolTip.hideText()


def test_the_table_is_laid_for_one_again_after_several(table: Table) -> None:
    before = picture(table.window)
    seat(table, *SIX)
    assert table.tray.is_wide
    assert not table.strip.isVisible()
    table.controller.start(Setup())
    assert not table.tray.is_wide
    assert table.strip.isVisible()
    QTest.qWait(1)
    assert picture(table.window).size() == before.size()
    assert table.view.columnWidth(NAME) > table.view.columnWidth(1)


def test_the_coach_is_asked_where_its_panel_has_no_room(table: Table) -> None:
    seat(table, *SIX)
    table.resize(1093, 570)
    table.roll()
    table.press("H")
    assert table.controller.is_assisted
    assert not table.board.coach_panel.isVisible()
    until(lambda: bool(table.board.tray.remark))
    assert any(table.board.tray.remark in text for text in texts_on(table.tray))


def test_a_game_of_several_goes_on_after_a_restart(table: Table, lay: LAY) -> None:
    seat(table, *STRANGE)
    play(table, Category.CHOICE)
    table.roll()
    before = table.game
    table.close()
    again = lay(table.folder)
    assert again.game == before
    assert heads(again) == [*STRANGE[:5], "Player 6"]


def test_the_table_is_the_same_in_another_language(table: Table) -> None:
    seat(table, *SIX, ours=True)
    table.press("4", "4")
    before = table.game
    table.actions.languages[Language.GERMAN].trigger()
    table.look_around()
    assert table.game == before
    assert heads(table) == list(SIX)
    assert table.tray.is_wide
    table.press("4", "1", "6")
    assert table.game.faces == (4, 4, 4, 1, 6)
    table.actions.languages[Language.ENGLISH].trigger()
    table.look_around()
    table.press("Backspace", "5")
    assert table.game.faces == (4, 4, 4, 1, 5)
