"""Several players at one table: a column each, and who is on turn, for eyes and ears."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from tests.ui.board.seats import ACROSS, SIX, SPOKEN, STRANGE, heads, play, seat
from tests.ui.pictures import count_pixels, cut_off, picture, texts_on, words_on
from tests.ui.table import Table
from yacht_desktop.rules import Category
from yacht_desktop.ui.board import tray
from yacht_desktop.ui.board.scorecard_model import NAME
from yacht_desktop.ui.setup import Setup


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
