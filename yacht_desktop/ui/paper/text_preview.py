"""A text on paper: how it will look, and the way to the printer or to a PDF."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmapCache, QTextDocument
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QToolBar, QWidget

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
        # Qt makes the icons anew for each preview, and would keep those of many as painted.
        self.finished.connect(QPixmapCache.clear)
        if self._printer.outputFormat() is not QPrinter.OutputFormat.NativeFormat:
            # Without a printer Qt's dialog for the page opens not at all, and warns in the log.
            self.findChildren(QToolBar)[0].actions()[-2].setVisible(False)
