"""The review: one finished game taken apart into luck and decisions."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.rules import Game
from yacht_desktop.ui import review_words
from yacht_desktop.ui.coach import Aim
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.pages.charts import RunChart, TurnBars
from yacht_desktop.ui.pages.decisions_panel import DecisionsPanel
from yacht_desktop.ui.pages.metrics_strip import MetricsStrip
from yacht_desktop.ui.pages.waiting import WaitingPanel
from yacht_desktop.ui.quiet_area import QuietArea
from yacht_desktop.ui.reviewed import Reviewed
from yacht_desktop.ui.reviewing import Pending, Reviewer
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_NARROW = 740
"""Width, in pixels of the design, below which decisions go under the charts."""
_SIDE = 354
"""Least width of the decisions beside the charts: two links in a line."""
_LOW = 530
"""Height below which air is saved."""


class ReviewPage(QWidget):
    """Looks at games while it is shown; whoever shows it gives it margins and hears its signals."""

    position_chosen = Signal(Game)
    """A position to be shown on the board, where nothing can be played."""
    same_dice_wanted = Signal(int)
    """The number of a game whose dice are to be played again."""
    heading_changed = Signal(str)
    """Which game is looked at, for the line above the page."""

    def __init__(self, reviewer: Reviewer, theme: Theme) -> None:
        super().__init__()
        self._reviewer = reviewer
        self._theme = theme
        self._heading = ""
        self.earlier = self._action(reviewer.earlier)
        self.later = self._action(reviewer.later)
        self.same_dice = self._action(self._want_same_dice)
        self.aims = {aim: self._action(self._choose(aim), checkable=True) for aim in Aim}
        self.strip = MetricsStrip(theme, self._row(self.earlier, self.later))
        self.run_chart = RunChart(theme)
        self.run_chart.set_switch(self._row(*self.aims.values()))
        self.bars = TurnBars(theme)
        self.decisions = DecisionsPanel(self.same_dice, theme)
        self.decisions.chosen.connect(self.position_chosen)
        self.waiting = WaitingPanel(theme)
        self._lay_out()
        reviewer.changed.connect(self._show)
        theme.changed.connect(self._space_out)
        self.translate()

    @property
    def heading(self) -> str:
        """Which game is looked at: day, points, and whether anyone helped."""
        return self._heading

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.earlier.setText(translate("Review", "Earlier game"))
        self.later.setText(translate("Review", "Later game"))
        self.same_dice.setText(translate("Review", "The same dice again"))
        self.aims[Aim.AVERAGE].setText(translate("Review", "Expected total"))
        self.run_chart.title = translate("Review", "Run of the game")
        self.bars.title = translate("Review", "Luck and decisions by turn")
        self.bars.legend = (translate("Review", "luck"), translate("Review", "given away"))
        self.decisions.title.setText(translate("Review", "Costliest decisions"))
        self.setAccessibleName(translate("Review", "Review"))
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Look at a game."""
        super().showEvent(event)
        if not event.spontaneous():
            self._reviewer.open()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look away."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._reviewer.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put things beside each other where there is room, else below each other."""
        super().resizeEvent(event)
        self._space_out()

    def minimumSizeHint(self) -> QSize:
        """Whatever doesn't fit is scrolled to."""
        return QSize(320, 240)

    def _lay_out(self) -> None:
        self._charts = QVBoxLayout()
        self._charts.addWidget(self.run_chart, 300)
        self._charts.addWidget(self.bars, 196)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addLayout(self._charts, 720)
        self._body.addWidget(self.decisions, 364)
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.strip)
        self._column.addLayout(self._body, 1)
        self.area = QuietArea(self._theme)
        self.area.setWidget(self._content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.area)
        outer.addWidget(self.waiting)

    def _space_out(self) -> None:
        between = max(12, min(self._theme.gap(24), round(self.height() * 0.03)))
        for layout in (self._column, self._body, self._charts):
            layout.setSpacing(between)
        self.strip.set_low(low=self.height() < self._theme.px(_LOW))
        narrow = self.width() < self._theme.px(_NARROW)
        self.decisions.setMinimumWidth(0 if narrow else self._theme.px(_SIDE))
        self._body.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )

    def _show(self) -> None:
        shown = self._reviewer.review()
        self.earlier.setEnabled(self._reviewer.has_earlier)
        self.later.setEnabled(self._reviewer.has_later)
        is_pending = isinstance(shown, Pending)
        self.area.setVisible(not is_pending)
        self.waiting.setVisible(is_pending)
        if isinstance(shown, Pending):
            self.waiting.say(shown.sentence, shown.percent)
        else:
            self._show_review(shown)
        self._space_out()
        if self._reviewer.heading != self._heading:
            self._heading = self._reviewer.heading
            self.heading_changed.emit(self._heading)

    def _show_review(self, reviewed: Reviewed) -> None:
        self.strip.show_review(reviewed)
        self.run_chart.note = "" if reviewed.target else review_words.curve_caption(None)
        self.run_chart.setAccessibleName(reviewed.curve_spoken)
        self.run_chart.show_review(reviewed)
        self.bars.setAccessibleName(reviewed.bars_spoken)
        self.bars.show_review(reviewed)
        self.decisions.show_review(reviewed)
        if reviewed.target is not None:
            self.aims[Aim.TARGET].setText(review_words.chance_switch(reviewed.target))
        for aim, action in self.aims.items():
            action.setChecked((aim is Aim.TARGET) == reviewed.is_chance)

    def _choose(self, aim: Aim) -> Callable[[], None]:
        return lambda: self._reviewer.set_aim(aim)

    def _want_same_dice(self) -> None:
        if self._reviewer.game is not None:
            self.same_dice_wanted.emit(self._reviewer.game.number)

    def _action(self, command: Callable[[], object], *, checkable: bool = False) -> QAction:
        action = QAction(self)
        action.setCheckable(checkable)
        action.triggered.connect(lambda *_: command())
        return action

    def _row(self, *actions: QAction) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        for action in actions:
            line.addWidget(LinkButton(action, self._theme, row))
        return row
