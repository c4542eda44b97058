"""Asking which file of rules to read or to write."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from yacht_desktop.ui.house import ruleset_file

translate = QCoreApplication.translate


class FileDialogs:
    """Opens in the folder that was chosen last, at first among the player's documents."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = QStandardPaths.writableLocation(documents)

    def ask_where_from(self, then: Callable[[Path], None]) -> None:
        """Ask for a file to read; nothing happens unless one is chosen."""
        dialog = self._dialog(translate("House", "Import rules"), then)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def ask_where_to(self, name: str, then: Callable[[Path], None]) -> None:
        """Ask for a file to write rules of some name to."""
        dialog = self._dialog(translate("House", "Export rules"), then)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ruleset_file.SUFFIX.removeprefix("."))
        dialog.selectFile(ruleset_file.file_name(name))
        dialog.open()

    def _dialog(self, title: str, then: Callable[[Path], None]) -> QFileDialog:
        kinds = translate("House", "Files of rules") + f" (*{ruleset_file.SUFFIX})"
        dialog = QFileDialog(self._parent, title, self._folder, kinds)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def chosen(file: str) -> None:
            self._folder = str(Path(file).parent)
            then(Path(file))

        dialog.fileSelected.connect(chosen)
        return dialog
