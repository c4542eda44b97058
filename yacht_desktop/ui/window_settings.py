"""What the window is shown by before anything else is known: its look, its place, its outline."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6 import QtCore  # QEvent, whose enums take long to make, is wanted after the first paint
from PySide6.QtCore import QByteArray, QCoreApplication, QLockFile, QSettings

from yacht_desktop.ui.outline import Outline, outline_from_text, outline_to_text
from yacht_desktop.ui.tokens import Appearance, Scheme

_LARGEST = 1024 * 1024
"""Bytes; ours have some thousand, and Qt reads all of them into memory."""


class WindowSettings:
    """Reads with a default for every value that is missing or makes no sense; writes at once."""

    def __init__(self, file: Path) -> None:
        _put_aside_unless_readable(file)
        self._store = QSettings(str(file), QSettings.Format.IniFormat)
        self._lock = file.with_name(f"{file.name}.lock")

    @property
    def appearance(self) -> Appearance:
        """Which colours to use."""
        stored = self.text("appearance")
        return Appearance(stored) if stored in tuple(Appearance) else Appearance.SYSTEM

    @appearance.setter
    def appearance(self, value: Appearance) -> None:
        self.write("appearance", str(value))

    @property
    def scheme(self) -> Scheme:
        """Which set of colours to use."""
        stored = self.text("scheme")
        return Scheme(stored) if stored in tuple(Scheme) else Scheme.HARBOUR

    @scheme.setter
    def scheme(self, value: Scheme) -> None:
        self.write("scheme", str(value))

    @property
    def geometry(self) -> QByteArray:
        """Place and size of the window as Qt saved it; empty if there is none."""
        stored = self._store.value("geometry")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self.write("geometry", value)

    @property
    def outline(self) -> Outline:
        """What the window showed last, roughly; that of the design before the first time."""
        return outline_from_text(self.text("outline"))

    def keep_place(self, geometry: QByteArray, outline: Outline) -> None:
        """Keep where the window is with what it shows, both at once."""
        self._write_all({"geometry": geometry, "outline": outline_to_text(outline)})

    def text(self, key: str) -> str:
        """What is kept under a key; empty if nothing is."""
        stored = self._store.value(key)
        return str(stored).lower() if isinstance(stored, bool) else str(stored or "")

    def write(self, key: str, value: object) -> None:
        """Keep something under a key."""
        self._write_all({key: value})

    def _write_all(self, values: Mapping[str, object]) -> None:
        """Write what is new of these, all at once, so that a crash leaves all or none of them."""
        news = {key: value for key, value in values.items() if self._store.value(key) != value}
        if not news and self._store.status() is QSettings.Status.NoError:
            return
        for key, value in news.items():
            self._store.setValue(key, value)
        if self._is_free():
            self._store.sync()  # also what could not be written earlier
        # Qt would try again by itself, and wait for its lock with the window frozen.
        QCoreApplication.removePostedEvents(self._store, QtCore.QEvent.Type.UpdateRequest.value)

    def _is_free(self) -> bool:
        """Whether no lock of our own is left that the disk refused to take away after a write.

        Qt would wait for half a minute until it is stale.
        """
        try:
            if self._lock.exists():
                process, *_ = QLockFile(str(self._lock)).getLockInfo()
                if process == os.getpid():
                    self._lock.unlink()
        except OSError:
            return False
        return True


def _put_aside_unless_readable(file: Path) -> None:
    """Let no settings be waited for, nor fill the memory: a pipe, or a file without end."""
    with suppress(OSError):
        if file.exists() and not (file.is_file() and file.stat().st_size <= _LARGEST):
            file.replace(file.with_name(f"{file.name}.unreadable"))
