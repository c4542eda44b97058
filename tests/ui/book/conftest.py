"""A reader of the record book, once there are games to read about."""

from collections.abc import Callable

import pytest

from tests.ui.book.reading import Reader
from tests.ui.table import Table


@pytest.fixture
def read(lay: Callable[..., Table]) -> Callable[..., Reader]:
    """Lays a table on the games that are there by then, and opens the book."""

    def open_book(**options: object) -> Reader:
        return Reader(lay(**options)).open()

    return open_book
