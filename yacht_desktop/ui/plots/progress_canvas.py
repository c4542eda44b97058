"""A player's games painted in the order of play: a dot each, their average, the records."""

import math
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF, QResizeEvent

from yacht_desktop.ui import dates, record_words
from yacht_desktop.ui.plots.canvas import Canvas
from yacht_desktop.ui.plots.figures import averaged, moving_average, new_bests
from yacht_desktop.ui.plots.round_numbers import round_numbers
from yacht_desktop.ui.plots.thinning import thinned, thinned_line
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import dot, gold_on_surface, grid

_REACH = 22
"""How far from a dot a finger may come down, in pixels of the design."""
_CROWD = 5_000
_DOTS = ((500, 5, 0.75), (_CROWD, 4, 0.5), (math.inf, 3, 0.4))
"""Up to so many games, dots are so wide, in pixels of the design, and so opaque."""
_LONG = 300
"""Days from which on the months are enough below a chart."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GamePoint(Protocol):
    """A finished game, as far as it is a dot."""

    @property
    def number(self) -> int:
        """What the game is called in the file."""
        ...

    @property
    def total(self) -> int:
        """Its points."""
        ...

    @property
    def at(self) -> datetime:
        """When it ended, where it was played."""
        ...


class _Scale(NamedTuple):
    """Pixels of the first game, for each further one, of no points, and for each point."""

    left: float
    across: float
    low: float
    up: float


class ProgressCanvas(Canvas):
    """The dots, and two lines."""

    _is_choosable = True

    def __init__(self, theme: Theme) -> None:
        self.games: Sequence[GamePoint] = ()
        self.totals: list[int] = []
        self.bests: list[int] = []
        self.averaged = averaged(0)
        self.means: list[float] = []
        self._low, self._high = 0.0, 1.0
        self._kept: QPixmap | None = None
        super().__init__(theme)

    def show_games(self, games: Sequence[GamePoint], totals: list[int] | None = None) -> None:
        """Show games in the order of play; `totals` are theirs, if they are known already."""
        self.games = games
        self.totals = [game.total for game in games] if totals is None else totals
        self.bests = new_bests(self.totals)
        self.averaged = averaged(len(games))
        self.means = moving_average(self.totals, self.averaged)
        if self.totals:
            low, high = min(self.totals), max(self.totals)
            room = max(5.0, (high - low) * 0.08)
            self._low, self._high = max(0.0, low - room), high + room
        self.start_anew()

    def refresh(self) -> None:
        """Paint everything anew, the dots too."""
        self._kept = None
        super().refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the dots anew."""
        super().resizeEvent(event)
        self._kept = None

    def _count(self) -> int:
        return len(self.totals)

    def spot(self, stop: int) -> QPointF:
        return self._at(self._plot(), stop, self.totals[stop])

    def _nearest(self, at: QPointF) -> int | None:
        """Look among the games that are near enough to either side."""
        left, across, low, up = self._scale(self._plot())
        reach, totals = self._theme.px(_REACH), self.totals
        first = max(0, round((at.x() - reach - left) / across))
        last = min(len(totals) - 1, round((at.x() + reach - left) / across))

        def distance(game: int) -> float:
            aside, above = left + across * game - at.x(), low + up * totals[game] - at.y()
            return aside * aside + above * above

        found = min(range(first, last + 1), key=distance, default=None)
        return found if found is not None and distance(found) <= reach**2 else None

    def _words(self, stop: int) -> list[str]:
        game = self.games[stop]
        points, day = record_words.game_line(game.total, game.at.date())
        return [points, day, *([record_words.new_best()] if stop in self.bests else [])]

    def _plot(self) -> QRectF:
        """Where the games lie, with room for labels at the left and below."""
        px, inset = self._theme.px, 8
        widest = QFontMetricsF(self._small()).horizontalAdvance(QLocale().toString(888))
        left = inset + widest + px(10)
        foot = QFontMetricsF(self._small()).height() + px(12)
        return QRectF(
            left, px(8), self.width() - left - inset - px(4), self.height() - px(8) - foot
        )

    def _scale(self, plot: QRectF) -> _Scale:
        """How games and points become pixels."""
        last = len(self.totals) - 1
        up = -plot.height() / (self._high - self._low)
        left = plot.left() if last else plot.center().x()
        return _Scale(left, plot.width() / max(1, last), plot.bottom() - self._low * up, up)

    def _at(self, plot: QRectF, game: int, worth: float) -> QPointF:
        left, across, low, up = self._scale(plot)
        return QPointF(left + across * game, low + up * worth)

    def _paint_picture(self, painter: QPainter) -> None:
        plot = self._plot()
        self._paint_heights(painter, plot)
        self._paint_days(painter, plot)
        painter.drawPixmap(0, 0, self._kept_picture(plot))

    def _kept_picture(self, plot: QRectF) -> QPixmap:
        """Dots and lines as a picture, which is kept until something changes."""
        ratio = self.devicePixelRatioF()
        if self._kept is None or self._kept.devicePixelRatio() != ratio:
            self._kept = QPixmap(self.size() * ratio)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._kept)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_dots(painter, plot)
            self._paint_records(painter, plot)
            self._paint_means(painter, plot)
            painter.end()
        return self._kept

    def _paint_dots(self, painter: QPainter, plot: QRectF) -> None:
        size, opaque = next(look for most, *look in _DOTS if len(self.totals) <= most)
        wide, colour = size * self._theme.scale, dot(self._theme.tokens, opaque)
        painter.setPen(QPen(colour, wide, c=Qt.PenCapStyle.RoundCap))
        painter.drawPoints(QPolygonF(self._spots(plot, wide)))

    def _spots(self, plot: QRectF, wide: float) -> list[QPointF]:
        """Where dots of a width go; of a crowd, only those that don't hide each other."""
        games: Sequence[int] = range(len(self.totals))
        if len(games) > _CROWD:
            columns, rows = round(plot.width() / wide), round(plot.height() / wide)
            games = thinned(self.totals, max(1, columns), max(1, rows))
        left, across, low, up = self._scale(plot)
        return [QPointF(left + across * game, low + up * self.totals[game]) for game in games]

    def _paint_records(self, painter: QPainter, plot: QRectF) -> None:
        gold, wide = gold_on_surface(self._theme.tokens), self._theme.scale
        painter.setPen(QPen(gold, 2.5 * wide, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawPolyline(self._steps(plot))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        for best in self.bests:
            painter.drawEllipse(self._at(plot, best, self.totals[best]), 3.5 * wide, 3.5 * wide)

    def _steps(self, plot: QRectF) -> QPolygonF:
        """The best so far: level, and up where it was beaten."""
        points: list[QPointF] = []
        for best in self.bests:
            spot = self._at(plot, best, self.totals[best])
            if points:
                points.append(QPointF(spot.x(), points[-1].y()))
            points.append(spot)
        return QPolygonF([*points, QPointF(plot.right(), points[-1].y())])

    def _paint_means(self, painter: QPainter, plot: QRectF) -> None:
        thick = (3 if len(self.totals) <= _CROWD else 2) * self._theme.scale
        join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(self._theme.tokens.accent, thick, j=join, c=cap))
        line = thinned_line(self.means, max(1, round(plot.width() / (2 * thick))))
        points = [self._at(plot, self.averaged - 1 + number, mean) for number, mean in line]
        if len(points) == 1:
            painter.drawPoint(points[0])
        painter.drawPolyline(QPolygonF(points))

    def _paint_heights(self, painter: QPainter, plot: QRectF) -> None:
        tokens, px = self._theme.tokens, self._theme.px
        painter.setFont(self._small())
        for height in round_numbers(self._low, self._high):
            y = round(self._at(plot, 0, height).y()) + 0.5
            painter.setPen(QPen(grid(tokens), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(tokens.muted)
            place = QRectF(0, y - px(12), plot.left() - px(10), px(24))
            painter.drawText(place, _RIGHT, QLocale().toString(height))

    def _paint_days(self, painter: QPainter, plot: QRectF) -> None:
        """Write below some games when they were played, as many as find room."""
        painter.setPen(self._theme.tokens.muted)
        metrics, last = QFontMetricsF(self._small()), len(self.totals) - 1
        each = metrics.horizontalAdvance(self._day(0)) + self._theme.px(64)
        parts = max(1, min(last, int(plot.width() / each) - 1))
        shown, top = "", plot.bottom() + self._theme.px(10)
        for part in range(parts + 1 if last else 1):
            game = last * part // parts
            day = self._day(game)
            if day != shown:
                wide = metrics.horizontalAdvance(day)
                x = self._at(plot, game, 0).x() - wide / 2
                x = max(plot.left(), min(x, self.width() - 8 - wide))
                painter.drawText(QPointF(x, top + metrics.ascent()), day)
            shown = day

    def _day(self, game: int) -> str:
        days = self.games[game].at.date()
        span = self.games[-1].at.date() - self.games[0].at.date()
        return dates.month(days) if abs(span.days) >= _LONG else dates.in_short(days)

    def _paint_mark(self, painter: QPainter, stop: int) -> None:
        wide, tokens = self._theme.scale, self._theme.tokens
        painter.setPen(QPen(tokens.ink, 2 * wide))
        painter.setBrush(tokens.surface)
        painter.drawEllipse(self.spot(stop), 5 * wide, 5 * wide)

    def _small(self) -> QFont:
        return self._theme.figures(12, QFont.Weight.Normal)
