"""Keys that are held down, repeated by the X server itself: what acts, acts once."""

import pytest

from tests.e2e import stored
from tests.e2e.conftest import Start
from tests.e2e.program import Program
from tests.e2e.screen import Screen

LONG = 1.6  # seconds, in which a key comes some twenty times


def kinds(program: Program) -> list[str]:
    """What was done in the game in play, without what the dice showed."""
    log = stored.latest(program.data).log
    return ["roll" if move.startswith("roll") else move for move in log]


@pytest.mark.parametrize(
    ("before", "key", "done"),
    [
        ([], "space", ["roll"]),
        ([], "KP_Add", ["roll"]),
        (["space"], "2", ["roll", "hold .x..."]),
        (["space"], "q", ["roll", "score ones"]),
        (["space", "Down"], "Return", ["roll", "score ones"]),
        (["space", "q"], "space", ["roll", "score ones", "roll"]),
        (["space", "1", "2"], "u", ["roll", "hold xx..."]),  # a key that does nothing
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(value)[:20],
)
def test_a_key_that_is_held_down_acts_once(
    start: Start, before: list[str], key: str, done: list[str]
) -> None:
    program = start()
    program.wait_for_window()
    program.screen.press(*before)
    program.screen.hold_down(key, LONG)
    program.screen.settle()
    assert kinds(program) == done
    program.screen.hold_down("x", 0.05)  # the next key is heard at once
    if done[-1].startswith(("roll", "hold")):
        program.screen.wait(lambda: kinds(program)[-1] == "score yacht", "the last box")


def test_a_key_that_should_repeat_repeats(start: Start) -> None:
    """The light runs down the card to its end while an arrow is held down."""
    program = start()
    program.wait_for_window()
    screen: Screen = program.screen
    screen.press("space")
    screen.hold_down("Down", LONG)
    screen.press("Return")
    screen.settle()
    assert kinds(program) == ["roll", "score yacht"]
