"""The left side of the board, or the top of it: the tray, and a panel where there is room."""

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.board.places import least_wide, most_wide
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

    def wide_height(self, room: int) -> int:
        """The height to take above a wide table of several players, of what there is for it."""
        least, most = least_wide(self._theme), most_wide(self._theme)
        panels = [self._height_of(panel) for on, panel in self._panels.items() if on.isChecked()]
        if panels and room - panels[0] >= least:
            return min(room, most + panels[0])
        return max(least, min(room, most))

    def minimumSizeHint(self) -> QSize:
        """The tray alone: a panel folds away before it keeps the window from getting smaller."""
        return self._tray.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold or unfold for the new height."""
        super().resizeEvent(event)
        self._fold()

    def _height_of(self, panel: FoldablePanel) -> int:
        return panel.wanted_height(self.width()) + self._column.spacing()

    def _fold(self) -> None:
        self._column.setSpacing(self._theme.gap(20))
        for shown, panel in self._panels.items():
            least = self._theme.px(_LEAST_TRAY)
            if self._tray.is_wide:
                least = least_wide(self._theme)
            fits = self.height() - self._height_of(panel) >= least
            panel.setVisible(shown.isChecked() and fits)
