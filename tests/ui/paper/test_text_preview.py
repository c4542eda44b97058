"""The preview of a text: large enough to be read and pressed, and at rest."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolButton, QWidget

from tests.ui.paper.opened import preview_of_the_rules
from tests.ui.pictures import count_pixels
from tests.ui.table import Table
from tests.ui.test_every_room import FINGER
from yacht_desktop.ui.paper.text_preview import TextPreview
from yacht_desktop.ui.tokens import LIGHT

Way = Callable[[QPrintPreviewWidget], None]

FITS = (QPrintPreviewWidget.fitInView, QPrintPreviewWidget.fitToWidth)
LAYOUTS = (
    QPrintPreviewWidget.setSinglePageViewMode,
    QPrintPreviewWidget.setFacingPagesViewMode,
    QPrintPreviewWidget.setAllPagesViewMode,
)


class Resizes(QObject):
    """Counts how often the size of something changes."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.many = 0
        watched.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.many += event.type() == QEvent.Type.Resize
        return False


@pytest.fixture
def preview(app: QApplication) -> Iterator[TextPreview]:
    parent, text = QWidget(), QTextDocument()
    text.setPlainText("Five dice, three rolls, twelve boxes. " * 40)
    shown = TextPreview(text, 1.0, parent)
    shown.show()
    app.processEvents()
    yield shown
    shown.close()
    parent.deleteLater()


@pytest.mark.parametrize("fit", FITS)
@pytest.mark.parametrize("lay_out", LAYOUTS)
def test_a_page_is_fitted_once(preview: TextPreview, fit: Way, lay_out: Way) -> None:
    pages, (view,) = preview.findChild(QPrintPreviewWidget), preview.findChildren(QGraphicsView)
    assert pages is not None
    lay_out(pages)
    resizes = Resizes(view.viewport())
    for turn in (pages.setLandscapeOrientation, pages.setPortraitOrientation):
        for width in range(320, 1300, 26):
            for height in (400, 515, 600, 777):
                preview.resize(width, height)
                QApplication.processEvents()
                resizes.many = 0
                turn()
                fit(pages)
                QApplication.processEvents()
                assert resizes.many <= 1, (width, height)


def test_text_has_the_same_size_on_paper_however_large_it_is_on_the_screen(table: Table) -> None:
    """At the size of a book the rules need some pages of A4; one, if nobody can read them."""
    counts = []
    for zoom in (70, 100, 200):
        table.theme.set_zoom(zoom)
        preview = preview_of_the_rules(table)
        counts.append(pages_of(preview).pageCount())
        shiboken6.delete(preview)
    assert min(counts) >= 2
    assert max(counts) - min(counts) <= 1


def test_text_on_paper_fills_the_lines(table: Table) -> None:
    preview = preview_of_the_rules(table)
    preview.resize(700, 900)
    pages_of(preview).fitToWidth()
    pages_of(preview).setZoomFactor(1)
    view = pages_of(preview).findChildren(QGraphicsView)[0]
    assert count_pixels(view.viewport(), LIGHT.ink) > 500  # of which hairlines have none


def test_the_commands_of_a_preview_have_room_for_a_finger(table: Table) -> None:
    preview = preview_of_the_rules(table)
    QApplication.processEvents()
    commands = [b for b in preview.findChildren(QToolButton) if b.isVisible() and b.toolTip()]
    assert len(commands) >= 12
    assert min(min(b.width(), b.height()) for b in commands) >= FINGER


def pages_of(preview: TextPreview) -> QPrintPreviewWidget:
    (pages,) = preview.findChildren(QPrintPreviewWidget)
    return pages


def test_a_page_is_large_enough_to_be_recognised(table: Table) -> None:
    table.resize(1180, 760)
    preview = preview_of_the_rules(table)
    QApplication.processEvents()
    assert pages_of(preview).height() > table.window.height() / 2
