"""A row of widgets that goes on in the next line where it is too narrow."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class FlowRow(QWidget):
    """Its widgets have the sizes they wish; it is as high as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        self._at_right: list[QWidget] = []
        self._between = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def add(self, widget: QWidget) -> None:
        """Put a widget after the others."""
        widget.setParent(self)
        self._widgets.append(widget)

    def add_at_right(self, widget: QWidget) -> None:
        """Put a widget, and all that follow, to the right end where there is a line for all."""
        self._at_right.append(widget)
        self.add(widget)

    def set_spacing(self, between: int) -> None:
        """Leave so much room, in pixels, between two widgets of a line."""
        self._between = between

    def arrange(self) -> None:
        """Give every widget its place anew: one was shown or hidden, or changed its words."""
        place, low = QPoint(0, 0), 0
        spare = max(0, self.width() - self.natural_width())
        for widget in self._widgets:
            if widget.isHidden():
                continue
            size = widget.sizeHint()
            size.setWidth(min(size.width(), self.width()))
            if widget in self._at_right:
                place.setX(place.x() + spare)
                spare = 0
            if place.x() and place.x() + size.width() > self.width():
                place = QPoint(0, low)
            widget.setGeometry(place.x(), place.y(), size.width(), size.height())
            place.setX(place.x() + size.width() + self._between)
            low = max(low, place.y() + size.height())
        self.setFixedHeight(low)

    def natural_width(self) -> int:
        """How wide it is in a single line."""
        shown = [widget.sizeHint().width() for widget in self._widgets if not widget.isHidden()]
        return sum(shown) + self._between * max(0, len(shown) - 1)

    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break lines where the width of now needs it."""
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.arrange()
