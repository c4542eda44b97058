"""A few rounds of several starts at once, from source."""

import sys
from pathlib import Path

import pytest

from tests.e2e.program import FROM_SOURCE, faults_in
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server
from tests.trials.starts import crowd

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server"),
]


def test_of_several_starts_one_plays_whatever_the_last_end_has_left(tmp_path: Path) -> None:
    with x_server() as name:
        screen = Screen(name)
        # Closed, asked to end, killed, and after the kill once more.
        assert crowd(screen, tmp_path, 4, 3, FROM_SOURCE) == 0
        screen.close()
    assert faults_in(tmp_path) == []
