"""Every room in every language: all of it, nothing of another, nothing cut off."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from devtools.catalogue import Catalogue
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QLineEdit, QMenu, QWidget

from tests.ui.hands import KEYPAD, NO_KEY, press
from tests.ui.reviews import solve
from tests.ui.rooms import PAGES, ROOMS, fill_the_file
from tests.ui.table import Table, until
from yacht_desktop.paths import TRANSLATIONS
from yacht_desktop.records import Placing, Record
from yacht_desktop.ui import sentences
from yacht_desktop.ui.language import Language

LAY = Callable[..., Table]
OTHERS = [language for language in Language if language is not Language.ENGLISH]


@pytest.fixture(scope="session")
def solutions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the traditional rules are solved."""
    folder = tmp_path_factory.mktemp("solutions")
    solve(folder)
    return folder


@pytest.fixture
def known(lay: LAY, tmp_path: Path, solutions: Path) -> Table:
    fill_the_file(tmp_path)
    return lay(solutions=solutions)


def said_on(widget: QWidget) -> Iterator[str]:
    """Whatever a widget and all in it would say, to the eye or to a screen reader."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription())
        yield part.windowTitle()
        if isinstance(part, (QLabel, QAbstractButton)):
            yield part.text()
        if isinstance(part, QLineEdit):
            yield part.placeholderText()
        if isinstance(part, QMenu | QGroupBox):
            yield part.title()
        for action in part.actions():
            yield action.text()


def english_only(language: Language) -> set[str]:
    """English texts that are something else in a language."""
    catalogue = Catalogue.read(TRANSLATIONS / f"yacht_{language}.ts")
    return {
        message.source
        for message, texts in catalogue.translations.items()
        if message.source not in texts and "%" not in message.source
    } - {text for texts in catalogue.translations.values() for text in texts}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", ROOMS)
def test_no_english_is_left(known: Table, language: Language, room: str) -> None:
    known.speech.choose(language)
    known.look_around()
    shown = ROOMS[room](known)
    said = {text for text in said_on(shown) if text}
    assert said, room
    assert not said & english_only(language)


@pytest.mark.parametrize("room", PAGES)
def test_a_change_of_language_leaves_nothing_of_the_one_before(known: Table, room: str) -> None:
    known.speech.choose(Language.GERMAN)
    known.look_around()
    shown = PAGES[room](known)
    known.speech.choose(Language.ICELANDIC)
    known.look_around()
    german = Catalogue.read(TRANSLATIONS / "yacht_de.ts").translations
    icelandic = Catalogue.read(TRANSLATIONS / "yacht_is.ts").translations
    there = {text for texts in icelandic.values() for text in texts}
    only_german = {t for texts in german.values() for t in texts if "%" not in t} - there
    assert not {text for text in said_on(shown) if text} & only_german


@pytest.mark.parametrize("language", Language)
def test_keys_of_a_menu_are_its_own(known: Table, language: Language) -> None:
    known.speech.choose(language)
    known.look_around()
    bar = known.window.menuBar()
    menus: list[list[QAction]] = [bar.actions()]
    menus += [menu.actions() for menu in bar.findChildren(QMenu)]
    for actions in menus:
        texts = [a.text() for a in actions if not a.isSeparator()]
        keys = [t[t.index("&") + 1].casefold() for t in texts if "&" in t.replace("&&", "")]
        assert len(keys) == len(set(keys)), (texts, keys)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_keys_do_the_same_in_every_language(known: Table, language: Language) -> None:
    """To Qt, names of keys are words that can be translated, and two of them as one."""

    def shortcuts() -> list[list[str]]:
        known.actions.new_game.trigger()
        known.press("Esc")
        actions = known.window.findChildren(QAction)
        found = [[key.toString() for key in action.shortcuts()] for action in actions]
        return sorted(keys for keys in found if keys)

    english = shortcuts()
    assert ["Ctrl+Return", "Ctrl+Enter"] in english
    known.speech.choose(language)
    known.look_around()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert shortcuts() == english


@pytest.mark.parametrize("more", [NO_KEY, KEYPAD])
@pytest.mark.parametrize("language", Language)
def test_ctrl_and_either_enter_start_a_game(
    known: Table, language: Language, more: Qt.KeyboardModifier
) -> None:
    known.speech.choose(language)
    known.look_around()
    before = known.rows("SELECT max(number) FROM game")
    known.actions.new_game.trigger()
    key = "Return" if more == NO_KEY else "Enter"
    press(known.window, key, more=more | Qt.KeyboardModifier.ControlModifier)
    assert known.rows("SELECT max(number) FROM game") != before


def test_the_game_goes_on_in_another_language(known: Table) -> None:
    known.roll()
    known.press("1", "3")
    game, undoable = known.game, known.controller.undoable
    for language in (*OTHERS, Language.ENGLISH):
        known.actions.languages[language].trigger()
        known.look_around()
        assert known.game == game
        assert known.controller.undoable == undoable
    known.press("Ctrl+Z")
    assert known.game.held == frozenset({0})
    known.press("Space")
    assert known.game.rolls_used == 2


ENDINGS = {
    "first": (120, None, Placing(1, 1)),
    "record": (130, 117, Placing(1, 2)),
    "equal": (117, 117, Placing(1, 2)),
    "tenth": (120, 138, Placing(10, 14)),
    "eleventh": (120, 139, Placing(11, 14)),
    "nothing": (0, 117, Placing(14, 14)),
}


@pytest.mark.parametrize("language", Language)
def test_every_ending_has_a_fitting_sentence_of_its_own(known: Table, language: Language) -> None:
    known.speech.choose(language)
    said = {
        name: sentences.ending(total, None if best is None else Record(best, ()), placing)
        for name, (total, best, placing) in ENDINGS.items()
    }
    assert len(set(said.values())) == len(said)
    assert "13" in said["record"]
    assert not any(sign.isdigit() for name in ("first", "equal", "nothing") for sign in said[name])
    for name, numbers in (("tenth", ("10", "14", "18")), ("eleventh", ("11", "14", "19"))):
        assert all(number in said[name] for number in numbers)
    assert said["tenth"].count(".") == said["eleventh"].count(".") + 1, "one of the ten best"


def test_the_language_is_kept(known: Table) -> None:
    known.actions.languages[Language.DUTCH].trigger()
    assert known.settings.language is Language.DUTCH


def test_the_small_window_speaks_the_new_language_too(known: Table) -> None:
    known.actions.compact.trigger()
    known.speech.choose(Language.GERMAN)
    known.look_around()
    small = known.window.compact.window
    assert small is not None
    until(small.isVisible)
    assert not {text for text in said_on(small) if text} & english_only(Language.GERMAN)
    known.actions.compact.trigger()
    until(known.window.isVisible)
    assert known.board.card.total.accessibleName().startswith("Gesamt")
