"""The page of house rules, open."""

import pytest

from tests.ui.pages.house_rules import open_page
from tests.ui.table import Table
from yacht_desktop.ui.pages.house_page import HousePage


@pytest.fixture
def page(table: Table) -> HousePage:
    return open_page(table)
