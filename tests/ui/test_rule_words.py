"""Why dice earn what they earn, in words: true for every roll, every box and every house."""

import re
from collections.abc import Callable
from itertools import permutations

import pytest

from yacht_desktop.rules import ALL_ROLLS, NUMBERS, PRESETS, Category, Faces, FourOfAKind, Ruleset
from yacht_desktop.ui import rule_words, words

pytestmark = pytest.mark.usefixtures("app")

TRADITIONAL = PRESETS["traditional"]
ODD_HOUSES = {
    "everything": Ruleset(
        four_of_a_kind=FourOfAKind.ALL_FIVE,
        full_house=0,
        little_straight=15,
        big_straight=20,
        yacht=100,
        two_pairs=True,
        five_alike_full_house=True,
    ),
    "five alike": Ruleset(five_alike_full_house=True),
    "nothing": Ruleset(full_house=0, little_straight=0, big_straight=0, yacht=0, two_pairs=True),
    "fifty": Ruleset(full_house=50, little_straight=50, big_straight=50),
}
HOUSES = PRESETS | ODD_HOUSES


def told(sentence: str) -> int:
    """The points that a sentence names, read as a person would."""
    found = re.search(r"(?:=|:) (\d+)[.,](?: |$)|: (\d+)\.$", sentence)
    assert found, sentence
    return int(found[1] or found[2])


def parts(sentence: str) -> list[int]:
    """What is added up in a sentence."""
    found = re.search(r": ([\d +]+) =", sentence)
    assert found, sentence
    return [int(part) for part in found[1].split(" + ")]


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_the_points_told_are_those_of_the_rules(house: Ruleset) -> None:
    for category in house.categories:
        for faces in ALL_ROLLS:
            sentence = rule_words.reason(house, category, faces)
            assert told(sentence) == house.points(category, faces), sentence
            assert "%" not in sentence


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_sums_and_products_that_are_told_are_true(house: Ruleset) -> None:
    for category in house.categories:
        for faces in ALL_ROLLS:
            sentence = rule_words.reason(house, category, faces)
            if "×" in sentence:
                four, face = map(int, re.findall(r"(\d) × (\d)", sentence)[0])
                assert (four, faces.count(face) >= 4) == (4, True)
                assert told(sentence) == four * face
            elif " = " in sentence:
                assert sum(parts(sentence)) == told(sentence)
                assert all(faces.count(part) >= parts(sentence).count(part) for part in faces)
            elif "the sum" in sentence:
                assert told(sentence) == sum(faces)


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_the_dice_that_are_told_are_those_on_the_table(house: Ruleset) -> None:
    for category in house.categories:
        for faces in ALL_ROLLS:
            found = re.findall(r"(?:\d-){4}\d", rule_words.reason(house, category, faces))
            assert [sorted(map(int, dice.split("-"))) for dice in found] in ([], [sorted(faces)])


def test_the_order_of_the_dice_on_the_table_changes_no_word() -> None:
    for faces in ((1, 1, 4, 4, 4), (2, 3, 4, 5, 6), (1, 4, 4, 4, 4)):
        for category in PRESETS["two-pairs"].categories:
            told_of = {
                rule_words.reason(PRESETS["two-pairs"], category, order)
                for order in permutations(faces)
            }
            assert len(told_of) == 1


RUNS = {Category.LITTLE_STRAIGHT: (1, 2, 3, 4, 5), Category.BIG_STRAIGHT: (2, 3, 4, 5, 6)}
REASONS: dict[str, Callable[[Category, Faces], bool]] = {
    "No die shows": lambda c, f: NUMBERS[c] not in f,
    "from a single die": lambda c, f: f.count(NUMBERS[c]) == 1,
    "five alike count here": lambda _, f: len(set(f)) == 1,
    "Five alike are no": lambda _, f: len(set(f)) == 1,
    "four alike and a single": lambda _, f: shape(f) == (4, 1),
    "no pair beside them": lambda _, f: shape(f) == (3, 1, 1),
    "no three alike": lambda _, f: shape(f)[0] < 3,
    "no two alike": lambda _, f: shape(f)[0] == 1,
    "only two alike": lambda _, f: shape(f)[0] == 2,
    "only three alike": lambda _, f: shape(f)[0] == 3,
    "only four alike": lambda _, f: shape(f)[0] == 4,
    "the fifth": lambda _, f: shape(f) == (5,),
    "doesn’t count": lambda _, f: shape(f)[0] >= 4,
    "the whole run": lambda _, f: shape(f) == (1, 1, 1, 1, 1),
    "lacks": lambda c, f: not set(RUNS[c]) <= set(f),
    ", five alike.": lambda _, f: shape(f) == (5,),
    "no pair: 0": lambda _, f: shape(f)[0] == 1,
    "the same face": lambda _, f: shape(f)[0] >= 4,
    "of a second face": lambda _, f: shape(f) in {(2, 1, 1, 1), (3, 1, 1)},
    "whatever the dice": lambda _, f: shape(f) == (3, 2),
    "the sum": lambda c, f: c is Category.CHOICE or shape(f) in {(3, 2), (4, 1), (5,)},
}


def shape(faces: Faces) -> tuple[int, ...]:
    return tuple(sorted((faces.count(face) for face in set(faces)), reverse=True))


def test_every_reason_fits_the_dice() -> None:
    used = set()
    for house in HOUSES.values():
        for category in house.categories:
            for faces in ALL_ROLLS:
                sentence = rule_words.reason(house, category, faces)
                fitting = {words for words in REASONS if words in sentence}
                assert fitting or " = " in sentence, sentence
                assert all(REASONS[words](category, faces) for words in fitting), sentence
                used |= fitting
    assert used == set(REASONS)


@pytest.mark.parametrize("category", RUNS)
def test_the_faces_that_a_straight_lacks_are_named_one_by_one(category: Category) -> None:
    for faces in ALL_ROLLS:
        sentence = rule_words.reason(TRADITIONAL, category, faces)
        _, lacks, named = sentence.partition(" lacks ")
        missing = set(RUNS[category]) - set(faces)
        assert {int(n) for n in re.findall(r"\d", named.removesuffix(": 0."))} == missing
        assert bool(lacks) == bool(missing)


EXAMPLES = [
    ("traditional", "fives", "55521", "5-5-5-2-1: 5 + 5 + 5 = 15."),
    ("traditional", "ones", "55521", "5-5-5-2-1: 1, from a single die."),
    ("traditional", "sixes", "55521", "No die shows 6: 0."),
    ("traditional", "full_house", "33366", "3-3-3-6-6: 21, the sum."),
    ("traditional", "full_house", "44411", "4-4-4-1-1: 14, the sum."),
    ("fixed-full-house", "full_house", "44411", "4-4-4-1-1: 25, whatever the dice."),
    ("traditional", "full_house", "33333", "Five alike are no Full House: 0."),
    ("five alike", "full_house", "33333", "3-3-3-3-3: 15, five alike count here, too."),
    ("traditional", "four_of_a_kind", "66663", "6-6-6-6-3: 4 × 6 = 24, the 3 doesn’t count."),
    ("all-five", "four_of_a_kind", "66663", "6-6-6-6-3: 27, the sum."),
    ("traditional", "four_of_a_kind", "33333", "3-3-3-3-3: 4 × 3 = 12, the fifth 3 doesn’t count."),
    ("traditional", "little_straight", "13456", "1-3-4-5-6 lacks 2: 0."),
    ("traditional", "big_straight", "12346", "1-2-3-4-6 lacks 5: 0."),
    ("traditional", "big_straight", "11344", "1-1-3-4-4 lacks 2, 5 and 6: 0."),
    ("traditional", "big_straight", "62543", "2-3-4-5-6: 30, the whole run."),
    ("traditional", "choice", "14444", "4-4-4-4-1: 17, the sum."),
    ("traditional", "yacht", "33333", "3-3-3-3-3: 50, five alike."),
    ("traditional", "yacht", "33332", "3-3-3-3-2: only four alike: 0."),
    ("two-pairs", "two_pairs", "22144", "4-4-2-2-1: 4 + 4 + 2 + 2 = 12."),
    ("two-pairs", "two_pairs", "44411", "4-4-4-1-1: 4 + 4 + 1 + 1 = 10."),
    ("two-pairs", "two_pairs", "44441", "4-4-4-4-1: both pairs show the same face: 0."),
]


@pytest.mark.parametrize(("house", "box", "dice", "sentence"), EXAMPLES)
def test_examples_read_well(house: str, box: str, dice: str, sentence: str) -> None:
    faces = tuple(map(int, dice))
    assert rule_words.reason(HOUSES[house], Category(box), faces) == sentence


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_a_rule_names_its_box_and_its_worth(house: Ruleset) -> None:
    worth = {
        Category.LITTLE_STRAIGHT: house.little_straight,
        Category.BIG_STRAIGHT: house.big_straight,
        Category.YACHT: house.yacht,
    }
    if house.full_house is not None:
        worth[Category.FULL_HOUSE] = house.full_house
    for category in house.categories:
        sentence = rule_words.rule(house, category)
        assert sentence.startswith(f"{words.category_name(category)}: ")
        assert sentence.endswith(".")
        if category in worth:
            assert re.search(rf" earns? {worth[category]}\b", sentence)


def test_rules_differ_exactly_where_rulesets_do() -> None:
    def different(house: Ruleset) -> set[Category]:
        return {
            c
            for c in TRADITIONAL.categories
            if rule_words.rule(house, c) != rule_words.rule(TRADITIONAL, c)
        }

    assert different(PRESETS["all-five"]) == {Category.FOUR_OF_A_KIND}
    assert different(PRESETS["fixed-full-house"]) == {Category.FULL_HOUSE}
    assert different(PRESETS["two-pairs"]) == set()
    assert different(ODD_HOUSES["five alike"]) == {Category.FULL_HOUSE}


def test_an_explanation_is_the_rule_and_with_dice_the_reason() -> None:
    rule = "Full House: three of one face and two of another earn the sum of all five dice."
    assert rule_words.explanation(TRADITIONAL, Category.FULL_HOUSE, None) == rule
    explained = rule_words.explanation(TRADITIONAL, Category.FULL_HOUSE, (1, 4, 4, 1, 4))
    assert explained == f"{rule}\n4-4-4-1-1: 14, the sum."
