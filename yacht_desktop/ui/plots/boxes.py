"""What a player gets out of each box, against perfect play."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QResizeEvent

from yacht_desktop.rules import Category
from yacht_desktop.ui import record_words
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.plots.canvas import RADIUS, Canvas
from yacht_desktop.ui.plots.plot_head import Entry, Mark
from yacht_desktop.ui.plots.plot_panel import PlotPanel
from yacht_desktop.ui.plots.table import Sheet
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import empty_bar
from yacht_desktop.ui.words import category_name

translate = QCoreApplication.translate

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_HIGH, _LOW = 38, 30
"""Height of a line in the design, and where there is little room."""
_WIDE = 440
"""Width from which on lines stand in two columns, if one is too short for them."""


class BoxFigures(Protocol):
    """A box in all games looked at."""

    @property
    def category(self) -> Category:
        """Which box."""
        ...

    @property
    def mean(self) -> float:
        """Its average."""
        ...

    @property
    def best(self) -> int:
        """The most that it ever held."""
        ...


class Line(NamedTuple):
    """A box and its figures; `more` is what the player has over perfect play, None if unknown."""

    category: Category
    mean: float
    best: int
    perfect: float | None
    more: float | None


def lines_of(boxes: Sequence[BoxFigures], perfect: Mapping[Category, float] | None) -> list[Line]:
    """The boxes where most is left first; in the order of the card while nobody knows."""
    if perfect is None:
        return [Line(box.category, box.mean, box.best, None, None) for box in boxes]
    lines = [
        Line(box.category, box.mean, box.best, worth, box.mean - worth)
        for box in boxes
        for worth in (perfect[box.category],)
    ]
    return sorted(lines, key=lambda line: line.mean - (line.perfect or 0.0))


class BoxesCanvas(Canvas):
    """A line for each box: name, bar and number."""

    _is_upright = True

    def __init__(self, theme: Theme) -> None:
        self.lines: list[Line] = []
        super().__init__(theme)

    def show_lines(self, lines: list[Line]) -> None:
        """Show other figures."""
        self.lines = lines
        self.start_anew()

    def minimumSizeHint(self) -> QSize:
        """High enough for all lines in as many columns as the width allows."""
        high = self._rows() * self._theme.px(_LOW) if self.lines else 0
        return QSize(self._theme.px(200), max(high, self._theme.px(80)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say how high it wants to be at its width."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.minimumSizeHint().height())

    def refresh(self) -> None:
        """Paint everything anew."""
        super().refresh()
        self.setMinimumHeight(self.minimumSizeHint().height())

    def _count(self) -> int:
        return len(self.lines)

    def _columns(self) -> int:
        return 2 if self.width() >= self._theme.px(_WIDE) else 1

    def _rows(self) -> int:
        return -(-len(self.lines) // self._columns())

    def _place(self, stop: int) -> QRectF:
        """Where a line lies, with the ring around it."""
        column, row = divmod(stop, self._rows())
        between = self._theme.px(24)
        wide = (self.width() - between * (self._columns() - 1)) / self._columns()
        high = min(self.height() / self._rows(), self._theme.px(_HIGH))
        return QRectF(column * (wide + between), row * high, wide, high)

    def spot(self, stop: int) -> QPointF:
        return self._place(stop).center()

    def _nearest(self, at: QPointF) -> int | None:
        stops = range(len(self.lines))
        return next((stop for stop in stops if self._place(stop).contains(at)), None)

    def _words(self, stop: int) -> list[str]:
        line = self.lines[stop]
        return record_words.box_lines(line.category, line.mean, line.perfect, line.best)

    def _paint_picture(self, painter: QPainter) -> None:
        figures = [_figure(line) for line in self.lines]
        metrics = QFontMetrics(self._bold())
        number = max(map(metrics.horizontalAdvance, figures))
        names = QFontMetrics(self._fonts()[0])
        widest = max(names.horizontalAdvance(category_name(line.category)) for line in self.lines)
        largest = max(abs(_worth(line)) for line in self.lines) or 1.0
        for stop, (line, figure) in enumerate(zip(self.lines, figures, strict=True)):
            place = self._place(stop).adjusted(8, 0, -8, 0)
            painter.setFont(self._bold())
            painter.setPen(self._theme.tokens.ink)
            painter.drawText(place, _RIGHT, figure)
            room = place.width() - number - self._theme.px(16)
            name = min(widest, room * 0.62)
            self._paint_name(painter, QRectF(place.left(), place.top(), name, place.height()), line)
            bar = QRectF(place.left() + name, 0, room - name, self._theme.px(10))
            bar.adjust(self._theme.px(14), 0, 0, 0)
            bar.moveTop(place.center().y() - bar.height() / 2)
            self._paint_bar(painter, bar, _worth(line) / largest, from_left=line.more is None)

    def _paint_name(self, painter: QPainter, place: QRectF, line: Line) -> None:
        name = category_name(line.category)
        painter.setFont(font_for_line(self._fonts(), name, place.width()))
        painter.setPen(self._theme.tokens.ink)
        painter.drawText(place, _LEFT, name)

    def _paint_bar(self, painter: QPainter, bar: QRectF, part: float, *, from_left: bool) -> None:
        """Paint what is missing from the right; what is more than perfect has a pale bar."""
        tokens, radius = self._theme.tokens, bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(empty_bar(tokens))
        painter.drawRoundedRect(bar, radius, radius)
        if wide := bar.width() * abs(part):
            wide = max(wide, bar.height())
            inner = QRectF(
                bar.left() if from_left else bar.right() - wide, bar.top(), wide, bar.height()
            )
            colour = QColor(tokens.accent)
            if part > 0 and not from_left:
                painter.setPen(QPen(colour, 1.5))
                colour = tokens.surface
                inner.adjust(0.75, 0.75, -0.75, -0.75)
            painter.setBrush(colour)
            painter.drawRoundedRect(inner, radius, radius)

    def _paint_mark(self, painter: QPainter, stop: int) -> None:
        painter.setPen(QPen(self._theme.tokens.muted, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._place(stop).adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _bold(self) -> QFont:
        return self._theme.figures(14, QFont.Weight.DemiBold)

    def _fonts(self) -> list[QFont]:
        return [self._theme.font(size, QFont.Weight.Medium) for size in (14, 13, 12, 11, 10, 9)]


class BoxesPlot(PlotPanel):
    """The chart of boxes, and their figures as a table."""

    canvas: BoxesCanvas

    def __init__(self, theme: Theme) -> None:
        super().__init__(BoxesCanvas(theme), theme)
        self._boxes: Sequence[BoxFigures] = ()
        self._perfect: Mapping[Category, float] | None = None
        self.translate()

    def show_boxes(
        self, boxes: Sequence[BoxFigures], perfect: Mapping[Category, float] | None
    ) -> None:
        """Show the averages of all boxes, and those of perfect play once they are known."""
        self._boxes = boxes
        self._perfect = perfect
        self._say()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.canvas.sentence = record_words.no_games()
        self._name(translate("Records", "Box by box"))
        self._say()

    def _say(self) -> None:
        lines = lines_of(self._boxes, self._perfect)
        self.canvas.show_lines(lines)
        against = translate("Records", "average against perfect play")
        alone = translate("Records", "average")
        self.head.show_legend(Entry(Mark.NONE, alone if self._perfect is None else against))
        sentence = _sentence(lines) if lines else ""
        self._say_below(sentence)
        headings = [
            translate("Records", "Box"),
            translate("Records", "Average"),
            translate("Records", "Best ever"),
        ]
        if self._perfect is not None:
            headings += [translate("Records", "Perfect play"), translate("Records", "Difference")]
        sheet = Sheet(headings, len(lines), self._cell)
        self._summarize(sentence or record_words.no_games(), sheet)

    def _cell(self, number: int, column: int) -> str:
        line = self.canvas.lines[number]
        match column:
            case 0:
                return category_name(line.category)
            case 1:
                return record_words.average(line.mean)
            case 2:
                return QLocale().toString(line.best)
            case 3:
                return record_words.average(line.perfect or 0.0)
            case _:
                return record_words.difference(line.more or 0.0)


def _worth(line: Line) -> float:
    return line.mean if line.more is None else line.more


def _figure(line: Line) -> str:
    more = line.more
    return record_words.average(line.mean) if more is None else record_words.difference(more)


def _sentence(lines: Sequence[Line]) -> str:
    """Where most is left, if that is known, and what the bests add up to."""
    parts = [record_words.sum_of_bests(sum(line.best for line in lines))]
    first = lines[0]
    if first.more is not None:
        leaves = record_words.difference(min(first.more, 0.0)) != record_words.difference(0.0)
        said = record_words.leaving_nothing()
        parts.insert(0, record_words.leaving(first.category, -first.more) if leaves else said)
    return " ".join(parts)
