"""The two charts of a review: how the game went, and what each turn brought."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.plots.round_numbers import round_numbers
from yacht_desktop.ui.review_words import per_cent
from yacht_desktop.ui.reviewed import Reviewed
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import gold_on_surface

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_MARGIN = 28


class Chart(Panel):
    """A panel with a heading, a note at its right, and a plot whose turns line up with others'."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.title = ""
        self.note = ""
        self._reviewed: Reviewed | None = None
        theme.changed.connect(self.updateGeometry)

    def show_review(self, reviewed: Reviewed) -> None:
        """Draw another game."""
        self._reviewed = reviewed
        self.update()

    @property
    def head(self) -> QRectF:
        """The line of the heading."""
        margin, gap = self._theme.gap(_MARGIN), self._theme.gap
        high = self._theme.px(20) + gap(16)
        return QRectF(margin, gap(14), self.width() - 2 * margin, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface, the heading and the plot."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        painter.setPen(tokens.ink)
        fonts = [self._theme.font(size, QFont.Weight.Bold) for size in (17, 16, 15, 14, 13, 12)]
        beside = self.childrenRect().width()  # links that lie in the same line
        painter.setFont(font_for_line(fonts, self.title, self.head.width() - beside))
        painter.drawText(self.head, _LEFT, self.title)
        used = painter.fontMetrics().horizontalAdvance(self.title) + self._theme.px(24)
        self._paint_note(painter, self.head.adjusted(used, 0, 0, 0))
        if self._reviewed is not None:
            plot = self._plot(label=36 if self._reviewed.is_chance else 28)
            self._paint_plot(painter, plot, self._reviewed)

    def _paint_note(self, painter: QPainter, place: QRectF) -> None:
        painter.setPen(self._theme.tokens.muted)
        fonts = [self._theme.font(size, QFont.Weight.Medium) for size in (14, 13, 12)]
        painter.setFont(font_for_line(fonts, self.note, place.width()))
        if painter.fontMetrics().horizontalAdvance(self.note) <= place.width():
            painter.drawText(place, _RIGHT, self.note)

    def _paint_plot(self, painter: QPainter, plot: QRectF, reviewed: Reviewed) -> None:
        raise NotImplementedError

    def _plot(self, label: int) -> QRectF:
        """Where the turns lie, with room at the left for labels."""
        px, gap = self._theme.px, self._theme.gap
        top = self.head.bottom() + gap(12)
        left, right = gap(16) + px(label), self.width() - gap(_MARGIN)
        return QRectF(left, top, right - left, self.height() - top - gap(20))


class RunChart(Chart):
    """The curve: what the game was worth after everything that happened in it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._switch: QWidget | None = None

    def set_switch(self, switch: QWidget) -> None:
        """Give it buttons at the right of the heading, for games that can be seen in two ways."""
        self._switch = switch
        switch.setParent(self)

    def show_review(self, reviewed: Reviewed) -> None:
        """Draw another game; only one that chased a target has something to switch to."""
        super().show_review(reviewed)
        if self._switch is not None:
            self._switch.setVisible(reviewed.target is not None)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the switch in its corner."""
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(self._theme.px(360), self._theme.px(300))

    def minimumSizeHint(self) -> QSize:
        """Heading, turns and a curve that can still be read."""
        return QSize(self._theme.px(300), round(self.head.bottom()) + self._theme.px(128))

    def _paint_plot(self, painter: QPainter, plot: QRectF, reviewed: Reviewed) -> None:
        plot.setBottom(plot.bottom() - self._theme.px(22))
        scale = _Scale.around(reviewed.curve.worths, plot, is_chance=reviewed.is_chance)
        self._paint_lines(painter, plot, scale, is_chance=reviewed.is_chance)
        turns = len(reviewed.luck_by_turn)
        self._paint_turns(painter, plot, turns)
        curve = reviewed.curve
        points = [
            QPointF(plot.left() + plot.width() * turn / turns, scale.y(worth))
            for turn, worth in zip(curve.turns, curve.worths, strict=True)
        ]
        wide, tokens = self._theme.scale, self._theme.tokens
        pen = QPen(tokens.accent, 3 * wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(gold_on_surface(tokens), 3 * wide))
        painter.setBrush(tokens.surface)
        for mark in curve.marks:
            painter.drawEllipse(points[mark], 7 * wide, 7 * wide)

    def _paint_lines(
        self, painter: QPainter, plot: QRectF, scale: "_Scale", *, is_chance: bool
    ) -> None:
        tokens, px = self._theme.tokens, self._theme.px
        painter.setFont(self._theme.figures(12, QFont.Weight.Normal))
        for line in scale.lines:
            y = round(scale.y(line)) + 0.5
            painter.setPen(QPen(tokens.line, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(tokens.muted)
            label = QLocale().toString(line)
            place = QRectF(0, y - px(10), plot.left() - px(8), px(20))
            painter.drawText(place, _RIGHT, per_cent(label) if is_chance else label)

    def _paint_turns(self, painter: QPainter, plot: QRectF, turns: int) -> None:
        px, each = self._theme.px, plot.width() / turns
        painter.setPen(self._theme.tokens.muted)
        painter.setFont(self._theme.figures(12, QFont.Weight.Normal))
        for turn in range(turns):
            place = QRectF(plot.left() + turn * each, plot.bottom() + px(8), each, px(18))
            painter.drawText(place, _CENTRE, QLocale().toString(turn + 1))

    def _arrange(self) -> None:
        if self._switch is not None:
            size, head = self._switch.sizeHint(), self.head
            left = round(head.right()) + self._theme.px(8) - size.width()
            top = round(head.center().y() - size.height() / 2)
            self._switch.setGeometry(left, top, size.width(), size.height())


class TurnBars(Chart):
    """What the dice brought in each turn, and what its decisions gave away."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.legend: tuple[str, str] = ("", "")

    def sizeHint(self) -> QSize:
        """The size of the design."""
        return QSize(self._theme.px(360), self._theme.px(196))

    def minimumSizeHint(self) -> QSize:
        """Heading and bars that can still be told apart."""
        return QSize(self._theme.px(300), round(self.head.bottom()) + self._theme.px(72))

    def _paint_note(self, painter: QPainter, place: QRectF) -> None:
        """Paint what the two colours are, if there is room."""
        px, tokens = self._theme.px, self._theme.tokens
        font = self._theme.font(14, QFont.Weight.Medium)
        metrics = QFontMetricsF(font)
        widths = [px(18) + metrics.horizontalAdvance(words) for words in self.legend]
        left = place.right() - sum(widths) - px(20)
        if left < place.left():
            return
        painter.setFont(font)
        colours = (tokens.accent, gold_on_surface(tokens))
        for words, width, colour in zip(self.legend, widths, colours, strict=True):
            middle = place.center().y()
            _paint_bar(painter, QRectF(left, middle - px(5), px(10), px(10)), colour, px(3))
            painter.setPen(tokens.muted)
            painter.drawText(
                QRectF(left + px(18), place.top(), width, place.height()), _LEFT, words
            )
            left += width + px(20)

    def _paint_plot(self, painter: QPainter, plot: QRectF, reviewed: Reviewed) -> None:
        luck, cost = reviewed.luck_by_turn, reviewed.cost_by_turn
        above = max((*luck, 0.0))
        below = max((*(-worth for worth in luck), *cost))
        unit = plot.height() / ((above + below) or 1.0)
        axis = round(plot.top() + above * unit) + 0.5
        each = plot.width() / len(luck)
        tokens, radius = self._theme.tokens, 3 * self._theme.scale
        gold = gold_on_surface(tokens)
        for turn, (won, lost) in enumerate(zip(luck, cost, strict=True)):
            left = plot.left() + turn * each + each * 0.13
            high = abs(won) * unit
            bar = QRectF(left, axis - high if won > 0 else axis, each * 0.42, high)
            _paint_bar(painter, bar, tokens.accent, radius, pale=won < 0)
            bar = QRectF(left + each * 0.5, axis, each * 0.24, lost * unit)
            _paint_bar(painter, bar, gold, radius)
        painter.setPen(QPen(tokens.muted, 1))
        painter.drawLine(QPointF(plot.left(), axis), QPointF(plot.right(), axis))


class _Scale:
    """From worths to heights, with a few round numbers between."""

    def __init__(self, low: float, high: float, plot: QRectF) -> None:
        self._low, self._high, self._plot = low, high, plot
        self.lines = round_numbers(low, high)

    @classmethod
    def around(cls, worths: Sequence[float], plot: QRectF, *, is_chance: bool) -> "_Scale":
        """A scale with some room above and below; chances keep to what chances can be."""
        low, high = min(worths), max(worths)
        if is_chance:
            return cls(0.0, max(high, 1.0), plot)
        room = max(5.0, (high - low) * 0.08)
        return cls(low - room, high + room, plot)

    def y(self, worth: float) -> float:
        """How far down a worth lies."""
        share = (worth - self._low) / (self._high - self._low)
        return self._plot.bottom() - share * self._plot.height()


def _paint_bar(
    painter: QPainter, bar: QRectF, colour: QColor, radius: float, *, pale: bool = False
) -> None:
    """Paint a bar; a pale one has an edge, so that it is seen on any ground."""
    if bar.height() <= 0:
        return
    ground = QColor(colour)
    if pale:
        ground.setAlphaF(0.4)
    painter.setBrush(ground)
    painter.setPen(QPen(colour, 1) if pale else Qt.PenStyle.NoPen)
    inside = bar.adjusted(0.5, 0.5, -0.5, -0.5) if pale and bar.height() > 1 else bar
    small = min(radius, bar.height() / 2)
    painter.drawRoundedRect(inside, small, small)
