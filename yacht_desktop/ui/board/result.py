"""How the game ended, in the place of the dice."""

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.board.counting import CountingNumber
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

COUNT_MILLISECONDS = 900


class Result(QWidget):
    """The total, counting up, and a sentence about it; gold for a new record."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sentence = ""
        self._is_record = False
        self._total = CountingNumber(theme, COUNT_MILLISECONDS, self)
        self._total.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_total(self, total: int, sentence: str, *, is_record: bool, counts: bool) -> None:
        """Show a total and what there is to say about it."""
        self._sentence, self._is_record = sentence, is_record
        spoken = fill(translate("Result", "%1 points. %2"), total, sentence)
        self.setAccessibleName(spoken)
        if counts:
            self._total.set(total, start=0)
        else:
            self._total.jump(total)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the number and the sentence in the middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, px = self._theme.tokens, self._theme.px
        number_font = self._theme.font(72, QFont.Weight.Bold)
        sentence_font = self._theme.font(18, QFont.Weight.Medium)
        height = px(84) + px(64)
        top = max(0, (self.height() - height) // 2)
        painter.setPen(tokens.gold if self._is_record else tokens.on_tray)
        painter.setFont(number_font)
        place = QRect(0, top, self.width(), px(84))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._total.shown))
        painter.setPen(tokens.on_tray)
        painter.setFont(sentence_font)
        below = QRect(0, place.bottom() + px(4), self.width(), px(60))
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(below, centred | Qt.TextFlag.TextWordWrap, self._sentence)
