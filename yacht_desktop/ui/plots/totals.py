"""How often a player came to which total, in front of how often perfect play does."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from yacht_desktop.ui import record_words
from yacht_desktop.ui.plots.canvas import Canvas
from yacht_desktop.ui.plots.figures import Bin, bins, quartiles, spread_out
from yacht_desktop.ui.plots.plot_head import Entry, Mark
from yacht_desktop.ui.plots.plot_panel import PlotPanel
from yacht_desktop.ui.plots.round_numbers import round_numbers
from yacht_desktop.ui.plots.table import Sheet
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import empty_bar

translate = QCoreApplication.translate


class TotalsCanvas(Canvas):
    """Narrow bars in front of wide ones."""

    def __init__(self, theme: Theme) -> None:
        self.bins: list[Bin] = []
        super().__init__(theme)

    def show_bins(self, shown: list[Bin]) -> None:
        """Show other bars."""
        self.bins = shown
        self.start_anew()

    def _count(self) -> int:
        return len(self.bins)

    def spot(self, stop: int) -> QPointF:
        """The top of the higher bar."""
        return QPointF(
            self._whole(stop).center().x(), self._bar(stop, self._highest(stop), 1).top()
        )

    def _nearest(self, at: QPointF) -> int | None:
        plot = self._plot()
        if not plot.left() <= at.x() < plot.right():
            return None
        return int((at.x() - plot.left()) * len(self.bins) / plot.width())

    def _words(self, stop: int) -> list[str]:
        shown = self.bins[stop]
        lines = [
            record_words.between(shown.first, shown.last),
            record_words.games_with_share(shown.games, shown.share),
        ]
        if shown.perfect is not None:
            lines.append(record_words.perfect_share(shown.perfect))
        return lines

    def _plot(self) -> QRectF:
        px = self._theme.px
        foot = QFontMetricsF(self._small()).height() + px(12)
        return QRectF(8, px(8), self.width() - 16, self.height() - px(8) - foot)

    def _highest(self, stop: int) -> float:
        return max(self.bins[stop].share, self.bins[stop].perfect or 0.0)

    def _whole(self, stop: int) -> QRectF:
        """A bar's part of the width, from top to bottom."""
        plot, each = self._plot(), self._plot().width() / len(self.bins)
        return QRectF(plot.left() + stop * each, plot.top(), each, plot.height())

    def _bar(self, stop: int, share: float, width: float) -> QRectF:
        """A bar for a share of all games, as wide as a share of its part."""
        whole = self._whole(stop)
        high = whole.height() * share / max(map(self._highest, range(len(self.bins))))
        wide = whole.width() * width
        return QRectF(whole.center().x() - wide / 2, whole.bottom() - high, wide, high)

    def _paint_picture(self, painter: QPainter) -> None:
        plot, tokens, top = self._plot(), self._theme.tokens, 3 * self._theme.scale
        unit = plot.height() / max(map(self._highest, range(len(self.bins))))
        each = plot.width() / len(self.bins)
        self._paint_perfect(painter, plot, each, unit)
        for stop, shown in enumerate(self.bins):
            left = plot.left() + stop * each
            if shown.games:
                high = max(shown.share * unit, 2.0)
                bar = QRectF(left + each * 0.28, plot.bottom() - high, each * 0.44, high)
                painter.fillPath(_rounded(bar, top), tokens.accent)
        self._paint_totals(painter, plot)

    def _paint_perfect(self, painter: QPainter, plot: QRectF, each: float, unit: float) -> None:
        """Paint perfect play as a quiet hill of steps; their edge is seen on any ground."""
        tokens = self._theme.tokens
        if self.bins[0].perfect is None:
            return
        steps = [plot.bottomLeft()]
        for stop, shown in enumerate(self.bins):
            top = plot.bottom() - (shown.perfect or 0.0) * unit
            left = plot.left() + stop * each
            steps += [QPointF(left, top), QPointF(left + each, top)]
        steps.append(plot.bottomRight())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(empty_bar(tokens))
        painter.drawPolygon(QPolygonF(steps))
        painter.setPen(QPen(tokens.muted, 1))
        painter.drawPolyline(QPolygonF(steps))

    def _paint_totals(self, painter: QPainter, plot: QRectF) -> None:
        """Write round totals below the bars they are in."""
        px, first, last = self._theme.px, self.bins[0].first, self.bins[-1].last
        painter.setPen(QPen(self._theme.tokens.line, 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        painter.setPen(self._theme.tokens.muted)
        painter.setFont(self._small())
        metrics = QFontMetricsF(self._small())
        room = metrics.horizontalAdvance(QLocale().toString(888)) + px(40)
        for total in round_numbers(first, last, max(1, int(plot.width() / room))):
            stop = (total - first) // (self.bins[0].last - first + 1)
            words = QLocale().toString(total)
            wide = metrics.horizontalAdvance(words)
            x = self._whole(stop).center().x() - wide / 2
            x = max(plot.left(), min(x, plot.right() - wide))
            painter.drawText(QPointF(x, plot.bottom() + px(8) + metrics.ascent()), words)

    def _paint_mark(self, painter: QPainter, stop: int) -> None:
        whole = self._whole(stop)
        painter.setPen(QPen(self._theme.tokens.ink, 1.5 * self._theme.scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        top = self._bar(stop, self._highest(stop), 1).top() - 2
        whole.setTop(min(top, whole.bottom() - self._theme.px(6)))
        painter.drawRoundedRect(whole, 3, 3)

    def _small(self) -> QFont:
        return self._theme.figures(12, QFont.Weight.Normal)


class TotalsPlot(PlotPanel):
    """The chart of totals, and their shares as a table."""

    canvas: TotalsCanvas

    def __init__(self, theme: Theme) -> None:
        super().__init__(TotalsCanvas(theme), theme)
        self._totals: Mapping[int, int] = {}
        self._perfect: Mapping[int, float] | None = None
        self.translate()

    def show_totals(self, totals: Mapping[int, int], perfect: Mapping[int, float] | None) -> None:
        """Show how many games had which total, and perfect play's chances once they are known."""
        self._totals = totals
        self._perfect = perfect
        self._say()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.canvas.sentence = record_words.no_games()
        self._name(translate("Records", "Your totals"))
        self._say()

    def _say(self) -> None:
        spread = spread_out(self._totals)
        shown = bins(self._totals, self._perfect) if spread else []
        self.canvas.show_bins(shown)
        yours = Entry(Mark.BAR, translate("Records", "you"))
        perfect = Entry(Mark.PERFECT, translate("Records", "perfect play"))
        self.head.show_legend(*([yours] if self._perfect is None else [yours, perfect]))
        self._arrange()
        sentence = record_words.no_games()
        if spread:
            mean = None
            if self._perfect is not None:
                mean = sum(total * chance for total, chance in self._perfect.items())
            sentence = record_words.totals_summary(len(spread), quartiles(spread), mean)
        headings = [
            translate("Records", "Totals"),
            translate("Records", "Games"),
            translate("Records", "Share"),
        ]
        if self._perfect is not None:
            headings.append(translate("Records", "Perfect play"))
        self._summarize(sentence, Sheet(headings, len(shown), self._cell))

    def _cell(self, line: int, column: int) -> str:
        shown = self.canvas.bins[line]
        match column:
            case 0:
                return record_words.between(shown.first, shown.last)
            case 1:
                return QLocale().toString(shown.games)
            case 2:
                return record_words.share(shown.share)
            case _:
                return record_words.share(shown.perfect or 0.0)


def _rounded(bar: QRectF, radius: float) -> QPainterPath:
    """A bar that is round at its upper end."""
    path = QPainterPath()
    radius = min(radius, bar.height(), bar.width() / 2)
    path.moveTo(bar.bottomLeft())
    path.lineTo(bar.left(), bar.top() + radius)
    path.quadTo(bar.topLeft(), QPointF(bar.left() + radius, bar.top()))
    path.lineTo(bar.right() - radius, bar.top())
    path.quadTo(bar.topRight(), QPointF(bar.right(), bar.top() + radius))
    path.lineTo(bar.bottomRight())
    path.closeSubpath()
    return path
