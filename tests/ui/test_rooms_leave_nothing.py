"""Whoever goes in and out of a room all evening leaves nothing there after the first times."""

import gc
import types
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from tests.ui.belongings import belongings
from tests.ui.book.reading import Reader, settle
from tests.ui.rooms import fill_the_file
from tests.ui.table import Table, until
from yacht_desktop.ui.actions import Page
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.tokens import Scheme

LAY = Callable[..., Table]
Visit = Callable[[Table], object]
WARM = 3
"""Visits in which what is made once is made."""
VISITS = 8
_KEPT_A_WHILE = ("Errand", "_Frame")
"""Work that is over until the next one begins, and the ring around what had the focus last."""


def _let_go() -> None:
    for _ in range(2):
        settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _leave(table: Table) -> None:
    _let_go()
    for dialog in [*belongings(table.window, QDialog)]:
        if dialog.isVisible():
            dialog.close()
    _let_go()
    table.actions.pages[Page.PLAY].trigger()


def _pages(table: Table) -> None:
    for way in table.actions.pages.values():
        way.trigger()
        _let_go()


def _page_of_a_game(table: Table) -> None:
    reader = Reader(table).open()
    reader.open_game(reader.shown_list.games.number(0))


def _text_on_paper(table: Table) -> None:
    table.actions.pages[Page.RULES].trigger()
    page = table.window.pages.manual_page
    assert page is not None
    page.print.trigger()


def _file_dialog(table: Table) -> None:
    table.actions.export_games.trigger()
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, QDialog)
    asked.reject()


def _backup(table: Table) -> None:
    table.window.your_games.back_up()
    until(lambda: table.keeping.errands.is_idle)
    table.actions.backups.trigger()


def _small_window(table: Table) -> None:
    table.actions.compact.trigger()
    _let_go()
    table.actions.compact.trigger()


def _menus(table: Table) -> None:
    for menu in [*belongings(table.window.menuBar(), QMenu)]:
        menu.popup(table.window.pos())
        _let_go()
        menu.close()


def _another_look(table: Table) -> None:
    look = table.actions.look
    for choice in (*look.schemes.values(), look.larger, look.smaller):
        choice.trigger()
        _let_go()
    look.schemes[Scheme.HARBOUR].trigger()


def _another_language(table: Table) -> None:
    for language in (Language.SWEDISH, Language.ENGLISH):
        table.actions.languages[language].trigger()
        table.look_around()
        _let_go()


def _coach(table: Table) -> None:
    for is_there in (True, False):
        table.actions.coach.setChecked(is_there)
        _let_go()


def _another_game(table: Table) -> None:
    table.controller.start(table.controller.setup)
    table.roll()


VISITS_BY_NAME: dict[str, Visit] = {
    "pages": _pages,
    "page of a game": _page_of_a_game,
    "new game": lambda table: table.actions.new_game.trigger(),
    "house rules": lambda table: table.actions.house_rules.trigger(),
    "keyboard": lambda table: table.actions.keyboard.trigger(),
    "about": lambda table: table.actions.about.trigger(),
    "paper": lambda table: table.actions.print.trigger(),
    "text on paper": _text_on_paper,
    "file dialog": _file_dialog,
    "backups": _backup,
    "small window": _small_window,
    "menus": _menus,
    "look": _another_look,
    "language": _another_language,
    "coach": _coach,
    "game": _another_game,
}


@contextmanager
def _no_collection() -> Iterator[None]:
    """So that what Python clears away by itself is cleared at our counts only."""
    gc.disable()
    yield
    gc.enable()


def held(table: Table) -> Counter[str]:
    """Qt's objects in the window and the application, and what Python holds of the program."""
    gc.collect()
    application = QCoreApplication.instance()
    assert application is not None
    roots = (application, table.window)
    counted = Counter(
        f"{thing.metaObject().className()} in {type(root).__name__}"
        for root in roots
        for thing in belongings(root, QObject)
    )
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType | types.MethodType):
            if str(thing.__module__).startswith("yacht_desktop"):
                counted[f"{thing.__qualname__} held by Python"] += 1
        elif isinstance(thing, QObject):
            is_there = shiboken6.isValid(thing)
            counted[f"{'' if is_there else 'shell of '}{type(thing).__name__}"] += 1
        elif str(type(thing).__module__).startswith("yacht_desktop"):
            counted[f"{type(thing).__qualname__} held by Python"] += 1
    for kept in _KEPT_A_WHILE:
        del counted[kept], counted[f"{kept} held by Python"]
    return counted


@pytest.mark.parametrize("name", VISITS_BY_NAME)
def test_nothing_is_left_of_a_room(name: str, lay: LAY, tmp_path: Path) -> None:
    fill_the_file(tmp_path)
    table = lay()
    visit = VISITS_BY_NAME[name]

    def go_in_and_out(times: int) -> Counter[str]:
        for _ in range(times):
            visit(table)
            _leave(table)
        until(lambda: table.keeping.errands.is_idle and table.runner.is_idle)
        _let_go()
        return held(table)

    with _no_collection():
        go_in_and_out(1)  # what the coach learns meanwhile shows in the book from then on
        first = go_in_and_out(WARM)
        grown = go_in_and_out(VISITS) - first
    assert {kind: many for kind, many in grown.items() if many >= VISITS // 2} == {}
