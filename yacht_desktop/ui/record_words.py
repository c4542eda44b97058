"""What the charts of many games say."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale

from yacht_desktop.rules import Category
from yacht_desktop.ui import dates
from yacht_desktop.ui.review_words import Unit, per_cent
from yacht_desktop.ui.words import category_name, fill

translate = QCoreApplication.translate

_POINTS = Unit(is_chance=False)


def games(many: int) -> str:
    """How many games."""
    return translate("Records", "%Ln games", "", many)


def no_games() -> str:
    """What a chart says before the first game."""
    return translate("Records", "Finish a game, and it will appear here.")


def average(worth: float) -> str:
    """A mean of points, to a tenth."""
    return _POINTS.plain(worth)


def difference(worth: float) -> str:
    """Points more or less than perfect play, with their sign."""
    return _POINTS.gained(worth)


def share(part: float) -> str:
    """A share of all games, to a tenth of a per cent."""
    return per_cent(QLocale().toString(100 * part, "f", 1))


def progress_summary(totals: Sequence[int], record: int, day: date) -> str:
    """A player's games in a sentence: how many, how good, and the best."""
    text = translate("Records", "%1, average %2, record %3 on %4")
    mean = average(sum(totals) / len(totals))
    return fill(text, games(len(totals)), mean, _number(record), dates.in_full(day))


def totals_summary(many: int, middle: tuple[int, int], perfect: float | None) -> str:
    """Where the totals lie, and where those of perfect play do."""
    text = translate("Records", "%1, half of them from %2 to %3")
    said = fill(text, games(many), *map(_number, middle))
    if perfect is None:
        return said
    return fill(translate("Records", "%1; perfect play averages %2"), said, average(perfect))


def leaving(category: Category, points: float) -> str:
    """Where most is left."""
    text = translate("Records", "You leave most in %1: %2 points a game.")
    return fill(text, category_name(category), average(points))


def leaving_nothing() -> str:
    """That no box earns less than under perfect play."""
    return translate("Records", "You leave nothing in any box.")


def sum_of_bests(points: int) -> str:
    """What a card would come to that had the best ever in every box."""
    return fill(translate("Records", "Your best in each box adds up to %1."), _number(points))


def game_line(total: int, day: date) -> tuple[str, str]:
    """A game at the pointer: points and day."""
    return translate("Records", "%Ln points", "", total), dates.in_full(day)


def new_best() -> str:
    """That a game was better than all before."""
    return translate("Records", "a new record")


def between(first: int, last: int) -> str:
    """A few totals next to each other."""
    return fill(translate("Records", "%1 to %2"), _number(first), _number(last))


def games_with_share(many: int, part: float) -> str:
    """How many games, and which share of all."""
    return fill(translate("Records", "%1, %2"), games(many), share(part))


def perfect_share(part: float) -> str:
    """How often perfect play comes to it."""
    return fill(translate("Records", "perfect play: %1"), share(part))


def box_lines(category: Category, mean: float, perfect: float | None, best: int) -> list[str]:
    """A box at the pointer: averages and the best ever."""
    lines = [category_name(category), fill(translate("Records", "average %1"), average(mean))]
    if perfect is not None:
        lines.append(fill(translate("Records", "perfect play: %1"), average(perfect)))
    lines.append(fill(translate("Records", "best ever: %1"), _number(best)))
    return lines


def longest(run: int) -> str:
    """The longest of its kind, beside the current one."""
    return fill(translate("Records", "longest %1"), _number(run))


def _number(number: int) -> str:
    return QLocale().toString(number)
