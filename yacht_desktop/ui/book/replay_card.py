"""The card of a finished game at one moment, with a column for each player."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.rules import Game
from yacht_desktop.ui.board.box_delegate import MARGIN
from yacht_desktop.ui.board.scorecard_model import ScorecardModel
from yacht_desktop.ui.board.scorecard_view import ScorecardView
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.replay import Moment
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ReplayCard(Panel):
    """Boxes and totals, a column for each player."""

    def __init__(self, theme: Theme, game: Game) -> None:
        super().__init__(theme)
        self.model = ScorecardModel(game)
        self.view = ScorecardView(self.model, theme)
        self.totals = TotalsLine(self.view, theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 10)
        column.setSpacing(4)
        column.addWidget(self.view, 1)
        column.addWidget(self.totals)

    def let_press(self, *, pressed: bool) -> None:
        """Give every box room for a finger where it can be corrected."""
        self.view.sizes.is_pressed = pressed
        self.view.setMinimumHeight(self.view.comfortable_height() if pressed else 0)

    def show_moment(self, moment: Moment, players: tuple[str, ...]) -> None:
        """Show the cards of a moment; the box that was filled last is outlined."""
        self.model.show_game(moment.game, players, moment.was)
        self.view.follow_turn()
        self.view.advise(moment.scored)
        totals = tuple(str(total) for total in moment.game.totals)
        self.totals.say(translate("Card", "Total"), totals)


class TotalsLine(QWidget):
    """Words below the columns of the card."""

    def __init__(self, view: ScorecardView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self._theme = theme
        self._name = ""
        self._texts: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        view.arranged.connect(self.update)
        theme.changed.connect(self.updateGeometry)

    def say(self, name: str, texts: tuple[str, ...]) -> None:
        """Show a name at the left and a text at each column."""
        self._name, self._texts = name, texts
        self.setAccessibleName(" ".join((name, ", ".join(texts))).strip())
        self.update()

    def sizeHint(self) -> QSize:
        """One line of the largest figures of the card."""
        return QSize(0, self._theme.px(32) + self._theme.gap(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the name and the texts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin, end = self._theme.gap(MARGIN), self._theme.gap(12)
        painter.setPen(QPen(self._theme.tokens.ink, 1.5))
        painter.drawLine(end, 1, self.width() - end, 1)
        painter.setFont(self._theme.font(18, QFont.Weight.Bold))
        inside = QRectF(self.rect()).adjusted(margin, 0, -margin, 0)
        painter.drawText(inside, _LEFT, self._name)
        is_shared = len(self._texts) > 1
        painter.setFont(self._theme.figures(19 if is_shared else 26, QFont.Weight.Bold))
        for column, text in enumerate(self._texts, 1):
            left = self._view.columnViewportPosition(column)
            place = QRectF(left, 0, self._view.columnWidth(column), self.height())
            if is_shared:
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            else:
                painter.drawText(inside, _RIGHT, text)
