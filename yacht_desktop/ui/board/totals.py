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
        figures = self._theme.figures(20, QFont.Weight.Bold)
        total = str(self._numbers[player].shown)
        if self._view.shows_one:
            plain = QFont(self._theme.font(15))
            plain.setStrikeOut(player in game.left)
            painter.setFont(plain)
            wide = QFontMetrics(figures).horizontalAdvance(total)
            place = _write_before(painter, place, seat_name(self._names, player), wide)
        painter.setFont(figures)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, total)


def _write_before(painter: QPainter, place: QRectF, name: str, total: int) -> QRectF:
    """Write a name that leaves room for a total so wide; returns the place of that."""
    metrics, room = painter.fontMetrics(), place.width() - 3 * _AIR - total
    name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(room))
    wide = metrics.horizontalAdvance(name)
    start = place.adjusted((place.width() - wide - _AIR - total) / 2, 0, 0, 0)
    painter.drawText(start, _LEFT, name)
    return QRectF(start.left() + wide + _AIR, place.top(), total, place.height())
