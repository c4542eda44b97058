"""The left side of the board: the tray, and below it the guide where there is room."""

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.board.guide import Guide
from yacht_desktop.ui.board.tray import DiceTray
from yacht_desktop.ui.theme import Theme

_LEAST_TRAY = 300
"""Height, in pixels of the design, that the guide leaves to the tray or else folds away."""


class LeftColumn(QWidget):
    """Folds the guide away when the player hides it, and when the window is low."""

    def __init__(self, tray: DiceTray, guide: Guide, shown: QAction, theme: Theme) -> None:
        super().__init__()
        self._guide = guide
        self._shown = shown
        self._theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(tray, 1)
        self._column.addWidget(guide)
        shown.toggled.connect(self._fold)
        theme.changed.connect(self._fold)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold or unfold for the new height."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        self._column.setSpacing(self._theme.gap(20))
        left_for_tray = (
            self.height() - self._guide.wanted_height(self.width()) - self._column.spacing()
        )
        fits = left_for_tray >= self._theme.px(_LEAST_TRAY)
        self._guide.setVisible(self._shown.isChecked() and fits)
