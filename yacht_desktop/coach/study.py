"""All that can be known of one ruleset: from the cache if it is there, else solved and kept."""

from collections.abc import Callable, Iterator, Sequence

from yacht_desktop.coach.advice import Advice, advise
from yacht_desktop.coach.boxes import Boxes
from yacht_desktop.coach.cache import Cache
from yacht_desktop.coach.chances import Chances, solve_chances
from yacht_desktop.coach.lattice import Worths
from yacht_desktop.coach.means import Means, solve_mean
from yacht_desktop.coach.policy import Dice, par
from yacht_desktop.coach.progress import Progress
from yacht_desktop.coach.review import Review, review
from yacht_desktop.coach.spread import Spread, solve_spread
from yacht_desktop.rules import Game, Move, Ruleset


class Study:
    """One ruleset; its parts are None until `learn` has got to them."""

    def __init__(self, ruleset: Ruleset, cache: Cache) -> None:
        self.ruleset = ruleset
        self.means: Means | None = None
        self.chances: Chances | None = None
        self.spread: Spread | None = None
        self._cache = cache

    @property
    def is_complete(self) -> bool:
        """Whether there is nothing left to learn."""
        return self.spread is not None

    def learn(self, progress: Progress | None = None) -> Iterator[None]:
        """Learn what is not known yet, the quickest first, and yield after each part.

        `progress` is told the fraction of the part at work and may cancel, see `Progress`.
        """
        boxes = Boxes(self.ruleset)
        most = int(boxes.best[-1])
        means = self.means = self.means or Means(
            boxes,
            self._table("means", (boxes.sets,), lambda: solve_mean(self.ruleset, progress).table),
        )
        yield
        self.chances = self.chances or Chances(
            boxes,
            self._table(
                "chances",
                (boxes.sets, boxes.most + 1 + most),
                lambda: solve_chances(self.ruleset, progress).table,
            ),
        )
        yield
        self.spread = self.spread or Spread(
            self._table("spread", (most + 1,), lambda: solve_spread(means, progress).chances)
        )
        yield

    def _table(self, kind: str, shape: tuple[int, ...], solve: Callable[[], Worths]) -> Worths:
        table = self._cache.load(kind, self.ruleset, shape)
        if table is None:
            table = solve()
            self._cache.save(kind, self.ruleset, table)
        return table

    def advise(self, game: Game, target: int | None = None) -> Advice | None:
        """The advice for a position, for the best average or a target; None until that is known."""
        solution = self.means if target is None else self.chances
        return None if solution is None else advise(solution, game, target)

    def review(self, log: Sequence[Move], target: int | None = None) -> Review | None:
        """A solo game taken apart, for the best average or a target; None until that is known."""
        solution = self.means if target is None else self.chances
        return None if solution is None else review(solution, self.ruleset, log, target)

    def par(self, dice: Dice) -> int | None:
        """What best-average play scores on the dice of a finished game; None until it is known."""
        return None if self.means is None else par(self.means, self.ruleset, dice).totals[0]
