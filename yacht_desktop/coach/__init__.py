"""Perfect play, computed exactly: for the best average, and for a target."""

from yacht_desktop.coach.advice import (
    Advice,
    BoxOption,
    HoldOption,
    Option,
    Solution,
    advise,
)
from yacht_desktop.coach.cache import Cache
from yacht_desktop.coach.chances import Chances, solve_chances
from yacht_desktop.coach.means import Means, solve_mean
from yacht_desktop.coach.policy import par
from yacht_desktop.coach.progress import CancelledError, Progress
from yacht_desktop.coach.review import Decision, Event, Review, Throw, review
from yacht_desktop.coach.shares import Shares, solve_shares
from yacht_desktop.coach.spread import Spread, solve_spread
from yacht_desktop.coach.study import Study
from yacht_desktop.coach.tolerance import TOLERANCE

__all__ = [
    "TOLERANCE",
    "Advice",
    "BoxOption",
    "Cache",
    "CancelledError",
    "Chances",
    "Decision",
    "Event",
    "HoldOption",
    "Means",
    "Option",
    "Progress",
    "Review",
    "Shares",
    "Solution",
    "Spread",
    "Study",
    "Throw",
    "advise",
    "par",
    "review",
    "solve_chances",
    "solve_mean",
    "solve_shares",
    "solve_spread",
]
