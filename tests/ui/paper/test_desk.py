"""Whom the way to paper asks for printers."""

import os
import sys
from collections.abc import Callable

import pytest

from tests.ui.table import Table

LAY = Callable[..., Table]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks CUPS")


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("", "/run/cups/cups.sock"),
        ("printers.example", "/run/cups/cups.sock"),
        ("/somewhere/else.sock", "/somewhere/else.sock"),
    ],
)
def test_printers_are_asked_for_on_this_computer_only(
    lay: LAY, monkeypatch: pytest.MonkeyPatch, was: str, becomes: str
) -> None:
    monkeypatch.setenv("CUPS_SERVER", was)
    table = lay()
    table.actions.print.trigger()
    assert os.environ["CUPS_SERVER"] == becomes
