"""Where this program keeps what it writes: games, settings, logs."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QStandardPaths

Location = QStandardPaths.StandardLocation


class Folders(NamedTuple):
    """The four places, none of which needs to exist yet; the cache may be lost at any time."""

    data: Path
    config: Path
    state: Path
    cache: Path

    @property
    def settings(self) -> Path:
        """The file of what the player has chosen."""
        return self.config / "yacht.ini"

    @classmethod
    def of_the_player(cls) -> "Folders":
        """The folders that the platform means for this, under the application's name."""
        _find_home()
        return cls(
            _writable(Location.AppDataLocation),
            _writable(Location.AppConfigLocation),
            _writable(Location.StateLocation),
            _writable(Location.CacheLocation),
        )

    @classmethod
    def portable(cls, folder: Path) -> "Folders":
        """Everything in one folder, as on a memory stick."""
        return cls(folder, folder, folder, folder / "cache")


def _writable(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location))


def _find_home() -> None:
    """Where HOME is not set, Qt would take the root of the file system for the player's own."""
    if os.name != "posix" or os.environ.get("HOME"):
        return
    os.environ.pop("HOME", None)
    with suppress(RuntimeError):  # an account that the system does not know
        os.environ["HOME"] = str(Path.home())
