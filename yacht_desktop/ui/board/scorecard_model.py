"""The card as a table model: meanings by role, never colours or fonts."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from yacht_desktop.rules import Category, Game
from yacht_desktop.ui.rule_words import explanation
from yacht_desktop.ui.words import category_name, fill, needs

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
NAME = 0
"""The column of the boxes' names; the players' columns follow."""


_TABLE = QModelIndex()


class Role(IntEnum):
    """What a view may ask about a cell beyond Qt's own roles."""

    POINTS = Qt.ItemDataRole.UserRole
    """Points written in the box, None while it is open."""
    POTENTIAL = Qt.ItemDataRole.UserRole + 1
    """Points that the dice would earn there, None if they can't be scored there."""


class ScorecardModel(QAbstractTableModel):
    """One row a box, the first column its name, then one column a player."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def show_game(self, game: Game) -> None:
        """Show another state; a change of rules or players resets the model."""
        before = self._game
        if (game.ruleset, len(game.cards)) != (before.ruleset, len(before.cards)):
            self.beginResetModel()
            self._game = game
            self.endResetModel()
            return
        self._game = game
        if (game.cards, game.faces) != (before.cards, before.faces):  # else it was only a hold
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def category(self, row: int) -> Category:
        """The box of a row."""
        return self._game.ruleset.categories[row]

    def row(self, category: Category) -> int:
        """The row of a box."""
        return self._game.ruleset.categories.index(category)

    def rowCount(self, parent: Index = _TABLE) -> int:
        """One row a box."""
        return 0 if parent.isValid() else len(self._game.ruleset.categories)

    def columnCount(self, parent: Index = _TABLE) -> int:
        """The names, then the players."""
        return 0 if parent.isValid() else 1 + len(self._game.cards)

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
        """What rows and columns are called; not painted, but read out."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return category_name(self.category(section))
        return translate("Card", "Box") if section == NAME else translate("Card", "Points")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell means under a role."""
        if not index.isValid():
            return None
        category = self.category(index.row())
        player = index.column() - 1 if index.column() != NAME else self._game.player
        points = self._game.cards[player][category]
        potential = self._game.potential(category) if player == self._game.player else None
        answer: Any = None
        match role:
            case Role.POINTS:
                answer = points
            case Role.POTENTIAL:
                answer = potential
            case Qt.ItemDataRole.DisplayRole:
                answer = self._text(index.column(), category, points, potential)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                faces = None if potential is None else self._game.faces
                answer = explanation(self._game.ruleset, category, faces)
            case Qt.ItemDataRole.AccessibleTextRole:
                answer = self._spoken(category, points, potential)
        return answer

    def _text(
        self, column: int, category: Category, points: int | None, potential: int | None
    ) -> str:
        if column == NAME:
            return category_name(category)
        shown = potential if points is None else points
        return "" if shown is None else str(shown)

    def _spoken(self, category: Category, points: int | None, potential: int | None) -> str:
        name = category_name(category)
        if points is not None:
            return fill(translate("Card", "%1, scored %2"), name, points)
        if potential is None:
            return fill(translate("Card", "%1, open"), name)
        if potential == 0 and needs(category) and self._game.ruleset.best(category):
            return fill(translate("Card", "%1, would score 0, %2"), name, needs(category))
        return fill(translate("Card", "%1, would score %2"), name, potential)
