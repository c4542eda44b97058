"""What the review of a finished game says."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from yacht_desktop.records import Ending, StoredGame
from yacht_desktop.rules import Game
from yacht_desktop.ui import dates
from yacht_desktop.ui.words import category_name, fill

if TYPE_CHECKING:
    from yacht_desktop.coach import Decision, Option

translate = QCoreApplication.translate

_MINUS = "−"
_OFTEN = 0.4
"""From here on "1 game in …" says less than "… games in 10"."""
_NEARLY_ALWAYS = 0.95
_RAREST = 1e-9
_ROLLS = {
    1: QT_TRANSLATE_NOOP("Review", "Turn %1, first roll"),
    2: QT_TRANSLATE_NOOP("Review", "Turn %1, second roll"),
    3: QT_TRANSLATE_NOOP("Review", "Turn %1, third roll"),
}


class Unit(NamedTuple):
    """How worths are written: as points, or as chances in per cent."""

    is_chance: bool

    @property
    def factor(self) -> int:
        """What a worth is multiplied by before it is written."""
        return 100 if self.is_chance else 1

    def shown(self, worth: float) -> float:
        """A worth as it is written, to a tenth of a point or of a per cent."""
        return round(float(worth * self.factor), 1)

    def plain(self, worth: float) -> str:
        """A worth without a sign."""
        number = QLocale().toString(self.shown(abs(worth)), "f", 1)
        return per_cent(number) if self.is_chance else number

    def gained(self, worth: float) -> str:
        """What was won, or lost, with its sign; nothing has none."""
        if not self.shown(worth):
            return self.plain(0)
        return f"{'+' if worth > 0 else _MINUS} {self.plain(worth)}"

    def given_away(self, cost: float) -> str:
        """What was given away, with a minus."""
        return self.gained(-cost)


def per_cent(number: str) -> str:
    """A number that is written already, in per cent."""
    return fill(translate("Review", "%1 %"), number)


def heading(ending: Ending, stored: StoredGame) -> str:
    """When a game ended, with how many points, whether anyone helped, and if it was corrected."""
    points = translate("Review", "%n points", "", ending.total)
    parts = [dates.in_full(ending.at), points, _kind(ending, stored)]
    if ending.edited is not None:
        corrected = translate("Review", "corrected on %1")
        parts.append(fill(corrected, dates.in_list(ending.edited)))
    return " · ".join(parts)


def start_caption(target: int | None) -> str:
    """What a game was worth before its first roll."""
    if target is None:
        return translate("Review", "Expected at the start")
    return translate("Review", "Chance at the start")


def luck_caption() -> str:
    """What the dice brought."""
    return translate("Review", "Luck of the dice")


def given_away_caption() -> str:
    """What better decisions would have brought."""
    return translate("Review", "Given away")


def final_caption(target: int | None) -> str:
    """What it came to."""
    return translate("Review", "Final") if target is None else translate("Review", "In the end")


def outcome(total: int, target: int) -> str:
    """Whether a target was reached."""
    if total >= target:
        return fill(translate("Review", "%1 reached"), target)
    return fill(translate("Review", "%1 missed by %2"), target, target - total)


def rarity(chance: float) -> str:
    """How often perfect play does as well, in words that can be imagined."""
    if chance > _NEARLY_ALWAYS:
        return translate("Review", "nearly every game")
    if chance > _OFTEN:
        return fill(translate("Review", "about %1 games in 10"), min(9, round(10 * chance)))
    if chance < _RAREST:
        return translate("Review", "almost never")
    return fill(translate("Review", "about 1 game in %1"), QLocale().toString(_round(1 / chance)))


def rarity_explained(total: int) -> str:
    """What the rarity counts."""
    text = translate("Review", "How often perfect play for the average gets %1 points or more")
    return fill(text, total)


def par(total: int) -> str:
    """What best-average play scores on the dice of this game."""
    return fill(translate("Review", "Perfect play here: %1"), total)


def curve_caption(target: int | None) -> str:
    """What the curve is of."""
    if target is None:
        return translate("Review", "expected total after every roll and decision")
    return fill(translate("Review", "chance of reaching %1 after each decision"), target)


def chance_switch(target: int) -> str:
    """The command that shows chances in the place of points."""
    return fill(translate("Review", "Chance of %1"), target)


def curve_spoken(unit: Unit, worths: Sequence[float], target: int | None) -> str:
    """The curve in a sentence."""
    text = translate("Review", "%1: %2 at the start, highest %3, lowest %4, %5 at the end")
    values = (worths[0], max(worths), min(worths), worths[-1])
    return fill(text, curve_caption(target), *map(unit.plain, values))


def bars_spoken(unit: Unit, luck: Sequence[float], cost: Sequence[float]) -> str:
    """The bars in a sentence."""
    text = translate(
        "Review",
        "Most luck in turn %1: %2. Least luck in turn %3: %4. Most given away in turn %5: %6.",
    )
    best, worst, dearest = luck.index(max(luck)), luck.index(min(luck)), cost.index(max(cost))
    return fill(
        text,
        *(best + 1, unit.gained(luck[best]), worst + 1, unit.gained(luck[worst])),
        *(dearest + 1, unit.given_away(cost[dearest])),
    )


def title(decision: "Decision") -> str:
    """Where in the game a decision was made."""
    if decision.chosen.kind == "box":
        return fill(translate("Review", "Turn %1, scoring"), decision.turn)
    return fill(translate("Review", str(_ROLLS[decision.game.rolls_used])), decision.turn)


def verdict(decision: "Decision") -> str:
    """What was done, and what was best: one of several that tie, the most similar one."""
    chosen, best = decision.chosen, decision.advice.best
    better = next((option for option in best if option.kind == chosen.kind), best[0])
    text = translate("Review", "%1, best was %2.")
    return fill(text, _done(chosen), _best(better, is_other=better.kind != chosen.kind))


def no_costly_decision(given_away: float) -> str:
    """That there is nothing to list."""
    if given_away > 0:
        return translate("Review", "No decision gave away anything worth mentioning.")
    return translate("Review", "Every decision was the best one.")


def empty() -> str:
    """That there is nothing to review yet."""
    return translate(
        "Review",
        "No game is finished yet. Play one to its end, and see here what was luck and what was "
        "your doing.",
    )


def missing() -> str:
    """That there is nobody to review a game."""
    return translate("Review", "The coach can't be loaded here, and a review needs the coach.")


def learning() -> str:
    """That a ruleset is being solved."""
    return translate("Review", "The coach is working these rules out. The review follows at once.")


def unreadable() -> str:
    """That a game's log makes no sense."""
    return translate("Review", "This game can't be read, so it can't be reviewed.")


def see_position() -> str:
    """What pressing a decision does."""
    return translate("Review", "Show this position on the board")


def faces(game: Game) -> str:
    """The dice on the table, for somebody who hears them."""
    return fill(translate("Review", "Dice %1"), "-".join(map(str, game.faces or ())))


def _done(option: "Option") -> str:
    if option.kind == "box":
        return fill(translate("Review", "Took %1"), category_name(option.category))
    if not option.faces:
        return translate("Review", "Rolled all five")
    return fill(translate("Review", "Held %1"), "-".join(map(str, option.faces)))


def _best(option: "Option", *, is_other: bool) -> str:
    if option.kind == "box":
        text = translate("Review", "to take %1") if is_other else "%1"
        return fill(text, category_name(option.category))
    if not option.faces:
        return translate("Review", "to roll all five")
    text = translate("Review", "to hold %1") if is_other else "%1"
    return fill(text, "-".join(map(str, option.faces)))


def _kind(ending: Ending, stored: StoredGame) -> str:
    if stored.is_practice:
        return translate("Review", "practice")
    if ending.has_table_dice:
        return translate("Review", "dice from the table")
    return translate("Review", "assisted") if stored.is_assisted else translate("Review", "unaided")


def _round(number: float) -> int:
    """A number to its first two figures."""
    return round(float(f"{number:.2g}"))
