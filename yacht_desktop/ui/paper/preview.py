"""The page as it will come out of the printer, and the picture as others will see it."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QFrame, QGraphicsView, QStackedWidget, QWidget

from yacht_desktop.ui.theme import Theme


class PictureView(QWidget):
    """A picture, as large as there is room for."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture = QImage()

    def show_picture(self, picture: QImage) -> None:
        """Show another picture."""
        self._picture = picture
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture in the middle, with a hairline around it."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        room = self.size() - QSize(2, 2)
        size = self._picture.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        place = QRect(self.rect().topLeft(), size)
        place.moveCenter(self.rect().center())
        smooth = Qt.TransformationMode.SmoothTransformation
        scaled = self._picture.scaled(size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        painter.drawImage(place, scaled)
        painter.setPen(self._theme.tokens.line)
        painter.drawRect(place)


class Preview(QStackedWidget):
    """Shows pages as the printer draws them, or the picture."""

    def __init__(
        self, printer: QPrinter, draw: Callable[[QPrinter], object], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.pages = QPrintPreviewWidget(printer, self)
        self.pages.setZoomMode(QPrintPreviewWidget.ZoomMode.FitInView)
        self.pages.paintRequested.connect(draw)
        self.picture = PictureView(theme, self)
        self.addWidget(self.pages)
        self.addWidget(self.picture)
        theme.changed.connect(self._dress)
        self._dress()

    def show_pages(self, description: str) -> None:
        """Draw the pages anew, and show them."""
        self._describe(description)
        self.setCurrentWidget(self.pages)
        self.pages.updatePreview()

    def show_picture(self, picture: QImage, description: str) -> None:
        """Show a picture."""
        self._describe(description)
        self.picture.show_picture(picture)
        self.setCurrentWidget(self.picture)

    def minimumSizeHint(self) -> QSize:
        """Small enough for a small screen."""
        return QSize(self._theme.gap(240), self._theme.gap(280))

    def _dress(self) -> None:
        for table_top in self.pages.findChildren(QGraphicsView):
            table_top.setBackgroundBrush(self._theme.tokens.bg)
            table_top.setFrameShape(QFrame.Shape.NoFrame)

    def _describe(self, text: str) -> None:
        for widget in (self, self.pages, self.picture, *self.findChildren(QGraphicsView)):
            widget.setAccessibleName(text)
