"""The dialog of paper as a player opens it and uses it."""

from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog

from tests.ui import hands
from tests.ui.table import Table
from yacht_desktop.ui.paper.dialog import PaperDialog
from yacht_desktop.ui.paper.text_preview import TextPreview


def dialog(table: Table) -> PaperDialog:
    found = table.window.paper.dialog
    assert found is not None
    return found


def printing(table: Table) -> PaperDialog:
    table.press("Ctrl+P")
    return dialog(table)


def after_a_game(table: Table) -> PaperDialog:
    table.finish_game()
    hands.click(table.tray.share_link)
    return dialog(table)


def choose(box: QComboBox, at: int) -> None:
    box.setCurrentIndex(at)
    QApplication.processEvents()


def save(paper: PaperDialog, button: QAbstractButton, path: Path) -> str:
    """Save under a name that is typed; returns what is said about it."""
    hands.click(button)
    (asked,) = paper.findChildren(QFileDialog)
    asked.fileSelected.emit(str(path))
    asked.reject()
    QApplication.processEvents()
    return paper.status.text()


def preview_of_the_rules(table: Table) -> TextPreview:
    """The preview of the rules as text."""
    table.press("Ctrl+4")
    page = table.window.pages.manual_page
    assert page is not None
    page.print.trigger()
    (preview,) = table.window.findChildren(TextPreview)
    return preview
