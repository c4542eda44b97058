"""A short siege of the program from source."""

import sys
from random import randrange

import pytest

from tests.trials.kills import besiege

KILLS = 8

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server"),
]


def test_kills_in_the_middle_of_play_lose_nothing() -> None:
    seed = randrange(10**6)
    print(f"seed {seed}")

    tally = besiege(KILLS, seed)

    assert tally["kills"] == KILLS
    assert (tally["lost"], tally["torn"], tally["warnings in the log"]) == (0, 0, 0)
