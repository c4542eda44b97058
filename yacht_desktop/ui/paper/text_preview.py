"""A text on paper: how it will look, and the way to the printer or to a PDF."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmapCache, QTextDocument
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import (
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QToolBar,
    QToolButton,
    QWidget,
)

from yacht_desktop.ui.theme import FINGER

translate = QCoreApplication.translate

_PIXELS = 96
"""Of the design, on an inch of paper: what is read at arm's length is as large there."""
_MARGIN = 0.6  # inches


class TextPreview(QPrintPreviewDialog):
    """Qt's own preview of a text, which belongs to it from now on.

    `scale` says how much larger than designed the text is written; paper knows no such sizes.
    """

    def __init__(self, document: QTextDocument, scale: float, parent: QWidget) -> None:
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        super().__init__(self._printer, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Paper", "Print"))
        document.setParent(self)
        self._document, self._inch = document, _PIXELS * scale
        document.setDocumentMargin(_MARGIN * self._inch)
        self.paintRequested.connect(self._print)
        self._keep_bars()
        # Qt makes the icons anew for each preview, and would keep those of many as painted.
        self.finished.connect(QPixmapCache.clear)
        (bar,) = self.findChildren(QToolBar)
        for kind in (QToolButton, QComboBox, QLineEdit):
            for part in bar.findChildren(kind):
                part.setMinimumSize(FINGER, FINGER)
        self.resize(bar.sizeHint().width(), parent.window().height() * 9 // 10)
        if self._printer.outputFormat() is not QPrinter.OutputFormat.NativeFormat:
            # Without a printer Qt's dialog for the page opens not at all, and warns in the log.
            bar.actions()[-2].setVisible(False)

    def _print(self, printer: QPrinter) -> None:
        # Left to itself, Qt takes pixels of the text for those of the printer, which are tiny.
        page = printer.pageRect(QPrinter.Unit.Inch).size()
        self._document.setPageSize(page * self._inch)
        self._document.print_(printer)

    def _keep_bars(self) -> None:
        """Show the scroll bars always.

        Where they come and go, a page that is fitted to the room beside them may change its size
        hundreds of times, for seconds: it needs them, and without them it does not.
        """
        always = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        for view in self.findChildren(QGraphicsView):
            view.setVerticalScrollBarPolicy(always)
            view.setHorizontalScrollBarPolicy(always)
