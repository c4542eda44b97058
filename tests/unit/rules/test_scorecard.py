"""One player's card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.rules import PRESETS, Category, Scorecard

BOXES = PRESETS["traditional"].categories
EMPTY = Scorecard.empty(BOXES)


def test_an_empty_card_has_every_box_open() -> None:
    assert EMPTY.open_boxes == BOXES
    assert [EMPTY[box] for box in BOXES] == [None] * 12
    assert (EMPTY.filled, EMPTY.total, EMPTY.is_full) == (0, 0, False)


def test_two_published_entries_add_up() -> None:
    # One sheet of github.com/jitterted/yacht-tdd: 1-1-1-2-2 and 6-5-1-5-6.
    rules = PRESETS["traditional"]
    card = EMPTY
    for box, dice, points in (
        (Category.FULL_HOUSE, (1, 1, 1, 2, 2), 7),
        (Category.SIXES, (6, 5, 1, 5, 6), 12),
    ):
        card = card.score(box, rules.points(box, dice))
        assert card[box] == points
    assert card.total == 19


def test_a_struck_box_is_filled_and_earns_nothing() -> None:
    card = EMPTY.score(Category.YACHT, 0)
    assert card[Category.YACHT] == 0
    assert (card.filled, card.total) == (1, 0)
    assert Category.YACHT not in card.open_boxes


@pytest.mark.parametrize("points", [0, 50])
def test_a_filled_box_is_never_filled_again(points: int) -> None:
    card = EMPTY.score(Category.YACHT, points)
    with pytest.raises(ValueError, match="yacht is filled already"):
        card.score(Category.YACHT, 50)
    assert card[Category.YACHT] == points


def test_an_erased_box_is_open_again_and_can_be_filled() -> None:
    card = EMPTY.score(Category.YACHT, 0).score(Category.ONES, 3)
    assert card.erase(Category.YACHT) == EMPTY.score(Category.ONES, 3)
    assert card.erase(Category.YACHT).score(Category.YACHT, 50).total == 53
    assert card.total == 3


def test_an_open_box_is_not_erased() -> None:
    with pytest.raises(ValueError, match="yacht is open anyway"):
        EMPTY.erase(Category.YACHT)


def test_a_box_that_is_not_on_the_card_is_an_error() -> None:
    with pytest.raises(KeyError, match="two_pairs"):
        EMPTY[Category.TWO_PAIRS]
    with pytest.raises(KeyError, match="two_pairs"):
        EMPTY.score(Category.TWO_PAIRS, 1)
    with pytest.raises(KeyError, match="two_pairs"):
        EMPTY.erase(Category.TWO_PAIRS)


def test_scoring_leaves_the_card_before_as_it_was() -> None:
    card = EMPTY.score(Category.ONES, 3)
    assert Scorecard.empty(BOXES) == EMPTY != card
    assert hash(Scorecard.empty(BOXES).score(Category.ONES, 3)) == hash(card)


@given(st.permutations(BOXES), st.lists(st.integers(0, 100), min_size=12, max_size=12))
def test_boxes_fill_one_by_one_in_any_order(order: list[Category], points: list[int]) -> None:
    card = EMPTY
    for done, (box, earns) in enumerate(zip(order, points, strict=True)):
        assert (card.filled, card.is_full, card.total) == (done, False, sum(points[:done]))
        card = card.score(box, earns)
        assert set(card.open_boxes) == set(order[done + 1 :])
        assert list(card.open_boxes) == [b for b in BOXES if b in card.open_boxes]
    assert card.is_full
    assert card.total == sum(points)
    assert {box: card[box] for box in BOXES} == dict(zip(order, points, strict=True))
