"""The right side of a review: the costliest decisions, and what else these dice are good for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.rules import Game
from yacht_desktop.ui.fitting import wrapped_size
from yacht_desktop.ui.link_button import LinkButton
from yacht_desktop.ui.pages.decision_card import INSET, DecisionCard
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.reviewed import Reviewed
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tones import dress

_CARDS = 3


class DecisionsPanel(Panel):
    """Up to three decisions, each of which can be looked at on the board."""

    chosen = Signal(Game)

    def __init__(self, same_dice: QAction, theme: Theme) -> None:
        super().__init__(theme)
        self.title = _label()
        self.remark = Paragraph(theme)
        self.cards = [DecisionCard(theme, self) for _ in range(_CARDS)]
        self.same_dice = LinkButton(same_dice, theme, self)
        self.par = _label()
        self._foot = QWidget(self)
        self._lay_out()
        for card in self.cards:
            card.chosen.connect(self.chosen)
        theme.changed.connect(self._dress)
        self._dress()

    def show_review(self, reviewed: Reviewed) -> None:
        """Show the decisions of a game."""
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(reviewed.costliest))
            if number < len(reviewed.costliest):
                card.show_decision(reviewed.costliest[number])
        self.remark.say(reviewed.remark)
        self.remark.setVisible(bool(reviewed.remark))
        self.par.setText(reviewed.par)
        self._foot.setVisible(bool(reviewed.par))
        self._dress()

    def _lay_out(self) -> None:
        # Its words must not push: where they are too long they go above each other.
        self._foot.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._line = QHBoxLayout(self._foot)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.same_dice)
        self._line.addStretch(1)
        self._line.addWidget(self.par)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.remark)
        for card in self.cards:
            self._column.addWidget(card, 1)
        self._column.addStretch(0)
        self._column.addWidget(self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the two parts of the foot above each other where they don't fit into a line."""
        super().resizeEvent(event)
        self._dress()

    def _dress(self) -> None:
        gap, px = self._theme.gap, self._theme.px
        margin = max(0, gap(28) - px(INSET))
        self._column.setContentsMargins(margin, gap(14), margin, gap(8))
        self._column.setSpacing(gap(2))
        dress(self.title, self._theme.font(17, QFont.Weight.Bold), self._theme.tokens.ink)
        dress(self.par, self._theme.font(14, QFont.Weight.Medium), self._theme.tokens.muted)
        self.title.setContentsMargins(px(INSET), gap(8), px(INSET), gap(4))
        # The words of a link begin some way inside of it.
        self._line.setContentsMargins(px(INSET - 8), 0, px(INSET), 0)
        room = self.width() - 2 * margin - px(2 * INSET - 8)
        upright = self.same_dice.sizeHint().width() + self.par.sizeHint().width() > room
        self._line.setDirection(
            QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight
        )
        self.par.setContentsMargins(px(8) if upright else 0, 0, 0, gap(8) if upright else 0)


class Paragraph(QWidget):
    """A text that wraps; unlike a label's, its height is a least one and never a wish."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._fit)

    def say(self, text: str) -> None:
        """Show another text."""
        self._text = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text."""
        painter = QPainter(self)
        painter.setPen(self._theme.tokens.muted)
        painter.setFont(self._theme.font(15))
        inset = self._theme.px(INSET)
        inside = self.rect().adjusted(inset, self._theme.gap(4), -inset, 0)
        painter.drawText(inside, Qt.TextFlag.TextWordWrap, self._text)

    def _fit(self) -> None:
        room = max(1, self.width() - 2 * self._theme.px(INSET))
        high = wrapped_size(self._theme.font(15), self._text, room).height()
        self.setFixedHeight(high + self._theme.gap(4 + 4))
        self.update()


def _label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
