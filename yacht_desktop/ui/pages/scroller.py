"""What the pages scroll in when everything is so large that the window can't hold them."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme

_SMALL_WINDOW = QSize(880, 500)
"""Room that a page has in a window of 900 x 600: it may ask for that and scrolls for more."""


class Scroller(QScrollArea):
    """Shows its content as it is where there is room, and bars where there is not."""

    def __init__(self, content: QWidget, theme: Theme) -> None:
        super().__init__()
        # Asked for Qt's own one, PySide6 would make the classes of all widgets to find its kind.
        ground = QWidget()
        ground.setAutoFillBackground(False)
        self.setViewport(ground)
        self.setFrameShape(QFrame.Shape.NoFrame)
        QuietScrollBar(theme, self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self._holder = _Holder(content)
        self.setWidget(self._holder)

    def minimumSizeHint(self) -> QSize:
        """What the content needs, up to what a small window has."""
        return self._holder.minimumSizeHint().boundedTo(_SMALL_WINDOW)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on that the content needs another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class _Holder(QWidget):
    """Without a layout: a scroll area would ask one how high it would like to be at this width."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        content.setParent(self)

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._content.setGeometry(self.rect())
