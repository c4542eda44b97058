"""What to do about a file of games that this program must leave alone."""

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from yacht_desktop.records import Problem, StoreError
from yacht_desktop.ui.path_words import short_path
from yacht_desktop.ui.words import fill, problem

translate = QCoreApplication.translate


class Choice(Enum):
    """How to go on."""

    QUIT = auto()
    BESIDE = auto()


def ask_about(error: StoreError, window: QWidget | None = None) -> Choice:
    """Say, over the window, what is wrong with the file and ask how to go on."""
    box = QMessageBox(window)
    box.setWindowTitle(translate("Trouble", "Yacht"))
    box.setIcon(QMessageBox.Icon.Information)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(problem(error))
    details = fill(translate("Trouble", "The file is %1"), short_path(error.path))
    if error.problem is Problem.NEWER:
        versions = translate("Trouble", "Its format is number %1, this Yacht knows up to %2.")
        details = f"{fill(versions, *error.versions)}\n{details}"
    box.setInformativeText(details)
    role = QMessageBox.ButtonRole
    beside = box.addButton(translate("Trouble", "Start with new games beside it"), role.AcceptRole)
    folder = box.addButton(translate("Trouble", "Open the folder"), role.ActionRole)
    leave = box.addButton(translate("Trouble", "Quit"), role.RejectRole)
    box.setEscapeButton(leave)
    box.setDefaultButton(leave)
    while True:
        box.exec()
        if box.clickedButton() is not folder:
            return Choice.BESIDE if box.clickedButton() is beside else Choice.QUIT
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(error.path.parent)))
