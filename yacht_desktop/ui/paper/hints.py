"""What each box wants, short enough for a line on a sheet, and dice that would earn there."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from yacht_desktop.rules import NUMBERS, Category, FourOfAKind, Ruleset
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

_HINTS = {
    Category.FULL_HOUSE: QT_TRANSLATE_NOOP("SheetHint", "three and two alike: %1"),
    Category.FOUR_OF_A_KIND: QT_TRANSLATE_NOOP("SheetHint", "four alike: %1"),
    Category.LITTLE_STRAIGHT: QT_TRANSLATE_NOOP("SheetHint", "1-2-3-4-5: %1"),
    Category.BIG_STRAIGHT: QT_TRANSLATE_NOOP("SheetHint", "2-3-4-5-6: %1"),
    Category.CHOICE: QT_TRANSLATE_NOOP("SheetHint", "any dice: %1"),
    Category.YACHT: QT_TRANSLATE_NOOP("SheetHint", "five alike: %1"),
    Category.TWO_PAIRS: QT_TRANSLATE_NOOP("SheetHint", "two pairs: %1"),
}
_EXAMPLES: dict[Category, tuple[int, ...]] = {
    **{category: (face,) for category, face in NUMBERS.items()},
    Category.FULL_HOUSE: (5, 5, 5, 2, 2),
    Category.FOUR_OF_A_KIND: (4, 4, 4, 4, 1),
    Category.LITTLE_STRAIGHT: (1, 2, 3, 4, 5),
    Category.BIG_STRAIGHT: (2, 3, 4, 5, 6),
    Category.CHOICE: (2, 4, 5, 6, 6),
    Category.YACHT: (6, 6, 6, 6, 6),
    Category.TWO_PAIRS: (3, 3, 5, 5, 1),
}


def hint(category: Category, ruleset: Ruleset) -> str:
    """Which dice a box wants, and what they earn by these rules."""
    if category in NUMBERS:
        return fill(translate("SheetHint", "%1 for each %1"), NUMBERS[category])
    text = translate("SheetHint", str(_HINTS[category]))
    if category is Category.FULL_HOUSE and ruleset.five_alike_full_house:
        text = translate("SheetHint", "three and two alike, or five: %1")
    return fill(text, _earnings(category, ruleset))


def example(category: Category) -> tuple[int, ...]:
    """Dice that show what a box wants."""
    return _EXAMPLES[category]


def _earnings(category: Category, ruleset: Ruleset) -> str:
    fixed = {
        Category.FULL_HOUSE: ruleset.full_house,
        Category.LITTLE_STRAIGHT: ruleset.little_straight,
        Category.BIG_STRAIGHT: ruleset.big_straight,
        Category.YACHT: ruleset.yacht,
    }.get(category)
    if fixed is not None:
        return str(fixed)
    counts_four = category is Category.TWO_PAIRS or (
        category is Category.FOUR_OF_A_KIND and ruleset.four_of_a_kind is FourOfAKind.FOUR_DICE
    )
    return (
        translate("SheetHint", "those four") if counts_four else translate("SheetHint", "all five")
    )
