"""What a box asks for under a ruleset, and why five dice earn there what they earn.

Pure functions; the numbers in the sentences are the ruleset's own.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from yacht_desktop.rules import NUMBERS, Category, Faces, FourOfAKind, Ruleset
from yacht_desktop.ui.words import category_name, fill

translate = QCoreApplication.translate

_RUNS = {Category.LITTLE_STRAIGHT: (1, 2, 3, 4, 5), Category.BIG_STRAIGHT: (2, 3, 4, 5, 6)}


def rule(ruleset: Ruleset, category: Category) -> str:
    """A box by its name: which dice earn there, and how much."""
    name = category_name(category)
    if category in NUMBERS:
        return fill(
            translate("Rule", "%1: the sum of the dice that show %2."), name, NUMBERS[category]
        )
    match category:
        case Category.FULL_HOUSE:
            text = _full_house_rule(ruleset)
        case Category.FOUR_OF_A_KIND:
            text = _four_of_a_kind_rule(ruleset)
        case Category.LITTLE_STRAIGHT:
            text = fill(translate("Rule", "exactly 1-2-3-4-5 earns %1."), ruleset.little_straight)
        case Category.BIG_STRAIGHT:
            text = fill(translate("Rule", "exactly 2-3-4-5-6 earns %1."), ruleset.big_straight)
        case Category.YACHT:
            text = fill(translate("Rule", "five alike earn %1."), ruleset.yacht)
        case Category.TWO_PAIRS:
            text = translate(
                "Rule", "two pairs of different faces earn the sum of those four dice."
            )
        case _:
            text = translate("Rule", "any dice earn the sum of all five.")
    return fill(translate("Rule", "%1: %2"), name, text)


def reason(ruleset: Ruleset, category: Category, faces: Faces) -> str:
    """Why five dice earn in a box what they earn, with the points."""
    points = ruleset.points(category, faces)
    if category in NUMBERS:
        return _number_reason(NUMBERS[category], faces)
    match category:
        case Category.FULL_HOUSE:
            text = _full_house_reason(ruleset, faces, points)
        case Category.FOUR_OF_A_KIND:
            text = _four_of_a_kind_reason(ruleset, faces, points)
        case Category.LITTLE_STRAIGHT | Category.BIG_STRAIGHT:
            text = _straight_reason(_RUNS[category], faces, points)
        case Category.YACHT:
            text = _yacht_reason(faces, points)
        case Category.TWO_PAIRS:
            text = _two_pairs_reason(faces)
        case _:
            text = _sum(faces, points)
    return text


def explanation(ruleset: Ruleset, category: Category, faces: Faces | None) -> str:
    """The rule of a box and, with dice on the table, what they earn there and why."""
    if faces is None:
        return rule(ruleset, category)
    return f"{rule(ruleset, category)}\n{reason(ruleset, category, faces)}"


def in_order(faces: Faces) -> str:
    """Dice as they are told: those alike beside each other, the most frequent face first."""
    return "-".join(map(str, sorted(faces, key=lambda face: (-faces.count(face), -face))))


def _full_house_rule(ruleset: Ruleset) -> str:
    fixed = ruleset.full_house
    if fixed is None and ruleset.five_alike_full_house:
        return translate(
            "Rule",
            "three of one face and two of another, or five alike, earn the sum of all five dice.",
        )
    if fixed is None:
        return translate(
            "Rule", "three of one face and two of another earn the sum of all five dice."
        )
    text = (
        translate(
            "Rule",
            "three of one face and two of another, or five alike, earn %1 whatever the dice.",
        )
        if ruleset.five_alike_full_house
        else translate("Rule", "three of one face and two of another earn %1 whatever the dice.")
    )
    return fill(text, fixed)


def _four_of_a_kind_rule(ruleset: Ruleset) -> str:
    if ruleset.four_of_a_kind is FourOfAKind.ALL_FIVE:
        return translate("Rule", "four or five alike earn the sum of all five dice.")
    return translate(
        "Rule", "four or five alike earn four times their face; the fifth die never counts."
    )


def _number_reason(face: int, faces: Faces) -> str:
    count = faces.count(face)
    if count == 0:
        return fill(translate("Rule", "No die shows %1: 0."), face)
    if count == 1:
        return fill(translate("Rule", "%1: %2, from a single die."), in_order(faces), face)
    return _added((face,) * count, faces)


def _full_house_reason(ruleset: Ruleset, faces: Faces, points: int) -> str:
    dice, shape = in_order(faces), _shape(faces)
    if shape == (5,) and ruleset.five_alike_full_house:
        return fill(translate("Rule", "%1: %2, five alike count here, too."), dice, points)
    if shape == (3, 2) and ruleset.full_house is None:
        return _sum(faces, points)
    if shape == (3, 2):
        return fill(translate("Rule", "%1: %2, whatever the dice."), dice, points)
    return fill(_why_no_full_house(shape), dice)


def _why_no_full_house(shape: tuple[int, ...]) -> str:
    if shape == (5,):
        return translate("Rule", "Five alike are no Full House: 0.")
    if shape == (4, 1):
        return translate("Rule", "%1: four alike and a single die are no Full House: 0.")
    if shape[0] == 3:
        return translate("Rule", "%1: three alike, but no pair beside them: 0.")
    return translate("Rule", "%1: no three alike: 0.")


def _four_of_a_kind_reason(ruleset: Ruleset, faces: Faces, points: int) -> str:
    most = _shape(faces)[0]
    if most < 4:
        return _too_few_alike(faces)
    if ruleset.four_of_a_kind is FourOfAKind.ALL_FIVE:
        return _sum(faces, points)
    dice = sorted(faces, key=faces.count)
    text = (
        translate("Rule", "%1: 4 × %2 = %3, the fifth %4 doesn’t count.")
        if most == len(faces)
        else translate("Rule", "%1: 4 × %2 = %3, the %4 doesn’t count.")
    )
    return fill(text, in_order(faces), dice[-1], points, dice[0])


def _straight_reason(run: Faces, faces: Faces, points: int) -> str:
    dice = "-".join(map(str, sorted(faces)))
    missing = [str(face) for face in run if face not in faces]
    if missing:
        return fill(translate("Rule", "%1 lacks %2: 0."), dice, _listed(missing))
    return fill(translate("Rule", "%1: %2, the whole run."), dice, points)


def _yacht_reason(faces: Faces, points: int) -> str:
    if len(set(faces)) > 1:
        return _too_few_alike(faces)
    return fill(translate("Rule", "%1: %2, five alike."), in_order(faces), points)


def _two_pairs_reason(faces: Faces) -> str:
    pairs = sorted((face for face in set(faces) if faces.count(face) >= 2), reverse=True)
    if len(pairs) == 2:
        return _added([face for face in pairs for _ in range(2)], faces)
    if not pairs:
        text = translate("Rule", "%1: no pair: 0.")
    elif faces.count(pairs[0]) >= 4:
        text = translate("Rule", "%1: both pairs show the same face: 0.")
    else:
        text = translate("Rule", "%1: no pair of a second face: 0.")
    return fill(text, in_order(faces))


def _sum(faces: Faces, points: int) -> str:
    return fill(translate("Rule", "%1: %2, the sum."), in_order(faces), points)


def _added(counting: Iterable[int], faces: Faces) -> str:
    dice = list(counting)
    total = " + ".join(map(str, dice))
    return fill(translate("Rule", "%1: %2 = %3."), in_order(faces), total, sum(dice))


def _too_few_alike(faces: Faces) -> str:
    return fill(_AT_MOST_ALIKE[_shape(faces)[0]](), in_order(faces))


_AT_MOST_ALIKE: dict[int, Callable[[], str]] = {
    1: lambda: translate("Rule", "%1: no two alike: 0."),
    2: lambda: translate("Rule", "%1: only two alike: 0."),
    3: lambda: translate("Rule", "%1: only three alike: 0."),
    4: lambda: translate("Rule", "%1: only four alike: 0."),
}


def _listed(values: list[str]) -> str:
    if len(values) == 1:
        return values[0]
    return fill(translate("Rule", "%1 and %2"), ", ".join(values[:-1]), values[-1])


def _shape(faces: Faces) -> tuple[int, ...]:
    """How many dice are alike, largest group first."""
    return tuple(sorted((faces.count(face) for face in set(faces)), reverse=True))
