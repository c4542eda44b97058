"""The ruleset that was picked: its name, its options, and what can be done with it."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from yacht_desktop.rules import Ruleset
from yacht_desktop.ui import house_words
from yacht_desktop.ui.framed_line import FramedLine
from yacht_desktop.ui.house.options import Options
from yacht_desktop.ui.house_rules import Entry
from yacht_desktop.ui.own_rules import LONGEST_NAME
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.quiet_area import QuietArea
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate

_LEAST_OPTIONS = 150
"""Height, in pixels of the design, in which options can be scrolled through."""
_NARROW = 500
"""Width, in pixels of the design, below which the best total has a line of its own."""


class Editor(Panel):
    """Shows rules and says what the player makes of them; decides nothing."""

    changed = Signal(str, Ruleset)
    """The name and the rules as they are now."""
    entered = Signal()
    """The name is finished."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._entry: Entry | None = None
        self.title, self.differences, self.best, self.flaw = (QLabel(self) for _ in range(4))
        self.name = FramedLine(theme, self)
        # Twice as many units of UTF-16, for emoji; what is longer than it may be is said.
        self.name.setMaxLength(2 * LONGEST_NAME)
        self.options = Options(theme, self)
        self.area = OptionsArea(theme, self)
        self._lay_out()
        self.name.textEdited.connect(self._write)
        self.name.returnPressed.connect(self.entered)
        self.options.chosen.connect(self._choose)
        theme.changed.connect(self._dress)
        self.translate()
        self._dress()

    def translate(self) -> None:
        """Say everything in the language in force."""
        self.name.setAccessibleName(translate("House", "Name of these rules"))
        self.name.setPlaceholderText(translate("House", "What are these rules called?"))
        self.options.translate()

    def set_foot(self, foot: QWidget) -> None:
        """Put in what can be done with the rules."""
        self._column.addWidget(foot)

    def show_rules(self, entry: Entry, kept: Ruleset, flaw: str) -> None:
        """Show rules, how they were kept, and why they can't be saved (empty if they can)."""
        if self._entry is None or self._entry.key != entry.key:
            self.area.verticalScrollBar().setValue(0)
        self._entry = entry
        self.title.setText(entry.name)
        self.title.setVisible(entry.is_preset)
        self.name.setVisible(not entry.is_preset)
        if self.name.text() != entry.name:
            self.name.setText(entry.name)
        self.differences.setText(house_words.what_differs(entry.ruleset))
        self.best.setText(house_words.best_total(entry.ruleset))
        self.flaw.setText(flaw)
        self.flaw.setVisible(bool(flaw))
        self.options.show_ruleset(entry.ruleset, kept, is_open=not entry.is_preset)
        self.setAccessibleName(entry.name)
        self.setAccessibleDescription(f"{self.differences.text()}. {self.best.text()}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the best total under what differs where it is narrow."""
        super().resizeEvent(event)
        self._turn()

    def _lay_out(self) -> None:
        for label in (self.title, self.differences, self.best, self.flaw):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setForegroundRole(QPalette.ColorRole.WindowText)
        for label in (self.title, self.differences, self.flaw):
            label.setWordWrap(True)
        self.area.setWidget(self.options)
        for ground in (self.area.viewport(), self.options):
            ground.setBackgroundRole(QPalette.ColorRole.Base)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self.differences, 1)
        self._head.addWidget(self.best)
        self._column = QVBoxLayout(self)
        for widget in (self.title, self.name):
            self._column.addWidget(widget)
        self._column.addLayout(self._head)
        self._column.addWidget(self.area, 1)
        self._column.addWidget(self.flaw)

    def _write(self, name: str) -> None:
        if self._entry is not None:
            self.changed.emit(name, self._entry.ruleset)

    def _choose(self, ruleset: Ruleset) -> None:
        if self._entry is not None:
            self.changed.emit(self._entry.name, ruleset)

    def _turn(self) -> None:
        narrow = self.width() < self._theme.px(_NARROW)
        self._head.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )

    def _dress(self) -> None:
        gap, font = self._theme.gap, self._theme.font
        self._column.setContentsMargins(gap(24), gap(16), gap(24), gap(14))
        self._column.setSpacing(gap(8))
        self.title.setFont(font(20, QFont.Weight.Bold))
        self.name.setFont(font(18, QFont.Weight.DemiBold))
        for widget in (self.title, self.name):
            widget.setMinimumHeight(self._theme.px(20) + gap(26))
        self.best.setFont(font(15, QFont.Weight.DemiBold))
        for label in (self.differences, self.flaw):
            label.setFont(font(15))
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, self._theme.tokens.muted)
            label.setPalette(palette)


class OptionsArea(QuietArea):
    """Asks for little, so that nothing around it is scrolled away, and takes what there is."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._theme = theme
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Enough to scroll in."""
        return QSize(self._theme.px(200), self._theme.px(_LEAST_OPTIONS))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()
