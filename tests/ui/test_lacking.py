"""Files of the program's folder that lack or are empty: something else is there, and a log line."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.ui.table import Table
from yacht_desktop.paths import ICONS, LICENCES, SOUNDS, TRANSLATIONS
from yacht_desktop.ui import lacking, language, sounds
from yacht_desktop.ui.dialogs.licences import LicencesDialog
from yacht_desktop.ui.icon import window_icon
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.sound_player import PROGRAMS
from yacht_desktop.ui.tokens import LIGHT

NEEDED = ((Language.GERMAN, "yacht_de.qm"), (Language.NORWEGIAN, "qtbase_nb.qm"))
Lose = Callable[[Path], None]


@pytest.fixture(autouse=True)
def nothing_said_yet() -> Iterator[None]:
    lacking.note.cache_clear()
    yield
    lacking.note.cache_clear()


@pytest.fixture(params=["removed", "emptied"])
def lose(request: pytest.FixtureRequest) -> Lose:
    """How a file is lost."""

    def empty(file: Path) -> None:
        file.write_bytes(b"")

    return Path.unlink if request.param == "removed" else empty


@pytest.fixture
def folder(tmp_path: Path) -> Callable[[Path], Path]:
    """A copy of a folder of the program."""
    return lambda original: shutil.copytree(original, tmp_path / "copies" / original.name)


@pytest.fixture
def translations(folder: Callable[[Path], Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    copy = folder(TRANSLATIONS)
    monkeypatch.setattr(language, "TRANSLATIONS", copy)
    return copy


@pytest.fixture
def recordings(folder: Callable[[Path], Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    copy = folder(SOUNDS)
    monkeypatch.setattr(sounds, "SOUNDS", copy)
    return copy


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only player of sounds, which notes what it is given."""
    program = tmp_path / "bin" / PROGRAMS.get(sys.platform, ["none"])[0]
    program.parent.mkdir()
    heard = program.with_name("heard")
    program.write_text(f'#!/bin/sh\necho "$1" >> "{heard}"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    return program


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage().partition(" is missing")[0] for record in caplog.records]


@pytest.mark.usefixtures("app")
def test_an_icon_lacks_one_picture(
    folder: Callable[[Path], Path], lose: Lose, caplog: pytest.LogCaptureFixture
) -> None:
    icons = folder(ICONS)
    lose(icons / "yacht-desktop-32.png")
    icon = window_icon(icons)
    assert [size.width() for size in icon.availableSizes()] == [128]
    assert said(caplog) == ["yacht-desktop-32.png"]


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("size", [32, 128])
def test_without_any_picture_the_icon_is_drawn(
    folder: Callable[[Path], Path], lose: Lose, size: int, caplog: pytest.LogCaptureFixture
) -> None:
    icons = folder(ICONS)
    for picture in icons.glob("*.png"):
        lose(picture)
    image = window_icon(icons).pixmap(size, size).toImage()
    assert image.width() == size
    assert image.pixelColor(image.rect().center()) == LIGHT.pip
    assert image.pixelColor(size // 2, size // 16) == LIGHT.die
    assert image.pixelColor(0, 0).alpha() == 0
    assert said(caplog) == ["yacht-desktop-32.png", "yacht-desktop-128.png"]


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize(
    ("spoken", "lost"),
    [
        *NEEDED,
        (Language.SWEDISH, "qtbase_sv.qm"),  # Qt has one, too
        (Language.GERMAN, "yacht_sv.qm"),  # nobody speaks it
    ],
)
def test_a_language_without_its_words_is_english(
    translations: Path, lose: Lose, spoken: Language, lost: str, caplog: pytest.LogCaptureFixture
) -> None:
    lose(translations / lost)
    app = QCoreApplication.instance()
    assert app is not None
    speech = Speech(app, spoken)
    is_english = QCoreApplication.translate("Menu", "&Game") == "&Game"
    speech.choose(Language.ENGLISH)
    speech.deleteLater()
    assert is_english is (lost == f"yacht_{spoken}.qm")
    assert said(caplog) == ([lost] if (spoken, lost) in NEEDED else [])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")
def test_a_lost_recording_is_silent_and_asks_no_player(
    table: Table, recordings: Path, player: Path, lose: Lose, caplog: pytest.LogCaptureFixture
) -> None:
    lose(recordings / "roll-5.wav")
    table.actions.look.sound.trigger()
    table.press("Space")
    table.press("Q")
    table.press("Space")
    assert said(caplog) == ["roll-5.wav"]
    table.close()
    heard = player.with_name("heard")
    assert not heard.exists() or "roll" not in heard.read_text(encoding="utf-8")


def test_a_lost_licence_is_said_to_be_missing(
    table: Table, folder: Callable[[Path], Path], lose: Lose, caplog: pytest.LogCaptureFixture
) -> None:
    licences = folder(LICENCES)
    dialog = LicencesDialog(table.theme, table.window, licences)
    names = [dialog.choice.itemText(at) for at in range(dialog.choice.count())]
    lose(licences / f"{names[1]}.txt")
    dialog.choice.setCurrentIndex(1)
    assert "missing" in dialog.text.toPlainText()
    assert said(caplog) == [f"{names[1]}.txt"]


def test_a_damaged_licence_is_shown_as_far_as_it_is_text(
    table: Table, folder: Callable[[Path], Path]
) -> None:
    licences = folder(LICENCES)
    first = min(licences.glob("*.txt"))
    first.write_bytes(b"Permission is \xff\xfe granted")
    dialog = LicencesDialog(table.theme, table.window, licences)
    assert dialog.text.toPlainText().startswith("Permission is ")
