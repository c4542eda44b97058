"""What the tests of the started program share: a screen for each worker, and clean programs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.program import Program, faults_in
from tests.e2e.screen import Screen
from tests.e2e.x_server import x_server

Start = Callable[..., Program]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all that is here; keys and windows are X's, so other systems say that they skip it."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)
            if not sys.platform.startswith("linux"):
                item.add_marker(pytest.mark.skip(reason="needs an X server"))


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """An empty screen of this worker's own."""
    with x_server() as name:
        shown = Screen(name)
        yield shown
        shown.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of one player's games."""
    return tmp_path / "games"


@pytest.fixture
def start(screen: Screen, data: Path) -> Iterator[Start]:
    """Start the program; every start is gone afterwards and must have had no fault."""
    with ExitStack() as running:

        def start(folder: Path = data, **how: Any) -> Program:
            screen.put_pointer_away()  # a button under it has another colour
            return running.enter_context(Program(screen, folder, **how))

        yield start
    assert faults_in(data) == []
