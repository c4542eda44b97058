"""The small rooms: the icon, the words' files, the folders of the platform."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from yacht_desktop.ui.folders import Folders
from yacht_desktop.ui.icon import window_icon
from yacht_desktop.ui.tokens import LIGHT


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("size", [32, 48, 128])
def test_icon_is_a_five_on_felt_at_every_size(size: int) -> None:
    image = window_icon().pixmap(size, size).toImage()
    assert image.width() == size
    middle = image.pixelColor(image.rect().center())
    assert middle == LIGHT.pip
    assert image.pixelColor(0, 0).alpha() == 0


@pytest.mark.usefixtures("app")
def test_portable_keeps_all_in_one_folder(tmp_path: Path) -> None:
    folders = Folders.portable(tmp_path)
    assert {folders.data, folders.config, folders.state} == {tmp_path}
    assert folders.cache.parent == tmp_path


@pytest.mark.usefixtures("app")
def test_folders_are_the_platforms_own_under_the_programs_name() -> None:
    folders = Folders.of_the_player()
    assert folders.data == Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    )
    for folder in folders:
        assert folder.is_absolute()
        assert folder.parts.count("Yacht") == 1


@pytest.mark.skipif(os.name != "posix", reason="variables of POSIX")
@pytest.mark.parametrize("home", [None, ""])
def test_without_a_home_in_the_variables_the_accounts_own_is_taken(
    monkeypatch: pytest.MonkeyPatch, home: str | None
) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    own = Path.home()
    if home is not None:
        monkeypatch.setenv("HOME", home)

    for folder in Folders.of_the_player():
        assert folder.is_relative_to(own)
