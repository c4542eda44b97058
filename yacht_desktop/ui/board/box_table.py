"""A table whose cells are pressed like buttons: by a click, or by a screen reader's own action."""

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

NOWHERE = (-1, 0)


class BoxTable(QTableView):
    """Knows nothing of what its cells mean."""

    picked = Signal(int, int)
    """Row and column of a box that was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self._pressed = NOWHERE
        # Asked for Qt's own one, PySide6 would make the classes of all widgets to find its kind.
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)

    def box_at(self, place: QPoint) -> tuple[int, int]:
        """Row and column of the box at a place in the viewport."""
        index = self.indexAt(place)
        return (index.row(), index.column()) if index.isValid() else NOWHERE

    def listen_to_readers(self) -> None:
        """Take a reader's action on a cell, which selects it, for a click; needs the model."""
        self.selectionModel().selectionChanged.connect(self._pick_selected)

    def keyboardSearch(self, search: str) -> None:
        """Leave letters and digits alone: they are the keys of dice and commands."""

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Let pointer and keys select nothing: a selected box is one that a reader picks."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the box; it is picked when the button is let go over it."""
        self._pressed = self.box_at(event.position().toPoint())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the box that was clicked."""
        box = self.box_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and box == self._pressed != NOWHERE:
            self.picked.emit(*box)
        self._pressed = NOWHERE

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Swallow the second press: a double click scores once."""
        self._pressed = NOWHERE
        event.accept()

    def _pick_selected(self, selected: QItemSelection) -> None:
        if not selected.isEmpty():
            index = selected.indexes()[0]
            self.selectionModel().clearSelection()
            self.picked.emit(index.row(), index.column())
