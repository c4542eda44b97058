"""What each decision in front of the player is worth."""

from dataclasses import dataclass
from itertools import combinations
from typing import Literal

import numpy as np

from yacht_desktop.coach.chances import Chances
from yacht_desktop.coach.lattice import INDEX, Multiset, Worths
from yacht_desktop.coach.means import Means
from yacht_desktop.coach.tolerance import TOLERANCE
from yacht_desktop.coach.turn import Turn
from yacht_desktop.rules import ALL_ROLLS, SLOTS, Category, Faces, Game, Slots

Solution = Means | Chances

ROLL_ROW = {roll: row for row, roll in enumerate(ALL_ROLLS)}


@dataclass(frozen=True)
class HoldOption:
    """Keep these dice and roll the rest: the faces, and the slots where they lie now.

    `kind` tells options apart without importing this room.
    """

    faces: Multiset
    slots: Slots
    worth: float
    kind: Literal["hold"] = "hold"


@dataclass(frozen=True)
class BoxOption:
    """Score here."""

    category: Category
    points: int
    worth: float
    kind: Literal["box"] = "box"


Option = HoldOption | BoxOption


@dataclass(frozen=True)
class Advice:
    """Every option of a position, best first, and the worth of the position itself.

    Worths are expected final totals, or chances of the target where the solution is of chances.
    Options whose worths are ties stand in the order of the card, boxes before holds.
    """

    worth: float
    options: tuple[Option, ...]

    @property
    def best(self) -> tuple[Option, ...]:
        """The options that nothing beats: one, or several ties."""
        return tuple(o for o in self.options if self.options[0].worth - o.worth <= TOLERANCE)

    @property
    def holds(self) -> tuple[HoldOption, ...]:
        """The holds among the options."""
        return tuple(option for option in self.options if isinstance(option, HoldOption))

    @property
    def boxes(self) -> tuple[BoxOption, ...]:
        """The boxes among the options."""
        return tuple(option for option in self.options if isinstance(option, BoxOption))


def advise(solution: Solution, game: Game, target: int | None = None) -> Advice:
    """Weigh every option of the player whose turn it is.

    `target` is the final total to reach, for a solution of chances and for no other; raises
    ValueError if it is missing or out of place, or if the solution is of another ruleset.
    """
    boxes = solution.boxes
    if game.ruleset != boxes.ruleset:
        raise ValueError("the solution is of another ruleset")
    if game.is_over:
        return Advice(_outcome(solution, game.card.total, target), ())
    outlook = Outlook.of(solution, game, target)
    if game.faces is None:
        return Advice(outlook.turn.start, ())
    roll = ROLL_ROW[tuple(sorted(game.faces))]
    points = dict(zip(boxes.categories, boxes.points[:, roll].tolist(), strict=True))
    options: list[Option] = [
        BoxOption(box, points[box], float(worths[roll])) for box, worths in outlook.scored.items()
    ]
    if game.rolls_left:
        held = outlook.turn.held[game.rolls_left - 1]
        options += [
            HoldOption(faces, slots, float(held[INDEX[faces]]))
            for faces, slots in distinct_holds(game.faces, game.held).items()
        ]
    # Rounded, so that ties keep the order of the card.
    options.sort(key=lambda option: -round(option.worth / TOLERANCE))
    return Advice(float(outlook.turn.rolled[game.rolls_left][roll]), tuple(options))


@dataclass(frozen=True, eq=False)
class Outlook:
    """What a solution makes of a card and what is left of the turn."""

    scored: dict[Category, Worths]
    """For each open box, what every roll is worth when it is scored there, shape (252,)."""
    turn: Turn

    @classmethod
    def of(cls, solution: Solution, game: Game, target: int | None) -> "Outlook":
        """The outlook of the player whose turn it is; raises ValueError as `advise` does."""
        boxes, card = solution.boxes, game.card
        mask, total = boxes.mask(card.open_boxes), card.total
        scored = {}
        for box in card.open_boxes:
            bit = boxes.categories.index(box)
            if isinstance(solution, Means):
                _refuse_target(target)
                scored[box] = total + solution.scored(mask, bit)
            else:
                scored[box] = solution.scored(mask, bit, _needed(target, total))
        return cls(scored, Turn.of(np.maximum.reduce(list(scored.values())), game.rolls_left))


def distinct_holds(faces: Faces, held: Slots = frozenset()) -> dict[Multiset, Slots]:
    """Every hold that leaves a die to roll, with slots for it: those `held` already come first."""
    order = sorted(SLOTS, key=lambda slot: (slot not in held, slot))
    holds: dict[Multiset, Slots] = {}
    for size in range(len(SLOTS) - 1, -1, -1):
        for slots in combinations(order, size):
            holds.setdefault(tuple(sorted(faces[slot] for slot in slots)), frozenset(slots))
    return holds


def _outcome(solution: Solution, total: int, target: int | None) -> float:
    if isinstance(solution, Means):
        _refuse_target(target)
        return float(total)
    return float(_needed(target, total) <= 0)


def _refuse_target(target: int | None) -> None:
    if target is not None:
        raise ValueError("the best average knows no target")


def _needed(target: int | None, total: int) -> int:
    if target is None:
        raise ValueError("a chance needs a target")
    return target - total
