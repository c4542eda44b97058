"""The card as the player sees it: a table whose rows are lit, clicked and scored."""

from PySide6 import QtWidgets  # tooltips are made when there is one
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from yacht_desktop.rules import Category
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.board.box_delegate import MARGIN, BoxDelegate
from yacht_desktop.ui.board.moment import Moment
from yacht_desktop.ui.board.scorecard_model import NAME, ScorecardModel
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

FADE_MILLISECONDS = 150
LOWEST_ROW, HIGHEST_ROW = 26, 56

_MOVES = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_Reason = Qt.FocusReason
_BY_KEY = {_Reason.TabFocusReason, _Reason.BacktabFocusReason, _Reason.ShortcutFocusReason}
_FOR_A_WHILE = {
    _Reason.ActiveWindowFocusReason,
    _Reason.MenuBarFocusReason,
    _Reason.PopupFocusReason,
}


class ScorecardView(QTableView):
    """Scores on a click, or the lit row on Enter; the pointer and the arrows move the light."""

    chosen = Signal(Category)

    def __init__(self, model: ScorecardModel, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._card = model
        self._pressed_row = -1
        self._row_of_keys = -1
        # Asked for Qt's own one, PySide6 would make the classes of all widgets to find its kind.
        self.setViewport(QWidget())
        self.setModel(model)
        self._boxes = BoxDelegate(theme, self)
        self.setItemDelegate(self._boxes)
        self._fading = Moment(theme, FADE_MILLISECONDS, self)
        self._fading.moved.connect(self._fade)
        self._look_like_a_card()
        theme.changed.connect(self._arrange)
        theme.changed.connect(self.updateGeometry)
        model.modelReset.connect(self._begin_anew)

    def _look_like_a_card(self) -> None:
        self.setAccessibleName(translate("Card", "Scorecard"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
            header.hide()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(self._theme.px(380), self._theme.px(42) * self._card.rowCount())

    def minimumSizeHint(self) -> QSize:
        """Whole names and figures, and a few rows: the rest scrolls."""
        names = QFontMetrics(self._theme.font(16, QFont.Weight.DemiBold))
        rows = range(self._card.rowCount())
        widest = max(names.horizontalAdvance(self._card.index(row, NAME).data()) for row in rows)
        players = self._card.columnCount() - 1
        width = self._theme.gap(MARGIN) + widest + 4 + players * self._points_width()
        return QSize(width, self._lowest() * 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every row its share of the height."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Score on Enter, once however long it is held; move the light by arrows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and self._boxes.lit_row >= 0:
                self.chosen.emit(self._card.category(self._boxes.lit_row))
        elif event.key() not in _MOVES:
            super().keyPressEvent(event)
        elif self._boxes.lit_row < 0:
            self._light_by_key()
        else:
            self.setCurrentIndex(self._card.index(self._boxes.lit_row, NAME))
            super().keyPressEvent(event)
            self._light_by_key()

    def reveal(self) -> None:
        """Let the potentials of a new roll come up."""
        self._fading.begin()

    def advise(self, category: Category | None) -> None:
        """Outline the box that the coach would score."""
        self._boxes.advised_row = -1 if category is None else self._card.row(category)
        self.viewport().update()

    def explain(self) -> None:
        """Show why the dice earn in the lit box what they earn, without the pointer's help."""
        if self._boxes.lit_row < 0:
            self._light_by_key()
        box = self._card.index(self._boxes.lit_row, NAME)
        place, text = self.visualRect(box), box.data(Qt.ItemDataRole.ToolTipRole)
        corner = self.viewport().mapToGlobal(place.bottomLeft())
        QtWidgets.QToolTip.showText(corner, text, self.viewport(), place)
        announce(self, text)

    def keyboardSearch(self, search: str) -> None:
        """Leave letters and digits alone: they are the keys of dice and commands."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light a row for someone who comes by keys."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEY:
            self._light_by_key()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the light of the keys out."""
        super().focusOutEvent(event)
        if event.reason() not in _FOR_A_WHILE:
            self._row_of_keys = -1
            if not self.underMouse():
                self._light(-1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the row under the pointer."""
        super().mouseMoveEvent(event)
        self._light(self.indexAt(event.position().toPoint()).row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the row; it is scored when the button is let go over it."""
        self._pressed_row = self.indexAt(event.position().toPoint()).row()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Score the row that was clicked."""
        row = self.indexAt(event.position().toPoint()).row()
        if event.button() == Qt.MouseButton.LeftButton and row == self._pressed_row >= 0:
            self.chosen.emit(self._card.category(row))
        self._pressed_row = -1

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Swallow the second press: a double click scores once."""
        self._pressed_row = -1
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Light the row that has come under the pointer."""
        super().wheelEvent(event)
        self._light(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        """Let the light go with the pointer, back to the row that the keys lit."""
        super().leaveEvent(event)
        self._light(self._row_of_keys)

    def _fade(self) -> None:
        self._boxes.clearness = self._fading.done
        self.viewport().update()

    def _light(self, row: int) -> None:
        if row != self._boxes.lit_row:
            if self._boxes.lit_row >= 0:
                QtWidgets.QToolTip.hideText()  # it was about the row before
            self._boxes.lit_row = row
            self.viewport().update()

    def _light_by_key(self) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._card.index(0, NAME))
        self._row_of_keys = self.currentIndex().row()
        self._light(self._row_of_keys)

    def _begin_anew(self) -> None:
        self._row_of_keys = -1
        self._light(-1)
        self._arrange()

    def _lowest(self) -> int:
        return max(self._theme.gap(LOWEST_ROW), QFontMetrics(self._theme.font(16)).height() + 6)

    def _points_width(self) -> int:
        figures = QFontMetrics(self._theme.figures(17, QFont.Weight.Bold))
        return figures.horizontalAdvance("000") + self._theme.gap(MARGIN + 8)

    def _arrange(self) -> None:
        rows = self._card.rowCount()
        share = self.viewport().height() // rows
        height = max(self._lowest(), min(share, self._theme.px(HIGHEST_ROW)))
        for row in range(rows):
            self.setRowHeight(row, height)
        players = self._card.columnCount() - 1
        points = self._points_width()
        self.setColumnWidth(NAME, self.viewport().width() - players * points)
        for column in range(1, players + 1):
            self.setColumnWidth(column, points)
