"""A list of games to run one's eye over, and to choose one from."""

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from yacht_desktop.ui.book.games_delegate import GamesDelegate, cell_inset, font_of
from yacht_desktop.ui.book.games_model import GamesModel
from yacht_desktop.ui.quiet_scroll_bar import QuietScrollBar
from yacht_desktop.ui.theme import Theme

_ROW, _LEAST_ROWS = 46, 3
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NO_KEY = Qt.KeyboardModifier.NoModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GamesTable(QTableView):
    """A click or Enter chooses a game; columns that find no room are left out."""

    chosen = Signal(int)
    """The number of a game."""
    in_view = Signal(list)
    """The numbers of the games that are seen now."""

    def __init__(self, model: GamesModel, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._games = model
        self._pressed_row = -1
        self._delegate = GamesDelegate(theme, self)
        self._looker = QTimer(self, singleShot=True, interval=0)
        # A view knows only the bar that it was made with.
        bar = QuietScrollBar(theme, self)
        bar.valueChanged.connect(self.verticalScrollbarValueChanged)
        bar.actionTriggered.connect(self.verticalScrollbarAction)
        self._looker.timeout.connect(self._look)
        # Asked for Qt's own one, PySide6 would make the classes of all widgets to find its kind.
        self.setViewport(QWidget())
        self.setHorizontalHeader(QuietHeader(theme))
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self._look_like_a_list()
        for signal in (model.modelReset, model.rowsInserted):
            signal.connect(self._arrange)
        self.verticalScrollBar().valueChanged.connect(self._looker.start)
        theme.changed.connect(self._arrange)

    @property
    def games(self) -> GamesModel:
        """The list that is shown."""
        return self._games

    def _look_like_a_list(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(1)
        rows.hide()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(self._theme.px(328), self._row_height() * 5 + self._header_height())

    def minimumSizeHint(self) -> QSize:
        """A few rows, with the columns that always stay."""
        wide = sum(self._width(at) for at, c in enumerate(self._games.columns) if not c.rank)
        return QSize(wide, self._row_height() * _LEAST_ROWS + self._header_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns their room."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose on Enter, once however long it is held; move by rows."""
        is_plain = event.modifiers() in (_NO_KEY, Qt.KeyboardModifier.KeypadModifier)
        if event.key() in _ENTER and is_plain:
            if not event.isAutoRepeat() and self.currentIndex().isValid():
                self.chosen.emit(self._games.number(self.currentIndex().row()))
        elif event.key() in (*_ENTER, Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Home and End go to the first and the last row."""
        rows = self._games.rowCount()
        if rows and action is QAbstractItemView.CursorAction.MoveHome:
            return self._games.index(0, 0)
        if rows and action is QAbstractItemView.CursorAction.MoveEnd:
            return self._games.index(rows - 1, 0)
        return super().moveCursor(action, modifiers)

    def keyboardSearch(self, search: str) -> None:
        """Leave letters and digits alone."""

    def go_to(self, number: int) -> None:
        """Light the row of a game, or the first one, for somebody who comes by keys."""
        row = max(0, self._games.row(number))
        if self._games.rowCount():
            at = self._games.index(row, 0)
            self.selectionModel().setCurrentIndex(at, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.scrollTo(at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light a row for someone who comes by keys."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.go_to(0)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the light of the keys out."""
        super().focusOutEvent(event)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the row under the pointer."""
        super().mouseMoveEvent(event)
        self._point_at(self.indexAt(event.position().toPoint()).row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the row; it is chosen when the button is let go over it."""
        self._pressed_row = self.indexAt(event.position().toPoint()).row()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the row that was clicked."""
        row = self.indexAt(event.position().toPoint()).row()
        if event.button() == Qt.MouseButton.LeftButton and row == self._pressed_row >= 0:
            self.go_to(self._games.number(row))
            self.chosen.emit(self._games.number(row))
        self._pressed_row = -1

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Swallow the second press."""
        self._pressed_row = -1
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the light go with the pointer."""
        super().leaveEvent(event)
        self._point_at(-1)

    def _point_at(self, row: int) -> None:
        if row != self._delegate.pointed_row:
            self._delegate.pointed_row = row
            self.viewport().update()

    def _look(self) -> None:
        """Say which games are seen."""
        rows = self._games.rowCount()
        first = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        seen = range(first, rows if last < 0 else last + 1)
        self.in_view.emit([self._games.number(row) for row in seen])

    def _arrange(self) -> None:
        self._delegate.pointed_row = -1
        self.verticalHeader().setDefaultSectionSize(self._row_height())
        columns = self._games.columns
        widths = [self._width(at) for at in range(len(columns))]
        room = self.viewport().width()
        for rank in sorted({column.rank for column in columns} - {0}, reverse=True):
            if sum(widths) > room:
                widths = [0 if c.rank == rank else w for w, c in zip(widths, columns, strict=True)]
        shown = [at for at, width in enumerate(widths) if width]
        spare, rest = divmod(max(0, room - sum(widths)), len(shown) - 1)
        for at, width in enumerate(widths):
            self.setColumnHidden(at, not width)
            more = spare if at and width else 0
            self.setColumnWidth(at, width + more + (rest if at == shown[-1] else 0))
        self._looker.start()

    def _width(self, at: int) -> int:
        """What a column needs: for its caption and for the widest that it may have to show."""
        column = self._games.columns[at]
        inset = 2 * cell_inset(self._theme)
        cells = QFontMetrics(font_of(column, self._theme))
        caption = QFontMetrics(caption_font(self._theme)).horizontalAdvance(column.caption)
        return inset + 2 + max(caption, *map(cells.horizontalAdvance, column.samples))

    def _row_height(self) -> int:
        return self._theme.px(20) + self._theme.gap(26)

    def _header_height(self) -> int:
        return self.horizontalHeader().sizeHint().height()


class QuietHeader(QHeaderView):
    """What the columns are called, in small type without a ground."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setViewport(QWidget())
        self._theme = theme
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(0)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """A line of small type."""
        return QSize(0, self._theme.px(18) + self._theme.gap(8))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        """Paint a caption, above its figures or its words."""
        model = self.model()
        if not isinstance(model, GamesModel) or not rect.isValid():
            return
        column = model.columns[logical]
        inset = cell_inset(self._theme)
        painter.save()
        painter.setFont(caption_font(self._theme))
        painter.setPen(self._theme.tokens.muted)
        inside = rect.adjusted(inset, 0, -inset, 0)
        painter.drawText(inside, _RIGHT if column.is_figure else _LEFT, column.caption)
        painter.restore()


def caption_font(theme: Theme) -> QFont:
    """The type of the captions."""
    return theme.font(13, QFont.Weight.Medium)
