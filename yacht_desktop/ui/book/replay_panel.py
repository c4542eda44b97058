"""A game played back: the dice of a moment, what was done, and the ways to other moments."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QLabel, QVBoxLayout

from yacht_desktop.ui.book.dice_row import DiceRow
from yacht_desktop.ui.book.flow_row import FlowRow
from yacht_desktop.ui.book.paragraph import Paragraph
from yacht_desktop.ui.book.slider import Slider
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.replay import Moment
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import dress

translate = QCoreApplication.translate


class ReplayPanel(Panel):
    """Shows a moment; the slider and the four actions go to others."""

    ply_wanted = Signal(int)

    def __init__(self, actions: list[QAction], theme: Theme) -> None:
        super().__init__(theme)
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence = Paragraph(theme)
        self.dice = DiceRow(theme)
        self.slider = Slider(theme)
        self.slider.valueChanged.connect(self.ply_wanted)
        self.ways = FlowRow(self)
        for action in actions:
            self.ways.add(LinkButton(action, theme, self.ways))
        self._column = QVBoxLayout(self)
        for widget in (self.title, self.sentence, self.dice, self.slider, self.ways):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        theme.changed.connect(self._dress)
        self._dress()

    def show_moment(self, moment: Moment, ply: int, plies: int) -> None:
        """Show what there was after so many moves of all."""
        self._say(moment.title, moment.sentence)
        self.dice.show_dice(moment.faces, moment.held)
        self.slider.blockSignals(True)
        self.slider.setRange(0, plies)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        self._show_parts(shown=True)

    def show_nothing(self, sentence: str) -> None:
        """Say why there is nothing to replay."""
        self._say("", sentence)
        self._show_parts(shown=False)

    def _say(self, title: str, sentence: str) -> None:
        self.title.setText(title)
        self.sentence.say(sentence)
        self.slider.setAccessibleName(translate("Records", "Move of the game"))
        self.slider.setAccessibleDescription(f"{title}. {sentence}")

    def _show_parts(self, *, shown: bool) -> None:
        for widget in (self.title, self.dice, self.slider, self.ways):
            widget.setVisible(shown)
        self.ways.arrange()

    def _dress(self) -> None:
        gap, tokens = self._theme.gap, self._theme.tokens
        self._column.setContentsMargins(gap(24), gap(20), gap(24), gap(8))
        self._column.setSpacing(gap(6))
        self.ways.setContentsMargins(0, 0, 0, 0)
        dress(self.title, self._theme.font(17, QFont.Weight.Bold), tokens.ink)
        self.ways.arrange()
