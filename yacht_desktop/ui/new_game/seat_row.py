"""One player on the page for a new game: a grip, a number, a name, and buttons."""

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from yacht_desktop.ui.new_game.seat_field import SeatField
from yacht_desktop.ui.new_game.small_button import Sign, SmallButton
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


class SeatRow(QWidget):
    """Says what the player wants; `Seats` does it."""

    def __init__(self, player: int, names: QStringListModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._player = player
        self._theme = theme
        self.grip = Grip(player, theme, self)
        self.field = SeatField(names, theme, self)
        self.up = SmallButton(Sign.UP, theme, self)
        self.down = SmallButton(Sign.DOWN, theme, self)
        self.out = SmallButton(Sign.CROSS, theme, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.grip)
        row.addWidget(self.field, 1)
        for button in (self.up, self.down, self.out):
            row.addWidget(button)
        theme.changed.connect(self._dress)
        self._dress()

    def translate(self) -> None:
        """Say everything in the language in force."""
        number = self._player + 1
        self.field.setPlaceholderText(fill(translate("Seats", "Player %1"), number))
        self.field.setAccessibleName(fill(translate("NewGame", "Name of player %1"), number))
        self.field.setToolTip(translate("NewGame", "Down shows names, Alt with Up or Down moves"))
        self.grip.setToolTip(translate("NewGame", "Drag to change the order"))
        for button, text in (
            (self.up, translate("NewGame", "Move player %1 up")),
            (self.down, translate("NewGame", "Move player %1 down")),
            (self.out, translate("NewGame", "Take out player %1")),
        ):
            button.setAccessibleName(fill(text, number))
            button.setToolTip(fill(text, number))

    def show_place(self, players: int) -> None:
        """Show the row, and what can be done with it, among so many players."""
        self.setVisible(self._player < players)
        self.up.setEnabled(self._player > 0)
        self.down.setEnabled(self._player < players - 1)
        self.out.setEnabled(players > 1)
        for widget in (self.grip, self.up, self.down, self.out):
            widget.setVisible(players > 1)

    def _dress(self) -> None:
        self.field.setFont(self._theme.font(16))
        self.field.setMinimumHeight(self._theme.target())


class Grip(QWidget):
    """Six dots and the number, to take a player by and put them elsewhere."""

    taken = Signal()
    dragged = Signal(QPoint)
    """The pointer is there, in the coordinates of the screen."""

    def __init__(self, player: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._player = player
        self._theme = theme
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for a finger."""
        return QSize(self._theme.target() + self._theme.px(8), self._theme.target())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        self.taken.emit()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move along."""
        self.dragged.emit(event.globalPosition().toPoint())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dots and the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, tokens = self._theme.px, self._theme.tokens
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.muted)
        middle = self.height() / 2
        for across in (0, 1):
            for along in (-1, 0, 1):
                centre = QPointF(px(12) + across * px(7), middle + along * px(7))
                painter.drawEllipse(centre, px(2), px(2))
        painter.setPen(tokens.muted)
        painter.setFont(self._theme.figures(15, QFont.Weight.DemiBold))
        painter.drawText(
            self.rect().adjusted(px(22), 0, -px(8), 0),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            str(self._player + 1),
        )
