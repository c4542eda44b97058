"""A list of games as a table model: meanings by role, never colours or fonts."""

from collections.abc import Sequence
from enum import Enum, IntEnum, auto
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

Index = QModelIndex | QPersistentModelIndex

_TABLE = QModelIndex()


class Weight(Enum):
    """How much a column matters to somebody who runs their eye over the list."""

    MAIN = auto()
    PLAIN = auto()
    SIDE = auto()


class Column(NamedTuple):
    """A column: `samples` are the widest texts it may have to show.

    Where the list is narrow, the columns with the highest `rank` are left out first; those with
    rank 0 always stay.
    """

    caption: str
    samples: tuple[str, ...]
    weight: Weight = Weight.PLAIN
    is_figure: bool = True
    rank: int = 0


class Role(IntEnum):
    """What a view may ask about a cell beyond Qt's own roles."""

    IS_FIRST = Qt.ItemDataRole.UserRole
    """Whether the game has the first place."""


class GamesModel(QAbstractTableModel):
    """One row a game; the rows beyond the first page are fetched when they are scrolled to."""

    page_wanted = Signal(int)
    """The rows from this one on are to be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Any] = []
        self.columns = self.describe()
        self._size = 0
        self._is_waiting = False

    def describe(self) -> tuple[Column, ...]:
        """What the columns are, in the language in force."""
        raise NotImplementedError

    def texts(self, line: Any) -> tuple[str, ...]:
        """What the cells of a line show, column by column."""
        raise NotImplementedError

    def spoken(self, line: Any) -> str:
        """What a line says to somebody who hears it."""
        raise NotImplementedError

    def is_first(self, line: Any) -> bool:
        """Whether a line is one of those in the first place."""
        return False

    def begin(self, lines: Sequence[Any], size: int) -> None:
        """Show another list, of which these are the first lines."""
        self.beginResetModel()
        self.lines, self._size, self._is_waiting = list(lines), size, False
        self.endResetModel()

    def append(self, lines: Sequence[Any]) -> None:
        """Show the lines that were wanted."""
        self._is_waiting = False
        if not lines:  # there are fewer games by now
            self._size = len(self.lines)
            return
        first = len(self.lines)
        self.beginInsertRows(_TABLE, first, first + len(lines) - 1)
        self.lines.extend(lines)
        self.endInsertRows()

    def give_up(self) -> None:
        """Note that the lines that were wanted could not be read; they may be wanted again."""
        self._is_waiting = False

    def number(self, row: int) -> int:
        """The number of the game in a row."""
        return int(self.lines[row].number)

    def row(self, number: int) -> int:
        """The row of a game, -1 while it is not loaded."""
        return next((row for row, line in enumerate(self.lines) if line.number == number), -1)

    def say_changed(self, number: int) -> None:
        """More is known of a game."""
        row = self.row(number)
        if row >= 0:
            last = self.index(row, self.columnCount() - 1)
            self.dataChanged.emit(self.index(row, 0), last)

    def say_all_changed(self) -> None:
        """More is known of every game."""
        if self.lines:
            last = self.index(len(self.lines) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def canFetchMore(self, parent: Index) -> bool:
        """Whether there are rows that nobody has asked for yet."""
        return not parent.isValid() and not self._is_waiting and len(self.lines) < self._size

    def fetchMore(self, parent: Index) -> None:
        """Ask for the next page."""
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.page_wanted.emit(len(self.lines))

    def rowCount(self, parent: Index = _TABLE) -> int:
        """One row a game."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _TABLE) -> int:
        """As many as are described."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What the columns are called."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].caption
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell means under a role."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.texts(line)[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken_cell(line, index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return self.hint(line, index.column())
            case Role.IS_FIRST:
                return self.is_first(line)
        return None

    def hint(self, line: Any, column: int) -> str | None:
        """What a cell explains under the pointer."""
        return None

    def _spoken_cell(self, line: Any, column: int) -> str:
        """The whole line in its first cell; the others by their names."""
        if column == 0:
            return self.spoken(line)
        return f"{self.columns[column].caption}: {self.texts(line)[column]}".removesuffix(": ")
