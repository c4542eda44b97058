"""Pages read back from their PDF: every cell where it belongs, nothing cut, nothing in the way."""

from itertools import combinations

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tests.ui.paper.cards import ENDLESS, LONG, STRANGE, TRADITIONAL, WITH_TWO_PAIRS, finished
from tests.ui.paper.pdf import Page, Words, fonts_of, page_of
from yacht_desktop.rules import PRESETS, Game, Ruleset
from yacht_desktop.ui.board.scorecard_model import ScorecardModel
from yacht_desktop.ui.finished_card import FinishedCard
from yacht_desktop.ui.paper.files import pdf
from yacht_desktop.ui.paper.formats import Paper, PaperSize
from yacht_desktop.ui.paper.sheet import Sheet

pytestmark = pytest.mark.usefixtures("app")

A4 = Paper(PaperSize.A4)
SIZES = [Paper(size) for size in PaperSize]
RULESETS = [TRADITIONAL, WITH_TWO_PAIRS]
NAMES = [("",), ("Ingrid",), ("Ingrid", "Jan"), STRANGE]


def content(sheet: Sheet, paper: Paper = A4) -> bytes:
    return pdf(sheet, paper, QApplication.font())


def page(sheet: Sheet, paper: Paper = A4) -> Page:
    return page_of(content(sheet, paper))


def screen(game: Game) -> dict[str, list[str]]:
    """Every cell as the card on the screen has it, by the name of its row."""
    model = ScorecardModel(game)
    columns = range(1, model.columnCount())
    return {
        model.index(row, 0).data(): [model.index(row, column).data() for column in columns]
        for row in range(model.rowCount())
    }


def _base(words: Words) -> float:
    return words.base


def box_labels(found: Page, labels: list[str]) -> dict[str, Words]:
    """The names of the boxes: the title is called like one of them, and stands above."""
    return {text: [w for w in found.words if w.text == text][-1] for text in labels}


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("names", NAMES)
def test_cells_are_those_of_the_screen(
    names: tuple[str, ...], ruleset: Ruleset, paper: Paper
) -> None:
    card = finished(*names, ruleset=ruleset)
    found = page(Sheet.of(card), paper)
    shown = screen(card.game)
    labels = box_labels(found, list(shown))
    figures = {name: found.beside(label) for name, label in labels.items()}
    assert {name: [w.text for w in line] for name, line in figures.items()} == shown
    totals = found.beside(found.find("Total"))
    assert [words.text for words in totals] == [str(total) for total in card.game.totals]
    assert [label.base for label in labels.values()] == sorted(w.base for w in labels.values())
    for line in figures.values():  # and one column stands under the other
        assert [w.middle for w in line] == pytest.approx([w.middle for w in totals], abs=2)


@pytest.mark.parametrize("paper", SIZES)
def test_names_stand_whole_above_their_columns(paper: Paper) -> None:
    found = page(Sheet.of(finished(*STRANGE)), paper)
    totals = found.beside(found.find("Total"))
    top = found.find("Ones").base - 60
    for name, total in zip(STRANGE, totals, strict=True):
        above = [w for w in found.words if abs(w.middle - total.middle) < 60 and 320 < w.base < top]
        lines = "".join(w.text for w in sorted(above, key=_base))
        assert lines.replace(" ", "") == name.replace(" ", "")


@pytest.mark.parametrize(
    "name", ["漢字" * 20, "שלום עולם", "مرحبا", "🎲🎲", "\u202egnirts", "W" * 200, " "]
)
def test_any_name_leaves_the_figures_where_they_are(name: str) -> None:
    card = finished("Jan", name, "Þóra", "a", "b", "c")
    found, plain = page(Sheet.of(card)), page(Sheet.of(card._replace(names=("",) * 6)))
    shown = screen(card.game)
    for text, label in box_labels(found, list(shown)).items():
        assert [w.text for w in found.beside(label)] == shown[text]
    across = [w.middle for w in found.beside(found.find("Total"))]
    assert across == pytest.approx([w.middle for w in plain.beside(plain.find("Total"))], abs=1)


def sheets() -> list[tuple[Sheet, Paper]]:
    blank = [
        (Sheet(ruleset, players), Paper(size, cards))
        for ruleset in RULESETS
        for players in (1, 2, 3, 6)
        for size in PaperSize
        for cards in (1, 2)
    ]
    full = [
        (Sheet.of(finished(*names, ruleset=ruleset, is_assisted=True)), paper)
        for ruleset in RULESETS
        for names in (*NAMES, (LONG, ENDLESS) * 3)
        for paper in SIZES
    ]
    return blank + full


@pytest.mark.parametrize("family", ["", "Inter"])
def test_no_words_lie_on_others_leave_the_page_or_are_too_small(family: str) -> None:
    font = QFont(family) if family else QApplication.font()
    for sheet, paper in sheets():
        found = page_of(pdf(sheet, paper, font))
        assert len(found.words) > len(sheet.ruleset.categories)
        for words in found.words:
            assert words.left > 100, (sheet, paper, words)
            assert words.right < found.width - 100, (sheet, paper, words)
            assert 100 < words.base < found.height - 80, (sheet, paper, words)
        # The size of a newspaper's small type, on a card that children read.
        assert sheet.card or min(words.size for words in found.words) > 22, (sheet, paper)
        pairs = combinations(found.words, 2)
        assert not [pair for pair in pairs if pair[0].overlaps(pair[1])], (sheet, paper)


@pytest.mark.parametrize("size", PaperSize)
@pytest.mark.parametrize("cards", [1, 2])
def test_two_cards_lie_side_by_side(size: PaperSize, cards: int) -> None:
    found = page(Sheet(TRADITIONAL, 6), Paper(size, cards))
    measures = {PaperSize.A4: (2100, 2970), PaperSize.LETTER: (2159, 2794)}[size]
    shape = (found.width, found.height)
    assert shape == pytest.approx(measures if cards == 1 else measures[::-1], abs=4)
    places = [words.left for words in found.words if words.text == "Full House"]
    assert len(places) == cards
    if cards == 2:
        assert places[1] - places[0] == pytest.approx(found.width / 2, abs=2)


def test_fonts_are_in_the_file() -> None:
    found = fonts_of(content(Sheet.of(finished(*STRANGE))))
    assert found
    for font in found:
        assert {"/FontFile", "/FontFile2", "/FontFile3"} & font.keys()


def test_a_blank_card_says_its_rules_and_what_each_box_wants() -> None:
    words = {words.text for words in page(Sheet(TRADITIONAL, 2)).words}
    assert words >= {
        *("Traditional", "Name", "Date", "Total", "4 for each 4", "four alike: those four"),
        *("three and two alike: all five", "1-2-3-4-5: 30", "any dice: all five"),
        "five alike: 50",
    }


def test_other_rules_are_told_by_their_boxes() -> None:
    rules = Ruleset("Oma's & <b>", full_house=25, little_straight=15, five_alike_full_house=True)
    words = {words.text for words in page(Sheet(rules, 2)).words}
    assert {"Oma's & <b>", "three and two alike, or five: 25", "1-2-3-4-5: 15"} <= words
    all_five = {words.text for words in page(Sheet(PRESETS["all-five"], 1)).words}
    assert {"All five dice count", "four alike: all five"} <= all_five
    assert "two pairs: those four" in {w.text for w in page(Sheet(WITH_TWO_PAIRS, 1)).words}


def test_a_card_may_begin_with_yacht() -> None:
    card = finished("Jan", "Þóra", ruleset=WITH_TWO_PAIRS)
    found = page(Sheet.of(card, yacht_first=True))
    labels = box_labels(found, list(screen(card.game)))
    downwards = sorted(labels, key=lambda text: labels[text].base)
    assert downwards[:2] == ["Yacht", "Choice"]
    assert downwards[-7:] == ["Two Pairs", "Sixes", "Fives", "Fours", "Threes", "Twos", "Ones"]
    for text, label in labels.items():
        assert [w.text for w in found.beside(label)] == screen(card.game)[text]


def test_a_card_says_when_it_was_played_and_what_keeps_it_out_of_the_records() -> None:
    card = finished("Jan", "Þóra", is_assisted=True, is_practice=True, has_table_dice=True)
    words = {words.text for words in page(Sheet.of(card)).words}
    assert "Traditional · our own dice · assisted · practice" in words
    assert any("2026" in text and "12" in text for text in words)


def test_whoever_won_is_marked_under_their_total() -> None:
    card = finished("Jan", "Þóra", "Ingrid")
    found = page(Sheet.of(card))
    totals = found.beside(found.find("Total"))
    (seat,) = card.game.winners
    assert found.find("Winner").middle == pytest.approx(totals[seat].middle, abs=6)


def test_equal_totals_share_the_win() -> None:
    game = finished("Jan", "Þóra").game
    tied = FinishedCard(
        Game(game.ruleset, (game.cards[0],) * 2, 1), ("Jan", "Þóra"), finished("").day
    )
    texts = [words.text for words in page(Sheet.of(tied)).words]
    assert texts.count("Winner") == 2


def test_nobody_wins_a_solo_game() -> None:
    assert "Winner" not in {words.text for words in page(Sheet.of(finished("Jan"))).words}
