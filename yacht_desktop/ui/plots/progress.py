"""A player's games in the order of play: each a dot, their moving average, and the records."""

import math
from collections.abc import Sequence
from datetime import date, datetime
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF, QResizeEvent

from yacht_desktop.ui import dates, record_words
from yacht_desktop.ui.plots.canvas import Canvas
from yacht_desktop.ui.plots.figures import AVERAGED, moving_average, new_bests, round_numbers
from yacht_desktop.ui.plots.plot_head import Entry, Mark
from yacht_desktop.ui.plots.plot_panel import PlotPanel
from yacht_desktop.ui.plots.table import Sheet
from yacht_desktop.ui.plots.thinning import thinned, thinned_line
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import dot, gold_on_surface

translate = QCoreApplication.translate

_REACH = 22
"""How far from a dot a finger may come down, in pixels of the design."""
_DOTS = ((500, 5), (5_000, 4), (math.inf, 3))
"""Up to so many games, dots are so wide, in pixels of the design."""
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


class ProgressCanvas(Canvas):
    """The dots, and two lines."""

    _is_choosable = True

    def __init__(self, theme: Theme) -> None:
        self.games: Sequence[GamePoint] = ()
        self.totals: list[int] = []
        self.bests: list[int] = []
        self.means: list[float] = []
        self._low, self._high = 0.0, 1.0
        self._dots: QPixmap | None = None
        super().__init__(theme)

    def show_games(self, games: Sequence[GamePoint]) -> None:
        """Show games in the order of play."""
        self.games = games
        self.totals = [game.total for game in games]
        self.bests = new_bests(self.totals)
        self.means = moving_average(self.totals)
        if self.totals:
            low, high = min(self.totals), max(self.totals)
            room = max(5.0, (high - low) * 0.08)
            self._low, self._high = max(0.0, low - room), high + room
        self.start_anew()

    def refresh(self) -> None:
        """Paint everything anew, the dots too."""
        self._dots = None
        super().refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the dots anew."""
        super().resizeEvent(event)
        self._dots = None

    def _count(self) -> int:
        return len(self.totals)

    def _spot(self, stop: int) -> QPointF:
        return self._at(self._plot(), stop, self.totals[stop])

    def _nearest(self, at: QPointF) -> int | None:
        """Look among the games that are near enough to either side."""
        plot, reach, last = self._plot(), self._theme.px(_REACH), len(self.totals) - 1
        each = plot.width() / last if last else plot.width()
        middle = (at.x() - plot.left()) / each if last else 0
        first = max(0, round(middle - reach / each))
        near = range(first, min(last, round(middle + reach / each)) + 1)

        def distance(game: int) -> float:
            way = self._at(plot, game, self.totals[game]) - at
            return QPointF.dotProduct(way, way)

        found = min(near, key=distance, default=None)
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

    def _at(self, plot: QRectF, game: int, worth: float) -> QPointF:
        last = len(self.totals) - 1
        across = game / last if last else 0.5
        up = (worth - self._low) / (self._high - self._low)
        return QPointF(plot.left() + plot.width() * across, plot.bottom() - plot.height() * up)

    def _paint_picture(self, painter: QPainter) -> None:
        plot, tokens, wide = self._plot(), self._theme.tokens, self._theme.scale
        self._paint_heights(painter, plot)
        self._paint_days(painter, plot)
        painter.drawPixmap(0, 0, self._painted_dots(plot))
        gold = gold_on_surface(tokens)
        painter.setPen(QPen(gold, 2.5 * wide, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawPolyline(self._steps(plot))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        for best in self.bests:
            painter.drawEllipse(self._at(plot, best, self.totals[best]), 3.5 * wide, 3.5 * wide)
        join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(tokens.accent, 3 * wide, j=join, c=cap))
        line = thinned_line(self.means, round(plot.width()))
        points = [self._at(plot, AVERAGED - 1 + number, mean) for number, mean in line]
        if len(points) == 1:
            painter.drawPoint(points[0])
        painter.drawPolyline(QPolygonF(points))

    def _steps(self, plot: QRectF) -> QPolygonF:
        """The best so far: level, and up where it was beaten."""
        points: list[QPointF] = []
        for best in self.bests:
            spot = self._at(plot, best, self.totals[best])
            if points:
                points.append(QPointF(spot.x(), points[-1].y()))
            points.append(spot)
        return QPolygonF([*points, QPointF(plot.right(), points[-1].y())])

    def _painted_dots(self, plot: QRectF) -> QPixmap:
        """All dots as a picture, which is kept until something changes."""
        ratio = self.devicePixelRatioF()
        if self._dots is None or self._dots.devicePixelRatio() != ratio:
            self._dots = QPixmap(self.size() * ratio)
            self._dots.setDevicePixelRatio(ratio)
            self._dots.fill(Qt.GlobalColor.transparent)
            many = len(self.totals)
            wide = next(wide for most, wide in _DOTS if many <= most) * self._theme.scale
            painter = QPainter(self._dots)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = dot(self._theme.tokens, many)
            painter.setPen(QPen(colour, wide, c=Qt.PenCapStyle.RoundCap))
            left = thinned(self.totals, max(1, round(plot.width() / 2)))
            painter.drawPoints(
                QPolygonF([self._at(plot, game, self.totals[game]) for game in left])
            )
            painter.end()
        return self._dots

    def _paint_heights(self, painter: QPainter, plot: QRectF) -> None:
        tokens, px = self._theme.tokens, self._theme.px
        painter.setFont(self._small())
        for height in round_numbers(self._low, self._high):
            y = round(self._at(plot, 0, height).y()) + 0.5
            painter.setPen(QPen(tokens.line, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(tokens.muted)
            place = QRectF(0, y - px(12), plot.left() - px(10), px(24))
            painter.drawText(place, _RIGHT, QLocale().toString(height))

    def _paint_days(self, painter: QPainter, plot: QRectF) -> None:
        """Write below some games when they were played, as many as find room."""
        painter.setPen(self._theme.tokens.muted)
        metrics, last = QFontMetricsF(self._small()), len(self.totals) - 1
        each = metrics.horizontalAdvance(self._day(0)) + self._theme.px(40)
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
        painter.drawEllipse(self._spot(stop), 5 * wide, 5 * wide)

    def _small(self) -> QFont:
        return self._theme.figures(12, QFont.Weight.Normal)


class ProgressPlot(PlotPanel):
    """The chart of progress, and the games as a table, the newest first."""

    game_chosen = Signal(int)
    """The number of a game that was clicked."""

    canvas: ProgressCanvas

    def __init__(self, theme: Theme) -> None:
        super().__init__(ProgressCanvas(theme), theme)
        self.canvas.chosen.connect(self._choose)
        self.table.activated.connect(lambda index: self._choose(self._game_in(index.row())))
        self.translate()

    def show_games(self, games: Sequence[GamePoint]) -> None:
        """Show finished games, in the order in which they were played."""
        self.canvas.show_games(games)
        self._say()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.head.show_legend(
            Entry(Mark.STEPS, translate("Records", "record")),
            Entry(Mark.DOT, translate("Records", "every game")),
            Entry(Mark.MEAN, translate("Records", "average of %n games", "", AVERAGED)),
        )
        self.canvas.sentence = record_words.no_games()
        self._name(translate("Records", "Progress"))
        self._say()

    def _say(self) -> None:
        totals = self.canvas.totals
        sentence = record_words.no_games()
        if totals:
            record = self.canvas.bests[-1]
            sentence = record_words.progress_summary(totals, totals[record], self._day(record))
        headings = (
            translate("Records", "Date"),
            translate("Records", "Total"),
            translate("Records", "Average of %n games", "", AVERAGED),
            translate("Records", "Record"),
        )
        self._summarize(sentence, Sheet(headings, len(totals), self._cell))

    def _cell(self, line: int, column: int) -> str:
        game, canvas = self._game_in(line), self.canvas
        match column:
            case 0:
                return dates.in_short(self._day(game))
            case 1:
                return QLocale().toString(canvas.totals[game])
            case 2:
                seen = game - AVERAGED + 1
                return record_words.average(canvas.means[seen]) if seen >= 0 else ""
            case _:
                return record_words.new_best() if game in canvas.bests else ""

    def _game_in(self, line: int) -> int:
        return len(self.canvas.totals) - 1 - line

    def _day(self, game: int) -> date:
        return self.canvas.games[game].at.date()

    def _choose(self, game: int) -> None:
        self.game_chosen.emit(self.canvas.games[game].number)
