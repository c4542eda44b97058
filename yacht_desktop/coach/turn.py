"""One turn, from what its last roll is worth back to its start."""

from dataclasses import dataclass

import numpy as np

from yacht_desktop.coach.lattice import (
    FIRST_ROLL,
    HOLDS,
    NOTHING,
    ROLLS,
    Worths,
    choose_best_hold,
    roll_loose_dice,
)
from yacht_desktop.rules import ROLLS_A_TURN


def start_of_turn(worths: Worths) -> Worths:
    """The worth of a turn before its first roll.

    `worths` has shape (462, n); its last 252 rows hold what each roll is worth once it has to be
    scored. It is used up. The result has shape (n,).
    """
    for _ in range(ROLLS_A_TURN - 1):
        roll_loose_dice(worths)
        choose_best_hold(worths)
    # Of the first roll only the mean over all its outcomes matters. Not by `@`, which would bring
    # threads of its own.
    start: Worths = np.einsum("r,rc->c", FIRST_ROLL, worths[ROLLS])
    return start


@dataclass(frozen=True, eq=False)
class Turn:
    """Every worth within what is left of one turn.

    `rolled[k]` is the worth of each roll with k rolls left, shape (252,); `held[k]`, shape (462,),
    that of each hold when the other dice are rolled and k rolls are left after that.
    """

    rolled: tuple[Worths, ...]
    held: tuple[Worths, ...]

    @classmethod
    def of(cls, scored: Worths, rolls_left: int = ROLLS_A_TURN) -> "Turn":
        """A turn from the worth of its rolls when they have to be scored, shape (252,)."""
        worths = np.empty(len(HOLDS))
        worths[ROLLS] = scored
        rolled, held = [scored], []
        for _ in range(rolls_left):
            roll_loose_dice(worths)
            held.append(worths.copy())
            choose_best_hold(worths)
            rolled.append(worths[ROLLS].copy())
        return cls(tuple(rolled), tuple(held))

    @property
    def start(self) -> float:
        """What the turn is worth before its first roll."""
        return float(self.held[-1][NOTHING])
