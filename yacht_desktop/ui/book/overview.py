"""The first page of the record book: the list beside the charts, and figures below."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.records import BoxFigures
from yacht_desktop.ui import book_words
from yacht_desktop.ui.book.list_panel import ListPanel
from yacht_desktop.ui.book.paragraph import Paragraph
from yacht_desktop.ui.later import later
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.plots.boxes import BoxesPlot
from yacht_desktop.ui.plots.figures import Run
from yacht_desktop.ui.plots.figures_panel import Figures, FiguresPanel
from yacht_desktop.ui.plots.progress import ProgressPlot
from yacht_desktop.ui.plots.totals import TotalsPlot
from yacht_desktop.ui.quiet_area import QuietArea
from yacht_desktop.ui.record_book import Charts, RecordBook
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_NARROW = 760
"""Width, in pixels of the design, below which everything goes under each other."""
_UPPER, _LOWER = 354, 320
"""Heights of the two rows with all that they may have to show, so that nothing moves later."""


class Overview(QuietArea):
    """Scrolls where it is too large."""

    game_chosen = Signal(int)

    def __init__(self, book: RecordBook, theme: Theme) -> None:
        super().__init__(theme)
        self._book = book
        self._theme = theme
        self._totals: Mapping[int, int] = {}
        self._boxes: Sequence[BoxFigures] = ()
        self.list = ListPanel(book, theme)
        self.progress = ProgressPlot(theme)
        self.totals = TotalsPlot(theme)
        self.boxes = BoxesPlot(theme)
        self.figures = FiguresPanel(theme)
        self.explain = QAction(self, checkable=True)
        self.rule = Paragraph(theme)
        self.rule.hide()
        self._lay_out()
        self.explain.toggled.connect(self.rule.setVisible)
        for chooser in (self.list, self.progress):
            chooser.game_chosen.connect(self.game_chosen)
        book.charts_came.connect(self._show_charts)
        book.boxes_came.connect(self._show_boxes)
        book.rarity_known.connect(self._show_perfect_play)
        theme.changed.connect(self._space_out)
        self.translate()
        self._space_out()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.explain.setText(translate("Records", "What makes days in a row?"))
        self.rule.say(book_words.streak_rule())
        self.figures.setToolTip(book_words.streak_rule())
        self.figures.setAccessibleDescription(book_words.streak_rule())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put things beside each other where they find room."""
        super().resizeEvent(event)
        self._space_out()

    def minimumSizeHint(self) -> QSize:
        """Whatever is too large scrolls."""
        return QSize(self._theme.px(300), self._theme.px(200))

    def _lay_out(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._upper.addWidget(self.list, 52)
        self._upper.addWidget(self.progress, 48)
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lower.addWidget(self.totals, 1)
        self._lower.addWidget(self.boxes, 1)
        self._column.addLayout(self._upper, 53)
        self._column.addLayout(self._lower, 47)
        self._column.addWidget(self.figures)
        self._column.addWidget(LinkButton(self.explain, self._theme, content))
        self._column.addWidget(self.rule)
        self.setWidget(content)

    def _show_charts(self, charts: Charts) -> None:
        self._totals = charts.totals
        self.progress.show_games(charts.points, charts.course)
        # One after the other, so that the window hears what is pressed meanwhile.
        later(self, lambda: self._show_figures(charts))
        later(self, self._show_totals)

    def _show_figures(self, charts: Charts) -> None:
        totals = charts.course
        begun = charts.counts.finished + charts.counts.abandoned
        self.figures.show_figures(
            Figures(
                average=sum(totals) / len(totals) if totals else None,
                best=max(totals, default=None),
                since_record=charts.since_record if totals else None,
                days=Run(*charts.days),
                above=charts.above,
                abandoned=charts.counts.abandoned / begun if begun else None,
            )
        )

    def _show_perfect_play(self) -> None:
        """Show the charts that perfect play lies behind; it may have become known just now."""
        self._show_totals()
        self._show_boxes(self._boxes)

    def _show_totals(self) -> None:
        self.totals.show_totals(self._totals, self._book.perfect_totals())

    def _show_boxes(self, boxes: Sequence[BoxFigures]) -> None:
        self._boxes = boxes
        self.boxes.show_boxes(boxes, self._book.perfect_boxes())

    def _space_out(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        between = max(12, min(gap(24), round(self.height() * 0.03)))
        narrow = self.width() < px(_NARROW)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        for layout in (self._column, self._upper, self._lower):
            layout.setSpacing(between)
        for layout in (self._upper, self._lower):
            layout.setDirection(way)
        upper, lower = (self.list, self.progress), (self.totals, self.boxes)
        for panels, least in ((upper, _UPPER), (lower, _LOWER)):
            for panel in panels:
                panel.setMinimumHeight(px(least))
