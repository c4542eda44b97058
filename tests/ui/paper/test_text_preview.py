"""The preview of a text: a page that is fitted to it finds its size at once."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from yacht_desktop.ui.paper.text_preview import TextPreview

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
    shown = TextPreview(text, parent)
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
