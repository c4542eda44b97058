"""One option of a ruleset: its name, how to choose, and a roll that shows what it does."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from yacht_desktop.ui.house.examples import Example
from yacht_desktop.ui.house.small_dice import SmallDice
from yacht_desktop.ui.theme import Theme

_CHOICE, _EXAMPLE = 400, 230
"""Widths, in pixels of the design, of the two sides; without room for both they are stacked."""


class OptionRow(QWidget):
    """The choice at the left, what comes of it at the right."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_changed = False
        self.title, self.points, self.why = (QLabel(self) for _ in range(3))
        self.dice = SmallDice(theme, self)
        for label in (self.title, self.points, self.why):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setForegroundRole(QPalette.ColorRole.WindowText)
        self._choice = QHBoxLayout()
        self._choice.setSpacing(12)
        self._left = QWidget(self)
        choosing, showing = QVBoxLayout(self._left), QVBoxLayout()
        choosing.setContentsMargins(0, 0, 0, 0)
        choosing.addWidget(self.title)
        choosing.addLayout(self._choice)
        choosing.addStretch(1)
        for widget in (self.dice, self.points, self.why):
            showing.addWidget(widget)
        showing.addStretch(1)
        showing.setSpacing(2)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self._left)
        self._line.addLayout(showing, 1)
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def spoken(self) -> str:
        """The example, for those who don't see it."""
        return f"{self.points.text()}. {self.why.text()}"

    def add_choice(self, *widgets: QWidget) -> None:
        """Put in what the option is chosen with."""
        for widget in widgets:
            self._choice.addWidget(widget)
        self._choice.addStretch(1)

    def show_example(self, example: Example) -> None:
        """Show what the option does now."""
        self.dice.show_faces(example.faces)
        self.points.setText(example.points)
        self.why.setText(example.why)
        if example.is_changed != self._is_changed:
            self._is_changed = example.is_changed
            self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the example under the choice where it is narrow."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        px, gap = self._theme.px, self._line.spacing()
        narrow = self.width() < px(_CHOICE) + gap + px(_EXAMPLE)
        self._left.setMinimumWidth(0 if narrow else px(_CHOICE))
        self._left.setMaximumWidth(px(_CHOICE))
        self._line.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )

    def _dress(self) -> None:
        tokens = self._theme.tokens
        self._line.setSpacing(self._theme.gap(16))
        self.title.setFont(self._theme.font(16, QFont.Weight.DemiBold))
        self.points.setFont(self._theme.font(16, QFont.Weight.Bold))
        self.why.setFont(self._theme.font(14))
        points = tokens.accent if self._is_changed else tokens.ink
        for label, ink in ((self.points, points), (self.why, tokens.muted)):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, ink)
            label.setPalette(palette)
        self._turn()
