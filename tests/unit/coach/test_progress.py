"""Who is told how far a computation has come may stop it, by saying so and in no other way."""

import pytest

from yacht_desktop.coach import CancelledError
from yacht_desktop.coach.progress import report


@pytest.mark.parametrize("answer", [None, True, 0, 0.0, 0.5, "", ()])
def test_whatever_is_answered_work_goes_on(answer: object) -> None:
    told: list[float] = []

    def listen(fraction: float) -> object:
        told.append(fraction)
        return answer

    report(listen, 0.25)
    assert told == [0.25]


def test_only_false_stops_the_work() -> None:
    with pytest.raises(CancelledError):
        report(lambda _: False, 0.25)


def test_work_goes_on_when_nobody_listens() -> None:
    report(None, 0.25)
