"""What many games come to, in figures: averages, runs, and how long ago the record was."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from yacht_desktop.ui import record_words
from yacht_desktop.ui.fitting import font_for_line
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.plots.figures import Run
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NARROWEST = 156
"""Width, in pixels of the design, that a figure needs."""


class Figures(NamedTuple):
    """What the panel says; None where there is nothing to say yet."""

    average: float | None
    best: int | None
    since_record: int | None
    """Games played after the one that set the record."""
    days: Run
    """Days in a row with a finished game."""
    above: Run
    """Games in a row above average."""
    abandoned: float | None
    """Share of the games begun that were given up."""


class Cell(NamedTuple):
    """A figure, what it is, and what stands beside it."""

    caption: str
    figure: str
    aside: str


class FiguresPanel(Panel):
    """Figures beside each other, in as many rows as their width asks for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._figures = Figures(None, None, None, Run(0, 0), Run(0, 0), None)
        self.cells: list[Cell] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._fit)
        self.translate()

    def show_figures(self, figures: Figures) -> None:
        """Show other figures."""
        self._figures = figures
        self.translate()

    def translate(self) -> None:
        """Say everything in the language in force."""
        shown = self._figures
        days, above = shown.days, shown.above
        share = "–" if shown.abandoned is None else record_words.share(shown.abandoned)
        mean = "–" if shown.average is None else record_words.average(shown.average)
        self.cells = [
            Cell(translate("Records", "Average"), mean, ""),
            Cell(translate("Records", "Best"), _number(shown.best), ""),
            Cell(translate("Records", "Games since the record"), _number(shown.since_record), ""),
            Cell(translate("Records", "Days in a row"), *_run(days)),
            Cell(translate("Records", "Above average in a row"), *_run(above)),
            Cell(translate("Records", "Games given up"), share, ""),
        ]
        self.setAccessibleName(". ".join(_spoken(cell) for cell in self.cells))
        self._fit()

    def sizeHint(self) -> QSize:
        """As many rows as the width asks for."""
        high = self._rows() * self._row_height() + 2 * self._theme.gap(10)
        return QSize(self._theme.px(600), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface and the figures."""
        super().paintEvent(event)
        painter = QPainter(self)
        for number, cell in enumerate(self.cells):
            self._paint_cell(painter, cell, self._place(number))

    def _paint_cell(self, painter: QPainter, cell: Cell, place: QRectF) -> None:
        px, tokens, medium = self._theme.px, self._theme.tokens, QFont.Weight.Medium
        top = place.top() + (place.height() - px(20 + 2 + 28)) / 2
        fonts = [self._theme.font(size, medium) for size in (14, 13, 12, 11, 10)]
        painter.setFont(font_for_line(fonts, cell.caption, place.width()))
        painter.setPen(tokens.muted)
        painter.drawText(QRectF(place.left(), top, place.width(), px(20)), _LEFT, cell.caption)
        low = QRectF(place.left(), top + px(22), place.width(), px(28))
        bold = self._theme.figures(20, QFont.Weight.Bold)
        painter.setFont(bold)
        painter.setPen(tokens.ink)
        painter.drawText(low, _LEFT, cell.figure)
        low.setLeft(low.left() + QFontMetrics(bold).horizontalAdvance(cell.figure) + px(8))
        painter.setFont(font_for_line(fonts, cell.aside, low.width()))
        painter.setPen(tokens.muted)
        # On one line with the figure: both stand on its base.
        low.translate(0, px(2))
        painter.drawText(low, _LEFT, cell.aside)

    def _place(self, number: int) -> QRectF:
        columns, margin = self._columns(), self._theme.gap(28)
        between = self._theme.px(16)
        each = (self.width() - 2 * margin + between) / columns
        row, column = divmod(number, columns)
        top = self._theme.gap(10) + row * self._row_height()
        return QRectF(margin + column * each, top, each - between, self._row_height())

    def _columns(self) -> int:
        """As many as find room, so that no row is nearly empty."""
        room = self.width() - 2 * self._theme.gap(28)
        most = max(1, room // self._theme.px(_NARROWEST))
        return next(columns for columns in (6, 3, 2, 1) if columns <= most)

    def _rows(self) -> int:
        return -(-len(self.cells) // self._columns())

    def _row_height(self) -> int:
        return self._theme.px(50) + self._theme.gap(14)

    def _fit(self) -> None:
        self.setFixedHeight(self.sizeHint().height())
        self.update()


def _number(number: int | None) -> str:
    return "–" if number is None else QLocale().toString(number)


def _run(run: Run) -> tuple[str, str]:
    if not run.longest:
        return _number(None), ""
    return _number(run.current), record_words.longest(run.longest)


def _spoken(cell: Cell) -> str:
    return f"{cell.caption}: {cell.figure}{', ' if cell.aside else ''}{cell.aside}"
