"""Asking for a file, without anything else waiting for the answer."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where_to_write(
    title: str, name: str, kind: str, parent: QWidget, on_choice: Callable[[Path], object]
) -> None:
    """Ask for a file to write; an older one is only taken after the system's own question."""
    dialog = _dialog(title, kind, parent, on_choice)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    dialog.selectFile(name)
    dialog.open()


def ask_what_to_read(
    title: str, kind: str, parent: QWidget, on_choice: Callable[[Path], object]
) -> None:
    """Ask for a file that is there."""
    dialog = _dialog(title, kind, parent, on_choice)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def _dialog(
    title: str, kind: str, parent: QWidget, on_choice: Callable[[Path], object]
) -> QFileDialog:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    dialog = QFileDialog(parent, title, QStandardPaths.writableLocation(place), kind)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda chosen: on_choice(Path(chosen)))
    return dialog
