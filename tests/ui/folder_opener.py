"""In the place of the desktop's file manager: takes note of what it was asked to show."""

from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot


class FolderOpener(QObject):
    """Qt hands every address that begins with file: to it."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Path] = []

    @Slot(QUrl)
    def show(self, url: QUrl) -> None:
        self.opened.append(Path(url.toLocalFile()))
