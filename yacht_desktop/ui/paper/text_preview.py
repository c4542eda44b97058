"""A text on paper: how it will look, and the way to the printer or to a PDF."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmapCache, QTextDocument
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QGraphicsView, QToolBar, QWidget

translate = QCoreApplication.translate


class TextPreview(QPrintPreviewDialog):
    """Qt's own preview of a text, which belongs to it from now on."""

    def __init__(self, document: QTextDocument, parent: QWidget) -> None:
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        super().__init__(self._printer, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Paper", "Print"))
        document.setParent(self)
        self.paintRequested.connect(document.print_)
        self._keep_bars()
        # Qt makes the icons anew for each preview, and would keep those of many as painted.
        self.finished.connect(QPixmapCache.clear)
        if self._printer.outputFormat() is not QPrinter.OutputFormat.NativeFormat:
            # Without a printer Qt's dialog for the page opens not at all, and warns in the log.
            self.findChildren(QToolBar)[0].actions()[-2].setVisible(False)

    def _keep_bars(self) -> None:
        """Show the scroll bars always.

        Where they come and go, a page that is fitted to the room beside them may change its size
        hundreds of times, for seconds: it needs them, and without them it does not.
        """
        always = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        for view in self.findChildren(QGraphicsView):
            view.setVerticalScrollBarPolicy(always)
            view.setHorizontalScrollBarPolicy(always)
