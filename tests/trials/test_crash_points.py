"""The short form: the last turns of a game of six, and some of the points."""

from random import randrange

import pytest

from tests.trials.crash_points import crash_everywhere
from tests.trials.shim.preloaded import why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "-")

SHARE = 0.2
"""Of the points that are reopened."""


def test_what_a_crash_leaves_is_as_before_or_after_the_gesture() -> None:
    seed = randrange(10**6)
    print(f"python3 packaging/dev.py trials crash-points --turns 1 --seed {seed}")

    wrong, tally = crash_everywhere(1, seed, SHARE)

    assert wrong == []
    assert tally["points"] > 5000
    assert tally["different disks reopened"] > 500
