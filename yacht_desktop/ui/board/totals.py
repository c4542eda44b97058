"""The totals of several players under their columns."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.rules import MAX_PLAYERS, Game
from yacht_desktop.ui.board.counting import CountingNumber
from yacht_desktop.ui.board.scorecard_view import ScorecardView
from yacht_desktop.ui.board.seats_header import rounded_at_top
from yacht_desktop.ui.seat_words import seat_name
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AIR = 8


class Totals(QWidget):
    """As wide as the card above it, each total in the middle of its column.

    Where the card shows one player's column only, each total stands beside its name.
    """

    def __init__(self, view: ScorecardView, milliseconds: int, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self._theme = theme
        self._game: Game | None = None
        self._names: tuple[str, ...] = ()
        self._numbers = [CountingNumber(theme, milliseconds, self) for _ in range(MAX_PLAYERS)]
        for number in self._numbers:
            number.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        view.arranged.connect(self.update)
        theme.changed.connect(self.updateGeometry)

    def show_game(self, game: Game, names: tuple[str, ...], *, counts: bool) -> None:
        """Show the totals, counting up to them or at once."""
        self._game, self._names = game, names
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
        painter.drawText(word, _LEFT, translate("Card", "Total"))
        for player, place in enumerate(self._places(len(self._game.cards))):
            self._paint_total(painter, place, player, self._game)
        painter.setPen(QPen(tokens.ink, 1.5))
        painter.drawLine(gap(12), 1, self.width() - gap(12), 1)

    def _places(self, players: int) -> list[QRectF]:
        """Where each total stands: under its column, or beside its name where there is only one."""
        view = self._view
        if view.shows_one:
            word = QFontMetrics(self._theme.font(17, QFont.Weight.Bold))
            left = self._theme.gap(40) + word.horizontalAdvance(translate("Card", "Total"))
            width = (self.width() - left - self._theme.gap(12)) / players
            return [QRectF(left + at * width, 0, width, self.height()) for at in range(players)]
        lefts = (view.viewport().x() + view.columnViewportPosition(at + 1) for at in range(players))
        return [
            QRectF(left, 0, view.columnWidth(at + 1), self.height())
            for at, left in enumerate(lefts)
        ]

    def _paint_total(self, painter: QPainter, place: QRectF, player: int, game: Game) -> None:
        tokens = self._theme.tokens
        is_marked = player in game.winners if game.is_over else player == game.player
        if is_marked:
            painter.save()
            painter.translate(0, self.height())
            painter.scale(1, -1)
            painter.fillPath(rounded_at_top(place, self._theme.gap(10)), tokens.soft)
            painter.restore()
        painter.setPen(tokens.muted if player in game.left else tokens.ink)
        total, figures = (
            str(self._numbers[player].shown),
            self._theme.figures(20, QFont.Weight.Bold),
        )
        painter.setFont(figures)
        if not self._view.shows_one:
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, total)
            return
        room, wide = place.width() - 3 * _AIR, painter.fontMetrics().horizontalAdvance(total)
        plain = self._theme.font(15)
        plain.setStrikeOut(player in game.left)
        metrics, end = QFontMetrics(plain), Qt.TextElideMode.ElideRight
        name = metrics.elidedText(seat_name(self._names, player), end, int(room - wide))
        both = metrics.horizontalAdvance(name) + _AIR + wide
        pair = place.adjusted((place.width() - both) / 2, 0, -(place.width() - both) / 2 + 1, 0)
        painter.drawText(pair, _RIGHT, total)
        painter.setFont(plain)
        painter.drawText(pair, _LEFT, name)
