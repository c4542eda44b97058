"""Pages and pictures as files: written whole or not at all."""

import errno
import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QFont, QImage, QImageWriter, QPdfWriter

from yacht_desktop.records import Problem, StoreError
from yacht_desktop.ui.paper.formats import Paper
from yacht_desktop.ui.paper.page import draw_page
from yacht_desktop.ui.paper.sheet import Sheet

_PROBLEMS = {
    errno.ENOSPC: Problem.FULL,
    errno.EDQUOT: Problem.FULL,
    errno.EFBIG: Problem.FULL,
    errno.EROFS: Problem.READ_ONLY,
    errno.EACCES: Problem.READ_ONLY,
    errno.EPERM: Problem.READ_ONLY,
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
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def write_file(path: Path, content: bytes) -> None:
    """Write a file beside the old one, then put it in its place.

    Raises StoreError, and leaves the old file as it was, if that can't be done.
    """
    target = path.resolve()
    draft = target.with_name(f".yacht-{os.getpid()}.part")
    try:
        if target.exists():
            target.open("r+b").close()  # a file that is protected stays as it is
        _write(draft, content)
        draft.replace(target)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        problem = _PROBLEMS.get(error.errno or 0, Problem.UNREACHABLE)
        raise StoreError(problem, path, str(error)) from error


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
