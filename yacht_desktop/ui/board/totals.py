"""The totals of several players under their columns."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.rules import MAX_PLAYERS, Game
from yacht_desktop.ui.board.counting import CountingNumber
from yacht_desktop.ui.board.scorecard_view import ScorecardView
from yacht_desktop.ui.board.seats_header import rounded_at_top
from yacht_desktop.ui.seat_words import seat_name
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


class Totals(QWidget):
    """As wide as the card above it, each total in the middle of its column."""

    def __init__(self, view: ScorecardView, milliseconds: int, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self._theme = theme
        self._game: Game | None = None
        self._numbers = [CountingNumber(theme, milliseconds, self) for _ in range(MAX_PLAYERS)]
        for number in self._numbers:
            number.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        view.arranged.connect(self.update)
        theme.changed.connect(self.updateGeometry)

    def show_game(self, game: Game, names: tuple[str, ...], *, counts: bool) -> None:
        """Show the totals, counting up to them or at once."""
        self._game = game
        for number, total in zip(self._numbers, game.totals, strict=False):
            if counts:
                number.set(total)
            else:
                number.jump(total)
        totals = (
            fill(translate("Card", "%1: %2"), seat_name(names, player), total)
            for player, total in enumerate(game.totals)
        )
        self.setAccessibleName(fill(translate("Card", "Totals. %1"), ", ".join(totals)))
        self.update()

    def sizeHint(self) -> QSize:
        """One line of large figures."""
        return QSize(0, self._theme.px(24) + self._theme.gap(12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the word and the figures."""
        if self._game is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, gap = self._theme.tokens, self._theme.gap
        painter.setFont(self._theme.font(17, QFont.Weight.Bold))
        painter.setPen(tokens.ink)
        word = QRectF(gap(20), 0, self.width(), self.height())
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(word, left, translate("Card", "Total"))
        painter.setFont(self._theme.figures(20, QFont.Weight.Bold))
        for player in range(len(self._game.cards)):
            self._paint_total(painter, player, self._game)
        painter.setPen(QPen(tokens.ink, 1.5))
        painter.drawLine(gap(12), 1, self.width() - gap(12), 1)

    def _paint_total(self, painter: QPainter, player: int, game: Game) -> None:
        tokens, view = self._theme.tokens, self._view
        left = view.viewport().x() + view.columnViewportPosition(player + 1)
        place = QRectF(left, 0, view.columnWidth(player + 1), self.height())
        is_marked = player in game.winners if game.is_over else player == game.player
        if is_marked:
            painter.save()
            painter.translate(0, self.height())
            painter.scale(1, -1)
            painter.fillPath(rounded_at_top(place, self._theme.gap(10)), tokens.soft)
            painter.restore()
        painter.setPen(tokens.muted if player in game.left else tokens.ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._numbers[player].shown))
