"""A finished game taken apart: first its numbers, then what the review page says of them."""

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from yacht_desktop.chance import SeededDice
from yacht_desktop.records import Ending, StoredGame
from yacht_desktop.rules import NUMBERS, Game, Move, Ruleset, Slots
from yacht_desktop.ui import review_words
from yacht_desktop.ui.review_words import Unit

if TYPE_CHECKING:
    from yacht_desktop.coach import Decision, Review, Study

_COSTLIEST = 3


class CostlyDecision(NamedTuple):
    """One decision in words and dice, with the position that it was made in."""

    title: str
    cost: str
    sentence: str
    game: Game
    """As it lay on the table, what was held held."""
    held: Slots
    """The dice that the decision was about: held for the next roll, or counted in a box."""


class Curve(NamedTuple):
    """What the game was worth at its start, after each roll and after each decision.

    `turns` says when, in turns played; `marks` which points are the costliest decisions.
    """

    worths: tuple[float, ...]
    turns: tuple[float, ...]
    marks: tuple[int, ...]


class Reviewed(NamedTuple):
    """All numbers and words of the page; worths are points, or per cent for a target."""

    number: int
    is_chance: bool
    target: int | None
    """The total that would have beaten the record of then; None if there was none."""
    start: str
    luck: str
    given_away: str
    final: str
    rarity: str
    rarity_explained: str
    par: str
    """Empty for dice that were thrown on a real table."""
    curve: Curve
    luck_by_turn: tuple[float, ...]
    cost_by_turn: tuple[float, ...]
    costliest: tuple[CostlyDecision, ...]
    remark: str
    """What to say where no decision was costly."""
    curve_spoken: str
    bars_spoken: str


class Finished(NamedTuple):
    """A finished game as it was stored, read and understood."""

    stored: StoredGame
    ending: Ending
    ruleset: Ruleset
    log: tuple[Move, ...]

    @property
    def target(self) -> int | None:
        """The total that would have beaten the record of then."""
        return None if self.ending.to_beat is None else self.ending.to_beat + 1


class Parts(NamedTuple):
    """What the coach finds out about a game; the slow part of a review, so it is kept.

    `target` is None for a review of points; `rarity` until the coach knows it.
    """

    review: "Review"
    target: int | None
    par: int | None
    rarity: float | None = None

    @classmethod
    def of(cls, study: "Study", finished: Finished, target: int | None) -> "Parts | None":
        """Take a game apart; None while the coach can't yet. Raises as `coach.review` does."""
        review = study.review(finished.log, target)
        if review is None:
            return None
        par = None
        if not finished.ending.has_table_dice:
            par = study.par(SeededDice(finished.stored.seed).roll)
        return cls(review, target, par)

    def learn(self, study: "Study", total: int) -> "Parts":
        """Add what the coach knows by now."""
        if self.rarity is not None or study.spread is None:
            return self
        return self._replace(rarity=study.spread.at_least(total))

    def write_up(self, finished: Finished) -> Reviewed:
        """All of it as the page says it, in the language of now."""
        unit = Unit(is_chance=self.target is not None)
        costliest = self._costliest(unit)
        curve = self._curve(unit, costliest)
        turns = len(finished.ruleset.categories)
        luck = _by_turn([(throw.turn, throw.luck) for throw in self.review.throws], turns)
        cost = _by_turn([(choice.turn, choice.cost) for choice in self.review.decisions], turns)
        start, final = unit.shown(self.review.start), unit.shown(self.review.final)
        given_away = unit.shown(self.review.given_away)
        # Written so that what is shown adds up, too: rounding goes to the luck.
        luck_shown = (final - start + given_away) / unit.factor
        return Reviewed(
            number=finished.stored.number,
            target=finished.target,
            is_chance=unit.is_chance,
            start=unit.plain(self.review.start),
            luck=unit.gained(luck_shown),
            given_away=unit.given_away(self.review.given_away),
            final=review_words.per_cent(f"{final:.0f}")
            if unit.is_chance
            else f"{finished.ending.total}",
            rarity=self._rarity(finished.ending.total),
            rarity_explained=""
            if unit.is_chance
            else review_words.rarity_explained(finished.ending.total),
            par="" if self.par is None else review_words.par(self.par),
            curve=curve,
            luck_by_turn=tuple(worth * unit.factor for worth in luck),
            cost_by_turn=tuple(worth * unit.factor for worth in cost),
            costliest=tuple(_costly(choice, unit) for choice in costliest),
            remark="" if costliest else review_words.no_costly_decision(self.review.given_away),
            curve_spoken=review_words.curve_spoken(
                unit, [worth / unit.factor for worth in curve.worths], self.target
            ),
            bars_spoken=review_words.bars_spoken(unit, luck, cost),
        )

    def _costliest(self, unit: Unit) -> "tuple[Decision, ...]":
        """Those that cost anything worth writing."""
        return tuple(c for c in self.review.costliest(_COSTLIEST) if unit.shown(c.cost))

    def _curve(self, unit: Unit, costliest: "tuple[Decision, ...]") -> Curve:
        events = self.review.events
        plies = {decision.ply for decision in costliest}
        in_turn = Counter(event.turn for event in events)
        turns, done = [0.0], Counter[int]()
        for event in events:
            done[event.turn] += 1
            turns.append(event.turn - 1 + done[event.turn] / in_turn[event.turn])
        worths = (self.review.start, *(event.worth for event in events))
        decisions = {id(choice) for choice in self.review.decisions if choice.ply in plies}
        marks = tuple(at for at, event in enumerate(events, 1) if id(event) in decisions)
        return Curve(tuple(worth * unit.factor for worth in worths), tuple(turns), marks)

    def _rarity(self, total: int) -> str:
        if self.target is not None:
            return review_words.outcome(total, self.target)
        return "" if self.rarity is None else review_words.rarity(self.rarity)


def _by_turn(parts: list[tuple[int, float]], turns: int) -> tuple[float, ...]:
    """What comes together in each turn."""
    return tuple(sum(worth for at, worth in parts if at == turn) for turn in range(1, turns + 1))


def _costly(decision: "Decision", unit: Unit) -> CostlyDecision:
    chosen, game = decision.chosen, decision.game
    if chosen.kind == "hold":
        held, position = chosen.slots, replace(game, held=chosen.slots)
    else:
        face = NUMBERS.get(chosen.category)
        faces = game.faces or ()
        held, position = frozenset(s for s, shown in enumerate(faces) if shown == face), game
    return CostlyDecision(
        title=review_words.title(decision),
        cost=unit.given_away(decision.cost),
        sentence=review_words.verdict(decision),
        game=position,
        held=held,
    )
