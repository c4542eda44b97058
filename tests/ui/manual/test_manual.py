"""The rules and the tips as they are read: what they say is what the rules and the coach say."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.table import Table, until
from yacht_desktop.coach import Cache, Study, solve_mean
from yacht_desktop.rules import PRESETS, Category, FourOfAKind, Ruleset
from yacht_desktop.ui.manual.manual_page import Chapter, ManualPage
from yacht_desktop.ui.manual.rules_text import EXAMPLES, write_rules
from yacht_desktop.ui.manual.tips import RULESET, TIPS, Tip, price, write_tips
from yacht_desktop.ui.manual.writer import Writer
from yacht_desktop.ui.rule_words import reason
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import Appearance
from yacht_desktop.ui.words import category_name

HOUSE = Ruleset(
    "custom", FourOfAKind.ALL_FIVE, 25, 15, 20, 60, two_pairs=True, five_alike_full_house=True
)


@pytest.fixture(scope="session")
def study(tmp_path_factory: pytest.TempPathFactory) -> Study:
    known = Study(RULESET, Cache(tmp_path_factory.mktemp("none")))
    known.means = solve_mean(RULESET)
    return known


@pytest.fixture
def theme(app: QApplication) -> Iterator[Theme]:
    theme = Theme(app, Appearance.LIGHT, still=True)
    yield theme
    theme.deleteLater()


@pytest.fixture
def page(table: Table) -> Iterator[ManualPage]:
    page = ManualPage(table.controller, table.runner, table.theme)
    page.resize(1000, 700)
    page.show()
    yield page
    page.deleteLater()


def text_of(theme: Theme, ruleset: Ruleset) -> str:
    document = QTextDocument()
    write_rules(Writer(document, theme, theme.tokens), ruleset)
    return document.toPlainText()


@pytest.mark.parametrize("tip", TIPS, ids=range(1, 7))
def test_a_tip_holds_where_it_says_so_and_fails_where_it_says_so(tip: Tip, study: Study) -> None:
    for example in (tip.holds, tip.fails):
        worth = price(example, study)
        assert worth is not None
        assert worth >= 0.3, "a difference that one can feel"


def test_every_choice_of_a_tip_can_be_made() -> None:
    for example in (example for tip in TIPS for example in (tip.holds, tip.fails)):
        game = example.position
        for choice in (example.better, example.worse):
            if isinstance(choice, Category):
                assert game.potential(choice) is not None
            else:
                assert game.can_hold
                assert all(choice.count(face) <= example.faces.count(face) for face in choice)


def test_nothing_is_said_of_prices_before_the_coach_knows(theme: Theme) -> None:
    document = QTextDocument()
    write_tips(Writer(document, theme, theme.tokens), None)
    assert "beats" in document.toPlainText()
    assert "points." not in document.toPlainText()


@pytest.mark.parametrize("ruleset", [*PRESETS.values(), HOUSE], ids=lambda ruleset: ruleset.id)
def test_every_box_is_explained_with_its_points(theme: Theme, ruleset: Ruleset) -> None:
    text = text_of(theme, ruleset)
    lines = text.splitlines()
    for category in ruleset.categories:
        assert category_name(category) in lines
        for faces in EXAMPLES[category]:
            points = ruleset.points(category, faces)
            assert any(f" {points}" in line for line in lines), (category, faces)
            told = re.match(r"(\d-){4}\d", reason(ruleset, category, faces))
            assert told is None or told[0] == "-".join(map(str, faces)), "told as they are drawn"
    assert str(ruleset.best_total) in text
    assert (category_name(Category.TWO_PAIRS) in lines) == ruleset.two_pairs


def test_what_differs_from_yahtzee_is_said_of_the_rules_in_force(theme: Theme) -> None:
    traditional, house = text_of(theme, PRESETS["traditional"]), text_of(theme, HOUSE)
    assert "5-5-5-5-3 is 20, not 23" in traditional
    assert "5-5-5-5-3 is 23" in house
    assert "Five alike are no Full House" in traditional
    assert "Five alike are a Full House, too" in house
    for word in ("1956", "Cheerio", "Yot", "Yam", "no bonus", "joker"):
        assert word in traditional


def test_a_box_is_gone_to(page: ManualPage) -> None:
    page.show_box(Category.YACHT)
    bar = page.text.verticalScrollBar()
    far = bar.value()
    page.show_box(Category.ONES)
    assert 0 < bar.value() < far


def test_words_are_found_one_after_the_other(page: ManualPage) -> None:
    search = page.search
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    search.field.setText("joker")
    assert search.found.text() == "Found 1 time"
    assert page.text.textCursor().selectedText() == "joker"
    search.field.setText("full house")
    first = page.text.textCursor().position()
    QTest.keyClick(search.field, Qt.Key.Key_Return)
    assert page.text.textCursor().position() > first
    count = len(page.text.extraSelections())
    for _ in range(count):
        QTest.keyClick(search.field, Qt.Key.Key_Return)
    assert page.text.textCursor().position() > first, "round and round"
    search.field.setText("Yahtzoo")
    assert search.found.text() == "Not found"
    search.field.setText("e")
    assert "often" in search.found.text() or len(page.text.extraSelections()) < 500
    QTest.keyClick(search.field, Qt.Key.Key_Escape)
    assert page.text.extraSelections() == []
    assert search.found.text() == ""


def test_the_tips_tell_their_price_once_the_coach_is_there(page: ManualPage) -> None:
    page.show_chapter(Chapter.TIPS)
    until(lambda: "by 4.4 points" in page.text.toPlainText())


def test_the_text_follows_the_look_and_stays_where_it_was(page: ManualPage) -> None:
    page.show_box(Category.CHOICE)
    bar = page.text.verticalScrollBar()
    place = bar.value()
    page._theme.set_appearance(Appearance.DARK)  # noqa: SLF001
    assert bar.value() == place > 0


def test_rules_of_another_game_are_read_next(table: Table, page: ManualPage) -> None:
    table.controller.new_game(PRESETS["two-pairs"])
    assert "Two Pairs" in page.text.toPlainText()


def test_what_is_printed_is_for_paper(page: ManualPage) -> None:
    page._theme.set_appearance(Appearance.DARK)  # noqa: SLF001
    printed: list[QTextDocument] = []
    page.print_wanted.connect(printed.append)
    page.print.trigger()
    (document,) = printed
    assert document.toPlainText() == page.text.toPlainText()
    ink = document.begin().charFormat().foreground().color()
    assert ink.lightness() < 100


def test_the_rules_are_a_way_of_the_window_and_can_be_printed(table: Table) -> None:
    table.roll()
    running = table.game
    table.press("Ctrl+4")
    page = table.window.pages.manual_page
    assert page is not None
    until(page.isVisible)
    page.print.trigger()
    until(lambda: bool(table.window.findChildren(QPrintPreviewDialog)))
    (preview,) = table.window.findChildren(QPrintPreviewDialog)
    preview.close()
    table.press("Ctrl+1")
    assert table.game == running
