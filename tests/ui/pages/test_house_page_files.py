"""House rules, as a player takes them out to a file and in from one."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLineEdit

from tests.ui import hands
from tests.ui.pages.house_rules import SIXTY, link, listed, make, said
from tests.ui.table import Table, until
from yacht_desktop.rules import PRESETS
from yacht_desktop.ui.house import ruleset_file
from yacht_desktop.ui.pages.house_page import HousePage


def dialog(page: HousePage) -> QFileDialog:
    (found,) = (d for d in page.findChildren(QFileDialog) if d.isVisible())
    return found


def choose(page: HousePage, file: Path) -> None:
    asked = dialog(page)
    asked.setOption(QFileDialog.Option.DontConfirmOverwrite)
    (line,) = asked.findChildren(QLineEdit)
    line.setText(str(file))
    asked.accept()
    until(lambda: not asked.isVisible())


def test_rules_are_exported_and_imported(table: Table, page: HousePage, tmp_path: Path) -> None:
    file = tmp_path / "oma.yacht-rules"
    page.pick(make(table, page, "Oma"))
    hands.click(link(page, "Export"))
    choose(page, file)
    assert said(page) == "The rules are in “oma.yacht-rules” now."
    assert ruleset_file.read(file) == ("Oma", SIXTY)
    page.bring_in.trigger()
    choose(page, file)
    assert said(page) == "You have these rules already: they are “Oma”."
    hands.click(link(page, "Close"))
    hands.click(link(page, "Delete"))
    page.bring_in.trigger()
    choose(page, file)
    assert said(page) == "“Oma” is one of your rules now."
    assert page.editor.name.text() == "Oma"
    assert table.states() == ["playing"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{}", "is not a file of rules"),
        (b'{"format": "yacht-rules"', "is damaged"),
        (b'{"format": "yacht-rules", "version": 9}', "comes from a newer Yacht"),
        (b" " * 70_000, "is too large"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(
    page: HousePage, tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "bad.yacht-rules"
    file.write_bytes(content)
    page.bring_in.trigger()
    choose(page, file)
    assert said(page).startswith(f"“bad.yacht-rules” {sentence}")
    assert len(listed(page)) == len(PRESETS)
