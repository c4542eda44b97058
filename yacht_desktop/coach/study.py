"""All that can be known of one ruleset: from the cache if it is there, else solved and kept."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence

from yacht_desktop.coach import opening
from yacht_desktop.coach.advice import Advice, advise
from yacht_desktop.coach.boxes import Boxes
from yacht_desktop.coach.cache import Cache
from yacht_desktop.coach.chances import Chances, shape, solve_more
from yacht_desktop.coach.lattice import Worths
from yacht_desktop.coach.means import Means, solve_mean
from yacht_desktop.coach.policy import Dice, par
from yacht_desktop.coach.progress import Progress
from yacht_desktop.coach.review import Review, review
from yacht_desktop.coach.shares import Shares, solve_shares
from yacht_desktop.coach.spread import Spread, solve_spread
from yacht_desktop.rules import PRESETS, Category, Game, Move, Ruleset

_LOGGER = logging.getLogger("yacht")


class Study:
    """One ruleset; its parts are None until `learn` has got to them.

    `book` holds the openings that come with the program.
    """

    def __init__(self, ruleset: Ruleset, cache: Cache, book: Cache | None = None) -> None:
        self.ruleset = ruleset
        self.means: Means | None = None
        self.chances: Chances | None = None
        self.spread: Spread | None = None
        self.shares: Shares | None = None
        self._cache = cache
        self._book = book

    @property
    def is_complete(self) -> bool:
        """Whether there is nothing left to learn."""
        return self.shares is not None

    def learn(
        self, progress: Progress | None = None, open_boxes: Iterable[Category] = ()
    ) -> Iterator[None]:
        """Learn what is not known yet, the quickest first, and yield whenever more is known.

        Of the chances, those that matter with these open boxes come first. `progress` is told the
        fraction of the part at work and may cancel, see `Progress`.
        """
        boxes = Boxes(self.ruleset)
        most = int(boxes.best[-1])
        means = self.means = self.means or Means(
            boxes,
            self._table("means", (boxes.sets,), lambda: solve_mean(self.ruleset, progress).table),
        )
        yield
        chances = self.chances = self.chances or self._recalled(boxes)
        if not chances.is_complete:
            yield
            solve_more(chances, open_boxes, progress)
            yield
            solve_more(chances, boxes.categories, progress)
            self._cache.save("chances", self.ruleset, chances.table)
        yield
        self.spread = self.spread or Spread(
            self._table("spread", (most + 1,), lambda: solve_spread(means, progress).chances)
        )
        yield
        categories = self.ruleset.categories
        self.shares = self.shares or Shares(
            categories,
            self._table("shares", (len(categories),), lambda: solve_shares(means, progress).points),
        )
        yield

    def _table(self, kind: str, shape: tuple[int, ...], solve: Callable[[], Worths]) -> Worths:
        table = self._cache.load(kind, self.ruleset, shape)
        if table is None:
            table = solve()
            self._cache.save(kind, self.ruleset, table)
        return table

    def _recalled(self, boxes: Boxes) -> Chances:
        """The chances as far as the cache has them, or else the book."""
        table = self._cache.load("chances", self.ruleset, shape(boxes))
        if table is not None:
            return Chances.complete(boxes, table)
        chances = Chances.unknown(boxes)
        if self._book is not None:
            is_known = opening.recall(chances, self._book)
            if not is_known and self.ruleset in PRESETS.values():
                _LOGGER.warning("the opening book lacks %s, or is damaged", self.ruleset.id)
        return chances

    def advise(self, game: Game, target: int | None = None) -> Advice | None:
        """The advice for a position, for the best average or a target; None until that is known."""
        solution = self.means if target is None else self.chances
        if isinstance(solution, Chances) and not solution.knows(game.card.open_boxes):
            return None
        return None if solution is None else advise(solution, game, target)

    def review(self, log: Sequence[Move], target: int | None = None) -> Review | None:
        """A solo game taken apart, for the best average or a target; None until that is known."""
        solution = self.means if target is None else self.chances
        if isinstance(solution, Chances) and not solution.is_complete:
            return None
        return None if solution is None else review(solution, self.ruleset, log, target)

    def par(self, dice: Dice) -> int | None:
        """What best-average play scores on the dice of a finished game; None until it is known."""
        return None if self.means is None else par(self.means, self.ruleset, dice).totals[0]
