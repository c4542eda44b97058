"""Six tips, each with dice where it holds and dice where it doesn't."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from yacht_desktop.rules import PRESETS, Category, Faces, Game, Scorecard
from yacht_desktop.ui import coach_words
from yacht_desktop.ui.manual.writer import Writer
from yacht_desktop.ui.words import category_name, fill

if TYPE_CHECKING:
    from yacht_desktop.coach import Advice, Option, Study

translate = QCoreApplication.translate

RULESET = PRESETS["traditional"]
"""The rules by which prices are reckoned, whatever is played at the table."""

Choice = Faces | Category
"""Dice to hold, or a box to score in."""


class Example(NamedTuple):
    """A position and two things to do there, the better one first."""

    faces: Faces
    rolls_left: int
    better: Choice
    worse: Choice
    open_boxes: tuple[Category, ...] = RULESET.categories

    @property
    def position(self) -> Game:
        """The game as it stands there; what was scored before doesn't matter."""
        points = tuple(None if box in self.open_boxes else 0 for box in RULESET.categories)
        card = Scorecard(RULESET.categories, points)
        return Game(RULESET, (card,), 0, self.rolls_left, self.faces)


class Tip(NamedTuple):
    """A tip, dice where following it is right, and dice where it fails."""

    title: Callable[[], str]
    text: Callable[[], str]
    holds: Example
    fails: Example


def write_tips(writer: Writer, study: "Study | None") -> None:
    """Write all of them; with a study of the traditional rules also what each is worth."""
    writer.title(translate("Tips", "Tips for a better game"))
    writer.paragraph(
        translate(
            "Tips",
            "What the coach has reckoned is exact, for the traditional rules and the best average.",
        ),
        is_quiet=True,
    )
    for number, tip in enumerate(TIPS, 1):
        writer.heading(f"{number}. {tip.title()}", anchor=f"tip-{number}")
        writer.paragraph(tip.text())
        writer.examples([(tip.holds.faces, _say(tip.holds, study))])
        writer.paragraph(translate("Tips", "But not always:"), is_quiet=True)
        writer.examples([(tip.fails.faces, _say(tip.fails, study))])


def price(example: Example, study: "Study") -> float | None:
    """Points by which the better choice beats the other; None until the coach knows."""
    advice = study.advise(example.position)
    if advice is None:
        return None
    return _worth(advice, example.better) - _worth(advice, example.worse)


def _worth(advice: "Advice", choice: Choice) -> float:
    return next(option.worth for option in advice.options if _is(option, choice))


def _is(option: "Option", choice: Choice) -> bool:
    if option.kind == "hold":
        return option.faces == choice
    return option.category == choice


def _say(example: Example, study: "Study | None") -> str:
    better, worse = _act(example, example.better), _act(example, example.worse)
    when = _rolls(example.rolls_left)
    if example.open_boxes != RULESET.categories:
        names = ", ".join(map(category_name, example.open_boxes))
        when = fill(translate("Tips", "Still open: %1. %2"), names, when)
    worth = None if study is None else price(example, study)
    if worth is None:
        return fill(translate("Tips", "%1: %2 beats %3."), when, better, worse)
    text = translate("Tips", "%1: %2 beats %3 by %4 points.")
    return fill(text, when, better, worse, coach_words.points(worth))


def _rolls(rolls_left: int) -> str:
    match rolls_left:
        case 0:
            return translate("Tips", "No roll left")
        case 1:
            return translate("Tips", "One roll left")
        case _:
            return translate("Tips", "Two rolls left")


def _act(example: Example, choice: Choice) -> str:
    if isinstance(choice, Category):
        points = RULESET.points(choice, example.faces)
        return fill(translate("Tips", "%1 for %2"), category_name(choice), points)
    return fill(translate("Tips", "holding %1"), "-".join(map(str, choice)))


TIPS = (
    Tip(
        lambda: translate("Tips", "Keep several doors open"),
        lambda: translate(
            "Tips",
            "Early in the game, hold dice that could still become many things. A pair can grow into"
            " Four of a Kind, a Full House or a Yacht; a run can become a straight.",
        ),
        Example((4, 4, 1, 2, 6), 2, (4, 4), (6,)),
        Example((3, 3, 1, 5, 6), 2, (5, 6), (3, 3)),
    ),
    Tip(
        lambda: translate("Tips", "Four of the five for a straight"),
        lambda: translate(
            "Tips",
            "A straight must be exact. With four of its five faces in hand, hold those and roll the"
            " one that doesn’t belong.",
        ),
        Example((2, 3, 4, 5, 5), 2, (2, 3, 4, 5), (5, 5)),
        Example((3, 4, 5, 6, 6), 2, (6, 6), (3, 4, 5, 6)),
    ),
    Tip(
        lambda: translate("Tips", "Choice is the safety net"),
        lambda: translate(
            "Tips",
            "Any dice fit Choice, so keep it for later. Spent early on a small total, it is gone"
            " when several fives and sixes find no other place.",
        ),
        Example((1, 2, 2, 4, 5), 0, Category.TWOS, Category.CHOICE),
        Example((4, 5, 5, 6, 6), 0, Category.CHOICE, Category.FIVES),
    ),
    Tip(
        lambda: translate("Tips", "Four of a Kind pays by its face"),
        lambda: translate(
            "Tips",
            "Only the four dice alike count, so high faces belong there: a low four uses the box up"
            " for little.",
        ),
        Example((6, 6, 6, 6, 1), 0, Category.FOUR_OF_A_KIND, Category.SIXES),
        Example((2, 2, 2, 2, 5), 0, Category.TWOS, Category.FOUR_OF_A_KIND),
    ),
    Tip(
        lambda: translate("Tips", "Choose your zeros"),
        lambda: translate(
            "Tips",
            "Late in the game some box will stay empty. Strike the one that is hardest to get, or"
            " worth least with the turns that are left, before bad dice choose for you.",
        ),
        Example(
            (1, 1, 2, 2, 6),
            0,
            Category.YACHT,
            Category.CHOICE,
            (Category.LITTLE_STRAIGHT, Category.CHOICE, Category.YACHT),
        ),
        Example(
            (1, 2, 3, 4, 6),
            0,
            Category.ONES,
            Category.YACHT,
            (Category.ONES, Category.FIVES, Category.YACHT),
        ),
    ),
    Tip(
        lambda: translate("Tips", "Look at the whole card"),
        lambda: translate(
            "Tips",
            "Dice that went after a Yacht may be worth more elsewhere: in a number, as Four of a"
            " Kind, as a Full House, in Choice. Look at every box before you choose.",
        ),
        Example((5, 5, 5, 3, 3), 0, Category.FULL_HOUSE, Category.FIVES),
        Example(
            (4, 4, 4, 4, 2),
            1,
            (4, 4, 4, 4),
            Category.FOUR_OF_A_KIND,
            (
                Category.FOURS,
                Category.FULL_HOUSE,
                Category.FOUR_OF_A_KIND,
                Category.CHOICE,
                Category.YACHT,
            ),
        ),
    ),
)
