"""The card's panel: the boxes, the total and the record to beat."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.rules import Game
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.board.counting import CountingNumber
from yacht_desktop.ui.board.record_strip import RecordStrip
from yacht_desktop.ui.board.scorecard_model import ScorecardModel
from yacht_desktop.ui.board.scorecard_view import ScorecardView
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

COUNT_MILLISECONDS = 350


class CardPanel(Panel):
    """The right side of the board."""

    def __init__(self, actions: Actions, theme: Theme, game: Game) -> None:
        super().__init__(theme)
        self._roll = (game.turn, game.rolls_used)
        self.model = ScorecardModel(game)
        self.view = ScorecardView(self.model, theme)
        self.total = TotalLine(theme)
        self.strip = RecordStrip(actions, theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 10)
        column.setSpacing(4)
        column.addWidget(self.view, 1)
        column.addWidget(self.total)
        column.addWidget(self.strip)

    def show_game(self, game: Game, *, counts: bool) -> None:
        """Show a game; `counts` lets the total run to its new value, and potentials come up."""
        self.model.show_game(game)
        before, self._roll = self._roll, (game.turn, game.rolls_used)
        if counts and game.faces and self._roll != before:
            self.view.reveal()
        self.total.show_total(game.totals[0], counts=counts)


class TotalLine(QWidget):
    """The total under its line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._number = CountingNumber(theme, COUNT_MILLISECONDS, self)
        self._number.changed.connect(self.update)
        self.setObjectName("total")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_total(self, total: int, *, counts: bool) -> None:
        """Show a total, counting up to it or at once."""
        self.setAccessibleName(fill(translate("Card", "Total %1"), total))
        if counts:
            self._number.set(total)
        else:
            self._number.jump(total)

    def sizeHint(self) -> QSize:
        """One line of the largest figures on the card."""
        return QSize(0, self._theme.px(32) + self._theme.gap(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the word and the figure."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.tokens.ink, 1.5))
        painter.drawLine(self._theme.gap(12), 1, self.width() - self._theme.gap(12), 1)
        margin = self._theme.gap(20)
        inside = QRectF(self.rect()).adjusted(margin, 0, -margin, 0)
        painter.setFont(self._theme.font(18, QFont.Weight.Bold))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside, left, translate("Card", "Total"))
        painter.setFont(self._theme.figures(26, QFont.Weight.Bold))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside, right, str(self._number.shown))
