"""The rules of one ruleset, from the first roll to the last box."""

from PySide6.QtCore import QCoreApplication, QLocale

from yacht_desktop.rules import Category, Faces, FourOfAKind, Ruleset
from yacht_desktop.ui import rule_words
from yacht_desktop.ui.manual.writer import Writer
from yacht_desktop.ui.words import category_name, fill, ruleset_name

translate = QCoreApplication.translate

EXAMPLES: dict[Category, tuple[Faces, ...]] = {
    Category.ONES: ((1, 1, 6, 4, 3),),
    Category.TWOS: ((2, 2, 2, 6, 5),),
    Category.THREES: ((3, 3, 3, 3, 3),),
    Category.FOURS: ((4, 4, 6, 2, 1),),
    Category.FIVES: ((5, 5, 5, 2, 1), (1, 2, 3, 4, 6)),
    Category.SIXES: ((6, 6, 6, 2, 1),),
    Category.FULL_HOUSE: ((3, 3, 3, 6, 6), (4, 4, 4, 1, 1), (3, 3, 3, 3, 3)),
    Category.FOUR_OF_A_KIND: ((6, 6, 6, 6, 3), (3, 3, 3, 3, 3), (3, 3, 3, 5, 5)),
    Category.LITTLE_STRAIGHT: ((1, 2, 3, 4, 5), (1, 2, 3, 4, 6)),
    Category.BIG_STRAIGHT: ((2, 3, 4, 5, 6), (1, 3, 4, 5, 6)),
    Category.CHOICE: ((5, 5, 6, 4, 2), (3, 3, 3, 3, 3)),
    Category.YACHT: ((3, 3, 3, 3, 3), (6, 6, 6, 6, 5)),
    Category.TWO_PAIRS: ((5, 5, 2, 2, 6), (3, 3, 3, 6, 6), (4, 4, 4, 4, 1)),
}
"""Dice that show what each box wants, and what people expect in vain; in the order of sentences."""


def write_rules(writer: Writer, ruleset: Ruleset) -> None:
    """Write all of it; each box can be gone to by its name in files."""
    writer.title(fill(translate("Rules", "How Yacht is played: %1"), ruleset_name(ruleset)))
    for heading, sentences in _opening_parts():
        writer.heading(heading)
        _write(writer, sentences)
    writer.heading(translate("Rules", "The boxes"))
    for category in ruleset.categories:
        _write_box(writer, ruleset, category)
    writer.heading(translate("Rules", "The end"))
    _write(writer, _the_end(ruleset))
    writer.heading(translate("Rules", "If you know Yahtzee"))
    _write(writer, _differences_from_yahtzee(ruleset))
    writer.heading(translate("Rules", "Where it comes from"))
    _write(writer, _history())


def _write(writer: Writer, sentences: list[str]) -> None:
    for sentence in sentences:
        writer.paragraph(sentence)


def _write_box(writer: Writer, ruleset: Ruleset, category: Category) -> None:
    writer.subheading(category_name(category), anchor=category.value)
    writer.paragraph(rule_words.rule(ruleset, category))
    writer.examples(
        [(faces, rule_words.reason(ruleset, category, faces)) for faces in EXAMPLES[category]]
    )


def _opening_parts() -> list[tuple[str, list[str]]]:
    return [
        (
            translate("Rules", "The goal"),
            [
                translate(
                    "Rules",
                    "Each turn fills one box of your card. When all are filled, the highest total"
                    " wins, and equal totals share the win. Alone, you play against your own"
                    " record.",
                )
            ],
        ),
        (
            translate("Rules", "A turn"),
            _a_turn(),
        ),
        (
            translate("Rules", "Zeros"),
            [
                translate(
                    "Rules",
                    "Dice that don’t fit a box earn 0 there, and the box is filled all the same."
                    " That is called striking it. Sometimes it is the wisest thing to do.",
                )
            ],
        ),
    ]


def _a_turn() -> list[str]:
    return [
        translate(
            "Rules",
            "Roll all five dice. After that you may roll twice more, and stop whenever you"
            " like what you see.",
        ),
        translate(
            "Rules",
            "Before each of these rolls, hold the dice you want to keep; the others are"
            " rolled. You may change your mind: dice that were held can be let go again,"
            " even all five.",
        ),
        translate(
            "Rules",
            "Then choose an open box. Your dice earn there what that box pays, and the box"
            " is filled for the rest of the game.",
        ),
    ]


def _the_end(ruleset: Ruleset) -> list[str]:
    text = translate(
        "Rules",
        "The game ends when every box of every player is filled. The total is the sum of the boxes,"
        " nothing else. With these rules no card can earn more than %1.",
    )
    return [fill(text, QLocale().toString(ruleset.best_total))]


def _differences_from_yahtzee(ruleset: Ruleset) -> list[str]:
    four = (
        translate("Rules", "Four of a Kind adds all five dice, as Yahtzee does: %1 is %2.")
        if ruleset.four_of_a_kind is FourOfAKind.ALL_FIVE
        else translate(
            "Rules",
            "Four of a Kind counts the four dice alike, never the fifth: %1 is %2, not %3.",
        )
    )
    dice = (5, 5, 5, 5, 3)
    points = ruleset.points(Category.FOUR_OF_A_KIND, dice)
    alike = (
        translate("Rules", "Five alike are a Full House, too: at this table that counts.")
        if ruleset.five_alike_full_house
        else translate("Rules", "Five alike are no Full House.")
    )
    return [
        translate(
            "Rules",
            "The straights need all five dice in a row, exactly those of their box. Four in a row"
            " earn nothing.",
        ),
        fill(four, rule_words.in_order(dice), points, sum(dice)),
        alike,
        translate(
            "Rules",
            "There is no bonus: none for the numbers, none for a second Yacht, and a Yacht is no"
            " joker that fits other boxes.",
        ),
        translate("Rules", "There is no Three of a Kind."),
    ]


def _history() -> list[str]:
    return [
        translate(
            "Rules",
            "Yacht is older than Yahtzee, which came into the shops in 1956 and grew from games"
            " like this one. Families have played it under many names, with small differences from"
            " table to table: Cheerio, Yot, Yam.",
        )
    ]
