"""What a page shows while it has nothing to show: a sentence, and how far the work has come."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from yacht_desktop.ui.fitting import wrapped_size
from yacht_desktop.ui.panel import Panel
from yacht_desktop.ui.review_words import per_cent
from yacht_desktop.ui.theme import Theme

_WIDEST = 440
"""Of a line of the sentence, in pixels of the design."""


class WaitingPanel(Panel):
    """A calm surface with a sentence in its middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._sentence = ""
        self._percent: int | None = None

    def say(self, sentence: str, percent: int | None = None) -> None:
        """Show a sentence and, with `percent`, a bar below it."""
        self._sentence, self._percent = sentence, percent
        self.setAccessibleName(sentence)
        self.setAccessibleDescription("" if percent is None else per_cent(f"{percent}"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface, the sentence and the bar."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, tokens = self._theme.px, self._theme.tokens
        wide = min(self.width() - 2 * self._theme.gap(28), px(_WIDEST))
        font = self._theme.font(17)
        high = wrapped_size(font, self._sentence, wide).height()
        place = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high + 2)
        painter.setFont(font)
        painter.setPen(tokens.muted)
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(place, centred | Qt.TextFlag.TextWordWrap, self._sentence)
        if self._percent is not None:
            bar = QRectF(place.left(), place.bottom() + px(20), wide, px(6))
            self._paint_bar(painter, bar, self._percent / 100)

    def _paint_bar(self, painter: QPainter, bar: QRectF, share: float) -> None:
        tokens, radius = self._theme.tokens, bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.line)
        painter.drawRoundedRect(bar, radius, radius)
        bar.setWidth(max(bar.height(), bar.width() * share))
        painter.setBrush(tokens.accent)
        painter.drawRoundedRect(bar, radius, radius)
