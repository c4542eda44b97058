"""The left side of the board: the tray, and below it a panel where there is room."""

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.board.tray import DiceTray
from yacht_desktop.ui.panel import FoldablePanel
from yacht_desktop.ui.theme import Theme

_LEAST_TRAY = 270
"""Height, in pixels of the design, that a panel leaves to the tray or else folds away."""


class LeftColumn(QWidget):
    """Folds a panel away when the player hides it, and when the window is low."""

    def __init__(
        self, tray: DiceTray, panels: Mapping[QAction, FoldablePanel], theme: Theme
    ) -> None:
        super().__init__()
        self._tray = tray
        self._panels = panels
        self._theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(tray, 1)
        for shown, panel in panels.items():
            self._column.addWidget(panel)
            shown.toggled.connect(self._fold)
            panel.grown.connect(self._fold)
        theme.changed.connect(self._fold)

    def minimumSizeHint(self) -> QSize:
        """The tray alone: a panel folds away before it keeps the window from getting smaller."""
        return self._tray.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold or unfold for the new height."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        self._column.setSpacing(self._theme.gap(20))
        for shown, panel in self._panels.items():
            height = panel.wanted_height(self.width()) + self._column.spacing()
            fits = self.height() - height >= self._theme.px(_LEAST_TRAY)
            panel.setVisible(shown.isChecked() and fits)
