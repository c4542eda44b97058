"""Words of every language find room in every room, in small and in large windows and type."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from devtools.catalogue import Catalogue
from devtools.messages import messages_in
from devtools.translations import PROGRAM
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QHeaderView, QLabel, QWidget

from tests.ui.pictures import count_pixels, words_on
from tests.ui.reviews import solve
from tests.ui.rooms import PAGES, fill_the_file
from tests.ui.table import Table
from yacht_desktop.paths import TRANSLATIONS
from yacht_desktop.ui.language import Language

LAY = Callable[..., Table]
SIZES = [(900, 600, 100), (1180, 760, 100), (1180, 760, 200)]
"""Width and height of the window, and the zoom in per cent."""


@pytest.fixture(scope="session")
def solutions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the traditional rules are solved."""
    folder = tmp_path_factory.mktemp("solutions")
    solve(folder)
    return folder


@cache
def whole(language: Language) -> set[str]:
    """Texts that end in "…" by themselves."""
    catalogue = Catalogue.read(TRANSLATIONS / f"yacht_{language}.ts").translations
    texts = {text for each in catalogue.values() for text in each}
    texts |= {message.source for message in messages_in(PROGRAM)}
    return {text.replace("&", "") for text in texts if "…" in text}


def cut(shown: QWidget, language: Language) -> list[str]:
    """Words that are elided, or reach over an edge where nothing scrolls."""
    legal = whole(language)
    found = []
    for part in (shown, *shown.findChildren(QWidget)):
        if not part.isVisible():
            continue
        room = QRectF(part.rect()).adjusted(-0.5, -0.5, 0.5, 0.5)
        area = part.parent()
        area = area.parent() if isinstance(area, QHeaderView) else area
        if isinstance(area, QAbstractScrollArea):
            sideways = 10_000 if area.horizontalScrollBar().maximum() else 0
            room.adjust(-sideways, -10_000, sideways, 10_000)
        for words in words_on(part, with_children=False):
            is_elided = "…" in words.text and words.text not in legal
            if is_elided or not room.contains(words.place):
                found.append(f"{part.metaObject().className()}: {words.text}")
    return found


def overlapping(shown: QWidget) -> list[tuple[str, str]]:
    """Buttons and labels that lie over each other."""
    found = []
    for part in (shown, *shown.findChildren(QWidget)):
        children = [
            child
            for child in part.children()
            if isinstance(child, QLabel | QAbstractButton) and child.isVisible()
        ]
        for one, other in combinations(children, 2):
            shared = one.geometry() & other.geometry()
            if shared.width() > 2 and shared.height() > 2:
                found.append((said(one), said(other)))
    return found


def said(widget: QLabel | QAbstractButton) -> str:
    return widget.text() or widget.accessibleName()


@pytest.mark.parametrize("room", PAGES)
@pytest.mark.parametrize("language", Language)
def test_every_word_has_room(
    lay: LAY, tmp_path: Path, solutions: Path, language: Language, room: str
) -> None:
    fill_the_file(tmp_path)
    table = lay(solutions=solutions)
    table.speech.choose(language)
    table.look_around()
    shown = PAGES[room](table)
    faults = {}
    for width, height, zoom in SIZES:
        table.theme.set_zoom(zoom)
        table.resize(width, height)
        QTest.qWait(50)
        if found := [*cut(shown, language), *overlapping(shown)]:
            faults[width, height, zoom] = found
    assert not faults


@pytest.mark.parametrize("language", Language)
def test_what_an_option_is_worth_stands_on_no_bar(
    lay: LAY, tmp_path: Path, solutions: Path, language: Language
) -> None:
    fill_the_file(tmp_path)
    table = lay(solutions=solutions)
    table.speech.choose(language)
    table.look_around()
    PAGES["coach"](table)
    panel = table.board.coach_panel
    worths = {line.worth for line in table.coach.counsel().lines}
    headline, *seen = (w for w in words_on(panel, with_children=False) if w.text in worths)
    assert headline.place.bottom() < seen[0].place.top()
    assert len(seen) == 3
    for words in seen:
        ground = words.place.toAlignedRect()
        assert count_pixels(panel, table.theme.tokens.accent, ground) == 0
