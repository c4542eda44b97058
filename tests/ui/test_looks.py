"""Each page in each set of colours looks as its reference does.

`python3 packaging/dev.py pictures` makes the references anew, and puts old beside new in
`build/pictures` for whoever has to judge whether that was meant.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontInfo, QImage
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.likeness import alike, beside, differing, keep, reduced
from tests.ui.reviews import solve
from tests.ui.rooms import PAGES, ROOMS, fill_the_file
from tests.ui.table import Table
from yacht_desktop.ui.language import Language, Speech
from yacht_desktop.ui.tokens import Appearance, Scheme

LAY = Callable[..., Table]
Enter = Callable[[str, Language], tuple[Table, QWidget]]
SEEN = [*PAGES, "compact"]
REFERENCES = Path(__file__).with_name("references")
RENEWED = os.environ.get("YACHT_RENEW_PICTURES")
"""A folder for pictures of old beside new; references are written when it is given."""
LOOKS = {
    f"{scheme}-{appearance}": (scheme, appearance)
    for scheme in Scheme
    for appearance in (Appearance.LIGHT, Appearance.DARK)
} | {"contrast": (Scheme.HARBOUR, Appearance.CONTRAST)}
FONT = "DejaVu Sans"
"""Fonts decide where everything lies, so all machines use one; Linux has it or gets it."""


@pytest.fixture
def everywhere_alike(app: QApplication) -> Iterator[None]:
    """The one font, smoothed in one way, and dates as written in Britain."""
    usual, locale = QFont(app.font()), QLocale()
    font = QFont(FONT)
    if QFontInfo(font).family() != FONT:
        pytest.skip(f"{FONT} is not installed")
    font.setPixelSize(13)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    app.setFont(font)
    yield
    app.setFont(usual)
    QLocale.setDefault(locale)


@pytest.fixture
def enter(
    app: QApplication,
    lay: LAY,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    everywhere_alike: None,  # noqa: ARG001 - before the table is laid
) -> Enter:
    solutions = tmp_path_factory.getbasetemp() / "solutions"
    solve(solutions)
    fill_the_file(tmp_path)

    def go(room: str, language: Language) -> tuple[Table, QWidget]:
        speech = app.findChild(Speech)
        assert speech is not None
        speech.choose(language)
        if language is Language.ENGLISH:
            QLocale.setDefault(QLocale("en_GB"))
        table = lay(solutions=solutions)
        table.resize(1180, 760)
        return table, ROOMS[room](table)

    return go


def dress(table: Table, look: str) -> None:
    scheme, appearance = LOOKS[look]
    table.theme.set_scheme(scheme)
    table.theme.set_appearance(appearance)
    QApplication.processEvents()


def reference(language: Language, look: str, room: str) -> Path:
    return REFERENCES / language / look / f"{room}.webp"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("room", SEEN)
def test_every_page_looks_as_it_did(
    enter: Enter, tmp_path: Path, room: str, language: Language
) -> None:
    table, window = enter(room, language)
    changed = []
    for look in LOOKS:
        dress(table, look)
        new, path = reduced(window), reference(language, look, room)
        old = QImage(str(path))  # of no size where there is none yet
        if not alike(old, new):
            seen = Path(RENEWED or tmp_path) / f"{language}-{look}-{room}.png"
            beside(old, new, seen)
            changed.append(f"{seen} ({differing(old, new)} dots)")
            if RENEWED:
                path.parent.mkdir(parents=True, exist_ok=True)
                keep(new, path)
    assert changed == [] or RENEWED


def test_a_reference_that_nobody_looks_at_is_gone() -> None:
    wanted = {reference(lang, look, room) for lang in Language for look in LOOKS for room in SEEN}
    assert set(REFERENCES.rglob("*.webp")) == wanted


def test_references_are_small() -> None:
    assert sum(path.stat().st_size for path in REFERENCES.rglob("*.webp")) < 3_000_000


@pytest.fixture
def shown(enter: Enter) -> Table:
    """A turn with two dice held."""
    table, _ = enter("dice", Language.ENGLISH)
    return table


@pytest.mark.parametrize("number", range(1, 6))
def test_a_die_that_has_moved_is_noticed(shown: Table, number: int) -> None:
    before = reduced(shown.window)
    die = shown.dice[number - 1]
    die.move(die.x() + 8, die.y())
    assert not alike(before, reduced(shown.window))


def test_missing_parts_are_noticed(shown: Table) -> None:
    before = reduced(shown.window)
    parts = [*shown.dice, shown.tray.main_button, shown.tray.undo_button, shown.strip]
    for part in (*parts, shown.board.title, shown.board.status, shown.board.card.total):
        part.hide()
        assert not alike(before, reduced(shown.window)), part.accessibleName()
        part.show()
        QApplication.processEvents()


def test_another_number_in_a_box_is_noticed(shown: Table) -> None:
    before = reduced(shown.window)
    shown.press("Q")
    shown.press("Ctrl+Z", "4", "5")
    assert not alike(before, reduced(shown.window))


def test_letters_that_are_smoothed_otherwise_are_forgiven(shown: Table, app: QApplication) -> None:
    before = reduced(shown.window)
    font = QFont(app.font())
    font.setHintingPreference(QFont.HintingPreference.PreferFullHinting)
    app.setFont(font)
    shown.theme.set_zoom(110)  # forgets the fonts it has
    shown.theme.set_zoom(100)
    QApplication.processEvents()
    assert alike(before, reduced(shown.window))
