"""Who plays, in which order."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QPoint, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.rules import MAX_PLAYERS
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.new_game.seat_row import SeatRow
from yacht_desktop.ui.new_game.small_button import Sign, SmallButton
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


class Seats(QWidget):
    """Six rows, of which those are seen that somebody sits on; names move, rows stay."""

    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._known = QStringListModel(self)
        self._many = 1
        self.rows = [SeatRow(player, self._known, theme, self) for player in range(MAX_PLAYERS)]
        self.more = SmallButton(Sign.PLUS, theme, self)
        self.more.clicked.connect(self._add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for player, row in enumerate(self.rows):
            column.addWidget(row)
            self._connect(player, row)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def names(self) -> tuple[str, ...]:
        """The names as they stand there, in order."""
        return tuple(row.field.text() for row in self.rows[: self._many])

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.more.setText(translate("NewGame", "Add a player"))
        self.more.setAccessibleName(self.more.text())
        self.more.updateGeometry()
        for row in self.rows:
            row.translate()

    def show_names(self, names: Iterable[str], known: Iterable[str]) -> None:
        """Seat these players, and offer the known names for others."""
        self._known.setStringList([*known])
        self._seat([*names])

    def _seat(self, names: list[str]) -> None:
        self._many = len(names)
        for player, row in enumerate(self.rows):
            name = names[player] if player < len(names) else ""
            if row.field.text() != name:
                row.field.setText(name)
                row.field.setCursorPosition(0)
            row.show_place(self._many)
        self.more.setEnabled(self._many < MAX_PLAYERS)
        self.more.setVisible(self._many < MAX_PLAYERS)
        self.updateGeometry()

    def _add(self) -> None:
        self._seat([*self.names, ""])
        self.rows[self._many - 1].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_out(self, player: int) -> None:
        names = [*self.names]
        del names[player]
        self.rows[min(player, len(names) - 1)].field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._seat(names)

    def _move(self, player: int, to: int) -> bool:
        """Put a player into another place, the others closing up; whether there is one."""
        names = [*self.names]
        if not 0 <= to < len(names):
            return False
        names.insert(to, names.pop(player))
        self._seat(names)
        text = translate("NewGame", "%1 is number %2 now")
        announce(self, fill(text, names[to] or self.rows[player].field.placeholderText(), to + 1))
        return True

    def _move_by_key(self, player: int, step: int) -> None:
        if self._move(player, player + step):
            self.rows[player + step].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self, player: int, row: SeatRow) -> None:
        row.field.moved.connect(lambda step: self._move_by_key(player, step))
        row.field.entered.connect(self.entered)
        row.up.clicked.connect(lambda: self._move_by_button(player, -1))
        row.down.clicked.connect(lambda: self._move_by_button(player, 1))
        row.out.clicked.connect(lambda: self._take_out(player))
        row.grip.dragged.connect(self._dragging(player))

    def _move_by_button(self, player: int, step: int) -> None:
        """Move, and let the same button of the new place have the focus for the next step."""
        if self._move(player, player + step):
            there = self.rows[player + step]
            button = there.up if step < 0 else there.down
            (button if button.isEnabled() else there.field).setFocus()

    def _dragging(self, player: int) -> Callable[[QPoint], None]:
        """Follow the pointer from a grip: the grip stays, the name goes with the pointer."""
        held = [player]

        def follow(place: QPoint) -> None:
            over = self._row_at(self.mapFromGlobal(place).y())
            if over != held[0] and self._move(held[0], over):
                held[0] = over

        def begin() -> None:
            held[0] = player

        self.rows[player].grip.taken.connect(begin)
        return follow

    def _row_at(self, y: int) -> int:
        below = (row.geometry().bottom() < y for row in self.rows[: self._many])
        return min(sum(below), self._many - 1)
