"""The line above every page: the program's name, the ways to the pages, and what this one is of."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QWidget

from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.status_line import StatusLine
from yacht_desktop.ui.theme import Theme

_BETWEEN = 6


class Head(QWidget):
    """One stands on each page, so that a page can put something in its place.

    The status leads on where it has a `way`.
    """

    def __init__(
        self, actions: Actions, theme: Theme, parent: QWidget, way: QAction | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = QLabel("Yacht")
        self.status = _label(self) if way is None else StatusLine(way, theme, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_BETWEEN)
        row.addWidget(self.title)
        self._ways = [LinkButton(way, theme, self, is_way=True) for way in actions.pages.values()]
        for button in self._ways:
            row.addWidget(button)
        row.addWidget(self.status, 1)
        theme.changed.connect(self._dress)
        self._dress()

    def minimumSizeHint(self) -> QSize:
        """The ways and a few words: the name goes where there is no room for it."""
        ways = sum(button.sizeHint().width() + _BETWEEN for button in self._ways)
        return QSize(ways + self._theme.px(120), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the name where there is room for it."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        rest = self.width() - self.minimumSizeHint().width()
        self.title.setVisible(self.title.sizeHint().width() + _BETWEEN <= rest)

    def _dress(self) -> None:
        # As high as the notice that may stand in its place.
        self.setMinimumHeight(self._theme.target() + 8)
        self.title.setFont(self._theme.font(24, QFont.Weight.Bold))
        self.title.setContentsMargins(0, 0, self._theme.gap(36), 0)
        self._make_room()
        if isinstance(self.status, StatusLine):
            return
        self.status.setFont(self._theme.font(15, QFont.Weight.Medium))
        palette = self.status.palette()
        palette.setColor(self.status.foregroundRole(), self._theme.tokens.muted)
        self.status.setPalette(palette)


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)  # in a small window with large text
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def space_out(page: QLayout, theme: Theme, width: int) -> None:
    """Give a page of some width its margins, and the head its distance."""
    gap = theme.gap
    side = max(16, min(gap(36), round(width * 0.03)))
    page.setContentsMargins(side, gap(2), side, max(14, side * 2 // 3))
    page.setSpacing(gap(4))
