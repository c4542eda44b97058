"""How the game ended, in the place of the dice."""

from PySide6.QtCore import QCoreApplication, QEasingCurve, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.board.counting import CountingNumber
from yacht_desktop.ui.board.moment import Moment
from yacht_desktop.ui.board.sweep import Sweep
from yacht_desktop.ui.fitting import wrapped_size
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.words import fill

translate = QCoreApplication.translate

COUNT_MILLISECONDS = 900
SWEEP_MILLISECONDS = 1400

_SIZES = ((72, 18), (60, 17), (48, 16), (40, 15), (32, 13), (24, 11))
"""Of the number and of the sentence below it."""


class Result(QWidget):
    """The total, counting up, and a sentence about it; gold for a new record."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sentence = ""
        self._is_record = False
        self._total = CountingNumber(theme, COUNT_MILLISECONDS, self)
        self._total.changed.connect(self.update)
        self._gleam = Moment(theme, SWEEP_MILLISECONDS, self)
        self._gleam.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._gleam.moved.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_total(self, total: int, sentence: str, *, is_record: bool, counts: bool) -> None:
        """Show a total and what there is to say about it."""
        self._sentence, self._is_record = sentence, is_record
        spoken = fill(translate("Result", "%1 points. %2"), total, sentence)
        self.setAccessibleName(spoken)
        announce(self, spoken)
        if counts:
            self._total.set(total, start=0)
            if is_record:
                self._gleam.begin()
        else:
            self._total.jump(total)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the number and the sentence in the middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._theme.tokens
        number_font, sentence_font = self._fonts()
        number_height = QFontMetrics(number_font).height()
        sentence_height = wrapped_size(sentence_font, self._sentence, self.width()).height()
        top = max(0, (self.height() - number_height - sentence_height) // 2)
        place = QRect(0, top, self.width(), number_height)
        painter.setPen(self._number_pen(painter))
        painter.setFont(number_font)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._total.shown))
        painter.setPen(tokens.on_tray)
        painter.setFont(sentence_font)
        below = QRect(0, top + number_height, self.width(), sentence_height)
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(below, centred | Qt.TextFlag.TextWordWrap, self._sentence)

    def _number_pen(self, painter: QPainter) -> QPen:
        """Gold for a record, with the light passing over it while that lasts."""
        tokens = self._theme.tokens
        if not self._is_record:
            return QPen(tokens.on_tray)
        if self._gleam.done == 1:
            return QPen(tokens.gold)
        sweep = Sweep(self.rect(), self._gleam.done, tokens.gold)
        sweep.draw(painter)
        return QPen(sweep.ink(), 1)

    def _fonts(self) -> tuple[QFont, QFont]:
        """The largest fonts for number and sentence that leave both whole."""
        fonts = [
            (
                self._theme.figures(number, QFont.Weight.Bold),
                self._theme.font(sentence, QFont.Weight.Medium),
            )
            for number, sentence in _SIZES
        ]
        return next((pair for pair in fonts if self._have_room(*pair)), fonts[-1])

    def _have_room(self, number: QFont, sentence: QFont) -> bool:
        below = self.height() - QFontMetrics(number).height()
        return wrapped_size(sentence, self._sentence, self.width()).height() <= below
