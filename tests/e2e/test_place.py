"""Where the window stood is where it comes back."""

import pytest

from tests.e2e.conftest import Start
from tests.e2e.screen import Place

STARTS = 4
PLACE = (101, 57, 1203, 811)


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5"])
def test_the_window_stays_where_it_is_from_start_to_start(start: Start, scale: str) -> None:
    moved, *later = places_of_starts(start, scale, moved_to=PLACE)
    assert moved == PLACE
    # Qt counts in whole pixels of the design, which are larger than the screen's.
    assert all(abs(a - b) <= 1 for a, b in zip(PLACE, later[0], strict=True))
    assert later == later[:1] * (STARTS - 1)


def test_a_window_too_large_for_the_screen_does_not_creep(start: Start) -> None:
    first, *later = places_of_starts(start, scale="2")
    assert later == [first] * (STARTS - 1)


def places_of_starts(start: Start, scale: str, moved_to: Place | None = None) -> list[Place]:
    """Where the window lies at each of some starts; at the first the player may move it."""
    places = []
    for number in range(STARTS):
        program = start(variables={"QT_SCALE_FACTOR": scale})
        window = program.wait_for_window()
        if moved_to and number == 0:
            program.screen.move(window, moved_to)
        program.screen.settle()
        places.append(program.screen.place(window))
        program.screen.press("ctrl+q")
        assert program.end() == 0
    return places
