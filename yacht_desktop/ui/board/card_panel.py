"""The card's panel: the boxes, the total and the record to beat."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.rules import Game
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.board.box_delegate import MARGIN
from yacht_desktop.ui.board.counting import CountingNumber
from yacht_desktop.ui.board.record_strip import RecordStrip
from yacht_desktop.ui.board.scorecard_model import Earlier, ScorecardModel
from yacht_desktop.ui.board.scorecard_view import ScorecardView
from yacht_desktop.ui.board.totals import Totals
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

COUNT_MILLISECONDS = 350


class CardPanel(Panel):
    """The right side of the board."""

    def __init__(self, actions: Actions, theme: Theme, game: Game) -> None:
        super().__init__(theme)
        self._roll = (game.player, game.turn, game.rolls_used)
        self.model = ScorecardModel(game)
        self.view = ScorecardView(self.model, theme)
        self.total = TotalLine(theme)
        self.totals: Totals | None = None
        self.strip = RecordStrip(actions, theme)
        self.view.sizes.has_choice = True
        self.size_link = LinkButton(actions.seats.large_boxes, theme, self)
        self.view.arranged.connect(self._place_link)
        self.view.begun.connect(actions.roll.trigger)
        for row, action in enumerate(actions.boxes):
            action.triggered.connect(partial(self.view.choose, row))
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.total)
        self._column.addWidget(self.strip)
        self._space_out()

    def show_game(
        self,
        game: Game,
        names: tuple[str, ...] = ("",),
        was: Earlier | None = None,
        *,
        counts: bool,
    ) -> None:
        """Show a game, and what boxes `was` before they were corrected.

        `counts` lets the totals run to their new values, and potentials come up.
        """
        self.model.show_game(game, names, was)
        self.view.follow_turn()
        self._show_totals(game, names, counts=counts)
        before, self._roll = self._roll, (game.player, game.turn, game.rolls_used)
        if counts and game.faces and self._roll != before:
            self.view.reveal()

    @property
    def comfortable_height(self) -> int:
        """The height of the design, for several players."""
        return self.view.comfortable_height() + self._around()

    def width_to_fold(self, height: int) -> int | None:
        """The width that the card takes being so high, with its boxes beside each other.

        None where these have room below each other.
        """
        width = self.view.width_to_fold(height - self._around())
        margins = self._column.contentsMargins()
        return None if width is None else width + margins.left() + margins.right()

    def _around(self) -> int:
        """The height of all but the boxes."""
        margins = self._column.contentsMargins()
        below = [self.totals] if self.model.has_seats else [self.total, self.strip]
        heights = [part.sizeHint().height() + self._column.spacing() for part in below if part]
        return sum(heights) + margins.top() + margins.bottom()

    def _show_totals(self, game: Game, names: tuple[str, ...], *, counts: bool) -> None:
        if self.model.has_seats and self.totals is None:
            self.totals = Totals(self.view, COUNT_MILLISECONDS, self._theme)
            self._column.insertWidget(1, self.totals)
        if self.totals is not None:
            self.totals.setVisible(self.model.has_seats)
            if self.model.has_seats:
                self.totals.show_game(game, names, counts=counts)
        self.total.setVisible(not self.model.has_seats)
        self.strip.setVisible(not self.model.has_seats)
        self.total.show_total(game.totals[0], counts=counts)
        self._space_out()

    def _place_link(self) -> None:
        """Put the choice of the size at the left of the players' names, where these leave room."""
        room = self.view.seats.height()
        self.size_link.setVisible(self.view.seats.is_tall)
        left = self.view.x() + self._theme.gap(MARGIN) - self._theme.px(8)  # where names begin
        width = self.size_link.sizeHint().width()
        self.size_link.setGeometry(left, self.view.y(), width, room)
        self.size_link.raise_()

    def _space_out(self) -> None:
        if self.model.has_seats:
            self._column.setContentsMargins(12, 6, 12, 6)
            self._column.setSpacing(0)
        else:
            self._column.setSpacing(4)
            self._column.setContentsMargins(12, 12, 12, 10)


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
