"""The filters above the record book: rules, kind of game, and how far to look back."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.records import Kind
from yacht_desktop.rules import Ruleset
from yacht_desktop.ui import book_words
from yacht_desktop.ui.book.chip import Chip, MenuChip
from yacht_desktop.ui.book.flow_row import FlowRow
from yacht_desktop.ui.period import Period
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import ruleset_name

translate = QCoreApplication.translate


class FilterRow(FlowRow):
    """Menus for what has many values; periods side by side where they find room."""

    ruleset_chosen = Signal(Ruleset)
    kind_chosen = Signal(Kind)
    period_chosen = Signal(Period)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rules, self.kind = MenuChip(theme, self), MenuChip(theme, self)
        self.periods = {period: Chip(theme, self) for period in Period}
        self.period = MenuChip(theme, self)
        for chip in (self.rules, self.kind, *self.periods.values(), self.period):
            self.add(chip)
        for period, chip in self.periods.items():
            chip.clicked.connect(self._choose_period(period))
        theme.changed.connect(self._fit)

    def show_choice(
        self, rulesets: list[Ruleset], ruleset: Ruleset, kind: Kind, period: Period
    ) -> None:
        """Show what can be chosen, and what is."""
        known = rulesets if ruleset in rulesets else [ruleset, *rulesets]
        names = {one: ruleset_name(one) for one in known}
        kinds = {one: book_words.kind(one) for one in Kind}
        periods = {one: book_words.period(one) for one in Period}
        time = translate("Records", "Time")
        self.rules.offer(names, ruleset, self.ruleset_chosen.emit, translate("Records", "Rules"))
        self.kind.offer(kinds, kind, self.kind_chosen.emit, translate("Records", "Kind of game"))
        self.period.offer(periods, period, self.period_chosen.emit, time)
        for one, chip in self.periods.items():
            chip.say(periods[one], time)
            chip.setChecked(one is period)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the periods into a menu where they find no room, and unfold them where they do."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.set_spacing(self._theme.gap(10))
        had_focus = self.period.hasFocus() or any(c.hasFocus() for c in self.periods.values())
        self._fold(folded=False)
        if self.natural_width() > self.width():
            self._fold(folded=True)
        if had_focus:
            chips = (self.period, *self.periods.values())
            next(chip for chip in chips if not chip.isHidden() and chip.isChecked()).setFocus()
        self.arrange()

    def _fold(self, *, folded: bool) -> None:
        self.period.setVisible(folded)
        for chip in self.periods.values():
            chip.setVisible(not folded)

    def _choose_period(self, period: Period) -> Callable[[], None]:
        return lambda: self.period_chosen.emit(period)
