from collections.abc import Callable

import pytest

from tests.unit.coach import solved as solutions
from yacht_desktop.coach import Chances, Means, Spread
from yacht_desktop.rules import PRESETS, Ruleset


@pytest.fixture
def traditional() -> Ruleset:
    return solutions.TRADITIONAL


@pytest.fixture
def means(traditional: Ruleset) -> Means:
    """Solved once for all tests: nothing changes a solution."""
    return solutions.means_of(traditional)


@pytest.fixture
def chances() -> Chances:
    return solutions.chances_and_progress()[0]


@pytest.fixture
def spread() -> Spread:
    return solutions.spread()


@pytest.fixture(params=sorted(PRESETS))
def preset(request: pytest.FixtureRequest) -> Ruleset:
    return PRESETS[request.param]


@pytest.fixture
def solved() -> Callable[[Ruleset], Means]:
    return solutions.means_of
