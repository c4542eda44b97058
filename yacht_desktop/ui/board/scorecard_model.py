"""The card as a table model: meanings by role, never colours or fonts."""

from enum import IntEnum
from html import escape
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from yacht_desktop.rules import NUMBERS, Category, Game
from yacht_desktop.ui.rule_words import explanation
from yacht_desktop.ui.seat_words import seat_name
from yacht_desktop.ui.sheet_order import rows_in_order
from yacht_desktop.ui.words import category_name, fill, needs

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
Earlier = dict[tuple[int, Category], str]
"""What is said about boxes that were corrected, each by its player and category."""
NAME = 0
"""The column of the boxes' names; the players' columns follow."""


_TABLE = QModelIndex()


class Role(IntEnum):
    """What a view may ask about a cell beyond Qt's own roles."""

    POINTS = Qt.ItemDataRole.UserRole
    """Points written in the box, None while it is open."""
    POTENTIAL = Qt.ItemDataRole.UserRole + 1
    """Points that the dice would earn there, None if they can't be scored there."""
    IS_ON_TURN = Qt.ItemDataRole.UserRole + 2
    """Whether this is the column of the one, of several, whose turn it is."""
    HAS_LEFT = Qt.ItemDataRole.UserRole + 3
    """Whether this is the column of somebody who has left."""
    WAS = Qt.ItemDataRole.UserRole + 4
    """What stood in the box before it was corrected; None if it was not."""


class ScorecardModel(QAbstractTableModel):
    """One row a box, the first column its name, then one column a player."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._names = ("",) * len(game.cards)
        self._was: Earlier = {}
        self._yacht_first = False
        self._is_enlarged = False
        self._boxes = game.ruleset.categories

    @property
    def has_seats(self) -> bool:
        """Whether several play."""
        return len(self._game.cards) > 1

    @property
    def is_shared(self) -> bool:
        """Whether several players have a column each."""
        return self.has_seats and not self.shows_one

    @property
    def shows_one(self) -> bool:
        """Whether, of several players, there is only the column of the one on turn."""
        return self._is_enlarged and self.can_show_one

    @property
    def can_show_one(self) -> bool:
        """Whether one of several players is on turn, so that one column may stand for all."""
        return self.has_seats and not self._game.is_over

    @property
    def player(self) -> int:
        """Whose turn it is, from 0."""
        return self._game.player

    def show_game(
        self, game: Game, names: tuple[str, ...] = (), was: Earlier | None = None
    ) -> None:
        """Show another state, and what boxes `was` before they were corrected.

        A change of rules or players resets the model.
        """
        before, was = self._game, was or {}
        names = names or ("",) * len(game.cards)
        is_other_table = self._is_enlarged and game.is_over != before.is_over
        if is_other_table or (game.ruleset, names, len(game.cards)) != (
            *(before.ruleset, self._names, len(before.cards)),
        ):
            self.beginResetModel()
            self._game, self._names, self._was = game, names, was
            self._order()
            self.endResetModel()
            return
        is_same = (game.cards, game.faces, was) == (before.cards, before.faces, self._was)
        self._game, self._was = game, was
        if (game.player, game.left, game.is_over) != (before.player, before.left, before.is_over):
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
            is_same = False
        if not is_same:  # else it was only a hold
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    @property
    def has_dice(self) -> bool:
        """Whether dice lie there that a box could be scored with."""
        return self._game.faces is not None

    def put_yacht_first(self, first: bool) -> None:
        """Begin with Yacht and end with Ones, or the other way round."""
        if first != self._yacht_first:
            self.beginResetModel()
            self._yacht_first = first
            self._order()
            self.endResetModel()

    def enlarge(self, on: bool) -> None:
        """Show of several players the one on turn, in a size for fingers, until the game ends."""
        if on != self._is_enlarged:
            self.beginResetModel()
            self._is_enlarged = on
            self.endResetModel()

    def _order(self) -> None:
        self._boxes = rows_in_order(self._game.ruleset, yacht_first=self._yacht_first)

    def category(self, row: int) -> Category:
        """The box of a row."""
        return self._boxes[row]

    def row(self, category: Category) -> int:
        """The row of a box."""
        return self._boxes.index(category)

    def is_open(self, row: int) -> bool:
        """Whether the player whose turn it is can still fill this row."""
        return self._game.card[self.category(row)] is None

    @property
    def most_points(self) -> int:
        """The points of the best dice in the best box."""
        return max(map(self._game.ruleset.best, self._boxes))

    def ends_group(self, row: int) -> bool:
        """Whether numbers end below this row, or begin there."""
        kinds = [box in NUMBERS for box in self._boxes[row : row + 2]]
        return len(set(kinds)) > 1

    @property
    def first_of_lower(self) -> int:
        """The row that begins what follows the numbers, or what they follow."""
        return next(row for row in range(self.rowCount()) if self.ends_group(row)) + 1

    def rowCount(self, parent: Index = _TABLE) -> int:
        """One row a box."""
        return 0 if parent.isValid() else len(self._boxes)

    def columnCount(self, parent: Index = _TABLE) -> int:
        """The names, then the players."""
        return 0 if parent.isValid() else 1 + (len(self._game.cards) if self.is_shared else 1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every box can be looked at; whether it can be scored is for the game to say."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What rows and columns are called, read out and, of several players, painted."""
        if orientation is Qt.Orientation.Vertical:
            is_name = role == Qt.ItemDataRole.DisplayRole
            return category_name(self.category(section)) if is_name else None
        if section == NAME or not self.has_seats:
            name = translate("Card", "Box") if section == NAME else translate("Card", "Points")
            return name if role == Qt.ItemDataRole.DisplayRole else None
        return self._seat(self.player_of(section), role)

    def player_of(self, column: int) -> int:
        """Whose column it is; the names stand for the player on turn."""
        return column - 1 if self.is_shared and column != NAME else self._game.player

    def column_of(self, player: int) -> int:
        """The column of a player, -1 if it is not shown."""
        if self.is_shared:
            return player + 1
        return NAME + 1 if player == self._game.player else -1

    def _seat(self, player: int, role: int) -> Any:
        """What is said of one of several players at the top of the column."""
        name = seat_name(self._names, player)
        answer: Any = None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                answer = name
            case Role.IS_ON_TURN:
                answer = player == self._game.player and not self._game.is_over
            case Role.HAS_LEFT:
                answer = player in self._game.left
            case Qt.ItemDataRole.ToolTipRole:
                answer = f"<p>{escape(self._spoken_seat(player, name))}</p>"
            case Qt.ItemDataRole.AccessibleTextRole:
                answer = self._spoken_seat(player, name)
        return answer

    def _spoken_seat(self, player: int, name: str) -> str:
        if player in self._game.left:
            return fill(translate("Card", "%1, has left"), name)
        if player == self._game.player and not self._game.is_over:
            return fill(translate("Card", "%1, on turn"), name)
        return name

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell means under a role."""
        if not index.isValid():
            return None
        category = self.category(index.row())
        player = self.player_of(index.column())
        points = self._game.cards[player][category]
        potential = self._game.potential(category) if player == self._game.player else None
        answer: Any = None
        match role:
            case Role.POINTS:
                answer = points
            case Role.POTENTIAL:
                answer = potential
            case Role.WAS:
                answer = self._was.get((player, category))
            case Role.IS_ON_TURN | Role.HAS_LEFT if self.is_shared and index.column() != NAME:
                answer = self._seat(player, role)
            case Qt.ItemDataRole.DisplayRole:
                answer = self._text(index.column(), category, points, potential)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                answer = self._explained(player, category, potential)
            case Qt.ItemDataRole.AccessibleTextRole:
                answer = self._spoken(player, category, points, potential)
        return answer

    def _text(
        self, column: int, category: Category, points: int | None, potential: int | None
    ) -> str:
        if column == NAME:
            return category_name(category)
        shown = potential if points is None else points
        return "" if shown is None else str(shown)

    def _explained(self, player: int, category: Category, potential: int | None) -> str:
        faces = None if potential is None else self._game.faces
        text = explanation(self._game.ruleset, category, faces)
        was = self._was.get((player, category))
        return text if was is None else f"{text}\n{was}"

    def _spoken(
        self, player: int, category: Category, points: int | None, potential: int | None
    ) -> str:
        text = self._spoken_box(category, points, potential)
        was = self._was.get((player, category))
        if was is not None:
            text = fill(translate("Card", "%1, %2"), text, was)
        if not self.has_seats:
            return text
        return fill(translate("Card", "%1: %2"), seat_name(self._names, player), text)

    def _spoken_box(self, category: Category, points: int | None, potential: int | None) -> str:
        name = category_name(category)
        if points is not None:
            return fill(translate("Card", "%1, scored %2"), name, points)
        if potential is None:
            return fill(translate("Card", "%1, open"), name)
        if potential == 0 and needs(category) and self._game.ruleset.best(category):
            return fill(translate("Card", "%1, would score 0, %2"), name, needs(category))
        return fill(translate("Card", "%1, would score %2"), name, potential)
