"""A surface with a chart on it that can be turned into a table of the same figures."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QFont, QResizeEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout

from yacht_desktop.ui.fitting import wrapped_size
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.plots.canvas import Canvas
from yacht_desktop.ui.plots.plot_head import INSET, PlotHead
from yacht_desktop.ui.plots.table import Sheet, SheetView
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import dress
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

_MARGIN = 28


class PlotPanel(Panel):
    """Head, chart or table, and a sentence below."""

    turned = Signal(bool)
    """The chart has become a table (True), or the table a chart."""

    def __init__(self, canvas: Canvas, theme: Theme) -> None:
        super().__init__(theme)
        self.canvas = canvas
        self.table = SheetView(theme)
        self.as_table = QAction(self)
        self.as_table.triggered.connect(self._turn)
        self.head = PlotHead(self.as_table, theme, self)
        self.foot = QLabel(self)
        self.foot.setTextFormat(Qt.TextFormat.PlainText)
        self.foot.setWordWrap(True)
        self.foot.hide()
        self._views = QStackedWidget(self)
        self._views.addWidget(canvas)
        self._views.addWidget(self.table)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addWidget(self._views, 1)
        self._column.addWidget(self.foot)
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def is_table(self) -> bool:
        """Whether the table is seen."""
        return self._views.currentWidget() is self.table

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the head anew."""
        super().resizeEvent(event)
        self._arrange()

    def translate(self) -> None:
        """Say everything in the language in force."""
        raise NotImplementedError

    def _name(self, title: str) -> None:
        """Give chart, table and button their names."""
        self.head.title.setText(title)
        self._name_button()
        self._arrange()

    def _summarize(self, sentence: str, sheet: Sheet) -> None:
        """Say what the chart shows, for those who don't see it, and fill the table."""
        title = self.head.title.text()
        self.canvas.setAccessibleName(f"{title}: {sentence}")
        self.table.setAccessibleName(f"{title}: {sentence}")
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.table.sheet.show_sheet(sheet)

    def _say_below(self, text: str) -> None:
        self.foot.setText(text)
        self.foot.setVisible(bool(text))
        self._arrange()

    def _turn(self) -> None:
        to_chart = self.is_table
        self._views.setCurrentIndex(0 if to_chart else 1)
        self._name_button()
        self._arrange()
        self.turned.emit(not to_chart)

    def _name_button(self) -> None:
        title = self.head.title.text()
        chart, table = translate("Records", "Chart"), translate("Records", "Table")
        self.as_table.setText(chart if self.is_table else table)
        as_chart = translate("Records", "%1 as a chart")
        as_table = translate("Records", "%1 as a table")
        self.head.button.setAccessibleName(fill(as_chart if self.is_table else as_table, title))

    def _arrange(self) -> None:
        self.head.has_legend = not self.is_table
        width = max(1, self.width() - 2 * self._theme.gap(_MARGIN))
        self.head.arrange(width)
        # A label that wraps asks for less than it needs.
        self.foot.setFixedHeight(wrapped_size(self.foot.font(), self.foot.text(), width).height())

    def _dress(self) -> None:
        gap = self._theme.gap
        inset = gap(_MARGIN) - INSET
        self._column.setContentsMargins(inset, gap(12), inset, gap(16))
        self._column.setSpacing(gap(6))
        dress(self.foot, self._theme.font(14, QFont.Weight.Medium), self._theme.tokens.muted)
        self.foot.setContentsMargins(INSET, 0, INSET, 0)
        self._arrange()
