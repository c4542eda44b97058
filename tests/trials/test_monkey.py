"""A short run of the monkey; see monkey.py for the long one."""

from random import randrange

import pytest

from tests.trials import monkey

GESTURES = 600


def test_nothing_that_a_hand_does_breaks_anything(capfd: pytest.CaptureFixture[str]) -> None:
    code = monkey.run(["--gestures", str(GESTURES), "--seed", str(randrange(10**6))])
    assert code == 0, capfd.readouterr().out
