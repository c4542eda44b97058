"""The short form: each part with one way of failing, and a few of the calls."""

from random import randrange

import pytest

from tests.trials.failing_calls import PARTS, refuse
from tests.trials.shim.preloaded import why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "-")


@pytest.mark.parametrize("part", PARTS)
def test_the_screen_tells_the_truth_and_nothing_is_lost(part: str) -> None:
    seed = randrange(1, 10**6)
    print(f"python3 packaging/dev.py trials failing-calls --few --part {part} --seed {seed}")

    tally, wrong = refuse(part, seed)

    assert wrong == []
    assert sum(tally.values()) > 10
