"""What the values of the rules and records are called, in the player's language.

The rules know no words; `sentences` puts these together.
"""

from collections.abc import Callable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from yacht_desktop.records import Problem, StoreError
from yacht_desktop.rules import PRESETS, Category, Ruleset

translate = QCoreApplication.translate

_CATEGORIES = {
    Category.ONES: QT_TRANSLATE_NOOP("Category", "Ones"),
    Category.TWOS: QT_TRANSLATE_NOOP("Category", "Twos"),
    Category.THREES: QT_TRANSLATE_NOOP("Category", "Threes"),
    Category.FOURS: QT_TRANSLATE_NOOP("Category", "Fours"),
    Category.FIVES: QT_TRANSLATE_NOOP("Category", "Fives"),
    Category.SIXES: QT_TRANSLATE_NOOP("Category", "Sixes"),
    Category.FULL_HOUSE: QT_TRANSLATE_NOOP("Category", "Full House"),
    Category.FOUR_OF_A_KIND: QT_TRANSLATE_NOOP("Category", "Four of a Kind"),
    Category.LITTLE_STRAIGHT: QT_TRANSLATE_NOOP("Category", "Little Straight"),
    Category.BIG_STRAIGHT: QT_TRANSLATE_NOOP("Category", "Big Straight"),
    Category.CHOICE: QT_TRANSLATE_NOOP("Category", "Choice"),
    Category.YACHT: QT_TRANSLATE_NOOP("Category", "Yacht"),
    Category.TWO_PAIRS: QT_TRANSLATE_NOOP("Category", "Two Pairs"),
}

_NEEDS = {
    Category.ONES: QT_TRANSLATE_NOOP("Needs", "needs at least one 1"),
    Category.TWOS: QT_TRANSLATE_NOOP("Needs", "needs at least one 2"),
    Category.THREES: QT_TRANSLATE_NOOP("Needs", "needs at least one 3"),
    Category.FOURS: QT_TRANSLATE_NOOP("Needs", "needs at least one 4"),
    Category.FIVES: QT_TRANSLATE_NOOP("Needs", "needs at least one 5"),
    Category.SIXES: QT_TRANSLATE_NOOP("Needs", "needs at least one 6"),
    Category.FULL_HOUSE: QT_TRANSLATE_NOOP("Needs", "needs three alike and two of another face"),
    Category.FOUR_OF_A_KIND: QT_TRANSLATE_NOOP("Needs", "needs at least four alike"),
    Category.LITTLE_STRAIGHT: QT_TRANSLATE_NOOP("Needs", "needs 1-2-3-4-5"),
    Category.BIG_STRAIGHT: QT_TRANSLATE_NOOP("Needs", "needs 2-3-4-5-6"),
    Category.YACHT: QT_TRANSLATE_NOOP("Needs", "needs five alike"),
    Category.TWO_PAIRS: QT_TRANSLATE_NOOP("Needs", "needs two pairs of different faces"),
}

_FACES = (
    QT_TRANSLATE_NOOP("Face", "one"),
    QT_TRANSLATE_NOOP("Face", "two"),
    QT_TRANSLATE_NOOP("Face", "three"),
    QT_TRANSLATE_NOOP("Face", "four"),
    QT_TRANSLATE_NOOP("Face", "five"),
    QT_TRANSLATE_NOOP("Face", "six"),
)

_RULESETS = {
    "traditional": QT_TRANSLATE_NOOP("Ruleset", "Traditional"),
    "all-five": QT_TRANSLATE_NOOP("Ruleset", "All five dice count"),
    "fixed-full-house": QT_TRANSLATE_NOOP("Ruleset", "Full House 25"),
    "two-pairs": QT_TRANSLATE_NOOP("Ruleset", "With Two Pairs"),
}

_namers: list[Callable[[Ruleset], str | None]] = []

_PROBLEMS = {
    Problem.FULL: QT_TRANSLATE_NOOP(
        "Problem", "The disk is full, so nothing was changed. Make some room, then try again."
    ),
    Problem.READ_ONLY: QT_TRANSLATE_NOOP(
        "Problem", "Nothing can be saved in this folder, so nothing was changed."
    ),
    Problem.LOCKED: QT_TRANSLATE_NOOP(
        "Problem", "Another program is using your games, so nothing was changed. Try again soon."
    ),
    Problem.REPLACED: QT_TRANSLATE_NOOP(
        "Problem",
        "Another program has moved or replaced your games, so nothing was changed. "
        "Close Yacht and start it again.",
    ),
    Problem.UNREACHABLE: QT_TRANSLATE_NOOP(
        "Problem", "The disk can't be written to just now, so nothing was changed. Try again."
    ),
    Problem.DAMAGED: QT_TRANSLATE_NOOP(
        "Problem", "Your games can't be read any more. Nothing was changed in the file."
    ),
    Problem.FOREIGN: QT_TRANSLATE_NOOP(
        "Problem", "This file belongs to another program. Nothing was changed in it."
    ),
    Problem.NEWER: QT_TRANSLATE_NOOP(
        "Problem", "Your games were last played with a newer Yacht. They are safe and unchanged."
    ),
}


def face_name(face: int) -> str:
    """What a face is called, for the ear."""
    return translate("Face", str(_FACES[face - 1]))


def category_name(category: Category) -> str:
    """What a box is called."""
    return translate("Category", str(_CATEGORIES[category]))


def needs(category: Category) -> str:
    """What a box needs to earn anything; empty where any dice do."""
    return translate("Needs", str(_NEEDS[category])) if category in _NEEDS else ""


def ruleset_name(ruleset: Ruleset) -> str:
    """What a ruleset is called: a preset in the player's language, another as somebody named it.

    Without one, as in a game that came from elsewhere, it is called by what differs.
    """
    if ruleset.id in _RULESETS:
        return translate("Ruleset", str(_RULESETS[ruleset.id]))
    if ruleset.id != Ruleset.id:
        return ruleset.id
    given = (name_of(ruleset) for name_of in _namers)
    return next(filter(None, given), unnamed_ruleset(ruleset))


def unnamed_ruleset(ruleset: Ruleset) -> str:
    """What to call a ruleset that nobody has given a name."""
    found = differences(ruleset)
    name = translate("Ruleset", "House rules")
    return fill(translate("Ruleset", "%1: %2"), name, found) if found else name


def ask_for_names(name_of: Callable[[Ruleset], str | None]) -> None:
    """Call the player's own rulesets from now on what this says, if it knows them.

    As with the language, one is in force for all words at once.
    """
    _namers[:] = [name_of]


def forget_names() -> None:
    """Ask nobody any more: the file with the names is about to be closed."""
    _namers.clear()


def differences(ruleset: Ruleset) -> str:
    """What differs from the traditional rules, in one line; empty if nothing does."""
    usual = PRESETS["traditional"]
    found = []
    if ruleset.four_of_a_kind is not usual.four_of_a_kind:
        found.append(translate("Ruleset", "Four of a Kind adds all five dice"))
    if ruleset.full_house is not None:
        found.append(fill(translate("Ruleset", "Full House always %1"), ruleset.full_house))
    if ruleset.five_alike_full_house:
        found.append(translate("Ruleset", "five alike count as Full House"))
    for category, own, other in (
        (Category.LITTLE_STRAIGHT, ruleset.little_straight, usual.little_straight),
        (Category.BIG_STRAIGHT, ruleset.big_straight, usual.big_straight),
        (Category.YACHT, ruleset.yacht, usual.yacht),
    ):
        if own != other:
            found.append(fill(translate("Ruleset", "%1 %2"), category_name(category), own))
    if ruleset.two_pairs:
        found.append(translate("Ruleset", "a box for Two Pairs"))
    return " · ".join(found)


def problem(error: StoreError) -> str:
    """Why games can't be read or written, and what to do."""
    return translate("Problem", str(_PROBLEMS[error.problem]))


def fill(text: str, *values: object) -> str:
    """Put values in the places %1, %2 … of a translated sentence, each literally."""
    parts = text.split("%")
    filled = [parts[0]]
    for part in parts[1:]:
        at = int(part[0]) - 1 if part[:1].isdecimal() else -1
        filled.append(f"{values[at]}{part[1:]}" if 0 <= at < len(values) else f"%{part}")
    return "".join(filled)


def literal_tooltip(*lines: str) -> str:
    """A tooltip that shows text from outside as it is, whatever it looks like, and wraps it."""
    escaped = (line.replace("&", "&amp;").replace("<", "&lt;") for line in lines)
    return "".join(f"<p>{line}</p>" for line in escaped)
