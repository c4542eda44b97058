"""The card as the player sees it: a table whose rows are lit, clicked and scored."""

from PySide6 import QtWidgets  # tooltips are made when there is one
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QHeaderView

from yacht_desktop.rules import Category
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.board.box_delegate import BoxDelegate
from yacht_desktop.ui.board.box_table import NOWHERE
from yacht_desktop.ui.board.card_sizes import CardSizes
from yacht_desktop.ui.board.folding_table import FoldingTable
from yacht_desktop.ui.board.moment import Moment
from yacht_desktop.ui.board.scorecard_model import NAME, ScorecardModel
from yacht_desktop.ui.board.seats_header import SeatsHeader
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

FADE_MILLISECONDS = 150
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

_MOVES = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_Reason = Qt.FocusReason
_BY_KEY = {_Reason.TabFocusReason, _Reason.BacktabFocusReason, _Reason.ShortcutFocusReason}
_FOR_A_WHILE = {
    _Reason.ActiveWindowFocusReason,
    _Reason.MenuBarFocusReason,
    _Reason.PopupFocusReason,
}


class ScorecardView(FoldingTable):
    """Scores on a click, or the lit row on Enter; the pointer and the arrows move the light."""

    chosen = Signal(int, Category)
    """A player's box, of the one on turn unless somebody picked another column."""
    arranged = Signal()
    """Columns have found their places."""
    left = Signal()
    """An arrow leads away from the card, to the tray."""
    begun = Signal()
    """Enter on the keypad where no dice lie yet."""

    def __init__(self, model: ScorecardModel, theme: Theme) -> None:
        super().__init__(theme)
        self._card = model
        self._row_of_keys = -1
        self.sizes = CardSizes(model, theme)
        self.setModel(model)
        self._boxes = BoxDelegate(model, theme, self)
        self.setItemDelegate(self._boxes)
        QuietScrollBar(theme, self)
        self.listen_to_readers()
        self.picked.connect(self._choose)
        self._fading = Moment(theme, FADE_MILLISECONDS, self)
        self._fading.moved.connect(self._fade)
        self._look_like_a_card()
        theme.changed.connect(self._arrange)
        theme.changed.connect(self.updateGeometry)
        model.modelReset.connect(self._begin_anew)

    def _look_like_a_card(self) -> None:
        self.setAccessibleName(translate("Card", "Scorecard"))
        self.seats = SeatsHeader(self._theme, self)
        self.setHorizontalHeader(self.seats)
        for header in (self.seats, self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
        self.seats.setVisible(self._card.has_seats)
        self.verticalHeader().hide()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(self._theme.px(380), self._theme.px(42) * self._card.rowCount())

    def minimumSizeHint(self) -> QSize:
        """Whole names and figures, and a few rows: the rest scrolls."""
        return QSize(self.sizes.least_width(), self._heads() + self.sizes.lowest_row() * 3)

    def comfortable_height(self) -> int:
        """The height at which all rows are seen, those of several players as in the design."""
        if self._card.shows_one:
            return self._heads() + self.sizes.folded_height()
        return self.seats.low() + self.sizes.usual_row() * self._card.rowCount()

    def width_to_fold(self, height: int) -> int | None:
        """The width at which the card is folded, being only so high; None where it needn't be."""
        width = self.sizes.folded_width()
        return None if self.sizes.fold(width, height) is None else width

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every row its share of the height."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Score on Enter, once however long it is held; move the light by arrows."""
        if event.key() == Qt.Key.Key_Enter and not self._card.has_dice:
            if not event.isAutoRepeat():
                self.begun.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and self._boxes.lit_row >= 0:
                self._choose(self._boxes.lit_row, self._boxes.lit_column)
        elif event.key() in _SIDEWAYS:
            self._go_sideways(_SIDEWAYS[Qt.Key(event.key())])
        elif event.key() not in _MOVES:
            super().keyPressEvent(event)
            event.setAccepted(event.isAccepted() and not event.text().isprintable())
        elif self._boxes.lit_row < 0:
            self._light_by_key()
        else:
            self.setCurrentIndex(self._card.index(self._boxes.lit_row, self._boxes.lit_column))
            super().keyPressEvent(event)
            self._light_by_key()

    @property
    def shows_one(self) -> bool:
        """Whether, of several players, there is only the column of the one on turn."""
        return self._card.shows_one

    @property
    def box_in_focus(self) -> Category | None:
        """The box that the keys have lit, while they are at the card."""
        is_lit = self.hasFocus() and self._row_of_keys >= 0
        return self._card.category(self._row_of_keys) if is_lit else None

    def choose(self, row: int) -> None:
        """Score the box of a row, if there is one."""
        if row < self._card.rowCount():
            self._choose(row, NAME)

    def show_keys(self, *, shown: bool) -> None:
        """Write beside each box the letter that scores it, or no longer."""
        if shown != self._boxes.shows_keys:
            self._boxes.shows_keys = shown
            self.viewport().update()

    def reveal(self) -> None:
        """Let the potentials of a new roll come up."""
        self._fading.begin()

    def advise(self, category: Category | None) -> None:
        """Outline the box that the coach would score."""
        self._boxes.advised_row = -1 if category is None else self._card.row(category)
        self.viewport().update()

    def await_dice(self, box: tuple[int, Category] | None) -> None:
        """Frame the box of a player whose dice are being typed anew."""
        there = None if box is None else (self._card.row(box[1]), self._card.column_of(box[0]))
        if there != self._boxes.awaited:
            self._boxes.awaited = there
            self.viewport().update()

    def explain(self) -> None:
        """Show why the dice earn in the lit box what they earn, without the pointer's help."""
        if self._boxes.lit_row < 0:
            self._light_by_key()
        box = self._card.index(self._boxes.lit_row, self._boxes.lit_column)
        place, text = self.visualRect(box), box.data(Qt.ItemDataRole.ToolTipRole)
        corner = self.viewport().mapToGlobal(place.bottomLeft())
        QtWidgets.QToolTip.showText(corner, text, self.viewport(), place)
        announce(self, text)

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
        """Light the box under the pointer."""
        super().mouseMoveEvent(event)
        self._light(*self.box_at(event.position().toPoint()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Light the row that has come under the pointer."""
        super().wheelEvent(event)
        self._light(*self.box_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Let the light go with the pointer, back to the row that the keys lit."""
        super().leaveEvent(event)
        self._light(self._row_of_keys)

    def _fade(self) -> None:
        self._boxes.clearness = self._fading.done
        self.viewport().update()

    def follow_turn(self) -> None:
        """Let the light of several players go to the column of the one on turn."""
        if self._card.is_shared and self._boxes.lit_column != self._card.player + 1:
            self._light(self._boxes.lit_row, self._card.player + 1)
            if self._row_of_keys >= 0:
                self.setCurrentIndex(self._card.index(self._row_of_keys, self._boxes.lit_column))

    def seek_open(self) -> None:
        """Let the light of the keys leave a box that was filled, so that Enter scores the next."""
        rows, many = self._row_of_keys, self._card.rowCount()
        if rows < 0:
            return
        below = ((rows + step) % many for step in range(many))
        row = next((row for row in below if self._card.is_open(row)), rows)
        if row != rows:
            self.setCurrentIndex(self._card.index(row, self._boxes.lit_column))
            self._light_by_key()

    def _choose(self, row: int, column: int) -> None:
        self.chosen.emit(self._card.player_of(column), self._card.category(row))

    def box_at(self, place: QPoint) -> tuple[int, int]:
        """Row and column; of one player, and at the names, it is the row that counts."""
        index = self.indexAt(place)
        if not index.isValid():
            return NOWHERE
        if not self._card.is_shared:
            return index.row(), NAME
        return index.row(), index.column() or self._card.player + 1

    def _light(self, row: int, column: int | None = None) -> None:
        there = (row, self._boxes.lit_column if column is None else column)
        if there != (self._boxes.lit_row, self._boxes.lit_column):
            if self._boxes.lit_row >= 0:
                QtWidgets.QToolTip.hideText()  # it was about the row before
            self._boxes.lit_row, self._boxes.lit_column = there
            self.viewport().update()

    def _light_by_key(self) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._card.index(0, self._boxes.lit_column))
        self._row_of_keys = self.currentIndex().row()
        self._light(self._row_of_keys, self.currentIndex().column())

    def _go_sideways(self, step: int) -> None:
        """Light the same box of a neighbour, or one in the other half; or leave the card."""
        row, column = max(0, self._boxes.lit_row), self._boxes.lit_column
        if self._card.is_shared:
            column = min(max(1, column + step), self._card.columnCount() - 1)
        elif self.fold and (beside := self.fold.beside(row, step)) is not None:
            row = beside if self._boxes.lit_row >= 0 else row
        elif step < 0:
            self.left.emit()
            return
        self.setCurrentIndex(self._card.index(row, column))
        self._light_by_key()

    def _begin_anew(self) -> None:
        self._row_of_keys = -1
        self.seats.setVisible(self._card.has_seats)
        self._light(-1, self._card.player + 1 if self._card.is_shared else NAME)
        self._arrange()
        self.updateGeometry()

    def _heads(self) -> int:
        return self.seats.sizeHint().height() if self._card.has_seats else 0

    def _stand_heads(self) -> None:
        """Leave room beside the names for the choice of the other size, where it is needed."""
        is_tall = self.sizes.has_low_boxes(self.height(), self.seats.low())
        if is_tall != self.seats.is_tall:
            self.seats.is_tall = is_tall
            self.updateGeometries()

    def _arrange(self) -> None:
        self._stand_heads()
        rows, room = self._card.rowCount(), self.maximumViewportSize()
        self.fold = self.sizes.fold(room.width(), room.height())
        height = self.sizes.row_in(room.height())
        if self.fold is not None:
            height = room.height() // rows  # so that nothing is left to scroll
        spare = room.height() - rows * height if self._card.is_shared else 0
        for row in range(rows):  # columns have a ground, which goes on to the totals
            self.setRowHeight(row, height + (1 if row < spare < rows else 0))
        names, *points = self.sizes.columns(self.viewport().width())
        self.setColumnWidth(NAME, names)
        for player, width in enumerate(points):
            self.setColumnWidth(player + 1, width)
        self.arranged.emit()
