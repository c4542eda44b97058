"""Pages and pictures as files: written whole or not at all."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSaveFile
from PySide6.QtGui import QFont, QImage, QPdfWriter

from yacht_desktop.records import Problem, StoreError
from yacht_desktop.ui.paper.formats import Paper
from yacht_desktop.ui.paper.page import draw_page
from yacht_desktop.ui.paper.sheet import Sheet

_PROBLEMS = {
    QSaveFile.FileError.ResourceError: Problem.FULL,
    QSaveFile.FileError.PermissionsError: Problem.READ_ONLY,
}


def pdf(sheet: Sheet, paper: Paper, font: QFont) -> bytes:
    """A page as PDF, its fonts inside."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle("Yacht")
    writer.setCreator("Yacht")
    writer.setPageLayout(paper.layout)
    draw_page(writer, sheet, paper.cards, font)
    return bytes(buffer.data().data())


def png(image: QImage) -> bytes:
    """A picture as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, b"PNG")
    return bytes(buffer.data().data())


def write_file(path: Path, content: bytes) -> None:
    """Write a file beside the old one, then put it in its place.

    Raises StoreError, and leaves the old file as it was, if that can't be done.
    """
    file = QSaveFile(str(path))
    is_open = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not is_open or file.write(content) != len(content) or not file.commit():
        problem = _PROBLEMS.get(file.error(), Problem.UNREACHABLE)
        raise StoreError(problem, path, file.errorString())
