"""A line that says what happened and offers one thing to do about it."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.theme import Theme

translate = QCoreApplication.translate


class Say(Protocol):
    """Says a sentence, and offers one thing to do about it."""

    def __call__(
        self, text: str, offer: str = "", command: Callable[[], object] | None = None
    ) -> None:
        """Show the sentence."""


class Notice(QWidget):
    """Shown in the place of another widget, so that nothing moves; nothing waits for it."""

    def __init__(self, theme: Theme, stands_in_for: QWidget) -> None:
        super().__init__()
        self._other = stands_in_for
        self._theme = theme
        self._command: Callable[[], object] | None = None
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._offer = QPushButton()
        self._offer.clicked.connect(self._accept)
        self._close = QPushButton()
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 8, 4)
        row.addWidget(self._text, 1)
        row.addWidget(self._offer)
        row.addWidget(self._close)
        for button in (self._offer, self._close):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # Enter presses it; Space is left to the dice
        theme.changed.connect(self._dress)
        self._dress()
        self.hide()

    def say(self, text: str, offer: str = "", command: Callable[[], object] | None = None) -> None:
        """Show a sentence and, with an `offer`, a button for its command."""
        self._text.setText(text)
        self._offer.setText(offer)
        self._offer.setVisible(bool(offer))
        self._command = command
        self._close.setText(translate("Notice", "Close"))
        self._fit()
        self.setAccessibleName(text)
        self.show()
        announce(self, text)

    def setVisible(self, visible: bool) -> None:
        """Change places with the other."""
        super().setVisible(visible)
        self._other.setVisible(not visible)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a golden-edged surface, so that it is seen and not taken for an alarm."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.tokens.gold, 2))
        painter.setBrush(self._theme.tokens.surface)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(frame, self._theme.gap(12), self._theme.gap(12))

    def _accept(self) -> None:
        self.hide()
        if self._command is not None:
            self._command()

    def _dress(self) -> None:
        for widget in (self._text, self._offer, self._close):
            widget.setFont(self._theme.font(15))
        self._fit()
        # As high as this is with one line.
        self._other.setMinimumHeight(self._close.minimumHeight() + 8)
        self.update()

    def _fit(self) -> None:
        """Leave air beside the words on the buttons."""
        for button in (self._offer, self._close):
            words = button.fontMetrics().horizontalAdvance(button.text())
            button.setMinimumSize(words + self._theme.px(32), self._theme.target())
