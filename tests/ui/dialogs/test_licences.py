"""The licences behind About: which there are, word for word, by mouse and by keys."""

from pathlib import Path

from PySide6.QtWidgets import QPushButton

from tests.ui import hands
from tests.ui.table import Table
from yacht_desktop.paths import LICENCES
from yacht_desktop.ui.dialogs.about import AboutDialog
from yacht_desktop.ui.dialogs.licences import LicencesDialog


def shown(table: Table, folder: Path = LICENCES) -> LicencesDialog:
    dialog = LicencesDialog(table.theme, table.window, folder)
    dialog.show()
    return dialog


def test_about_leads_to_them(table: Table) -> None:
    about = AboutDialog(table.file, table.theme, table.window)
    about.show()
    (button,) = [b for b in about.findChildren(QPushButton) if b.text() == "Licences"]
    hands.click(button)
    (dialog,) = about.findChildren(LicencesDialog)
    assert dialog.isVisible()
    assert dialog.choice.count() >= 2


def test_those_of_qt_are_there_from_the_checkout_on(table: Table) -> None:
    dialog = shown(table)
    dialog.choice.setCurrentText("Qt and PySide6")
    text = dialog.text.toPlainText()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "GNU GENERAL PUBLIC LICENSE" in text
    assert dialog.text.accessibleName() == "Qt and PySide6"


def test_each_is_shown_literally(table: Table, tmp_path: Path) -> None:
    for name in ("Zeta", "Alpha"):
        (tmp_path / f"{name}.txt").write_text(f"<b>{name}</b> %1 ©", encoding="utf-8")
    dialog = shown(table, tmp_path)
    assert dialog.text.toPlainText() == "<b>Alpha</b> %1 ©"
    dialog.choice.setFocus()
    hands.press(dialog.choice, "Down")
    assert dialog.text.toPlainText() == "<b>Zeta</b> %1 ©"
    assert dialog.text.verticalScrollBar().value() == 0


def test_missing_ones_are_said_to_be_missing(table: Table, tmp_path: Path) -> None:
    missing = "This text is missing from the program's folder."
    assert shown(table, tmp_path).text.toPlainText() == missing
    (tmp_path / "Gone.txt").write_text("here", encoding="utf-8")
    (tmp_path / "Still.txt").write_text("here", encoding="utf-8")
    dialog = shown(table, tmp_path)
    (tmp_path / "Still.txt").unlink()
    dialog.choice.setCurrentIndex(1)
    assert dialog.text.toPlainText() == missing


def test_it_can_be_read_by_keys(table: Table) -> None:
    dialog = shown(table)
    dialog.choice.setFocus()
    hands.press(dialog.choice, "Tab")
    assert dialog.text.hasFocus()
    hands.press(dialog.text, "Tab")
    assert not dialog.text.hasFocus()
