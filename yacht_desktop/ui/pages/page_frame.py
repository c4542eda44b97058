"""What stands around a page that is not the table: the head above it, and its margins."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.head import Head, space_out
from yacht_desktop.ui.notice import Notice
from yacht_desktop.ui.theme import Theme


class PageFrame(QWidget):
    """A page under its head."""

    def __init__(self, page: QWidget, actions: Actions, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.head = Head(actions, theme, self)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addWidget(page, 1)
        self._notice: Notice | None = None
        theme.changed.connect(self._space_out)
        self._space_out()

    def say(self, text: str, offer: str = "", command: Callable[[], object] | None = None) -> None:
        """Show a sentence in the place of the head and, with an `offer`, a button for a command."""
        if self._notice is None:
            self._notice = Notice(self._theme, self.head)
            self._column.insertWidget(1, self._notice)
        self._notice.say(text, offer, command)

    def hush(self) -> None:
        """Let go of what was said."""
        if self._notice is not None:
            self._notice.hide()

    def minimumSizeHint(self) -> QSize:
        """As small as it could be in a small window, as the table's."""
        return super().minimumSizeHint() * (1 / self._theme.growth)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the margins their share."""
        super().resizeEvent(event)
        self._space_out()

    def _space_out(self) -> None:
        space_out(self._column, self._theme, self.width())
