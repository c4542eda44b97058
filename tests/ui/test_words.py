"""Words for everything that the rules and the records can say, and values set in literally."""

from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocumentFragment

from yacht_desktop.records import Placing, Problem, Record, StoreError
from yacht_desktop.rules import PRESETS, Category, Game, Hold, Roll, Ruleset, Score, play
from yacht_desktop.ui import sentences, words

pytestmark = pytest.mark.usefixtures("app")

TRADITIONAL = PRESETS["traditional"]


def test_every_box_has_a_name_of_its_own() -> None:
    names = {words.category_name(category) for category in Category}
    assert len(names) == len(Category)
    assert all(names)


def test_every_box_but_choice_says_what_it_needs() -> None:
    assert [c for c in Category if not words.needs(c)] == [Category.CHOICE]


@pytest.mark.parametrize("problem", Problem)
def test_every_problem_is_told_in_sentences(problem: Problem) -> None:
    text = words.problem(StoreError(problem, Path("yacht.db"), "SQLITE_FULL: detail"))
    assert text.endswith(".")
    assert not {"SQLITE_FULL", "Error", problem.name} & set(text.replace(":", " ").split())
    assert "nothing was changed" in text.casefold() or "unchanged" in text or "Nothing was" in text


def test_every_preset_has_a_name_of_its_own() -> None:
    names = {words.ruleset_name(ruleset) for ruleset in PRESETS.values()}
    assert len(names) == len(PRESETS)
    assert not names & set(PRESETS)


def test_own_ruleset_keeps_its_name() -> None:
    assert words.ruleset_name(Ruleset("Oma's %1 & Yacht")) == "Oma's %1 & Yacht"


def test_a_ruleset_without_a_name_is_called_by_what_differs() -> None:
    words.forget_names()
    assert words.ruleset_name(Ruleset(yacht=60)) == "House rules: Yacht 60"
    assert words.ruleset_name(Ruleset()) == "House rules"


def test_names_that_were_given_are_told_as_they_were_given() -> None:
    words.ask_for_names({Ruleset(yacht=60): "<b>%1 & Söhne</b>"}.get)
    assert words.ruleset_name(Ruleset(yacht=60)) == "<b>%1 & Söhne</b>"
    assert words.ruleset_name(Ruleset(yacht=61)) == "House rules: Yacht 61"
    assert words.ruleset_name(PRESETS["traditional"]) == "Traditional"


@pytest.mark.parametrize(
    ("ruleset", "line"),
    [
        (PRESETS["traditional"], ""),
        (PRESETS["all-five"], "Four of a Kind adds all five dice"),
        (PRESETS["fixed-full-house"], "Full House always 25"),
        (PRESETS["two-pairs"], "a box for Two Pairs"),
        (Ruleset(five_alike_full_house=True), "five alike count as Full House"),
        (
            Ruleset(little_straight=15, big_straight=20, yacht=60, full_house=0),
            "Full House always 0 · Little Straight 15 · Big Straight 20 · Yacht 60",
        ),
    ],
)
def test_what_differs_is_one_line(ruleset: Ruleset, line: str) -> None:
    assert words.differences(ruleset) == line


@pytest.mark.parametrize(
    ("text", "values", "filled"),
    [
        ("plain", (), "plain"),
        ("%1 of %2", (3, 12), "3 of 12"),
        ("%2 of %1", (3, 12), "12 of 3"),
        ("%1%1", ("a",), "aa"),
        ("%1", ("%2 %1 %n 100 %",), "%2 %1 %n 100 %"),
        ("%1 and %2", ("%2", "x"), "%2 and x"),
        ("100 %", (), "100 %"),
        ("100 %%1", (5,), "100 %5"),
        ("%", (1,), "%"),
        ("%0 %x %3", (1, 2), "%0 %x %3"),
        ("%9", tuple("abcdefghi"), "i"),
        ("%12", ("a", "b"), "a2"),
        ("", ("unused",), ""),
        ("%1", (None,), "None"),
        ("%²", ("a", "b"), "%²"),
    ],
)
def test_values_are_filled_in_literally(text: str, values: tuple[object, ...], filled: str) -> None:
    assert words.fill(text, *values) == filled


@pytest.mark.parametrize(
    ("held", "text"), [(0, "Roll 5 dice"), (3, "Roll 2 dice"), (4, "Roll 1 die")]
)
def test_english_has_its_plural(held: int, text: str) -> None:
    game = play(Game.new(TRADITIONAL), Roll((1, 2, 3, 4, 6)))
    assert sentences.roll_button(play(game, Hold(frozenset(range(held))))) == text


def test_no_points_at_all_are_no_record_to_boast_of() -> None:
    for record in (None, Record(0, ()), Record(100, ())):
        text = sentences.ending(0, record, Placing(1, 1))
        assert text == "Not a single point: the next game can only be better."


def test_pace_is_left_out_where_it_is_not_known() -> None:
    game = play(play(Game.new(TRADITIONAL), Roll((6, 6, 6, 1, 2))), Score(Category.SIXES))
    assert sentences.pace_line(Record(100, ()), game) == ""
    assert sentences.pace_line(None, game) == ""


def test_undo_of_a_box_names_its_points_for_each_player() -> None:
    game = Game.new(TRADITIONAL, 2)
    game = play(play(game, Roll((6, 6, 6, 1, 2))), Score(Category.SIXES))
    assert sentences.undo(Score(Category.SIXES), game) == "Undo Sixes, 18"
    game = play(play(game, Roll((1, 1, 6, 1, 2))), Score(Category.ONES))
    assert sentences.undo(Score(Category.ONES), game) == "Undo Ones, 3"


def test_text_from_outside_is_no_markup_in_a_tooltip() -> None:
    shown = QTextDocumentFragment.fromHtml(words.literal_tooltip("<b>1 & 2</b> &lt;", "two"))
    assert shown.toPlainText() == "<b>1 & 2</b> &lt;\ntwo"
