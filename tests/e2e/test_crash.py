"""A short siege; the long one is a command of its own."""

from random import randrange

from tests.e2e.crash import besiege

KILLS = 8


def test_kills_in_the_middle_of_play_lose_nothing() -> None:
    seed = randrange(10**6)
    print(f"seed {seed}")  # noqa: T201 - shown with a failure

    tally = besiege(KILLS, seed)

    assert tally["kills"] == KILLS
    assert (tally["lost"], tally["torn"], tally["warnings in the log"]) == (0, 0, 0)
