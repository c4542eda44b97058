"""The lists of the record book: who is in them, in which order, and what they say."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.ui import hands
from tests.ui.book.reading import LONG_AGO, TODAY, Reader, days_ago, leave, play
from tests.ui.reviews import solve
from tests.ui.table import Table, until
from yacht_desktop.records import Kind
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.period import Period
from yacht_desktop.ui.record_book import PAGE

READ = Callable[..., Reader]


def test_best_game_comes_first_and_equal_totals_share_a_place(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 150, 228, 90, 228, 231)
    reader = read()
    assert reader.places == [(1, 231), (2, 228), (2, 228), (4, 150), (5, 90)]
    assert reader.status == "5 games since March 2024"


def test_equal_totals_stay_in_the_order_of_play_though_the_clock_was_set_back(
    tmp_path: Path, read: READ
) -> None:
    first = play(tmp_path, 230, at=LONG_AGO + timedelta(days=9))
    later = play(tmp_path, 230, at=LONG_AGO) + play(tmp_path, 230, at=LONG_AGO + timedelta(days=5))
    for _ in range(3):
        reader = read()
        numbers = [reader.shown_list.games.number(row) for row in range(3)]
        assert numbers == first + later
        assert [place for place, _ in reader.places] == [1, 1, 1]


def test_each_kind_of_game_has_a_list_of_its_own(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 230, 200)
    play(tmp_path, 225, names=("Ann", "Ben"))
    play(tmp_path, 210, marks="table_dice = 1")
    play(tmp_path, 220, marks="assisted = 1")
    play(tmp_path, 215, marks="practice = 1")
    play(tmp_path, 205, ruleset=PRESETS["all-five"])
    reader = read()
    assert reader.places == [(1, 230), (2, 200)]
    for words, total in (("Assisted", 220), ("Dice from the table", 210), ("Practice", 215)):
        reader.choose(words)
        assert reader.places == [(1, total)]
    reader.choose("Unaided")
    reader.choose("All five dice count")
    assert reader.places == [(1, 206)], "the fifth die counts, too"


def test_periods_look_back_by_the_calendar(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 200)
    play(tmp_path, 150, at=TODAY)
    reader = read()
    for period in ("Today", "This week", "This month", "This year"):
        reader.choose(period)
        assert reader.places == [(1, 150)]
    reader.choose("Ever")
    assert reader.places == [(1, 200), (2, 150)]


def test_games_of_days_to_come_are_in_no_period_but_ever(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 200, at=days_ago(-400))  # the clock was ahead
    play(tmp_path, 150, at=TODAY)
    reader = read()
    for period in ("Today", "This week", "This month", "This year"):
        reader.choose(period)
        assert reader.places == [(1, 150)]
    reader.choose("Ever")
    assert reader.places == [(1, 200), (2, 150)]


def test_yesterday_is_not_today(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 200, at=days_ago(1))
    reader = read()
    reader.choose("Today")
    assert reader.lines == []
    assert reader.page.overview.list.empty.text == "No game in this time."


def test_book_without_games_is_friendly_whatever_is_chosen(table: Table) -> None:
    reader = Reader(table).open()
    for kind in Kind:
        for period in Period:
            reader.wait_for(partial(table.book.choose, kind=kind, period=period))
            assert reader.lines == []
            assert reader.page.overview.list.empty.isVisible()
    assert reader.status == ""
    assert not reader.offers("Delete all…")


def test_game_without_a_point_is_a_game(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 100, 0)
    reader = read()
    assert reader.places == [(1, 100), (2, 0)]
    assert reader.status == "2 games since March 2024"


def test_long_list_is_read_page_by_page_while_it_is_scrolled(tmp_path: Path, read: READ) -> None:
    totals = [100 + number % 90 for number in range(2 * PAGE + 20)]
    play(tmp_path, *totals)
    reader = read()
    assert len(reader.lines) == PAGE
    bar = reader.shown_list.verticalScrollBar()
    while len(reader.lines) < len(totals):
        bar.setValue(bar.maximum())
        QTest.qWait(5)
    assert [total for _, total in reader.places] == sorted(totals, reverse=True)
    numbers = {reader.shown_list.games.number(row) for row in range(len(totals))}
    assert len(numbers) == len(totals)


def test_only_the_last_choice_is_answered(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 200)
    play(tmp_path, 150, marks="assisted = 1")
    reader = read()
    answers: list[Kind] = []
    reader.table.book.lists_came.connect(lambda lists: answers.append(lists.selection.kind))

    def change_ones_mind() -> None:
        for kind in (Kind.ASSISTED, Kind.TABLE, Kind.PRACTICE, Kind.ASSISTED):
            reader.table.book.choose(kind=kind)
        assert reader.places == [(1, 200)], "what was there stays until the answer has come"

    reader.wait_for(change_ones_mind)
    assert answers == [Kind.ASSISTED]
    assert reader.places == [(1, 150)]


def test_games_without_an_end_are_counted_and_shown_on_demand(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 100)
    left = [leave(tmp_path), leave(tmp_path, at=LONG_AGO + timedelta(days=1))]
    reader = read()
    reader.press("2 abandoned, 1 unfinished")
    until(lambda: len(reader.lines) == 3)
    assert [state for state, *_ in reader.lines] == ["Unfinished", "Abandoned", "Abandoned"]
    assert [reader.shown_list.games.number(row) for row in (1, 2)] == left[::-1]
    assert reader.spoken(1) == "Abandoned, 6 March 2024, turn 1 of 12"
    reader.table.press("Esc")
    assert reader.places == [(1, 100)]


def test_coach_adds_rarity_luck_and_what_was_given_away(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, read: READ
) -> None:
    solutions = tmp_path_factory.getbasetemp() / "solutions"
    solve(solutions)
    play(tmp_path, 228)
    reader = read(solutions=solutions)
    until(lambda: all(reader.lines[0]))
    *_, rarity, luck, given_away = reader.lines[0]
    assert rarity.startswith("1 in ")
    reader.table.reviewer.open()
    until(lambda: hasattr(reader.table.reviewer.review(), "luck"))
    review = reader.table.reviewer.review()
    assert (luck, given_away) == (review.luck, review.given_away)  # type: ignore[union-attr] # seen above
    assert reader.spoken(0).startswith("Place 1, 228 points, 5 March 2024, about 1 game in ")
    assert reader.spoken(0, 1) == "Total: 228"
    assert reader.spoken(0, 4) == f"Luck: {luck}"


@pytest.mark.parametrize("width", [1180, 700])
def test_narrow_list_leaves_out_what_matters_least(width: int, tmp_path: Path, read: READ) -> None:
    play(tmp_path, 228)
    reader = read()
    reader.table.resize(width, 760)
    hidden = [reader.shown_list.isColumnHidden(column) for column in range(6)]
    assert not any(hidden[:3])
    assert hidden[4] == hidden[5]
    assert (
        sum(reader.shown_list.columnWidth(at) for at in range(6))
        == reader.shown_list.viewport().width()
    )


def test_first_place_is_golden(tmp_path: Path, read: READ) -> None:
    play(tmp_path, 228, 228, 200)
    reader = read()
    strip = reader.table.theme.tokens.strip
    picture = reader.shown_list.viewport().grab().toImage()

    def ground(row: int) -> object:
        cell = reader.shown_list.visualRect(reader.shown_list.games.index(row, 2))
        return picture.pixelColor(cell.topRight() + QPoint(-3, cell.height() // 2))

    reader.page.filters.rules.setFocus()
    picture = reader.shown_list.viewport().grab().toImage()
    assert [ground(row) == strip for row in range(3)] == [True, True, False]


def test_click_on_a_line_opens_its_game_once(tmp_path: Path, read: READ) -> None:
    _, number = play(tmp_path, 228, 200)
    reader = read()
    place = reader.shown_list.visualRect(reader.shown_list.games.index(1, 1)).center()
    hands.double_click(reader.shown_list.viewport(), place)
    until(lambda: reader.is_at_game)
    assert reader.page.game.number == number
