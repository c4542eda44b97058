"""What the review page shows, and what pressing its parts does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.ui import hands
from tests.ui.pictures import contrast, count_pixels, texts_on, words_on
from tests.ui.restfulness import running
from tests.ui.reviews import Bench, number
from yacht_desktop.rules import Game
from yacht_desktop.ui.pages.review_page import ReviewPage
from yacht_desktop.ui.tokens import CONTRAST, DARK, LIGHT, Tokens
from yacht_desktop.ui.tones import gold_on_surface, gold_text


class Shown:
    """The page in a window of its own, and all that it says."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.page = ReviewPage(bench.reviewer, bench.theme)
        self.positions: list[Game] = []
        self.same_dice: list[int] = []
        self.headings: list[str] = []
        self.page.position_chosen.connect(self.positions.append)
        self.page.same_dice_wanted.connect(self.same_dice.append)
        self.page.heading_changed.connect(self.headings.append)

    def show(self, width: int = 1108, height: int = 640) -> None:
        self.page.resize(width, height)
        self.page.show()
        assert QTest.qWaitForWindowExposed(self.page)
        self.page.activateWindow()
        for _ in range(3):
            QCoreApplication.processEvents()

    def clear_away(self) -> None:
        shiboken6.delete(self.page)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def press(self, words: str) -> None:
        """Click the button with these words."""
        buttons = self.page.findChildren(QAbstractButton)
        (button,) = [b for b in buttons if b.text() == words and b.isVisible()]
        hands.click(button)


@pytest.fixture
def shown(
    app: QApplication, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Shown]:
    """A page that has not been shown yet, and a coach who knows everything."""
    bench = Bench(app, tmp_path, tmp_path_factory.getbasetemp() / "solutions")
    bench.learn()
    made = Shown(bench)
    yield made
    made.clear_away()
    bench.clear_away()


def test_figures_on_the_strip_add_up_to_the_stored_total(shown: Shown) -> None:
    shown.bench.finish(1)
    shown.show()
    ((total,),) = shown.bench.rows("SELECT total FROM game")
    words = texts_on(shown.page.strip, with_children=False)
    figures = dict(zip(words[:8:2], words[1:8:2], strict=True))
    assert figures["Final"] == str(total)
    parts = ("Expected at the start", "Luck of the dice", "Given away")
    assert sum(number(figures[part]) for part in parts) == pytest.approx(total, abs=1e-9)
    assert words[8].startswith(("about", "nearly"))


def test_cards_say_what_was_done_and_what_was_best(shown: Shown) -> None:
    shown.bench.finish(1)
    shown.show()
    costliest = shown.bench.reviewed.costliest
    assert len(costliest) == 3
    for card, decision in zip(shown.page.decisions.cards, costliest, strict=True):
        assert set(texts_on(card)) == {decision.title, decision.cost, decision.sentence}
        assert card.accessibleName() == f"{decision.title}, {decision.cost}"
        assert decision.sentence in card.accessibleDescription()


@pytest.mark.parametrize("by_key", [False, True], ids=["click", "Enter"])
def test_decision_shows_its_position(shown: Shown, by_key: bool) -> None:
    shown.bench.finish(1)
    shown.show()
    card = shown.page.decisions.cards[1]
    if by_key:
        card.setFocus()
        QTest.keyClick(card, Qt.Key.Key_Return)
    else:
        hands.click(card)
    assert shown.positions == [shown.bench.reviewed.costliest[1].game]


def test_double_click_on_a_decision_shows_it_once(shown: Shown) -> None:
    shown.bench.finish(1)
    shown.show()
    hands.double_click(shown.page.decisions.cards[0])
    assert len(shown.positions) == 1


def test_same_dice_are_asked_for_by_number(shown: Shown) -> None:
    for seed in range(2):
        shown.bench.finish(seed)
    shown.show()
    shown.press("Earlier game")
    shown.press("The same dice again")
    assert shown.same_dice == [1]
    assert shown.page.decisions.par.text() == shown.bench.reviewed.par


def test_dice_from_a_real_table_can_not_be_had_again(shown: Shown) -> None:
    shown.bench.finish(0)
    shown.bench.change("UPDATE game SET table_dice = 1")
    shown.show()
    assert not shown.page.decisions.same_dice.isVisible()


def test_stepping_shows_other_games(shown: Shown) -> None:
    totals = [shown.bench.finish(seed).totals[0] for seed in range(3)]
    shown.show()
    seen = [shown.page.heading]
    for words in ("Earlier game", "Earlier game", "Later game"):
        shown.press(words)
        seen.append(shown.page.heading)
    order = (2, 1, 0, 1)
    for at, heading in zip(order, seen, strict=True):
        assert f"· {totals[at]} points ·" in heading
    assert shown.headings == seen
    assert shown.page.earlier.isEnabled()
    assert shown.page.later.isEnabled()


def test_charts_are_told_in_a_sentence(shown: Shown) -> None:
    shown.bench.finish(1)
    shown.show()
    reviewed = shown.bench.reviewed
    told = shown.page.run_chart.accessibleName()
    for worth in (reviewed.curve.worths[0], max(reviewed.curve.worths), reviewed.curve.worths[-1]):
        assert f"{worth:.1f}" in told
    assert "Most given away in turn" in shown.page.bars.accessibleName()


def test_curve_has_its_turns_and_its_rings(shown: Shown) -> None:
    shown.bench.finish(1)
    shown.show()
    chart = shown.page.run_chart
    words = texts_on(chart)
    assert words[:2] == ["Run of the game", "expected total after every roll and decision"]
    assert [text for text in words if text.isdecimal() and int(text) <= 12] == [
        str(turn) for turn in range(1, 13)
    ]
    assert count_pixels(chart, LIGHT.accent) > 200
    assert count_pixels(chart, gold_on_surface(LIGHT)) > 3 * 20


def test_first_game_has_nothing_to_switch_to(shown: Shown) -> None:
    shown.bench.finish(0)
    shown.show()
    assert "Expected total" not in texts_on(shown.page.run_chart)


def test_game_that_chased_the_record_can_be_seen_as_chances(shown: Shown) -> None:
    record = shown.bench.finish(0).totals[0]
    shown.bench.finish(1)
    shown.show()
    shown.press(f"Chance of {record + 1}")
    assert texts_on(shown.page.strip)[0] == "Chance at the start"
    assert "0 %" in texts_on(shown.page.run_chart)
    assert f"chance of reaching {record + 1}" in shown.page.run_chart.accessibleName()
    shown.press("Expected total")
    assert texts_on(shown.page.strip)[0] == "Expected at the start"


def test_before_the_first_game_only_a_word_is_shown(shown: Shown) -> None:
    shown.show()
    assert not shown.page.strip.isVisible()
    assert shown.page.waiting.isVisible()
    assert shown.page.waiting.accessibleName().startswith("No game is finished yet.")
    assert shown.page.heading == ""


def test_game_that_ends_meanwhile_is_there_next_time(shown: Shown) -> None:
    shown.show()
    shown.page.hide()
    shown.bench.finish(0)
    shown.show()
    assert shown.page.strip.isVisible()
    assert not shown.page.waiting.isVisible()


def test_looking_marks_nothing_and_leaves_no_timer(shown: Shown) -> None:
    for seed in range(2):
        shown.bench.finish(seed)
    before = shown.bench.everything
    shown.show()
    shown.press("Earlier game")
    hands.click(shown.page.decisions.cards[0])
    assert shown.bench.everything == before
    assert running(shown.page) == []


@pytest.mark.parametrize("size", [(846, 500), (1108, 640), (1848, 940), (3700, 2000)])
def test_nothing_is_cut_off_or_scrolled(shown: Shown, size: tuple[int, int]) -> None:
    shown.bench.finish(1)
    shown.bench.theme.set_window_scale(min(size[0] / 1108, size[1] / 640))
    shown.show(*size)
    assert shown.page.area.verticalScrollBar().maximum() == 0
    for card in shown.page.decisions.cards:
        assert card.height() >= card.minimumSizeHint().height()
        assert len(texts_on(card)) == 3


def test_low_and_narrow_page_is_scrolled(shown: Shown) -> None:
    shown.bench.finish(1)
    shown.show(600, 400)
    page = shown.page
    assert page.area.verticalScrollBar().maximum() > 0
    assert page.area.horizontalScrollBar().maximum() == 0
    assert page.decisions.y() > page.bars.y()
    page.decisions.cards[2].setFocus()
    QTest.keyClick(page.decisions.cards[2], Qt.Key.Key_Return)
    assert len(shown.positions) == 1


@pytest.mark.parametrize("tokens", [LIGHT, DARK, CONTRAST])
def test_gold_is_seen_on_the_surface(tokens: Tokens) -> None:
    assert contrast(gold_on_surface(tokens), tokens.surface) >= 3
    assert contrast(gold_text(tokens), tokens.surface) >= 4.5


def test_heading_of_the_chart_leaves_room_for_its_choices(shown: Shown) -> None:
    shown.bench.finish(1)
    shown.bench.finish(2)  # one that chased a record
    shown.bench.theme.set_zoom(200)
    shown.show(830, 500)
    chart = shown.page.run_chart
    heading = next(words for words in words_on(chart) if words.text == chart.title)
    assert heading.place.right() < chart.childrenRect().left()
