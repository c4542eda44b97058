"""Rooms that were left, in another language or for good, leave nothing that could answer later."""

import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import shiboken6
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QApplication, QFileDialog, QToolBar

from tests.ui.book.reading import Reader, play, settle
from tests.ui.paper.opened import preview_of_the_rules
from tests.ui.table import Table, until
from yacht_desktop.ui.actions import Page
from yacht_desktop.ui.book.overview import Overview
from yacht_desktop.ui.dialogs.step_sheet import StepSheet
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.manual.manual_page import Chapter
from yacht_desktop.ui.record_book import Charts

LAY = Callable[..., Table]
ROUNDS = 3


def speak(table: Table, *languages: Language) -> None:
    """Go through languages at the table, and let all that is over be gone."""
    for language in languages:
        table.actions.pages[Page.PLAY].trigger()
        table.actions.languages[language].trigger()
        table.look_around()
        settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def visit_every_page(table: Table) -> None:
    for way in table.actions.pages.values():
        way.trigger()
        settle()
    table.actions.new_game.trigger()
    table.actions.house_rules.trigger()
    table.window.your_games.back_up()
    until(lambda: table.keeping.errands.is_idle)
    Reader(table).open()


def shells() -> int:
    """Our Qt objects that are gone, but for what Python still holds of them."""
    gc.collect()
    ours = [t for t in gc.get_objects() if isinstance(t, QObject)]
    ours = [thing for thing in ours if type(thing).__module__.startswith("yacht_desktop")]
    return sum(not shiboken6.isValid(thing) for thing in ours)


def count(table: Table) -> tuple[int, ...]:
    app = QCoreApplication.instance()
    assert app is not None
    return (
        shells(),
        len(app.findChildren(QObject)),
        len(table.window.findChildren(QObject)),
        table.controller.receivers(SIGNAL("changed(PyObject)")),
        table.book.receivers(SIGNAL("records_changed()")),
    )


def test_another_language_leaves_nothing_of_the_last_one(lay: LAY, tmp_path: Path) -> None:
    play(tmp_path, 150, 200)
    table = lay()
    counts = []
    for _ in range(ROUNDS):
        visit_every_page(table)
        speak(table, Language.SWEDISH)
        visit_every_page(table)
        speak(table, Language.ENGLISH)
        counts.append(count(table))
    assert counts[1:] == counts[:1] * (ROUNDS - 1)


def test_games_are_brought_back_after_a_change_of_language(lay: LAY, tmp_path: Path) -> None:
    (number, _) = play(tmp_path, 150, 200)
    table = lay()
    Reader(table).open()
    speak(table, Language.SWEDISH, Language.ENGLISH)
    reader = Reader(table).open()
    reader.wait_for(lambda: table.book.delete(number))
    reader.wait_for(table.book.bring_back)
    assert len(reader.places) == 2
    assert "1" in reader.notice


def test_what_was_looked_for_is_marked_in_another_chapter_and_forgotten(table: Table) -> None:
    table.press("Ctrl+4")
    page = table.window.pages.manual_page
    assert page is not None
    page.search.field.setText("dice")
    for chapter in (Chapter.TIPS, Chapter.RULES):
        page.show_chapter(chapter)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        marks = page.text.extraSelections()
        assert marks
        assert {mark.cursor.document() for mark in marks} == {page.text.document()}
    table.press("Ctrl+1")
    assert page.text.extraSelections() == []


def test_no_page_is_set_up_for_a_printer_that_is_not_there(table: Table) -> None:
    preview = preview_of_the_rules(table)
    buttons = {action.text(): action for action in preview.findChildren(QToolBar)[0].actions()}
    has_printer = bool(QPrinterInfo.availablePrinterNames())
    assert buttons["Page setup"].isVisible() is has_printer
    assert buttons["Print"].isVisible()
    preview.close()


def test_previews_do_not_fill_the_memory_with_their_icons(table: Table) -> None:
    preview = preview_of_the_rules(table)
    assert QPixmapCache.insert("of anyone", QPixmap(10, 10))
    preview.close()
    assert not QPixmapCache.find("of anyone", QPixmap())


def test_charts_that_come_as_the_page_goes_do_not_keep_it(lay: LAY, tmp_path: Path) -> None:
    play(tmp_path, 150, 200)
    table = lay()
    arrived: list[Charts] = []
    table.book.charts_came.connect(arrived.append)
    Reader(table).open()
    overview = Overview(table.book, table.theme)
    kept = weakref.ref(overview)
    table.book.charts_came.emit(arrived[0])
    shiboken6.delete(overview)  # before its turn to draw
    del overview
    settle()
    gc.collect()
    assert kept() is None


def test_export_ends_well_when_its_dialog_has_gone_unseen(lay: LAY, tmp_path: Path) -> None:
    play(tmp_path, 150)
    table = lay()
    table.actions.export_totals.trigger()
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, QFileDialog)
    asked.fileSelected.emit(str(tmp_path / "totals.csv"))
    asked.reject()
    for sheet in table.window.findChildren(StepSheet):
        shiboken6.delete(sheet)
    until(lambda: table.keeping.errands.is_idle)
    settle()  # a fault in what hears of the end would fail this test
