"""The card of a finished game at one moment, with a column for each player."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.rules import Game
from yacht_desktop.ui.board.box_delegate import MARGIN
from yacht_desktop.ui.board.scorecard_model import NAME, ScorecardModel
from yacht_desktop.ui.board.scorecard_view import ScorecardView
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.replay import Moment
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ReplayCard(Panel):
    """Boxes, totals and, for more than one player, their names."""

    def __init__(self, theme: Theme, game: Game) -> None:
        super().__init__(theme)
        self.model = NamedCard(game)
        self.view = ScorecardView(self.model, theme)
        self.names = CardLine(self.view, theme)
        self.totals = CardLine(self.view, theme, is_total=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 10)
        column.setSpacing(4)
        column.addWidget(self.names)
        column.addWidget(self.view, 1)
        column.addWidget(self.totals)

    def show_moment(self, moment: Moment, players: tuple[str, ...]) -> None:
        """Show the cards of a moment; the box that was filled last is outlined."""
        self.model.players = players
        self.model.show_game(moment.game)
        self.view.advise(moment.scored)
        self.names.say("", players)
        self.names.setVisible(len(players) > 1)
        totals = tuple(str(total) for total in moment.game.totals)
        self.totals.say(translate("Card", "Total"), totals)


class NamedCard(ScorecardModel):
    """The card's model, whose columns are called like their players."""

    players: tuple[str, ...] = ("",)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What rows and columns are called; not painted, but read out."""
        is_column = orientation is Qt.Orientation.Horizontal and section != NAME
        if is_column and role == Qt.ItemDataRole.DisplayRole and len(self.players) > 1:
            return self.players[section - 1]
        return super().headerData(section, orientation, role)


class CardLine(QWidget):
    """Words above or below the columns of the card."""

    def __init__(self, view: ScorecardView, theme: Theme, *, is_total: bool = False) -> None:
        super().__init__()
        self._view = view
        self._theme = theme
        self._is_total = is_total
        self._name = ""
        self._texts: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        view.horizontalHeader().sectionResized.connect(self.update)
        theme.changed.connect(self.updateGeometry)

    def say(self, name: str, texts: tuple[str, ...]) -> None:
        """Show a name at the left and a text at each column."""
        self._name, self._texts = name, texts
        self.setAccessibleName(" ".join((name, ", ".join(texts))).strip())
        self.update()

    def sizeHint(self) -> QSize:
        """One line: the largest figures of the card, or the names."""
        if self._is_total:
            return QSize(0, self._theme.px(32) + self._theme.gap(20))
        return QSize(0, self._theme.px(20) + self._theme.gap(8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line of a total, the name and the texts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin, tokens = self._theme.gap(MARGIN), self._theme.tokens
        if self._is_total:
            painter.setPen(QPen(tokens.ink, 1.5))
            end = self._theme.gap(12)
            painter.drawLine(end, 1, self.width() - end, 1)
        painter.setPen(tokens.ink)
        painter.setFont(self._theme.font(18, QFont.Weight.Bold))
        inside = QRectF(self.rect()).adjusted(margin, 0, -margin, 0)
        painter.drawText(inside, _LEFT, self._name)
        painter.setFont(self._font())
        for column, text in enumerate(self._texts, 1):
            right = self._view.columnViewportPosition(column) + self._view.columnWidth(column)
            wide = self._view.columnWidth(column) - 4 if len(self._texts) > 1 else self.width()
            place = QRectF(right - margin / 2 - wide, 0, wide - margin / 2, self.height())
            shown = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, int(place.width())
            )
            painter.drawText(place, _RIGHT, shown)

    def _font(self) -> QFont:
        if not self._is_total:
            return self._theme.font(14, QFont.Weight.DemiBold)
        return self._theme.figures(26 if len(self._texts) == 1 else 19, QFont.Weight.Bold)
