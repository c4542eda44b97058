"""In which order a card shows its boxes: as the player likes it, on the screen and on paper."""

from yacht_desktop.rules import NUMBERS, Category, Ruleset


def rows_in_order(ruleset: Ruleset, *, yacht_first: bool) -> tuple[Category, ...]:
    """The boxes from top to bottom: numbers first, or Yacht first down to Ones as of old.

    Two Pairs, which old sheets don't have, is then the last of the combinations.
    """
    if not yacht_first:
        return ruleset.categories
    numbers = [box for box in ruleset.categories if box in NUMBERS]
    others = [box for box in ruleset.categories if box not in NUMBERS]
    # Stable, so that only Two Pairs moves: Yacht stays the last of the others.
    others.sort(key=lambda box: box is not Category.TWO_PAIRS)
    return (*reversed(others), *reversed(numbers))
