"""A player's progress: the chart of all games, and the same as a table."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale, Signal

from yacht_desktop.ui import dates, record_words
from yacht_desktop.ui.plots.plot_head import Entry, Mark
from yacht_desktop.ui.plots.plot_panel import PlotPanel
from yacht_desktop.ui.plots.progress_canvas import GamePoint, ProgressCanvas
from yacht_desktop.ui.plots.table import Sheet
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


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

    def show_games(self, games: Sequence[GamePoint], totals: list[int] | None = None) -> None:
        """Show finished games in the order of play; `totals` are theirs, if known already."""
        self.canvas.show_games(games, totals)
        self._say()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.canvas.sentence = record_words.no_games()
        self._name(translate("Records", "Progress"))
        self._say()

    def _say(self) -> None:
        totals = self.canvas.totals
        self._explain()
        sentence = record_words.no_games()
        if totals:
            record = self.canvas.bests[-1]
            sentence = record_words.progress_summary(totals, totals[record], self._day(record))
        headings = (
            translate("Records", "Date"),
            translate("Records", "Total"),
            translate("Records", "Average of %Ln games", "", self.canvas.averaged),
            translate("Records", "Record"),
        )
        self._summarize(sentence, Sheet(headings, len(totals), self._cell))

    def _explain(self) -> None:
        """Say what the marks are that there are."""
        many = self.canvas.averaged
        legend = [
            Entry(Mark.STEPS, translate("Records", "record")),
            Entry(Mark.DOT, translate("Records", "every game")),
            Entry(Mark.MEAN, translate("Records", "average of %Ln games", "", many)),
        ]
        shown = 0 if not self.canvas.totals else 3 if self.canvas.means else 2
        self.head.show_legend(*legend[:shown])
        self._arrange()

    def _cell(self, line: int, column: int) -> str:
        game, canvas = self._game_in(line), self.canvas
        match column:
            case 0:
                return dates.in_short(self._day(game))
            case 1:
                return QLocale().toString(canvas.totals[game])
            case 2:
                seen = game - canvas.averaged + 1
                return record_words.average(canvas.means[seen]) if seen >= 0 else ""
            case _:
                return record_words.new_best() if game in canvas.bests else ""

    def _game_in(self, line: int) -> int:
        return len(self.canvas.totals) - 1 - line

    def _day(self, game: int) -> date:
        return self.canvas.games[game].at.date()

    def _choose(self, game: int) -> None:
        self.game_chosen.emit(self.canvas.games[game].number)
