"""The names of the boxes, which logs and files rely on."""

import pytest

from yacht_desktop.rules import NUMBERS, Category


def test_the_names_and_their_order_are_those_that_files_hold() -> None:
    assert " ".join(Category) == (
        "ones twos threes fours fives sixes full_house four_of_a_kind"
        " little_straight big_straight choice yacht two_pairs"
    )


@pytest.mark.parametrize("category", Category)
def test_a_category_is_written_as_its_name_and_read_from_it(category: Category) -> None:
    assert f"{category}" == category.value
    assert Category(category.value) is category


def test_the_numbers_count_the_faces_that_they_are_named_after() -> None:
    assert {str(category): face for category, face in NUMBERS.items()} == {
        "ones": 1,
        "twos": 2,
        "threes": 3,
        "fours": 4,
        "fives": 5,
        "sixes": 6,
    }


@pytest.mark.parametrize(
    "name", ["SIXES", "s\u0131xes", "s\u0130xes", "Sixes", " sixes", "sixes\n", "", "6"]
)
def test_a_name_is_never_read_loosely(name: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Category"):
        Category(name)
